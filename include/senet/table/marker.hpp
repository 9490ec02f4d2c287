// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_MARKER_HPP
#define SENET_TABLE_MARKER_HPP

#include <senet/moves/domain.hpp>
#include <senet/moves/maybe.hpp>

namespace senet {

/// A thing of which there is one: it is at one of finitely many places, or nowhere.
template <countable Place>
class marker {
public:
    constexpr marker() = default;
    constexpr marker(Place place) noexcept : place_(place) {} // NOLINT: it is put there

    /// Whether it is anywhere.
    constexpr bool there() const noexcept { return place_.there(); }
    constexpr bool is_at(Place place) const noexcept { return place_ == maybe<Place>{place}; }
    /// Where it is, if it is anywhere.
    constexpr Place place() const noexcept { return place_.get(); }

    constexpr void move_to(Place place) noexcept { place_ = place; }
    constexpr void remove() noexcept { place_ = {}; }

    friend constexpr bool operator==(marker const&, marker const&) = default;

    static constexpr int number_count() noexcept { return 1; }
    static constexpr int highest_number(int) noexcept {
        return static_cast<int>(domain<Place>::size);
    }
    constexpr int number(int) const noexcept { return place_.number(); }
    constexpr void set_number(int, int value) noexcept { place_.set_number(value); }

private:
    maybe<Place> place_;
};

} // namespace senet

#endif // SENET_TABLE_MARKER_HPP
