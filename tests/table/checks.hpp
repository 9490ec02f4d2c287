// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_TABLE_CHECKS_HPP
#define SENET_TESTS_TABLE_CHECKS_HPP

#include <senet/hash.hpp>
#include <senet/random.hpp>
#include <senet/seats.hpp>
#include <senet/table/component.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <type_traits>

namespace senet_tests {

/// A check for functions that run at compile time too: there a failure is an error at this call, at run time it is an
/// exception that names the line.
constexpr void expect(bool holds, int line = __builtin_LINE()) {
    if (!holds)
        throw std::runtime_error("line " + std::to_string(line));
}

template <class Type>
constexpr bool same_bytes(Type const& a, Type const& b) {
    struct bytes {
        unsigned char of[sizeof(Type)];
    };
    auto const x = std::bit_cast<bytes>(a);
    auto const y = std::bit_cast<bytes>(b);
    for (std::size_t i = 0; i != sizeof(Type); ++i)
        if (x.of[i] != y.of[i])
            return false;
    return true;
}

template <class Type>
constexpr std::uint64_t hash_of(Type const& value) {
    senet::detail::hasher h;
    h.add_object(value);
    return h.result();
}

/// What every component promises: its numbers are within their bounds and tell it completely, and equal values have
/// equal bytes and hashes.
template <senet::component Type>
constexpr bool keeps_promises(Type const& value) {
    static_assert(senet::detail::can_lie_on_a_table<Type>());
    Type copy{};
    for (int i = 0; i != Type::number_count(); ++i) {
        expect(value.number(i) >= 0);
        expect(value.number(i) <= Type::highest_number(i));
        copy.set_number(i, value.number(i));
    }
    expect(copy == value);
    for (int i = 0; i != Type::number_count(); ++i)
        expect(copy.number(i) == value.number(i));
    if constexpr (std::has_unique_object_representations_v<Type>)
        expect(same_bytes(copy, value));
    expect(hash_of(copy) == hash_of(value));
    return true;
}

/// Two components that are the same, however they came about.
template <senet::component Type>
constexpr bool indistinguishable(Type const& a, Type const& b) {
    expect(a == b);
    if constexpr (std::has_unique_object_representations_v<Type>)
        expect(same_bytes(a, b));
    expect(hash_of(a) == hash_of(b));
    return true;
}

/// Whether a function keeps every contract: a breach is not a constant expression.
template <class Function, int = (Function{}(), 0)>
constexpr bool keeps_contracts(Function) {
    return true;
}
constexpr bool keeps_contracts(...) { return false; }

#ifdef NDEBUG
inline constexpr bool contracts_are_checked = false;
#else
inline constexpr bool contracts_are_checked = true;
#endif

/// A table with the pieces of one type that a seat cannot see dealt anew.
template <class Kind, class Table>
constexpr Table redealt(Table table, senet::seat viewer, senet::random_source& random) {
    senet::piece_pool<Kind> pool;
    senet::detail::lift_pieces(table, pool, viewer, false);
    senet::detail::lay_pieces(table, pool, random, viewer, false);
    expect(pool.total() == 0);
    return table;
}

/// How far counts are from all being equally likely; about as large as the number of counts if they are.
template <std::size_t N>
constexpr double chi_square(int const (&counts)[N]) {
    double total = 0;
    for (int const c : counts)
        total += c;
    double const expected = total / static_cast<double>(N);
    double sum = 0;
    for (int const c : counts)
        sum += (c - expected) * (c - expected) / expected;
    return sum;
}

} // namespace senet_tests

#endif // SENET_TESTS_TABLE_CHECKS_HPP
