// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_PAWNS_HPP
#define SENET_TABLE_PAWNS_HPP

#include <senet/moves/domain.hpp>
#include <senet/seats.hpp>
#include <senet/table/index_set.hpp>
#include <senet/table/several.hpp>

#include <cstdint>

namespace senet {

/// So many pawns for each seat, each at a place of a board; any number of them can be at one place. Which places are
/// taken is kept beside them: it is asked more often than a pawn moves.
template <int Seats, int Each, countable Place>
class pawns {
public:
    using element = several<Each, Place>;
    static constexpr bool owned = true;
    static constexpr int count = Seats;
    using places = index_set<static_cast<int>(domain<Place>::size)>;

    constexpr pawns() noexcept { taken_.insert(index(Place{})); }

    static constexpr int size() noexcept { return Seats; }
    /// Where the pawns of a seat are.
    constexpr element const& operator[](seat who) const noexcept { return where_[who]; }
    constexpr element const* begin() const noexcept { return where_.begin(); }
    constexpr element const* end() const noexcept { return where_.end(); }

    /// The numbers of the places where somebody is.
    constexpr places const& taken() const noexcept { return taken_; }

    constexpr void move(seat who, int pawn, Place to) noexcept {
        Place& here = where_[who][pawn];
        Place const from = here;
        here = to;
        if (!has_one_at(from))
            taken_.erase(index(from));
        taken_.insert(index(to));
    }

    friend constexpr bool operator==(pawns const& a, pawns const& b) noexcept {
        return a.where_ == b.where_;
    }

    static constexpr int number_count() noexcept { return Seats * Each; }
    static constexpr int highest_number(int) noexcept {
        return static_cast<int>(domain<Place>::size - 1);
    }
    constexpr int number(int i) const noexcept { return index(where_[i / Each][i % Each]); }
    constexpr void set_number(int i, int value) noexcept {
        move(i / Each, i % Each, domain<Place>::value(static_cast<std::uint64_t>(value)));
    }

private:
    static constexpr int index(Place const& place) noexcept {
        return static_cast<int>(domain<Place>::ordinal(place));
    }
    constexpr bool has_one_at(Place const& place) const noexcept {
        bool found = false;
        for (element const& own : where_)
            for (Place const& one : own)
                found = found | (index(one) == index(place));
        return found;
    }

    per_seat<Seats, element> where_;
    places taken_;
};

} // namespace senet

#endif // SENET_TABLE_PAWNS_HPP
