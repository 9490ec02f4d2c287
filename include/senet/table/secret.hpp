// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_SECRET_HPP
#define SENET_TABLE_SECRET_HPP

#include <senet/assert.hpp>
#include <senet/moves/domain.hpp>
#include <senet/moves/maybe.hpp>
#include <senet/random.hpp>
#include <senet/seats.hpp>
#include <senet/table/component.hpp>

#include <cstdint>

namespace senet {

/// What a seat sees of a secret: whether something is there, and what it is if the secret is its own.
template <countable Type>
class seen_secret {
public:
    constexpr seen_secret(bool there, maybe<Type> value) noexcept : there_(there), value_(value) {}

    constexpr bool there() const noexcept { return there_; }
    constexpr bool known() const noexcept { return value_.there(); }
    /// Only if it is known.
    constexpr Type value() const noexcept { return value_.get(); }

    friend constexpr bool operator==(seen_secret const&, seen_secret const&) = default;

private:
    bool there_;
    maybe<Type> value_;
};

/// What a seat sees of secret pieces: how many they are, and which if they are its own.
template <class Hand>
class seen_secret_pieces {
public:
    constexpr seen_secret_pieces(int size, bool known, Hand const& pieces) noexcept
        : size_(size), known_(known), pieces_(pieces) {}

    constexpr int size() const noexcept { return size_; }
    constexpr bool known() const noexcept { return known_; }
    /// Only if they are known.
    constexpr Hand const& value() const noexcept {
        SENET_ASSERT(known_, "senet: a secret is looked at by its owner only");
        return pieces_;
    }

    friend constexpr bool
    operator==(seen_secret_pieces const&, seen_secret_pieces const&) = default;

private:
    int size_;
    bool known_;
    Hand pieces_;
};

/// Something its owner alone knows: a piece dealt face down, or a hand of them. It lies in a `per_seat`, which says
/// who the owner is. To the others a secret is any of the pieces they cannot see, and `redeal` deals it anew.
template <class Type>
class secret;

template <class Type>
requires(countable<Type> && !component<Type>) class secret<Type> {
public:
    using piece = Type;

    constexpr secret() = default;
    constexpr secret(Type value) noexcept : value_(value) {} // NOLINT: a piece is put there

    constexpr bool there() const noexcept { return value_.there(); }
    constexpr bool empty() const noexcept { return !value_.there(); }
    /// For the rules of the game, which know everything; players look through a view.
    constexpr Type value() const noexcept { return value_.get(); }
    constexpr void put(Type value) noexcept {
        SENET_ASSERT(empty(), "senet: there is one secret piece at a time");
        value_ = value;
    }
    constexpr Type take() noexcept {
        Type const taken = value_.get();
        value_ = {};
        return taken;
    }

    friend constexpr bool operator==(secret const&, secret const&) = default;

    constexpr int pieces(Type kind) const noexcept {
        return there() && value_ == maybe<Type>{kind} ? 1 : 0;
    }
    constexpr auto seen(seat, bool owns) const noexcept {
        return seen_secret<Type>{there(), owns ? value_ : maybe<Type>{}};
    }
    constexpr void lift(piece_pool<Type>& pool, seat, bool owns) const noexcept {
        if (there() && !owns)
            pool.put(value());
    }
    template <class Random>
    constexpr void lay(piece_pool<Type>& pool, Random& random, seat, bool owns) noexcept {
        if (there() && !owns)
            value_ = pool.draw(random);
    }

    static constexpr int number_count() noexcept { return 1; }
    static constexpr int highest_number(int) noexcept {
        return static_cast<int>(domain<Type>::size);
    }
    constexpr int number(int) const noexcept { return value_.number(); }
    constexpr void set_number(int, int value) noexcept { value_.set_number(value); }

private:
    maybe<Type> value_;
};

/// Secret pieces, kept in a component that holds pieces (a `supply`, a `row`).
template <detail::holds_pieces Hand>
class secret<Hand> : public Hand {
public:
    using piece = typename Hand::piece;

    constexpr secret() = default;
    constexpr secret(Hand const& hand) noexcept : Hand(hand) {} // NOLINT: a hand is dealt

    friend constexpr bool operator==(secret const&, secret const&) = default;

    constexpr auto seen(seat, bool owns) const noexcept {
        return seen_secret_pieces<Hand>{
            this->size(), owns, owns ? static_cast<Hand const&>(*this) : Hand{}};
    }
    constexpr void lift(piece_pool<piece>& pool, seat, bool owns) const noexcept {
        if (!owns)
            for (std::uint64_t k = 0; k != domain<piece>::size; ++k)
                pool.put(domain<piece>::value(k), this->pieces(domain<piece>::value(k)));
    }
    template <class Random>
    constexpr void lay(piece_pool<piece>& pool, Random& random, seat, bool owns) noexcept {
        if (owns)
            return;
        int const count = this->size();
        static_cast<Hand&>(*this) = Hand{};
        for (int i = 0; i != count; ++i)
            this->put(pool.draw(random));
    }
};

/// A decision made in secret, to be revealed later: a bid, a programme. Others see whether it has been made. It is not
/// a piece: for the others any decision is possible (a game that knows better says so with a `redeal` of its own).
template <countable Type>
class commitment {
public:
    constexpr bool made() const noexcept { return value_.there(); }
    /// For the rules of the game, which know everything; players look through a view.
    constexpr Type value() const noexcept { return value_.get(); }
    constexpr void make(Type value) noexcept { value_ = value; }
    constexpr void clear() noexcept { value_ = {}; }

    friend constexpr bool operator==(commitment const&, commitment const&) = default;

    constexpr auto seen(seat, bool owns) const noexcept {
        return seen_secret<Type>{made(), owns ? value_ : maybe<Type>{}};
    }
    /// Any decision in place of the one that was made.
    template <class Random>
    constexpr void guess(Random& random, seat, bool owns) noexcept {
        if (made() && !owns)
            value_ = domain<Type>::value(draw_below(domain<Type>::size, random));
    }

    static constexpr int number_count() noexcept { return 1; }
    static constexpr int highest_number(int) noexcept {
        return static_cast<int>(domain<Type>::size);
    }
    constexpr int number(int) const noexcept { return value_.number(); }
    constexpr void set_number(int, int value) noexcept { value_.set_number(value); }

private:
    maybe<Type> value_;
};

} // namespace senet

#endif // SENET_TABLE_SECRET_HPP
