// SPDX-License-Identifier: MIT

#include "games/fertility/arranged.hpp"

#include "support/catch.hpp"

#include <algorithm>
#include <array>
#include <vector>

// Final scoring and winner (sections 12 and 13).
namespace {

using namespace fertility_tests;

template <class Engine>
typename Engine::position with_monuments(std::initializer_list<int> counts) {
    auto t = k<Engine>({});
    int s = 0;
    for (int const n : counts) {
        for (int i = 0; i != n; ++i)
            t.monuments[s][i].move_to({i, s});
        ++s;
    }
    return at<"place", Engine>(t);
}

template <class Engine>
std::vector<int> monument_points(std::initializer_list<int> counts) {
    auto const sheet = Engine::sheet(with_monuments<Engine>(counts));
    std::vector<int> points;
    for (int s = 0; s != Engine::seats; ++s)
        points.push_back(sheet.points("monuments", s));
    return points;
}
using list = std::vector<int>;

} // namespace

TEST_CASE("FER-210, FER-212 to FER-214: shops score only when full") {
    auto t = k4({});
    put_district(t, 0, district::D17); // A: 1 for each A; A: 4
    put_district(t, 0, district::D21); // AA: 3 for each A
    put_district(t, 0, district::D01); // AAB: 9
    put_on_shop(t, 0, 0, 0, "A");      // *: 2
    put_on_shop(t, 0, 3, 0, "AAB");
    put_on_shop(t, 0, 2, 0, "A"); // half full: its token counts for others
    put_on_shop(t, 0, 1, 0, "A");
    auto const sheet = four::sheet(at<"place">(t));
    CHECK(sheet.points("generic shops", 0) == 2 + 9);
    CHECK(t.metropolises[0].tokens_of(A) == 5); // the one on `*` and the shop's own included
    CHECK(sheet.points("specialised shops", 0) == 5);
    CHECK(sheet.total(1) == 0);

    put_on_shop(t, 0, 2, 0, "A"); // FER-213: now two of them count six each
    auto const full = four::sheet(at<"place">(t));
    CHECK(full.points("specialised shops", 0) == 6 + 3 * 6);
    CHECK(full.points("generic shops", 0) == 2 + 9);
    put_on_shop(t, 0, 1, 1, "A");
    CHECK(four::sheet(at<"place">(t)).points("specialised shops", 0) == 7 + 21);
}

TEST_CASE("FER-211: 1 or 3 Debens for each token, as printed") {
    for (auto const& [d, tokens, each] :
         {std::tuple{district::D18, "B", 1}, {district::D23, "PP", 3}, {district::D20, "G", 1}}) {
        auto t = k4({});
        put_district(t, 0, d);
        put_on_shop(t, 0, 1, 0, tokens);
        int const n = static_cast<int>(std::string_view{tokens}.size());
        CHECK(four::sheet(at<"place">(t)).points("specialised shops", 0) == each * n);
    }
}

TEST_CASE("FER-215, FER-216: different gods, statues of choice, one collection") {
    auto t = k4({});
    int const scale[] = {0, 3, 6, 10, 15, 21};
    auto const different = [&] {
        auto const p = at<"place">(t);
        CHECK(four::sheet(p).points("statues", 0) == scale[different_statues{}(p, 0)]);
        return different_statues{}(p, 0);
    };
    CHECK(different() == 0);
    put_district(t, 0, district::D29); // Thoth and Anubis
    put_on_shop(t, 0, 1, 0, "A");
    CHECK(different() == 0); // partly filled
    put_on_shop(t, 0, 1, 0, "A");
    CHECK(different() == 2);
    put_district(t, 0, district::D25); // Anubis again; BG: of choice
    put_on_shop(t, 0, 2, 0, "A");
    CHECK(different() == 2); // a duplicate is worth nothing
    put_on_shop(t, 0, 2, 1, "BG");
    CHECK(different() == 3);
    put_on_shop(t, 0, 0, 3, "PG"); // M1: of choice
    CHECK(different() == 4);
    put_district(t, 0, district::D30); // Bastet and Horus
    put_on_shop(t, 0, 3, 0, "BB");
    CHECK(different() == 5); // four printed, and no more gods than there are
}

