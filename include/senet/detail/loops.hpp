// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_LOOPS_HPP
#define SENET_DETAIL_LOOPS_HPP

#include <senet/detail/game_traits.hpp>

#include <cstddef>
#include <cstdint>

// Where a program can go round without stopping for a decision. There it must not call itself: how often it goes round
// is known only when it does.
namespace senet::detail {

/// Where a program can go from an instruction, except from one at which it stops.
struct ways_on {
    std::uint16_t to[2] = {};
    int count = 0;

    constexpr ways_on(instruction const& i, std::uint16_t here) noexcept {
        auto const next = static_cast<std::uint16_t>(here + 1);
        switch (i.what) {
        case op::choose:
        case op::nature:
        case op::end:
            break;
        case op::jump:
            to[count++] = i.target;
            break;
        case op::leave:
            to[count++] = i.exit;
            break;
        case op::unless:
        case op::first_seat:
        case op::next_seat:
        case op::count_up:
            to[count++] = i.target;
            to[count++] = next;
            break;
        default:
            to[count++] = next;
            break;
        }
    }
};

/// The first instructions of the loops that can go round without a stop.
template <class Game>
struct loop_table {
    static constexpr std::size_t size = program_of<Game>.code.size;

    bool begins[size + 1] = {};
    std::uint16_t heads[size + 1] = {};
    std::size_t count = 0;

    constexpr loop_table() noexcept {
        auto const& code = program_of<Game>.code.code;
        for (std::uint16_t from = 0; from != size; ++from) {
            ways_on const on{code[from], from};
            for (int i = 0; i != on.count; ++i)
                if (auto const head = on.to[i];
                    head <= from && !begins[head] && leads(head, from)) {
                    begins[head] = true;
                    heads[count++] = head;
                }
        }
    }

private:
    static constexpr bool leads(std::uint16_t from, std::uint16_t to) noexcept {
        auto const& code = program_of<Game>.code.code;
        bool seen[size + 1] = {};
        std::uint16_t open[size + 1] = {};
        std::size_t left = 0;
        open[left++] = from;
        seen[from] = true;
        while (left != 0) {
            auto const here = open[--left];
            if (here == to)
                return true;
            ways_on const on{code[here], here};
            for (int i = 0; i != on.count; ++i)
                if (!seen[on.to[i]]) {
                    seen[on.to[i]] = true;
                    open[left++] = on.to[i];
                }
        }
        return false;
    }
};

template <class Game>
inline constexpr loop_table<Game> loops_of{};

} // namespace senet::detail

#endif // SENET_DETAIL_LOOPS_HPP
