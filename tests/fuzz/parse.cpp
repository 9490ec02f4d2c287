// SPDX-License-Identifier: MIT

// Whatever is understood as a move is written in words that are understood as the same move.
#include "support/bazaar.hpp"
#include "support/classics.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <tuple>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size);

namespace {

using wide = senet::tic_tac_toe::options;

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
    parse<senet::engine<senet::tic_tac_toe::game<wide{.rows = 3, .columns = 30, .line = 3}>>>(
        words);
    return 0;
}