TEST_CASE("FER-217 to FER-220, INV-FER-20: the monument table, all shapes") {
    CHECK(monument_points<two>({0, 0}) == list{0, 0});
    CHECK(monument_points<two>({2, 0}) == list{15, 0});
    CHECK(monument_points<two>({1, 1}) == list{15, 15});
    CHECK(monument_points<two>({3, 1}) == list{15, 7});
    CHECK(monument_points<two>({1, 4}) == list{7, 15});

    CHECK(monument_points<three>({0, 0, 0}) == list{0, 0, 0});
    CHECK(monument_points<three>({1, 0, 0}) == list{15, 0, 0});
    CHECK(monument_points<three>({2, 2, 0}) == list{15, 15, 0});
    CHECK(monument_points<three>({2, 1, 0}) == list{15, 7, 0});
    CHECK(monument_points<three>({1, 1, 1}) == list{15, 15, 15});
    CHECK(monument_points<three>({2, 2, 1}) == list{15, 15, 7});
    CHECK(monument_points<three>({2, 1, 1}) == list{15, 7, 7});
    CHECK(monument_points<three>({3, 2, 1}) == list{15, 7, 0});

    CHECK(monument_points<four>({0, 0, 0, 0}) == list{0, 0, 0, 0});
    CHECK(monument_points<four>({4, 0, 0, 0}) == list{15, 0, 0, 0});
    CHECK(monument_points<four>({4, 4, 0, 0}) == list{15, 15, 0, 0});
    CHECK(monument_points<four>({4, 3, 0, 0}) == list{15, 7, 0, 0});
    CHECK(monument_points<four>({1, 1, 1, 0}) == list{15, 15, 15, 0});
    CHECK(monument_points<four>({2, 2, 1, 0}) == list{15, 15, 7, 0});
    CHECK(monument_points<four>({2, 1, 1, 0}) == list{15, 7, 7, 0});
    CHECK(monument_points<four>({3, 2, 1, 0}) == list{15, 7, 0, 0});
    CHECK(monument_points<four>({2, 2, 2, 2}) == list{15, 15, 15, 15});
    CHECK(monument_points<four>({2, 2, 2, 1}) == list{15, 15, 15, 7});
    CHECK(monument_points<four>({2, 2, 1, 1}) == list{15, 15, 7, 7});
    CHECK(monument_points<four>({2, 1, 1, 1}) == list{15, 7, 7, 7});
    CHECK(monument_points<four>({3, 3, 2, 1}) == list{15, 15, 7, 0});
    CHECK(monument_points<four>({3, 2, 2, 1}) == list{15, 7, 7, 0});
    CHECK(monument_points<four>({3, 2, 1, 1}) == list{15, 7, 0, 0});
    CHECK(monument_points<four>({4, 3, 2, 1}) == list{15, 7, 0, 0});
    CHECK(monument_points<four>({1, 3, 0, 2}) == list{0, 15, 0, 7});
}

TEST_CASE("FER-221: wheat scores the value of its square") {
    int const values[] = {0, 1, 3, 6, 10, 14, 18, 23, 28, 34, 40};
    for (int w = 0; w <= 10; ++w) {
        auto t = k4({});
        t.metropolises[2].wheat = w;
        CHECK(four::sheet(at<"place">(t)).points("wheat", 2) == values[w]);
    }
}

TEST_CASE("FER-222: pawns, dominoes left over and empty slots are worth nothing") {
    auto const p = at<"place">(k4({"AA", "AB", "AP"}));
    for (int s = 0; s != 4; ++s)
        CHECK(four::sheet(p).total(s) == 0);
}

TEST_CASE("FER-002, FER-240 to FER-243: the highest total, then the fewest tokens, else shared") {
    auto t = k4({});
    t.metropolises[0].wheat = 4; // 10
    t.metropolises[1].wheat = 5; // 14
    auto by_total = four::ranking(at<"place">(t));
    CHECK(by_total.place(1) == 1); // FER-240
    CHECK(by_total.place(0) == 2);
    CHECK(by_total.place(2) == 3); // FER-242, FER-243: equal pairs share a rank
    CHECK(by_total.place(3) == 3);
    CHECK(by_total.winners() == 1);

    // FER-241: seat 1 has 10 Debens and no token, seat 0 has 10 with tokens that are worth nothing
    t.metropolises[1].wheat = 4;
    put_on_shop(t, 0, 0, 3, "P"); // half of a statue
    auto const by_tokens = four::ranking(at<"place">(t));
    CHECK(by_tokens.place(1) == 1);
    CHECK(by_tokens.place(0) == 2);
    CHECK_FALSE(by_tokens.won(0));

    // wheat has no tokens: more wheat with the same total does not matter (OQ-38)
    auto shared = t;
    put_on_shop(shared, 1, 0, 3, "G");
    auto const r = four::ranking(at<"place">(shared));
    CHECK(r.place(0) == 1);
    CHECK(r.place(1) == 1);
    CHECK(r.winners() == 2); // FER-242
    CHECK(r.place(2) == 3);
}

TEST_CASE("the lines of the sheet are scored in the printed order") {
    using sheet = four::sheet_type;
    REQUIRE(sheet::lines == 5);
    CHECK(sheet::name(0) == "generic shops");
    CHECK(sheet::name(1) == "specialised shops");
    CHECK(sheet::name(2) == "statues");
    CHECK(sheet::name(3) == "monuments");
    CHECK(sheet::name(4) == "wheat");
}
