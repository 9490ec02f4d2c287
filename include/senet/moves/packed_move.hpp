// SPDX-License-Identifier: MIT

#ifndef SENET_MOVES_PACKED_MOVE_HPP
#define SENET_MOVES_PACKED_MOVE_HPP

#include <senet/assert.hpp>
#include <senet/detail/type_list.hpp>
#include <senet/detail/with_index.hpp>
#include <senet/moves/move_traits.hpp>

#include <cstdint>
#include <type_traits>

namespace senet {

/// Any move of a game in one word: which kind of move it is, and its members packed beside that.
template <class... Moves>
class packed_move {
    using list = detail::type_list<Moves...>;

    static constexpr int widest() noexcept {
        int most = 0;
        ((most = detail::packed_bits<Moves> > most ? detail::packed_bits<Moves> : most), ...);
        return most;
    }
    static constexpr int tag_bits = detail::bits_for(sizeof...(Moves));
    static_assert(
        tag_bits + widest() <= 64 && ((detail::value_count<Moves> < std::uint64_t{1} << 56) && ...),
        "senet: a move has at most 64 bits; take larger decisions step by step");

    /// A square kept as a bit passes through the word; cutting the word to size would be work for each move.
    static constexpr bool holds_a_bit =
        ((detail::packed_bits<Moves> > detail::count_bits<Moves>(false)) || ...);

public:
    using word =
        std::conditional_t<holds_a_bit, std::uint64_t, detail::word_of<tag_bits + widest()>>;

    /// The number of kinds of moves of the game.
    static constexpr int kinds = static_cast<int>(sizeof...(Moves));

    /// Any move, to be assigned to; `move{}` is the one with id 0.
    packed_move() = default;

    template <class Move>
    requires detail::contains<list, Move>
    constexpr packed_move(Move const& move) noexcept // NOLINT: every move of the game is one
        : word_(static_cast<word>(detail::pack(move) << tag_bits | detail::index_of<list, Move>)) {}

    /// A move of another game is none of this one.
    template <class Other>
    requires(
        !detail::contains<list, Other> &&
        detail::has_known_members<Other>) constexpr packed_move(Other const&) noexcept {
        static_assert(
            detail::contains<list, Other>, "senet: this is not a kind of move of the game");
    }

    /// Which kind it is, as a number in the order of the phases.
    constexpr int kind() const noexcept {
        if constexpr (tag_bits == 0)
            return 0;
        else
            return static_cast<int>(word_ & ((word{1} << tag_bits) - 1));
    }

    template <class Move>
    constexpr bool is() const noexcept {
        static_assert(
            detail::contains<list, Move>, "senet: this is not a kind of move of the game");
        return kind() == static_cast<int>(detail::index_of<list, Move>);
    }

    /// The move itself; ask `is` first.
    template <class Move>
    constexpr Move as() const noexcept {
        SENET_ASSERT(is<Move>(), "senet: the move is of the kind asked for");
        return detail::unpack<Move>(static_cast<std::uint64_t>(word_) >> tag_bits);
    }

    /// Calls `f` with the move itself.
    template <class Function>
    constexpr decltype(auto) visit(Function&& f) const {
        return detail::with_index<sizeof...(Moves)>(
            static_cast<std::size_t>(kind()),
            [&](auto k) -> decltype(auto) { return f(as<detail::type_at<list, k>>()); });
    }

    constexpr word to_word() const noexcept { return word_; }

    friend constexpr bool operator==(packed_move, packed_move) = default;

private:
    word word_;
};

namespace detail {

template <class List>
struct packed_move_of;

template <class... Moves>
struct packed_move_of<type_list<Moves...>> {
    using type = packed_move<Moves...>;
};

} // namespace detail

/// A list of moves of fixed capacity, kept where it is made.
template <class Move, int Capacity>
class move_list {
public:
    using value_type = Move;
    using const_iterator = Move const*;

    // The entries stay unwritten until they are needed, but clang copies no unwritten ones at compile time.
    constexpr move_list() noexcept {
        if (std::is_constant_evaluated())
            for (Move& unwritten : moves_)
                unwritten = Move{};
    }

    constexpr void push_back(Move const& move) noexcept {
        SENET_ASSERT(size_ < Capacity, "senet: there is room in the list of moves");
        moves_[size_++] = move;
    }

    constexpr int count() const noexcept { return size_; }
    constexpr std::size_t size() const noexcept { return static_cast<std::size_t>(size_); }
    constexpr bool empty() const noexcept { return size_ == 0; }
    static constexpr int capacity() noexcept { return Capacity; }

    constexpr Move const* data() const noexcept { return moves_; }
    constexpr Move const* begin() const noexcept { return moves_; }
    constexpr Move const* end() const noexcept { return moves_ + size_; }
    constexpr Move const& operator[](std::size_t i) const noexcept {
        SENET_ASSERT(i < size(), "senet: the list of moves is that long");
        return moves_[i];
    }

    constexpr bool contains(Move const& move) const noexcept {
        for (Move const& m : *this)
            if (m == move)
                return true;
        return false;
    }

    friend constexpr bool operator==(move_list const& a, move_list const& b) noexcept {
        if (a.size_ != b.size_)
            return false;
        for (int i = 0; i != a.size_; ++i)
            if (!(a.moves_[i] == b.moves_[i]))
                return false;
        return true;
    }

private:
    Move moves_[static_cast<std::size_t>(Capacity)];
    int size_ = 0;
};

} // namespace senet

#endif // SENET_MOVES_PACKED_MOVE_HPP
