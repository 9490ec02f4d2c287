// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_PYRAMID_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_PYRAMID_HPP

#include <senet/assert.hpp>
#include <senet/games/valley_of_the_kings/edition.hpp>
#include <senet/seats.hpp>
#include <senet/table/index_set.hpp>

#include <bit>
#include <cstdint>

namespace senet::valley_of_the_kings {

/// A cell of a layer that can be seen, or the centre of the first layer of a large site (VOK-248).
enum class visibility : std::uint8_t { V, H };

/// VOK-021, VOK-022: where the cubes of a pyramid lie, layer by layer, row by row from the left.
struct pyramid_shape {
    static constexpr int most_layers = 3;
    static constexpr int most_cells = 14;

    int layers = 0;
    int side[most_layers] = {};             // of the square of cells of a layer
    int begin[most_layers + 1] = {};        // the first cell of a layer
    int hidden = -1;                        // the cell nobody sees, if there is one
    std::uint64_t filled[most_layers] = {}; // the marks of the cells of a layer, see `pyramid`

    /// A square of cells for each layer, one row and column smaller than the one below.
    constexpr explicit pyramid_shape(int largest_side) noexcept : layers(largest_side) {
        for (int layer = 0; layer != layers; ++layer) {
            side[layer] = largest_side - layer;
            begin[layer + 1] = begin[layer] + side[layer] * side[layer];
            for (int i = begin[layer]; i != begin[layer + 1]; ++i)
                filled[layer] |= std::uint64_t{1} << 3 * i;
        }
        if (largest_side > 2)
            hidden = side[0] * side[0] / 2;
    }

    constexpr int cells() const noexcept { return begin[layers]; }
};

inline constexpr pyramid_shape small_pyramid{2};
inline constexpr pyramid_shape large_pyramid{3};
static_assert(small_pyramid.cells() == 5 && large_pyramid.cells() == 14);

constexpr pyramid_shape const& shape_of(site_size size) noexcept {
    return size == site_size::large ? large_pyramid : small_pyramid;
}

/// What stands on a site: cubes in its cells, which only its shape tells apart. Three bits a cell, 0 for none; so the
/// lowest bits of the cells can be looked at together.
class pyramid {
    static constexpr std::uint64_t lowest_bits = 0x1249'2492'4924'9249u;

public:
    constexpr bool empty() const noexcept { return cubes_ == 0; }
    constexpr int size() const noexcept { return std::popcount(marks()); }
    constexpr bool has(int i) const noexcept { return (cubes_ >> 3 * i & 7u) != 0; }
    constexpr cube operator[](int i) const noexcept {
        SENET_ASSERT(has(i), "senet: there is a cube in that cell");
        return static_cast<cube>((cubes_ >> 3 * i & 7u) - 1);
    }
    constexpr int count(cube colour) const noexcept {
        int sum = 0;
        for (auto rest = cubes_; rest != 0; rest >>= 3)
            sum += (rest & 7u) == code(colour) ? 1 : 0;
        return sum;
    }

    /// VOK-250
    constexpr bool finished(pyramid_shape const& shape) const noexcept {
        return has(shape.cells() - 1);
    }
    /// VOK-245, VOK-246: the lowest layer that is not full; the pyramid is not finished.
    constexpr int lowest_unfilled(pyramid_shape const& shape) const noexcept {
        int layer = 0;
        while ((marks() & shape.filled[layer]) == shape.filled[layer])
            ++layer;
        return layer;
    }
    /// VOK-205: the highest layer that has cubes; there are some.
    constexpr int highest_used(pyramid_shape const& shape) const noexcept {
        int layer = shape.layers - 1;
        while ((marks() & shape.filled[layer]) == 0)
            --layer;
        return layer;
    }

    /// Whether a layer has a free cell of a kind.
    constexpr bool has_room(pyramid_shape const& shape, int layer, visibility kind) const noexcept {
        return free_cell(shape, layer, kind) >= 0;
    }
    /// The colours that lie in cells of a kind of a layer.
    constexpr index_set<colours>
    colours_in(pyramid_shape const& shape, int layer, visibility kind) const noexcept {
        index_set<colours> found;
        for (int i = shape.begin[layer]; i != shape.begin[layer + 1]; ++i)
            if (has(i) && (i == shape.hidden) == (kind == visibility::H))
                found.insert(static_cast<int>((*this)[i]));
        return found;
    }

    /// Visible cells are filled row by row, and emptied from the last (section 21, detail 5).
    constexpr void put(pyramid_shape const& shape, visibility kind, cube colour) noexcept {
        int const i = free_cell(shape, lowest_unfilled(shape), kind);
        SENET_ASSERT(i >= 0, "senet: a cube is placed in a free cell");
        set(i, static_cast<int>(colour) + 1);
    }
    constexpr void take(pyramid_shape const& shape, visibility kind, cube colour) noexcept {
        int const layer = highest_used(shape);
        int i = shape.begin[layer + 1] - 1;
        while (i >= shape.begin[layer] &&
               !((i == shape.hidden) == (kind == visibility::H) && has(i) && (*this)[i] == colour))
            --i;
        SENET_ASSERT(i >= shape.begin[layer], "senet: a cube is taken from where there is one");
        set(i, 0);
    }

    friend constexpr bool operator==(pyramid const&, pyramid const&) = default;

    /// 0 for none, or the colour counted from 1.
    constexpr int code_at(int i) const noexcept { return static_cast<int>(cubes_ >> 3 * i & 7u); }
    constexpr void set(int i, int code) noexcept {
        cubes_ = (cubes_ & ~(std::uint64_t{7} << 3 * i)) | static_cast<std::uint64_t>(code)
                                                               << 3 * i;
    }

private:
    static constexpr std::uint64_t code(cube colour) noexcept {
        return static_cast<std::uint64_t>(colour) + 1;
    }
    /// A bit for each cell that has a cube.
    constexpr std::uint64_t marks() const noexcept {
        return (cubes_ | cubes_ >> 1 | cubes_ >> 2) & lowest_bits;
    }
    /// The first free cell of a kind in a layer, or -1.
    static constexpr int none = -1;
    constexpr int free_cell(pyramid_shape const& shape, int layer, visibility kind) const noexcept {
        if (kind == visibility::H)
            return layer == 0 && shape.hidden >= 0 && !has(shape.hidden) ? shape.hidden : none;
        for (int i = shape.begin[layer]; i != shape.begin[layer + 1]; ++i)
            if (!has(i) && i != shape.hidden)
                return i;
        return none;
    }

    std::uint64_t cubes_ = 0;
};

} // namespace senet::valley_of_the_kings

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_PYRAMID_HPP
