// SPDX-License-Identifier: MIT

#ifndef SENET_MOVES_MOVE_TRAITS_HPP
#define SENET_MOVES_MOVE_TRAITS_HPP

#include <senet/detail/members.hpp>
#include <senet/moves/domain.hpp>
#include <senet/moves/struct_domain.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

namespace senet::detail {

/// A struct that can be a move: its members are known and finite.
template <class Move>
concept move_shape = has_known_members<Move> && all_fields_are_finite<Move>();

template <class Move>
constexpr std::string_view name_of_move() noexcept {
    if constexpr (requires { std::string_view{Move::name}; })
        return Move::name;
    else
        return type_name<Move>;
}

/// A move may say under which names its members are printed, in words and in records; one of them may be a word of C++:
/// `static constexpr std::string_view printed_names[] = {"from", "double"};`
template <class Move, std::size_t I>
constexpr std::string_view printed_name() noexcept {
    if constexpr (requires { Move::printed_names[I]; }) {
        static_assert(
            std::extent_v<decltype(Move::printed_names)> == member_count<Move>,
            "senet: a move that says under which names its members are printed names each of them");
        return Move::printed_names[I];
    } else {
        return member_name<Move, I>();
    }
}

/// The fields of a packed move hold a square as its bit if the whole move then still fits beside its tag, and every
/// value as its ordinal number otherwise.
inline constexpr int most_direct_bits = 56;

template <class Move>
constexpr int count_bits(bool direct) noexcept {
    int sum = 0;
    for_each_member_index<Move>(
        [&](auto i) { sum += direct ? field<Move, i>::bits() : bits_for(field<Move, i>::size); });
    return sum;
}

template <class Move>
inline constexpr bool packs_directly = count_bits<Move>(true) <= most_direct_bits;

/// Bits of the packed form.
template <class Move>
inline constexpr int packed_bits = count_bits<Move>(packs_directly<Move>);

template <class Move>
constexpr std::uint64_t pack(Move const& move) noexcept {
    std::uint64_t word = 0;
    int at = 0;
    for_each_member(move, [&](auto i, auto const& value) {
        using values = field<Move, i>;
        if constexpr (packs_directly<Move>) {
            word |= values::pack(value) << at;
            at += values::bits();
        } else {
            word |= values::ordinal(value) << at;
            at += bits_for(values::size);
        }
    });
    return word;
}

template <class Move>
constexpr Move unpack(std::uint64_t word) noexcept {
    Move move{};
    for_each_member(move, [&](auto i, auto& value) {
        using values = field<Move, i>;
        constexpr int bits = packs_directly<Move> ? values::bits() : bits_for(values::size);
        // above the last member there is nothing to cut off
        constexpr std::uint64_t mask =
            i + 1 == member_count<Move> ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
        value = packs_directly<Move> ? values::unpack(word & mask) : values::value(word & mask);
        word >>= bits;
    });
    return move;
}

} // namespace senet::detail

#endif // SENET_MOVES_MOVE_TRAITS_HPP
