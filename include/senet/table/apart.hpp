// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_APART_HPP
#define SENET_TABLE_APART_HPP

#include <senet/detail/type_list.hpp>
#include <senet/table/component.hpp>
#include <senet/table/seen.hpp>

namespace senet {

/// Things whose hidden pieces never mix with those of others: everybody's own set of tablets, of which some are laid
/// out and some are kept. Everything that belongs to the set lies in `Things`; `redeal` deals it anew by itself.
///
///     (per_seat<4, apart<tablets_of_a_player>>, tablets)
template <class Things>
class apart {
    static_assert(
        detail::can_lie_on_a_table<Things>() && detail::hides<Things>(),
        "senet: what lies apart is a component or a described struct in which something is hidden");

public:
    constexpr Things& operator*() noexcept { return things_; }
    constexpr Things const& operator*() const noexcept { return things_; }
    constexpr Things* operator->() noexcept { return &things_; }
    constexpr Things const* operator->() const noexcept { return &things_; }

    friend constexpr bool operator==(apart const& a, apart const& b) noexcept {
        return detail::same_table(a.things_, b.things_);
    }

    constexpr auto seen(seat viewer, bool owns) const noexcept {
        return detail::see(things_, viewer, owns);
    }
    template <class Random>
    constexpr void guess(Random& random, seat viewer, bool owns) noexcept {
        [&]<class... Kinds>(detail::type_list<Kinds...>) {
            (deal_again<Kinds>(random, viewer, owns), ...);
        }(detail::piece_types<Things>{});
        detail::guess_commitments(things_, random, viewer, owns);
    }

    static constexpr int number_count() noexcept { return detail::number_count<Things>(); }
    static constexpr int highest_number(int i) noexcept {
        return detail::highest_number<Things>(i);
    }
    constexpr int number(int i) const noexcept { return detail::number(things_, i); }
    constexpr void set_number(int i, int value) noexcept { detail::set_number(things_, i, value); }

private:
    template <class Kind, class Random>
    constexpr void deal_again(Random& random, seat viewer, bool owns) noexcept {
        piece_pool<Kind> pool;
        detail::lift_pieces(things_, pool, viewer, owns);
        detail::lay_pieces(things_, pool, random, viewer, owns);
    }

    Things things_{};
};

namespace detail {

template <class Things>
struct piece_types_of<apart<Things>> {
    using type = piece_types<Things>;
};

template <class Kind, class Things>
constexpr int count_pieces(apart<Things> const& holder, Kind kind) noexcept {
    return count_pieces(*holder, kind);
}

} // namespace detail

} // namespace senet

#endif // SENET_TABLE_APART_HPP
