// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_WHEEL_HPP
#define SENET_GAMES_PHARAON_WHEEL_HPP

#include <senet/games/pharaon/edition.hpp>
#include <senet/table/component.hpp>
#include <senet/table/row.hpp>

#include <cstdint>

namespace senet::pharaon {

/// What can lie on a space of the wheel: resources, offering tokens that can be spent, in the order of their numbers, and
/// a marker from outside (PHA-204, PHA-220).
enum class token : std::uint8_t {
    // clang-format off
    AGR, CON, COM, ROY, JUS, SIL,
    RES_AGR, RES_CON, RES_COM, RES_ROY, RES_JUS, DIS_OFF, DIS_BUR, DIS_NIL, DIS_ART, DIS_NOB,
    marker
    // clang-format on
};
constexpr token token_of(resource r) noexcept { return static_cast<token>(r); }
constexpr token token_of(offering o) noexcept {
    return static_cast<token>(resources + static_cast<int>(o));
}
constexpr bool is_resource(token t) noexcept { return static_cast<int>(t) < resources; }
constexpr bool is_offering(token t) noexcept { return !is_resource(t) && t != token::marker; }
constexpr resource resource_of(token t) noexcept { return static_cast<resource>(t); }
constexpr offering offering_of(token t) noexcept {
    return static_cast<offering>(static_cast<int>(t) - resources);
}

/// PHA-057, PHA-060: the spaces of one colour. Which space a token lies on has no meaning.
class segment {
public:
    using piece = kinds<resource, offering>;

    constexpr int size() const noexcept { return laid_.size(); }
    constexpr token operator[](int i) const noexcept { return laid_[i]; }
    constexpr auto begin() const noexcept { return laid_.begin(); }
    constexpr auto end() const noexcept { return laid_.end(); }

    constexpr void lay(token t) noexcept { laid_.put(t); }
    constexpr void clear() noexcept { laid_.clear(); }

    friend constexpr bool operator==(segment const&, segment const&) = default;

    constexpr int pieces(resource r) const noexcept { return laid_.count(token_of(r)); }
    constexpr int pieces(offering o) const noexcept {
        return o < offering::PP1 ? laid_.count(token_of(o)) : 0;
    }
    static constexpr int number_count() noexcept { return tokens::number_count(); }
    static constexpr int highest_number(int i) noexcept { return tokens::highest_number(i); }
    constexpr int number(int i) const noexcept { return laid_.number(i); }
    constexpr void set_number(int i, int value) noexcept { laid_.set_number(i, value); }
    constexpr bool possible() const noexcept { return laid_.possible(); }

private:
    using tokens = row<token, wheel_spaces>;
    tokens laid_;
};

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_WHEEL_HPP
