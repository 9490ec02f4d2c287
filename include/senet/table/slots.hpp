// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_SLOTS_HPP
#define SENET_TABLE_SLOTS_HPP

#include <senet/assert.hpp>
#include <senet/moves/domain.hpp>
#include <senet/moves/maybe.hpp>
#include <senet/table/index_set.hpp>

#include <cstddef>

namespace senet {

/// Fixed places in the open, each with one piece or none: spaces along a river, the cards beside a board. A piece
/// stays where it is when others are taken.
template <countable Piece, int N>
class slots {
    static_assert(N >= 1, "senet: there is at least one place for a piece");

public:
    using piece = Piece;
    using places = index_set<N>;

    static constexpr int capacity() noexcept { return N; }
    /// How many pieces there are.
    constexpr int size() const noexcept {
        int n = 0;
        for (auto const& place : places_)
            n += place.there() ? 1 : 0;
        return n;
    }
    constexpr bool empty() const noexcept { return size() == 0; }
    constexpr bool full() const noexcept { return size() == N; }
    constexpr int missing() const noexcept { return N - size(); }

    /// The places with a piece.
    constexpr places filled() const noexcept {
        places result;
        for (int i = 0; i != N; ++i)
            if (places_[i].there())
                result.insert(i);
        return result;
    }
    /// The places without a piece.
    constexpr places free() const noexcept { return places::full() - filled(); }
    constexpr bool is_free(int place) const noexcept {
        SENET_ASSERT(place >= 0 && place < N, "senet: there are that many places");
        return !places_[place].there();
    }

    /// The piece at a place that has one.
    constexpr Piece operator[](int place) const noexcept {
        SENET_ASSERT(!is_free(place), "senet: there is a piece at the place");
        return places_[place].get();
    }
    constexpr bool has(Piece kind) const noexcept { return place_of(kind) >= 0; }
    constexpr bool has(Piece kind, int place) const noexcept {
        return !is_free(place) && places_[place] == maybe<Piece>{kind};
    }
    /// The first place with a piece of a kind, or -1.
    constexpr int place_of(Piece kind) const noexcept {
        for (int i = 0; i != N; ++i)
            if (places_[i] == maybe<Piece>{kind})
                return i;
        return -1;
    }
    /// How many pieces of a kind there are.
    constexpr int count(Piece kind) const noexcept {
        int sum = 0;
        for (auto const& place : places_)
            sum += place == maybe<Piece>{kind} ? 1 : 0;
        return sum;
    }

    /// Puts a piece on a free place.
    constexpr void put(Piece kind, int place) noexcept {
        SENET_ASSERT(is_free(place), "senet: a piece is put on a free place");
        places_[place] = kind;
    }
    /// Takes the piece from a place.
    constexpr Piece take(int place) noexcept {
        Piece const taken = (*this)[place];
        places_[place] = {};
        return taken;
    }
    /// Takes all pieces.
    constexpr void clear() noexcept { *this = slots{}; }

    friend constexpr bool operator==(slots const&, slots const&) = default;

    constexpr int pieces(Piece kind) const noexcept { return count(kind); }
    static constexpr int number_count() noexcept { return N; }
    static constexpr int highest_number(int) noexcept {
        return static_cast<int>(domain<Piece>::size);
    }
    constexpr int number(int i) const noexcept { return places_[i].number(); }
    constexpr void set_number(int i, int value) noexcept { places_[i].set_number(value); }

private:
    maybe<Piece> places_[static_cast<std::size_t>(N)] = {};
};

} // namespace senet

#endif // SENET_TABLE_SLOTS_HPP
