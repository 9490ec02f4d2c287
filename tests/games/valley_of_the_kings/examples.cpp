// SPDX-License-Identifier: MIT

#include "games/valley_of_the_kings/arranged.hpp"

#include "support/catch.hpp"

// The worked examples of the specification (section 19), at compile time and at run time.
namespace {

using namespace valley_tests;

constexpr int cost(std::string_view from, std::string_view to) {
    return board<reconstructed>.ways.between(c(from), c(to));
}

/// Points spent by foreman 0 of seat 0 on the way over these cells; -1 if it cannot go there.
template <class... Names>
constexpr int spent(std::string_view from, Names... names) {
    auto t = table_in_round<four>(1);
    t.foremen.move(0, 0, c(from));
    auto p = four::arrange<"foremen">(t, 0);
    for (auto const to : {std::string_view{names}...}) {
        if (!four::check(p, fstep{0, c(to)}))
            return -1;
        four::play(p, fstep{0, c(to)});
    }
    return points_each - p.table.points;
}

constexpr bool EX_VOK_1_to_the_own_area() {
    return cost("6C", "19") == 1 && spent("6C", "19") == 1 && spent("6C", "18") == -1;
}
static_assert(EX_VOK_1_to_the_own_area());

constexpr bool EX_VOK_2_two_lines() {
    return cost("6C", "20") == 2 && cost("6C", "16") == 2 && spent("6C", "19", "20") == 2 &&
           spent("6C", "19", "16") == 2;
}
static_assert(EX_VOK_2_two_lines());

constexpr bool EX_VOK_3_a_common_line() { return cost("16", "8C") == 1 && spent("16", "8C") == 1; }
static_assert(EX_VOK_3_a_common_line());

constexpr bool EX_VOK_4_no_common_line() {
    return cost("16", "8D") == 2 && spent("16", "8D") == -1 && spent("16", "20", "8D") == 2;
}
static_assert(EX_VOK_4_no_common_line());

constexpr bool EX_VOK_5_four_and_two() {
    auto t = table_in_round<four>(1);
    t.foremen.move(0, 0, c("6C"));
    auto p = four::arrange<"foremen">(t, 0);
    play_all<four>(p, fstep{0, c("19")}, fstep{0, c("16")}, fstep{1, c("20")}, fstep{0, c("22")});
    play_all<four>(p, fstep{1, c("8D")}, fstep{0, c("13H")});
    return cost("6C", "13H") == 4 && cost("16", "8D") == 2 && p.table.points == 0 &&
           p.table.foremen[0][0] == c("13H") && p.table.foremen[0][1] == c("8D") &&
           refusal<four>(p, fstep{0, c("22")}) == "VOK-131";
}
static_assert(EX_VOK_5_four_and_two());

template <class Engine>
constexpr bool EX_VOK_6_groups() {
    auto p = Engine::start();
    int drawn = 0;
    for (; Engine::phase(p) == "draw"; ++drawn)
        Engine::play(p, Engine::nth_move(p, 0));
    return drawn == group_size * (Engine::seats + 1) && groups_offered(p) == Engine::seats + 1 &&
           p.table.display[Engine::seats].size() == group_size;
}
static_assert(EX_VOK_6_groups<two>() && EX_VOK_6_groups<three>() && EX_VOK_6_groups<four>());

constexpr bool EX_VOK_7_tablets() {
    auto const t = four::game::setup();
    int sum = 0;
    for (int s = 0; s != 4; ++s) {
        auto const& kept = t.tablets[s]->kept;
        if (kept.count(0) != 4 || kept.size() != 8)
            return false;
        for (int v = 1; v <= 4; ++v) {
            if (kept.count(v) != 1)
                return false;
            sum += v;
        }
    }
    return sum == 40;
}
static_assert(EX_VOK_7_tablets());

constexpr bool EX_VOK_8_name_of_a_square() {
    senet::short_text<4> text;
    senet::domain<cell>::write(text, cell::square(13, 'H'));
    return text == "13H" && c("13H").site() == 13 && c("13H").letter() == 7;
}
static_assert(EX_VOK_8_name_of_a_square());

constexpr bool EX_VOK_9_sizes() {
    return small_pyramid.layers == 2 && small_pyramid.cells() == 5 && large_pyramid.layers == 3 &&
           large_pyramid.cells() == 14 && pharaoh_cubes == 30 && 16 + 9 + 4 + 1 == pharaoh_cubes;
}
static_assert(EX_VOK_9_sizes());

constexpr std::string_view small_cells[] = {"kwgn r", "kkkw w", "kkkk w", "rrrr r"};
constexpr std::string_view large_cells[] = {
    "kwgkkkkkk wwww k", "kkkkrkkkk kwkk w", "kkkkrkkkk wwww g", "nnnnrnnnn nnnn n"};

/// What seat 0 has for one finished pyramid.
template <class Engine>
constexpr int worth(int site, std::string_view cells) {
    auto t = table_in_round<Engine>(5);
    own(t, site, 0);
    cubes_on(t, site, cells);
    return Engine::sheet(Engine::template arrange<"build">(t, 0)).total(0);
}

constexpr bool EX_VOK_10_base_points() {
    // what would be striped is mixed
    return worth<four>(4, small_cells[0]) == 1 && worth<four>(4, small_cells[1]) == 1 &&
           worth<four>(4, small_cells[2]) == 3 && worth<four>(4, small_cells[3]) == 4 &&
           worth<four>(8, large_cells[0]) == 5 && worth<four>(8, large_cells[1]) == 5 &&
           worth<four>(8, large_cells[2]) == 9 && worth<four>(8, large_cells[3]) == 11;
}
static_assert(EX_VOK_10_base_points());

constexpr bool EX_VOK_11_expert_points() {
    constexpr int small_points[] = {1, 2, 3, 4};
    constexpr int large_points[] = {5, 7, 9, 11};
    for (int i = 0; i != 4; ++i)
        if (worth<expert>(4, small_cells[i]) != small_points[i] ||
            worth<expert>(8, large_cells[i]) != large_points[i])
            return false;
    return true;
}
static_assert(EX_VOK_11_expert_points());

} // namespace

TEST_CASE("EX-VOK-1: from a square to its area") { CHECK(EX_VOK_1_to_the_own_area()); }
TEST_CASE("EX-VOK-2, VOK-110: from a square over two lines") { CHECK(EX_VOK_2_two_lines()); }
TEST_CASE("EX-VOK-3, VOK-111: a common line is paid once") { CHECK(EX_VOK_3_a_common_line()); }
TEST_CASE("EX-VOK-4: no common line") { CHECK(EX_VOK_4_no_common_line()); }
TEST_CASE("EX-VOK-5, VOK-131: one foreman moves 4 and the other 2") {
    CHECK(EX_VOK_5_four_and_two());
}
TEST_CASE("EX-VOK-6: one group of five cubes more than players") {
    CHECK(EX_VOK_6_groups<two>());
    CHECK(EX_VOK_6_groups<three>());
    CHECK(EX_VOK_6_groups<four>());
}
TEST_CASE("EX-VOK-7: eight tablets with a sum of ten") { CHECK(EX_VOK_7_tablets()); }
TEST_CASE("EX-VOK-8: 13-H is square H of site 13") { CHECK(EX_VOK_8_name_of_a_square()); }
TEST_CASE("EX-VOK-9: sizes of pyramids") { CHECK(EX_VOK_9_sizes()); }
TEST_CASE("EX-VOK-10: points in the base game") { CHECK(EX_VOK_10_base_points()); }
TEST_CASE("EX-VOK-11: points in the expert variant") { CHECK(EX_VOK_11_expert_points()); }
