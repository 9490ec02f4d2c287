// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_PICTURE_HPP
#define SENET_TABLE_PICTURE_HPP

#include <senet/assert.hpp>
#include <senet/table/squares.hpp>

#include <cstddef>
#include <string_view>

namespace senet {

/// A board drawn with one character for each square, the top row first; blanks and line breaks mean nothing. This is
/// how an edition shows what is printed on a board.
template <class Shape>
class picture {
public:
    using shape = Shape;

    constexpr explicit picture(std::string_view drawing) noexcept {
        int drawn = 0;
        for (char const c : drawing)
            if (c != ' ' && c != '\n') {
                SENET_ASSERT(
                    drawn < Shape::squares, "senet: a picture has one character for each square");
                if (drawn < Shape::squares)
                    characters_[drawn] = c;
                ++drawn;
            }
        SENET_ASSERT(drawn == Shape::squares, "senet: a picture has one character for each square");
    }

    constexpr char operator[](square<Shape> s) const noexcept {
        return characters_[(Shape::rows - 1 - s.row()) * Shape::columns + s.column()];
    }
    /// The squares on which a character is drawn.
    constexpr square_set<Shape> squares(char what) const noexcept {
        square_set<Shape> result;
        for (square<Shape> const s : square_set<Shape>::full())
            if ((*this)[s] == what)
                result.insert(s);
        return result;
    }

    friend constexpr bool operator==(picture const&, picture const&) = default;

private:
    char characters_[static_cast<std::size_t>(Shape::squares)] = {};
};

} // namespace senet

#endif // SENET_TABLE_PICTURE_HPP
