// expect: senet: the words of a move have at most 160 characters
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct take {
    BOOST_HANA_DEFINE_STRUCT(take, (senet::within<1, 3>, count));

    static constexpr std::string_view words =
        "take {count} of the matches that lie on the table between the two players, all of which looked the same when "
        "they were laid there and still do, if they have not been burnt since";

    constexpr void play(auto& at) const { at.table.matches.retreat(count); }
};

constexpr auto start = senet::engine<nim::game<take>>::start();
