// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_PILE_HPP
#define SENET_TABLE_PILE_HPP

#include <senet/table/piece_counts.hpp>

namespace senet {

/// What anybody sees of a pile: how many pieces are in it, and the ones a seat put underneath itself.
template <countable Kind, int MostUnder>
struct seen_pile {
    int size_ = 0;
    int under_ = 0;
    bool known_[static_cast<std::size_t>(MostUnder) + 1] = {};
    Kind kinds_[static_cast<std::size_t>(MostUnder) + 1] = {};

    constexpr int size() const noexcept { return size_; }
    constexpr bool empty() const noexcept { return size_ == 0; }
    /// How many pieces at the bottom lie in a fixed order.
    constexpr int under() const noexcept { return under_; }
    /// Whether this seat put the i-th of them there (0 is drawn first), and which piece it is.
    constexpr bool knows(int i) const noexcept { return known_[i]; }
    constexpr Kind known(int i) const noexcept { return kinds_[i]; }

    friend constexpr bool operator==(seen_pile const&, seen_pile const&) = default;
};

namespace detail {

struct under_piece {
    std::uint8_t kind = 0; // counted from 1; 0: nothing
    std::uint8_t who = 0;
    friend constexpr bool operator==(under_piece const&, under_piece const&) = default;
};

/// What lies underneath a pile; nothing at all if nothing can. A base and not a member without an address of its own,
/// because g++ 12 thinks that the latter leaves gaps in a pile, and then a pile hashes in another way than with clang.
template <int MostUnder>
struct pile_bottom {
    under_piece under_[static_cast<std::size_t>(MostUnder)] = {};
    friend constexpr bool operator==(pile_bottom const&, pile_bottom const&) = default;
};
template <>
struct pile_bottom<0> {
    friend constexpr bool operator==(pile_bottom const&, pile_bottom const&) = default;
};

} // namespace detail

/// Pieces face down: how many there are is public, which ones is nobody's knowledge.
///
/// A shuffled pile needs no order: the next piece is any of those in it, and nature decides when it is drawn. Pieces
/// put underneath lie in a fixed order below all others, up to `MostUnder` of them; whoever put them there knows them.
template <countable Kind, int MostEach = 1, int MostUnder = 0>
class pile : detail::pile_bottom<MostUnder> {
public:
    using piece = Kind;

    /// The same number of each kind, shuffled.
    static constexpr pile of_each(int count) noexcept {
        pile full;
        for (int i = 0; i != shuffled_count; ++i)
            full.shuffled_.set_number(i, count);
        return full;
    }

    constexpr int size() const noexcept { return shuffled_.total() + under_count(); }
    constexpr bool empty() const noexcept { return size() == 0; }
    /// How many of them are shuffled. If none is left, the next one is certain: the one put underneath first.
    constexpr int shuffled() const noexcept { return shuffled_.total(); }
    /// The next piece, if it is certain.
    constexpr Kind next() const noexcept requires(MostUnder > 0) {
        SENET_ASSERT(
            shuffled() == 0 && !empty(), "senet: nothing is shuffled above what lies underneath");
        return under_kind(0);
    }
    /// How many pieces of a kind are in it, wherever.
    constexpr int count(Kind kind) const noexcept {
        int sum = shuffled_.count(kind);
        for (int i = 0; i != under_count(); ++i)
            sum += under_kind(i) == kind ? 1 : 0;
        return sum;
    }

    /// How likely this piece is drawn next, as a weight: see `odds` of moves of nature.
    constexpr int odds(Kind kind) const noexcept {
        if constexpr (MostUnder > 0)
            if (shuffled_.total() == 0)
                return under_count() != 0 && under_kind(0) == kind ? 1 : 0;
        return shuffled_.count(kind);
    }

    /// A piece that may be drawn next, as likely as `odds` say; it stays where it is.
    template <class Random>
    constexpr Kind pick(Random& random) const noexcept {
        SENET_ASSERT(!empty(), "senet: there is something to draw");
        int const loose = shuffled_.total();
        if constexpr (MostUnder > 0)
            if (loose == 0)
                return under_kind(0);
        return shuffled_.nth(
            static_cast<int>(draw_below(static_cast<std::uint64_t>(loose), random)));
    }

    /// Takes the piece that was drawn.
    constexpr void take(Kind kind) noexcept {
        SENET_ASSERT(odds(kind) > 0, "senet: the piece taken from a pile can be on top of it");
        if constexpr (MostUnder > 0)
            if (shuffled_.total() == 0) {
                for (int i = 1; i != MostUnder; ++i)
                    this->under_[i - 1] = this->under_[i];
                this->under_[MostUnder - 1] = {};
                return;
            }
        shuffled_.add(kind, -1);
    }

