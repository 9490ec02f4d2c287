// SPDX-License-Identifier: MIT

#ifndef SENET_PHASES_PROGRAM_HPP
#define SENET_PHASES_PROGRAM_HPP

#include <senet/detail/type_list.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

// Phases are flattened at compile time: the tree a designer writes becomes a short program with jumps, whose counter
// is one byte of the position. Nothing of the tree is left at run time.
namespace senet::detail {

enum class op : std::uint8_t {
    choose,      // a seat decides: stop here
    nature,      // nature decides: stop here
    run,         // an effect
    unless,      // jump to target if the condition does not hold
    jump,        // jump to target
    leave,       // jump to where the loop around it ends
    first_seat,  // the first seat of an order acts; jump to target if there is none
    next_seat,   // the next seat of the order acts: jump to target; fall through if there is none
    save_seat,   // remember who acts (slot) before an inner order takes over
    load_seat,   // … and let them act again
    clear_count, // a repetition starts (slot)
    count_up,    // jump to target until it has been repeated often enough (slot, times)
    end,
};

struct instruction {
    op what = op::end;
    std::uint16_t payload = 0;  // which type: condition, effect, order or list of moves
    std::uint16_t target = 0;   // of a choice: what follows it
    std::uint16_t branches = 0; // … which of the builder's is the first of its own
    std::uint16_t exit = 0;     // … and where the loop around it ends
    std::uint16_t slot = 0;
    std::uint16_t times = 0;
    std::uint16_t stop = 0;          // of a choice or a draw: its number, counted from 1
    std::uint16_t seats_saved = 0;   // of a choice: how many seats wait for their turn to go on
    std::uint16_t counts_nested = 0; // … and how many repetitions
};

/// Each type has one address.
template <class Type>
inline constexpr char address_of_type = 0;

struct region {
    std::string_view name;
    char const* phase =
        nullptr; // the address of its type: the same phase may be there more than once
    std::uint16_t first = 0;
    std::uint16_t last = 0;        // one behind
    std::uint16_t orders_open = 0; // around it
    std::uint16_t seats_saved = 0;
};

inline constexpr std::uint16_t no_exit = 0xffff; // of a choice that ends a loop: not known yet
inline constexpr std::uint16_t leave_at_end =
    0xfffe; // … or a jump: behind the loop, wherever that will be

struct builder {
    static constexpr std::size_t most_instructions = 768;
    static constexpr std::size_t most_regions = 96;
    static constexpr std::size_t most_branches = 256;

    instruction code[most_instructions] = {};
    std::uint16_t size = 0;
    std::uint16_t payloads = 0;
    std::uint16_t stops = 0;
    std::uint16_t orders_open = 0; // right now
    std::uint16_t seats_saved = 0; // … and how many seats wait for their turn to go on
    std::uint16_t seat_slots = 0;
    std::uint16_t counts_nested = 0;
    std::uint16_t count_slots = 0;
    region regions[most_regions] = {};
    std::uint16_t region_count = 0;
    std::uint16_t branches[most_branches] =
        {}; // where that begins which follows one move of a choice
    std::uint16_t branch_count = 0;
    bool too_long = false;
    bool mistaken = false; // something in it is no phase

    constexpr std::uint16_t add(instruction const& i) noexcept {
        if (size + 1u >= most_instructions) {
            too_long = true;
            return size;
        }
        code[size] = i;
        return size++;
    }
    constexpr std::uint16_t payload() noexcept { return payloads++; }
    constexpr std::uint16_t add_branches(std::size_t count) noexcept {
        if (branch_count + count > most_branches) {
            too_long = true;
            return 0;
        }
        auto const first = branch_count;
        branch_count = static_cast<std::uint16_t>(branch_count + count);
        return first;
    }
};

/// What a flattened game looks like: its code, and where it stops for a decision.
template <class Phases>
struct program {
    using payloads = typename Phases::payloads;

    builder code{};

    constexpr program() noexcept {
        Phases::emit(code);
        code.add({op::end});
    }

    /// The name of the innermost named phase around an instruction.
    constexpr std::string_view name_of(std::uint16_t address) const noexcept {
        std::string_view name;
        std::size_t smallest = builder::most_instructions + 1;
        for (std::size_t r = 0; r != code.region_count; ++r) {
            auto const& here = code.regions[r];
            std::size_t const length = static_cast<std::size_t>(here.last - here.first);
            if (address >= here.first && address < here.last && length <= smallest) {
                smallest = length;
                name = here.name;
            }
        }
        return name;
    }
};

} // namespace senet::detail

#endif // SENET_PHASES_PROGRAM_HPP
