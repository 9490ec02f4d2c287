// SPDX-License-Identifier: MIT

#ifndef SENET_HASH_HPP
#define SENET_HASH_HPP

#include <senet/detail/members.hpp>
#include <senet/random.hpp>
#include <senet/table/component.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace senet::detail {

template <std::size_t Size>
struct raw_bytes {
    unsigned char bytes[Size];
};

/// Collects words into a hash; the result does not depend on the compiler or its library.
class hasher {
public:
    constexpr void add(std::uint64_t word) noexcept {
        auto const [high, low] = multiply(state_ ^ word, 0x9e37'79b9'7f4a'7c15u);
        state_ = (high ^ low) + 0xd1b5'4a32'd192'ed03u;
    }
    constexpr std::uint64_t result() const noexcept {
        auto const [high, low] = multiply(state_, 0xbf58'476d'1ce4'e5b9u);
        return high ^ low;
    }

    template <class Type>
    constexpr void add_object(Type const& object) noexcept {
        if constexpr (!one_thing<Type>) {
            for_each_member(object, [&](auto, auto const& part) { add_object(part); });
        } else if constexpr (std::has_unique_object_representations_v<Type>) {
            add_bytes(object);
        } else {
            for (int i = 0; i != number_count<Type>(); ++i)
                add(static_cast<std::uint64_t>(number(object, i)));
        }
    }

    template <class Type>
    constexpr void add_bytes(Type const& object) noexcept {
        auto const raw = std::bit_cast<raw_bytes<sizeof(Type)>>(object);
        std::size_t i = 0;
        for (; i + 8 <= sizeof(Type); i += 8)
            add(load(raw.bytes + i, 8));
        if (i != sizeof(Type))
            add(load(raw.bytes + i, sizeof(Type) - i));
    }

private:
    static constexpr std::uint64_t load(unsigned char const* bytes, std::size_t count) noexcept {
        std::uint64_t word = 0;
        for (std::size_t i = 0; i != count; ++i)
            word |= static_cast<std::uint64_t>(bytes[i]) << (8 * i);
        return word;
    }

    std::uint64_t state_ = 0x243f'6a88'85a3'08d3u;
};

} // namespace senet::detail

#endif // SENET_HASH_HPP
