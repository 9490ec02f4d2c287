// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_ROW_HPP
#define SENET_TABLE_ROW_HPP

#include <senet/assert.hpp>
#include <senet/detail/bits.hpp>
#include <senet/detail/index_iterator.hpp>
#include <senet/moves/domain.hpp>
#include <senet/moves/maybe.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace senet {

/// Pieces in the open, one after the other: a display, a market, the cards in front of a player. When one is taken,
/// those behind it move up; a new one goes to the end.
template <countable Piece, int N>
class row {
    static_assert(N >= 1, "senet: a row has room for at least one piece");

public:
    using piece = Piece;
    using value_type = Piece;

    constexpr row() = default;
    constexpr row(std::initializer_list<Piece> pieces) noexcept {
        for (Piece const& p : pieces)
            put(p);
    }

    static constexpr int capacity() noexcept { return N; }
    constexpr int size() const noexcept { return static_cast<int>(size_); }
    constexpr bool empty() const noexcept { return size_ == 0; }
    constexpr bool full() const noexcept { return size_ == N; }
    /// How many pieces a refill needs.
    constexpr int missing() const noexcept { return N - size(); }

    /// The i-th piece, counted from 0.
    constexpr Piece operator[](int i) const noexcept {
        SENET_ASSERT(
            i >= 0 && i < N && places_[i].there(), "senet: there is a piece there in the row");
        return places_[i].get();
    }
    constexpr bool has(Piece kind) const noexcept { return place_of(kind) >= 0; }
    /// Where the first piece of a kind is, or -1.
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

    constexpr auto begin() const noexcept { return detail::index_iterator<row, Piece>{*this, 0}; }
    constexpr auto end() const noexcept {
        return detail::index_iterator<row, Piece>{*this, size()};
    }

    /// Puts a piece at the end.
    constexpr void put(Piece kind) noexcept {
        SENET_ASSERT(!full(), "senet: there is room in the row");
        places_[size_++] = kind;
    }
    /// Takes the i-th piece out.
    constexpr Piece take(int i) noexcept {
        Piece const taken = (*this)[i];
        for (; i != N - 1; ++i)
            places_[i] = places_[i + 1];
        places_[N - 1] = {};
        --size_;
        return taken;
    }
    /// Takes all pieces out.
    constexpr void clear() noexcept { *this = row{}; }

    friend constexpr bool operator==(row const&, row const&) = default;

    constexpr int pieces(Piece kind) const noexcept { return count(kind); }
    static constexpr int number_count() noexcept { return N; }
    static constexpr int highest_number(int) noexcept {
        return static_cast<int>(domain<Piece>::size);
    }
    constexpr int number(int i) const noexcept { return places_[i].number(); }
    constexpr void set_number(int i, int value) noexcept {
        places_[i].set_number(value);
        size_ = 0;
        while (size_ != N && places_[size_].there())
            ++size_;
    }
    /// There are no gaps.
    constexpr bool possible() const noexcept {
        for (int i = 1; i != N; ++i)
            if (places_[i].there() && !places_[i - 1].there())
                return false;
        return true;
    }

private:
    // As wide as a place, so that there is no gap behind it.
    static constexpr int bits_of_place = detail::bits_for(domain<Piece>::size + 1);
    static constexpr int bits_of_size = detail::bits_for(static_cast<std::uint64_t>(N) + 1);
    using counter = detail::word_of<(bits_of_place > bits_of_size ? bits_of_place : bits_of_size)>;

    maybe<Piece> places_[static_cast<std::size_t>(N)] = {}; // nothing after the last piece
    counter size_ = 0;
};

} // namespace senet

#endif // SENET_TABLE_ROW_HPP