    /// Shuffles pieces in.
    constexpr void put(Kind kind, int count = 1) noexcept { shuffled_.add(kind, count); }

    /// Puts a piece underneath all others; this seat remembers it.
    constexpr void put_under(Kind kind, seat who) noexcept requires(MostUnder > 0) {
        SENET_ASSERT(under_count() < MostUnder, "senet: there is room underneath the pile");
        this->under_[under_count()] = {
            static_cast<std::uint8_t>(domain<Kind>::ordinal(kind) + 1),
            static_cast<std::uint8_t>(static_cast<int>(who))};
    }

    friend constexpr bool operator==(pile const&, pile const&) = default;

    constexpr int pieces(Kind kind) const noexcept { return count(kind); }

    constexpr auto seen(seat viewer, bool) const noexcept {
        seen_pile<Kind, MostUnder> shown{size(), under_count()};
        for (int i = 0; i != under_count(); ++i)
            if (under_seat(i) == viewer) {
                shown.known_[i] = true;
                shown.kinds_[i] = under_kind(i);
            }
        return shown;
    }
    constexpr void lift(piece_pool<Kind>& pool, seat viewer, bool) const noexcept {
        for (int i = 0; i != shuffled_count; ++i)
            pool.put(domain<Kind>::value(static_cast<std::uint64_t>(i)), shuffled_.number(i));
        for (int i = 0; i != under_count(); ++i)
            if (under_seat(i) != viewer)
                pool.put(under_kind(i));
    }
    template <class Random>
    constexpr void
    lay(piece_pool<Kind>& pool, Random& random, [[maybe_unused]] seat viewer, bool) noexcept {
        int const loose = shuffled_.total();
        shuffled_ = {};
        for (int i = 0; i != loose; ++i)
            shuffled_.add(pool.draw(random), 1);
        if constexpr (MostUnder > 0)
            for (int i = 0; i != under_count(); ++i)
                if (under_seat(i) != viewer)
                    this->under_[i].kind =
                        static_cast<std::uint8_t>(domain<Kind>::ordinal(pool.draw(random)) + 1);
    }

    static constexpr int number_count() noexcept { return shuffled_count + 2 * MostUnder; }
    static constexpr int highest_number(int i) noexcept {
        if (i < shuffled_count)
            return MostEach;
        return (i - shuffled_count) % 2 == 0 ? shuffled_count : most_seats - 1;
    }
    constexpr int number(int i) const noexcept {
        if constexpr (MostUnder > 0)
            if (i >= shuffled_count) {
                auto const& u = this->under_[(i - shuffled_count) / 2];
                return (i - shuffled_count) % 2 == 0 ? u.kind : u.who;
            }
        return shuffled_.number(i);
    }
    constexpr void set_number(int i, int value) noexcept {
        if constexpr (MostUnder > 0)
            if (i >= shuffled_count) {
                auto& u = this->under_[(i - shuffled_count) / 2];
                ((i - shuffled_count) % 2 == 0 ? u.kind : u.who) = static_cast<std::uint8_t>(value);
                return;
            }
        shuffled_.set_number(i, value);
    }
    /// There are no gaps underneath.
    constexpr bool possible() const noexcept {
        if constexpr (MostUnder > 0)
            for (int i = under_count(); i != MostUnder; ++i)
                if (this->under_[i].kind != 0 || this->under_[i].who != 0)
                    return false;
        return true;
    }

private:
    static constexpr int shuffled_count = detail::piece_counts<Kind, MostEach>::number_count();

    static_assert(
        MostUnder == 0 || domain<Kind>::size < 256,
        "senet: a pile with a bottom has at most 255 kinds");

    constexpr int under_count() const noexcept {
        int n = 0;
        if constexpr (MostUnder > 0)
            while (n != MostUnder && this->under_[n].kind != 0)
                ++n;
        return n;
    }
    constexpr Kind under_kind([[maybe_unused]] int i) const noexcept {
        if constexpr (MostUnder > 0)
            return domain<Kind>::value(this->under_[i].kind - 1u);
        else
            return domain<Kind>::value(0);
    }
    constexpr int under_seat([[maybe_unused]] int i) const noexcept {
        if constexpr (MostUnder > 0)
            return this->under_[i].who;
        else
            return -1;
    }

    detail::piece_counts<Kind, MostEach, true> shuffled_;
};

} // namespace senet

#endif // SENET_TABLE_PILE_HPP
