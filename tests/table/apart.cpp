// SPDX-License-Identifier: MIT

#include <senet/table/apart.hpp>

#include "support/catch.hpp"

#include <senet/engine.hpp>
#include <senet/io.hpp>
#include <senet/table/secret.hpp>
#include <senet/table/several.hpp>
#include <senet/table/supply.hpp>

#include <boost/hana/define_struct.hpp>

#include <array>
#include <sstream>

using namespace senet;

namespace {

enum class tablet : std::uint8_t { one, two, three };

struct tablets {
    BOOST_HANA_DEFINE_STRUCT(
        tablets, (secret<supply<tablet, 1>>, kept), (several<2, secret<supply<tablet, 1>>>, laid));
};

struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (per_seat<3, apart<tablets>>, tablets_of));
};

struct pass {
    constexpr void play(auto&) const {}
};

struct nothing {
    constexpr int operator()(auto const&, seat) const { return 0; }
};

struct game {
    static constexpr auto name = "tablets";
    static constexpr int seats = 3;
    using table = ::table;
    static constexpr table setup() {
        table t{};
        for (auto& own : t.tablets_of) {
            own->kept.put(tablet::one);
            own->laid[0].put(tablet::two);
            own->laid[1].put(tablet::three);
        }
        return t;
    }
    static constexpr auto phases = named<"bidding">(choose<pass>);
    static constexpr auto scoring = senet::scoring(line<"nothing", nothing>);
};
using bids = senet::engine<game>;

constexpr int copies(tablets const& own, tablet t) {
    return own.kept.count(t) + own.laid[0].count(t) + own.laid[1].count(t);
}

constexpr bool everybody_keeps_a_set() {
    random_source random{4};
    auto const p = bids::start();
    for (int i = 0; i != 30; ++i) {
        auto const q = bids::redeal(p, 0, random);
        if (!(bids::view(q, 0) == bids::view(p, 0)) ||
            !(q.table.tablets_of[0] == p.table.tablets_of[0]))
            return false;
        for (auto const& own : q.table.tablets_of)
            for (tablet const t : {tablet::one, tablet::two, tablet::three})
                if (copies(*own, t) != 1)
                    return false;
    }
    return true;
}

} // namespace

TEST_CASE("what lies apart is dealt anew by itself") {
    CHECK(everybody_keeps_a_set());
    STATIC_REQUIRE(component<apart<tablets>>);
    STATIC_REQUIRE(sizeof(apart<tablets>) == sizeof(tablets));
}

TEST_CASE("what lies apart is dealt fairly") {
    random_source random{8};
    std::array<int, 3> kept{};
    auto const p = bids::start();
    int const deals = 30000;
    for (int i = 0; i != deals; ++i) {
        auto const q = bids::redeal(p, 0, random);
        for (std::size_t t = 0; t != 3; ++t)
            kept[t] += q.table.tablets_of[1]->kept.count(static_cast<tablet>(t));
    }
    double chi_square = 0;
    for (int const n : kept)
        chi_square += (n - deals / 3.0) * (n - deals / 3.0) / (deals / 3.0);
    CHECK(chi_square < 13.82); // 2 degrees of freedom, p = 0.001
}

TEST_CASE("pieces that lie apart are counted, and seen as their parts are") {
    auto const p = bids::start();
    CHECK(detail::count_pieces(p.table, tablet::two) == 3);
    auto const seen = bids::view(p, 1);
    CHECK(seen[&table::tablets_of][1][&tablets::kept].known());
    CHECK_FALSE(seen[&table::tablets_of][2][&tablets::kept].known());
    CHECK(seen[&table::tablets_of][2][&tablets::laid][0].size() == 1);
}

TEST_CASE("what lies apart is printed like what it is") {
    std::ostringstream all;
    std::ostringstream of_0;
    all << bids::start();
    of_0 << bids::view(bids::start(), 0);
    CHECK(
        all.str().find("tablets_of:\n"
                       "  seat 0:\n"
                       "    kept: 1 one\n"
                       "    laid:\n"
                       "      0: 1 two\n"
                       "      1: 1 three\n"
                       "  seat 1:\n") != std::string::npos);
    CHECK(
        of_0.str().find("  seat 1:\n"
                        "    kept: 1 ?\n"
                        "    laid:\n"
                        "      0: 1 ?\n"
                        "      1: 1 ?\n") != std::string::npos);
}
