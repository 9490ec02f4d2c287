// SPDX-License-Identifier: MIT

#ifndef SENET_SCORING_SHEET_HPP
#define SENET_SCORING_SHEET_HPP

#include <senet/assert.hpp>
#include <senet/scoring/lines.hpp>
#include <senet/seats.hpp>

#include <cstddef>
#include <string_view>

namespace senet {

/// Every line of a game's scoring, for every seat.
template <class Lines, int Seats>
class score_sheet;

template <class... Lines, int Seats>
class score_sheet<detail::type_list<Lines...>, Seats> {
public:
    static constexpr int lines = static_cast<int>(sizeof...(Lines));
    static constexpr int seats = Seats;

    static constexpr std::string_view name(int line) noexcept {
        constexpr std::string_view names[] = {Lines::name()..., {}};
        return names[line];
    }
    /// The number of a line, or `lines` if there is none of that name.
    static constexpr int find(std::string_view wanted) noexcept {
        int i = 0;
        while (i != lines && name(i) != wanted)
            ++i;
        return i;
    }

    constexpr int points(int line, seat s) const noexcept {
        SENET_ASSERT(
            line >= 0 && line < lines && s < Seats,
            "senet: the score sheet has that line and that seat");
        return points_[line][static_cast<int>(s)];
    }
    constexpr int points(std::string_view line, seat s) const noexcept {
        return points(find(line), s);
    }
    constexpr int total(seat s) const noexcept {
        int sum = 0;
        for (int i = 0; i != lines; ++i)
            sum += points(i, s);
        return sum;
    }

    /// No points for anybody.
    constexpr score_sheet() noexcept = default;
    template <class Position>
    constexpr explicit score_sheet(Position const& at) noexcept {
        int i = 0;
        (fill<typename Lines::points>(at, i++), ...);
    }

    friend constexpr bool operator==(score_sheet const&, score_sheet const&) = default;

private:
    template <class Points, class Position>
    constexpr void fill(Position const& at, int line) noexcept {
        for (int s = 0; s != Seats; ++s)
            points_[line][s] = Points{}(at, seat{s});
    }

    int points_[static_cast<std::size_t>(lines == 0 ? 1 : lines)][static_cast<std::size_t>(Seats)] =
        {};
};

/// Who came in where: place 1 is best; tied seats share a place and the next one is left out.
template <int Seats>
class standings {
public:
    constexpr int place(seat s) const noexcept { return places_[static_cast<int>(s)]; }
    constexpr bool won(seat s) const noexcept { return place(s) == 1; }
    /// How many seats share the first place.
    constexpr int winners() const noexcept {
        int sum = 0;
        for (int const p : places_)
            sum += p == 1 ? 1 : 0;
        return sum;
    }

    /// From values of which more is better, the first deciding before the second and so on.
    template <std::size_t Depth>
    constexpr explicit standings(
        int const (&merits)[static_cast<std::size_t>(Seats)][Depth]) noexcept {
        for (int s = 0; s != Seats; ++s) {
            places_[s] = 1;
            for (int other = 0; other != Seats; ++other)
                if (is_ahead(merits[other], merits[s]))
                    ++places_[s];
        }
    }

    friend constexpr bool operator==(standings const&, standings const&) = default;

private:
    template <std::size_t Depth>
    static constexpr bool is_ahead(int const (&a)[Depth], int const (&b)[Depth]) noexcept {
        for (std::size_t i = 0; i != Depth; ++i)
            if (a[i] != b[i])
                return a[i] > b[i];
        return false;
    }

    int places_[static_cast<std::size_t>(Seats)] = {};
};

namespace detail {

/// Places by the total of a sheet, and by what breaks ties.
template <class Ranking, class Position, class Sheet, class... Ties>
constexpr Ranking rank(Position const& at, Sheet const& sheet, type_list<Ties...>) {
    int merits[static_cast<std::size_t>(Sheet::seats)][sizeof...(Ties) + 1] = {};
    for (int s = 0; s != Sheet::seats; ++s) {
        std::size_t i = 0;
        merits[s][i++] = sheet.total(seat{s});
        ((merits[s][i++] = Ties::sign * typename Ties::count{}(at, seat{s})), ...);
    }
    return Ranking{merits};
}

} // namespace detail

} // namespace senet

#endif // SENET_SCORING_SHEET_HPP
