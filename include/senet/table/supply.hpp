// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_SUPPLY_HPP
#define SENET_TABLE_SUPPLY_HPP

#include <senet/table/piece_counts.hpp>

namespace senet {

/// Pieces in the open, counted by kind: a bank of tokens, a player's goods, a bag whose contents everybody can work
/// out. Pieces of a kind are alike.
template <countable Kind, int MostEach>
class supply {
public:
    using piece = Kind;

    /// The same number of each kind.
    static constexpr supply of_each(int count) noexcept {
        supply full;
        for (int i = 0; i != detail::piece_counts<Kind, MostEach>::number_count(); ++i)
            full.pieces_.set_number(i, count);
        return full;
    }

    constexpr int count(Kind kind) const noexcept { return pieces_.count(kind); }
    constexpr bool has(Kind kind) const noexcept { return pieces_.count(kind) != 0; }
    constexpr int size() const noexcept { return pieces_.total(); }
    constexpr bool empty() const noexcept { return pieces_.none(); }
    /// The numbers of the kinds of which there are pieces.
    constexpr auto kinds() const noexcept { return pieces_.present(); }

    constexpr void put(Kind kind, int count = 1) noexcept { pieces_.add(kind, count); }

    /// Takes pieces that are there.
    constexpr void take(Kind kind, int count_taken = 1) noexcept {
        SENET_ASSERT(count_taken <= count(kind), "senet: pieces are taken from where they are");
        pieces_.add(kind, -count_taken);
    }

    /// Takes as many as there are, but not more than asked for; returns how many that was.
    constexpr int take_up_to(int wanted, Kind kind) noexcept {
        int const taken = wanted < count(kind) ? wanted : count(kind);
        pieces_.add(kind, -taken);
        return taken;
    }

    /// One of the pieces, each equally likely; it stays where it is.
    template <class Random>
    constexpr Kind pick(Random& random) const noexcept {
        SENET_ASSERT(!empty(), "senet: there is something to draw");
        return pieces_.nth(
            static_cast<int>(draw_below(static_cast<std::uint64_t>(size()), random)));
    }

    friend constexpr bool operator==(supply const&, supply const&) = default;

    constexpr int pieces(Kind kind) const noexcept { return count(kind); }
    static constexpr int number_count() noexcept {
        return detail::piece_counts<Kind, MostEach>::number_count();
    }
    static constexpr int highest_number(int) noexcept { return MostEach; }
    constexpr int number(int i) const noexcept { return pieces_.number(i); }
    constexpr void set_number(int i, int value) noexcept { pieces_.set_number(i, value); }

private:
    detail::piece_counts<Kind, MostEach> pieces_;
};

} // namespace senet

#endif // SENET_TABLE_SUPPLY_HPP
