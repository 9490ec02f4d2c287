// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_IDS_HPP
#define SENET_DETAIL_IDS_HPP

#include <senet/detail/game_traits.hpp>
#include <senet/moves/move_text.hpp>
#include <senet/moves/move_traits.hpp>

#include <cstdint>
#include <string_view>

namespace senet::detail {

template <class Moves>
struct id_table;

template <class... Moves>
struct id_table<type_list<Moves...>> {
    /// Where the ids of each kind of move begin; the last entry is the number of all ids.
    std::uint64_t first[sizeof...(Moves) + 1] = {};

    constexpr id_table() noexcept {
        std::size_t i = 0;
        std::uint64_t sum = 0;
        ((first[i++] = sum, sum += value_count<Moves>), ...);
        first[i] = sum;
    }
};

template <class Game>
inline constexpr id_table<all_moves<Game>> ids_of{};

template <class Game>
inline constexpr std::uint64_t id_count = ids_of<Game>.first[all_moves<Game>::size];

template <class Game, class Move>
inline constexpr std::uint64_t first_id = ids_of<Game>.first[index_of<all_moves<Game>, Move>];

template <class Game>
constexpr move_type<Game> move_with_id(std::uint64_t id) noexcept {
    std::size_t kind = 0;
    while (id >= ids_of<Game>.first[kind + 1])
        ++kind;
    return with_index<all_moves<Game>::size>(kind, [&](auto k) {
        return move_type<Game>{value_of<type_at<all_moves<Game>, k>>(id - ids_of<Game>.first[k])};
    });
}

template <class Game, class Parsed>
constexpr Parsed parse_move(std::string_view words) noexcept {
    reading_error error;
    return [&]<class... Moves>(type_list<Moves...>) {
        move_type<Game> found{};
        auto const read = [&]<class Move>(type_box<Move>) {
            Move move{};
            if (!read_move(words, move, error))
                return false;
            found = move;
            return true;
        };
        return (read(type_box<Moves>{}) || ...) ? Parsed{found} : Parsed{error};
    }(all_moves<Game>{});
}

} // namespace senet::detail

#endif // SENET_DETAIL_IDS_HPP
