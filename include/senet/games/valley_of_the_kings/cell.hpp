// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_CELL_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_CELL_HPP

#include <senet/assert.hpp>
#include <senet/games/valley_of_the_kings/edition.hpp>
#include <senet/moves/domain.hpp>
#include <senet/table/index_set.hpp>
#include <senet/text.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace senet::valley_of_the_kings {

using site_number = within<1, sites>;

/// Where a pawn can be: one of the areas 16 to 22, or a square of a site such as 8C (VOK-024). How many squares a site
/// has is printed on the board; there is room for sixteen.
class cell {
public:
    static constexpr int squares_each = site_print::most_squares;
    static constexpr int count = areas + sites * squares_each;

    /// Area 16, where all pawns start.
    constexpr cell() = default;
    /// By its number: areas first, then the squares of each site.
    constexpr cell(int number) noexcept // NOLINT: sets of cells are sets of their numbers
        : number_(static_cast<std::uint8_t>(number)) {
        SENET_ASSERT(number >= 0 && number < count, "senet: there are that many cells");
    }

    static constexpr cell area(int id) noexcept { return cell{id - first_area}; }
    static constexpr cell square(int site, char letter) noexcept {
        return cell{areas + (site - 1) * squares_each + (letter - 'A')};
    }

    constexpr operator int() const noexcept { return number_; }

    constexpr bool is_area() const noexcept { return number_ < areas; }
    /// 16 to 22, for an area.
    constexpr int area_id() const noexcept { return number_ + first_area; }
    /// The number of the site, or 0 for an area.
    constexpr int site() const noexcept {
        return is_area() ? 0 : (number_ - areas) / squares_each + 1;
    }
    /// From 0 for A on, for a square.
    constexpr int letter() const noexcept { return (number_ - areas) % squares_each; }

private:
    std::uint8_t number_ = 0;
};

using cell_set = index_set<cell::count>;

/// The squares of a site, and as many as there is room for.
constexpr cell first_square_of(int site) noexcept { return cell::square(site, 'A'); }

} // namespace senet::valley_of_the_kings

namespace senet {

/// `16` … `22`, or `1A` … `15P`.
template <>
struct domain<valley_of_the_kings::cell>
    : detail::packed_as_ordinal<domain<valley_of_the_kings::cell>, valley_of_the_kings::cell> {
    using cell = valley_of_the_kings::cell;
    static constexpr std::uint64_t size = cell::count;
    static constexpr std::size_t longest = 3;

    static constexpr std::uint64_t ordinal(cell value) noexcept {
        return static_cast<std::uint64_t>(static_cast<int>(value));
    }
    static constexpr cell value(std::uint64_t ordinal) noexcept {
        return cell{static_cast<int>(ordinal)};
    }

    template <class Text>
    static constexpr void write(Text& text, cell value) noexcept {
        if (value.is_area())
            text << value.area_id();
        else
            text << value.site() << static_cast<char>('A' + value.letter());
    }
    static constexpr bool read(text_reader& reader, cell& value) noexcept {
        using namespace valley_of_the_kings;
        long long id = 0;
        if (reader.number(first_area, first_area + areas - 1, id)) {
            value = cell::area(static_cast<int>(id));
            return true;
        }
        // the site is told apart from its letter by hand: together they are one word
        auto const rest = reader.rest();
        std::size_t digits = 0;
        int site = 0;
        while (digits < rest.size() && digits < 2 && rest[digits] >= '0' && rest[digits] <= '9')
            site = site * 10 + (rest[digits++] - '0');
        if (digits == 0 || rest[0] == '0' || site > sites || digits == rest.size())
            return false;
        char const letter = rest[digits];
        if (letter < 'A' || letter >= 'A' + cell::squares_each ||
            (digits + 1 < rest.size() && text_reader::is_word_character(rest[digits + 1])))
            return false;
        reader.literal(rest.substr(0, digits + 1));
        value = cell::square(site, letter);
        return true;
    }
    template <class Text>
    static constexpr void describe(Text& text) noexcept {
        text << std::string_view{"an area from 16 to 22 or a square such as 8C"};
    }
};

} // namespace senet

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_CELL_HPP
