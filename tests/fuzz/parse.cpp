// SPDX-License-Identifier: MIT

// Whatever is understood as a move is written in words that are understood as the same move.
#include "support/bazaar.hpp"
#include "support/classics.hpp"

#include <boost/hana/define_struct.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <tuple>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size);

namespace {

/// Squares of a board too wide for letters.
struct long_walk {
    using square = senet::square<senet::board_shape<3, 30>>;

    struct step {
        BOOST_HANA_DEFINE_STRUCT(step, (square, from), (square, to));
        static constexpr std::string_view words = "from {from} to {to}";
        constexpr void play(auto& at) const { at.table.here = to; }
    };
    struct table {
        BOOST_HANA_DEFINE_STRUCT(table, (square, here));
    };
    struct there {
        constexpr bool operator()(auto const& at) const { return at.table.here.column() == 29; }
    };
    struct distance {
        constexpr int operator()(auto const& at, senet::seat) const {
            return at.table.here.column();
        }
    };

    static constexpr auto name = "long walk";
    static constexpr int seats = 1;
    static constexpr auto phases =
        senet::named<"walking">(senet::take_turns_until<there>(senet::choose<step>));
    static constexpr auto scoring = senet::scoring(senet::line<"distance", distance>);
};

void demand(bool holds) {
    if (!holds)
        std::abort();
}

template <class Engine>
void parse(std::string_view words) {
    auto const read = Engine::parse(words);
    if (!read) {
        demand(read.error().column >= 1 && read.error().column <= words.size() + 1);
        demand(!read.error().expected.empty());
        return;
    }
    auto const text = Engine::text(*read);
    auto const again = Engine::parse(text);
    demand(again && *again == *read);
    demand(Engine::text(*again) == text);
    demand(Engine::move_at(Engine::id(*read)) == *read);
    static_cast<void>(static_cast<bool>(Engine::check(Engine::start(), *read)));
}

} // namespace

int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const words{reinterpret_cast<char const*>(data), size};
    std::apply(
        [&](auto... engines) { (parse<decltype(engines)>(words), ...); }, support::classics{});
    parse<senet::engine<bazaar::game<>>>(words);
    parse<senet::engine<long_walk>>(words);
    return 0;
}
