// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_SETTINGS_HPP
#define SENET_RECORD_SETTINGS_HPP

#include <senet/detail/members.hpp>
#include <senet/detail/string_text.hpp>
#include <senet/given.hpp>

#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>

// A game with options says which ones it has been given, so that its records can say so too:
//
//     static constexpr options settings = Options;
//
// The struct of options is made known after the namespace of the game, and only what is named there goes into records:
//
//     BOOST_HANA_ADAPT_STRUCT(senet::pig::options, players, target);
namespace senet::detail {

template <class Game>
concept has_settings = requires {
    Game::settings;
};

template <class Game>
using settings_type = std::remove_cvref_t<decltype(Game::settings)>;

template <class Value>
inline constexpr bool is_given = false;
template <class Value, int N>
inline constexpr bool is_given<given<Value, N>> = true;

template <class Value>
std::string setting_in_words(Value const& value) {
    static_assert(
        std::integral<Value> || countable<Value> || is_given<Value>,
        "senet: the options of a game are numbers, bools, enumerations or other countable values, or given<...> of "
        "them");
    if constexpr (is_given<Value>) {
        std::string words;
        for (auto const& one : value)
            words += (words.empty() ? "" : ",") + setting_in_words(one);
        return words.empty() ? "drawn" : words;
    } else if constexpr (std::integral<Value> && !std::same_as<Value, bool>)
        return std::to_string(value);
    else
        return words_for(value);
}

/// Calls `f(name, value)` for each option a game has been given.
template <class Game, class Function>
void for_each_setting(Function&& f) {
    if constexpr (has_settings<Game>) {
        static_assert(
            reflected<settings_type<Game>>,
            "senet: the options of a game are made known with BOOST_HANA_ADAPT_STRUCT after its namespace");
        for_each_member(Game::settings, [&](auto i, auto const& value) {
            f(member_name<settings_type<Game>, i>(), value);
        });
    }
}

} // namespace senet::detail

#endif // SENET_RECORD_SETTINGS_HPP
