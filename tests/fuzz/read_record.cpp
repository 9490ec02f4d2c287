// SPDX-License-Identifier: MIT

// Whatever is accepted as a record is the same record after it was written and read, in both forms.
#include <senet/record.hpp>

#include "support/bazaar.hpp"
#include "support/classics.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size);

namespace {

void demand(bool holds) {
    if (!holds)
        std::abort();
}

template <class Engine>
void read(std::string_view text) {
    auto const game = senet::read_record<Engine>(text);
    if (!game) {
        auto const& error = game.error();
        auto const lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
        demand(error.line >= 1 && error.line <= lines + 1);
        demand(error.column >= 1 && error.column <= text.size() + 1);
        demand(error.expected.empty() != static_cast<bool>(error.broken));
        demand(!error.message().empty());
        return;
    }
    auto const words = senet::read_text<Engine>(senet::to_text(*game));
    demand(words && *words == *game && words->now() == game->now());
    auto const lines = senet::read_json_lines<Engine>(senet::to_json_lines(*game));
    demand(lines && *lines == *game && lines->now() == game->now());
    demand(game->replay() == game->now());
}

} // namespace

int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text{reinterpret_cast<char const*>(data), size};
    read<senet::engine<senet::tic_tac_toe::game<>>>(text);
    read<senet::engine<senet::connect_four::game<>>>(text);
    read<senet::engine<senet::breakthrough::game<>>>(text);
    read<senet::engine<senet::kuhn_poker::game<>>>(text);
    read<senet::engine<senet::pig::game<senet::pig::options{.players = 3, .target = 10}>>>(text);
    read<senet::engine<bazaar::game<>>>(text);
    return 0;
}
