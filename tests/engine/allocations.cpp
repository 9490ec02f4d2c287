// SPDX-License-Identifier: MIT

#include <senet/engine.hpp>

#include <senet/games/egizia.hpp>
#include <senet/games/fertility.hpp>
#include <senet/games/pharaon.hpp>
#include <senet/games/valley_of_the_kings.hpp>

#include "support/catch.hpp"
#include "support/classics.hpp"

#include <cstdlib>
#include <new>
#include <tuple>

namespace without_exceptions {

int play_all_classics(); // in no_exceptions.cpp, which is compiled without them

} // namespace without_exceptions

namespace {

int allocations = 0;

using valley = senet::engine<senet::valley_of_the_kings::game<>>;
using valley_one_by_one =
    senet::engine<senet::valley_of_the_kings::game<senet::valley_of_the_kings::options{
        .players = 3, .single_tablet = true}>>;

using games = decltype(std::tuple_cat(
    support::classics{},
    std::tuple<
        senet::engine<senet::fertility::game<>>,
        senet::engine<senet::egizia::game<>>,
        senet::engine<senet::pharaon::game<>>,
        senet::engine<senet::pharaon::game<senet::pharaon::options{.players = 1}>>,
        valley,
        valley_one_by_one>{}));

} // namespace

namespace {

void* counted(std::size_t size) noexcept {
    ++allocations;
    return std::malloc(size == 0 ? 1 : size);
}

void* counted_or_thrown(std::size_t size) {
    if (void* const memory = counted(size))
        return memory;
    throw std::bad_alloc{};
}

} // namespace

// Every allocation of this test program is counted; all forms, for a sanitizer brings its own of those left out.
// Not inlined, because g++ 12 then sees malloc meet delete.
[[gnu::noinline]] void* operator new(std::size_t size) { return counted_or_thrown(size); }
[[gnu::noinline]] void* operator new[](std::size_t size) { return counted_or_thrown(size); }
[[gnu::noinline]] void* operator new(std::size_t size, std::nothrow_t const&) noexcept {
    return counted(size);
}
[[gnu::noinline]] void* operator new[](std::size_t size, std::nothrow_t const&) noexcept {
    return counted(size);
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete[](void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::nothrow_t const&) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete[](void* memory, std::nothrow_t const&) noexcept {
    std::free(memory);
}

TEMPLATE_LIST_TEST_CASE("nothing allocates while a game is played", "", games) {
    int const before = allocations;
    senet::random_source random{1};
    std::uint64_t sum = 0;
    for (int game = 0; game != 20; ++game) {
        auto p = TestType::start();
        while (!TestType::over(p)) {
            auto const list = TestType::moves(p);
            auto const m = TestType::random_move(p, random);
            auto const words = TestType::text(p, m);
            sum += list.size() + words.size() + TestType::hash(p) + TestType::id(m);
            sum +=
                static_cast<std::uint64_t>(TestType::check(p, TestType::move_at(0)).why().size());
            if (TestType::to_act(p).is_seat()) {
                auto const seen = TestType::view(p, TestType::to_act(p).seat());
                auto const other = TestType::redeal(p, seen.viewer(), random);
                sum += TestType::hash(other);
            }
            sum += static_cast<std::uint64_t>(static_cast<bool>(TestType::parse(p, words.view())));
            sum += TestType::id(TestType::nth_move(p, 0));
            TestType::for_each_move(p, [&](auto const& each) { sum += TestType::id(each); });
            auto q = p;
            sum += static_cast<std::uint64_t>(
                static_cast<bool>(TestType::try_play(q, TestType::move_at(0))));
            TestType::play(p, m);
        }
        auto played_out = TestType::start();
        sum += static_cast<std::uint64_t>(TestType::play_out(played_out, random).total(0) != 0);
        sum +=
            static_cast<std::uint64_t>(TestType::sheet(p).total(0) + TestType::ranking(p).place(0));
    }
    int const during = allocations - before;
    CHECK(during == 0);
    CHECK(sum != 0);

    // the counter counts
    int const earlier = allocations;
    ::operator delete(::operator new(1)); // unlike a new-expression this may not be left out
    CHECK(allocations > earlier);
}

TEST_CASE("nothing throws while a game is played, for a program without exceptions plays it") {
    CHECK(without_exceptions::play_all_classics() > 0);
}
