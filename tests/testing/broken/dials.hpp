// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_TESTING_BROKEN_DIALS_HPP
#define SENET_TESTS_TESTING_BROKEN_DIALS_HPP

#include <senet/engine.hpp>

#include <boost/hana/define_struct.hpp>

#include <cstdint>

/// A game with a component of its own, which can be broken in many ways: a dial is turned by one or two until it has
/// come to six or more.
namespace broken::dials {

/// Sound.
struct dial {
    std::uint8_t shown = 0;
    std::uint8_t turns = 0;

    friend constexpr bool operator==(dial const&, dial const&) = default;
    static constexpr int number_count() { return 2; }
    static constexpr int highest_number(int) { return 8; }
    constexpr int number(int i) const { return i == 0 ? shown : turns; }
    constexpr void set_number(int i, int value) {
        (i == 0 ? shown : turns) = static_cast<std::uint8_t>(value);
    }
};

/// The dial goes up to seven, and it was declared to go up to six: one too few.
struct too_small : dial {
    friend constexpr bool operator==(too_small const&, too_small const&) = default;
    static constexpr int highest_number(int) { return 6; }
};

/// Two dials are taken for the same if they show the same, however often they were turned.
struct half_compared : dial {
    friend constexpr bool operator==(half_compared const& a, half_compared const& b) {
        return a.shown == b.shown;
    }
};

/// One member is not among the numbers, so that records and the hash know nothing of it.
struct half_numbered {
    std::uint8_t shown = 0;
    std::uint32_t turns = 0;

    friend constexpr bool operator==(half_numbered const&, half_numbered const&) = default;
    static constexpr int number_count() { return 1; }
    static constexpr int highest_number(int) { return 8; }
    constexpr int number(int) const { return shown; }
    constexpr void set_number(int, int value) { shown = static_cast<std::uint8_t>(value); }
};

/// A dial that says of itself that it cannot show four.
struct four_is_missing : dial {
    friend constexpr bool operator==(four_is_missing const&, four_is_missing const&) = default;
    constexpr bool possible() const { return shown != 4; }
};

/// Setting the second number sets the first.
struct wrongly_set : dial {
    friend constexpr bool operator==(wrongly_set const&, wrongly_set const&) = default;
    constexpr void set_number(int, int value) { shown = static_cast<std::uint8_t>(value); }
};

struct turn {
    BOOST_HANA_DEFINE_STRUCT(turn, (senet::within<1, 2>, by));

    static constexpr std::string_view words = "turn by {by}";

    constexpr void play(auto& at) const {
        at.table.face.shown = static_cast<std::uint8_t>(at.table.face.shown + by);
        ++at.table.face.turns;
    }
};

struct six_is_shown {
    constexpr bool operator()(auto const& at) const { return at.table.face.shown >= 6; }
};
struct turns_made {
    constexpr int operator()(auto const& at, senet::seat) const {
        return static_cast<int>(at.table.face.turns);
    }
};

template <class Dial>
struct table_with {
    BOOST_HANA_DEFINE_STRUCT(table_with, (Dial, face));
};

template <class Dial = dial>
struct game {
    static constexpr auto name = "dial";
    static constexpr int seats = 2;
    using table = table_with<Dial>;

    static constexpr auto phases =
        senet::named<"turning">(senet::take_turns_until<six_is_shown>(senet::choose<turn>));
    static constexpr auto scoring = senet::scoring(senet::line<"turns", turns_made>);
};

} // namespace broken::dials

#endif // SENET_TESTS_TESTING_BROKEN_DIALS_HPP
