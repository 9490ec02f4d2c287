// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_BUILDING_SITES_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_BUILDING_SITES_HPP

#include <senet/assert.hpp>
#include <senet/games/valley_of_the_kings/printed.hpp>
#include <senet/games/valley_of_the_kings/pyramid.hpp>
#include <senet/seats.hpp>

#include <cstddef>
#include <cstdint>

namespace senet::valley_of_the_kings {

/// The fifteen sites, by their numbers: the scarab beside each, and what stands on it.
template <edition const& Print, int Players>
class building_sites {
public:
    using piece = cube;

    static constexpr pyramid_shape const& shape(int site) noexcept {
        return shape_of(Print.site[site - 1].size);
    }
    static constexpr bool open(int site) noexcept { return is_open<Print, Players>(site); }

    // VOK-150: a site has at most one owner
    constexpr bool owned(int site) const noexcept { return scarabs_[site] != 0; }
    constexpr seat owner(int site) const noexcept {
        SENET_ASSERT(owned(site), "senet: the site belongs to somebody");
        return scarabs_[site] - 1;
    }
    constexpr bool owned_by(int site, seat who) const noexcept {
        return scarabs_[site] == static_cast<int>(who) + 1;
    }
    constexpr bool owned_by_another(int site, seat who) const noexcept {
        return owned(site) && !owned_by(site, who);
    }
    constexpr void give_to(int site, seat who) noexcept {
        scarabs_[site] = static_cast<std::uint8_t>(who + 1);
    }

    /// Seats are alike: what is one's could be the next one's.
    constexpr void give_to_next_seat() noexcept {
        for (int site = 1; site <= sites; ++site)
            if (owned(site))
                give_to(site, (owner(site) + 1) % Players);
    }

    constexpr pyramid const& operator[](int site) const noexcept { return pyramids_[site - 1]; }
    constexpr pyramid& operator[](int site) noexcept { return pyramids_[site - 1]; }
    constexpr bool finished(int site) const noexcept { return (*this)[site].finished(shape(site)); }
    /// VOK-282
    constexpr bool all_finished() const noexcept {
        for (int site = 1; site <= sites; ++site)
            if (open(site) && !finished(site))
                return false;
        return true;
    }

    friend constexpr bool operator==(building_sites const&, building_sites const&) = default;

    constexpr int pieces(cube colour) const noexcept {
        int sum = 0;
        for (pyramid const& p : pyramids_)
            sum += p.count(colour);
        return sum;
    }
    constexpr int owned_by(seat who) const noexcept {
        int sum = 0;
        for (int site = 1; site <= sites; ++site)
            sum += owned_by(site, who) ? 1 : 0;
        return sum;
    }

    /// The sites that belong to somebody, layer by layer: k black, w white, g grey, n brown, r red, and dots for free
    /// cells. `4 (seat 1) kwwk r`
    template <class Stream>
    requires requires(Stream& stream) { stream.write("", 0).flush(); }
    friend Stream& operator<<(Stream& stream, building_sites const& shown) {
        constexpr char letters[] = ".kwgnr";
        bool first = true;
        for (int site = 1; site <= sites; ++site) {
            if (!shown.owned(site))
                continue;
            stream << (first ? "" : ", ") << site << " (seat "
                   << static_cast<int>(shown.owner(site)) << ")";
            first = false;
            for (int layer = 0; layer != shape(site).layers; ++layer) {
                stream << ' ';
                for (int i = shape(site).begin[layer]; i != shape(site).begin[layer + 1]; ++i)
                    stream << letters[shown[site].code_at(i)];
            }
        }
        if (first)
            stream << "nobody's";
        return stream;
    }

    // As a component: the owner of each site, and the cubes in its cells.
    static constexpr int number_count() noexcept { return sites * numbers_each; }
    static constexpr int highest_number(int i) noexcept {
        int const site = i / numbers_each + 1;
        if (!open(site))
            return 0;
        if (i % numbers_each == 0)
            return Players;
        return i % numbers_each <= shape(site).cells() ? colours : 0;
    }
    constexpr int number(int i) const noexcept {
        int const site = i / numbers_each + 1;
        if (i % numbers_each == 0)
            return scarabs_[site];
        return (*this)[site].code_at(i % numbers_each - 1);
    }
    constexpr void set_number(int i, int value) noexcept {
        int const site = i / numbers_each + 1;
        if (i % numbers_each == 0)
            scarabs_[site] = static_cast<std::uint8_t>(value);
        else
            (*this)[site].set(i % numbers_each - 1, value);
    }
    /// VOK-245: a layer is full if there is something on it; only owners have built.
    constexpr bool possible() const noexcept {
        for (int site = 1; site <= sites; ++site) {
            auto const& here = (*this)[site];
            if (here.empty())
                continue;
            if (!owned(site))
                return false;
            if (!here.finished(shape(site)) &&
                here.lowest_unfilled(shape(site)) < here.highest_used(shape(site)))
                return false;
        }
        return true;
    }

private:
    static constexpr int numbers_each = 1 + pyramid_shape::most_cells;

    pyramid pyramids_[static_cast<std::size_t>(sites)] = {};
    // 0 or the seat counted from 1; a place for a site of number 0, so that there is no gap
    std::uint8_t scarabs_[static_cast<std::size_t>(sites) + 1] = {};
};

} // namespace senet::valley_of_the_kings

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_BUILDING_SITES_HPP
