// SPDX-License-Identifier: MIT

#ifndef SENET_MOVES_SUBSET_OF_HPP
#define SENET_MOVES_SUBSET_OF_HPP

#include <senet/moves/domain.hpp>
#include <senet/table/index_set.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <type_traits>

namespace senet {

/// Any selection of the enumerators of an enumeration: a set on the table, or a member of a move that reads
/// `{grape, papyrus}`.
template <class Enum>
requires std::is_enum_v<Enum>
class subset_of {
    static constexpr int count_of_all = static_cast<int>(domain<Enum>::size);
    using indices = index_set<count_of_all>;

public:
    using value_type = Enum;

    constexpr subset_of() = default;
    constexpr subset_of(std::initializer_list<Enum> members) noexcept {
        for (Enum const e : members)
            insert(e);
    }
    static constexpr subset_of full() noexcept { return subset_of{indices::full()}; }

    static constexpr int capacity() noexcept { return count_of_all; }

    constexpr bool contains(Enum e) const noexcept { return set_.contains(index(e)); }
    constexpr void insert(Enum e) noexcept { set_.insert(index(e)); }
    constexpr void erase(Enum e) noexcept { set_.erase(index(e)); }

    constexpr bool empty() const noexcept { return set_.empty(); }
    constexpr int count() const noexcept { return set_.count(); }
    constexpr int size() const noexcept { return set_.count(); }
    /// The n-th member in the order of the enumeration; `n` is less than `count()`.
    constexpr Enum nth(int n) const noexcept { return static_cast<Enum>(set_.nth(n)); }

    /// Walks over the members in the order of the enumeration.
    class iterator {
    public:
        using value_type = Enum;
        using difference_type = std::ptrdiff_t;

        constexpr iterator() = default;
        constexpr Enum operator*() const noexcept { return static_cast<Enum>(*at_); }
        constexpr iterator& operator++() noexcept {
            ++at_;
            return *this;
        }
        constexpr iterator operator++(int) noexcept {
            auto const before = *this;
            ++at_;
            return before;
        }
        friend constexpr bool operator==(iterator const&, iterator const&) = default;
        friend constexpr bool operator==(iterator const& i, detail::end_of_set e) noexcept {
            return i.at_ == e;
        }

    private:
        friend class subset_of;
        using index_iterator = decltype(indices{}.begin());
        constexpr explicit iterator(index_iterator at) noexcept : at_(at) {}
        index_iterator at_;
    };
    constexpr iterator begin() const noexcept { return iterator{set_.begin()}; }
    constexpr detail::end_of_set end() const noexcept { return {}; }

    friend constexpr subset_of operator&(subset_of a, subset_of const& b) noexcept {
        return subset_of{a.set_ & b.set_};
    }
    friend constexpr subset_of operator|(subset_of a, subset_of const& b) noexcept {
        return subset_of{a.set_ | b.set_};
    }
    friend constexpr subset_of operator-(subset_of a, subset_of const& b) noexcept {
        return subset_of{a.set_ - b.set_};
    }
    friend constexpr bool operator==(subset_of const&, subset_of const&) = default;

    // As a component of a table: one number per enumerator.
    static constexpr int number_count() noexcept { return count_of_all; }
    static constexpr int highest_number(int) noexcept { return 1; }
    constexpr int number(int i) const noexcept { return set_.number(i); }
    constexpr void set_number(int i, int value) noexcept { set_.set_number(i, value); }

private:
    constexpr explicit subset_of(indices const& set) noexcept : set_(set) {}
    static constexpr int index(Enum e) noexcept {
        return static_cast<int>(domain<Enum>::ordinal(e));
    }

    indices set_;
};

/// Selections from at most 32 enumerators, in braces and set apart by commas; read in any order.
template <class Enum>
requires(domain<Enum>::size <= 32) struct domain<subset_of<Enum>>
    : detail::packed_as_ordinal<domain<subset_of<Enum>>, subset_of<Enum>> {
    static constexpr std::uint64_t size = std::uint64_t{1} << domain<Enum>::size;
    static constexpr std::size_t longest = [] {
        std::size_t sum = 2 + 2 * (domain<Enum>::size - 1);
        for (auto const& name : detail::enumerator_names<Enum>.names)
            sum += name.size();
        return sum;
    }();

    static constexpr std::uint64_t ordinal(subset_of<Enum> const& value) noexcept {
        std::uint64_t bits = 0;
        for (Enum const e : value)
            bits |= std::uint64_t{1} << domain<Enum>::ordinal(e);
        return bits;
    }
    static constexpr subset_of<Enum> value(std::uint64_t ordinal) noexcept {
        subset_of<Enum> set;
        for (std::uint64_t i = 0; i != domain<Enum>::size; ++i)
            if ((ordinal >> i & 1u) != 0)
                set.insert(domain<Enum>::value(i));
        return set;
    }

    template <class Text>
    static constexpr void write(Text& text, subset_of<Enum> const& value) noexcept {
        text << '{';
        bool first = true;
        for (Enum const e : value) {
            if (!first)
                text << std::string_view{", "};
            first = false;
            domain<Enum>::write(text, e);
        }
        text << '}';
    }
    static constexpr bool read(text_reader& reader, subset_of<Enum>& value) noexcept {
        auto const before = reader.place();
        subset_of<Enum> set;
        if (read_members(reader, set)) {
            value = set;
            return true;
        }
        reader.go_back_to(before);
        return false;
    }
    template <class Text>
    static constexpr void describe(Text& text) noexcept {
        text << std::string_view{"some of "};
        domain<Enum>::describe(text);
        text << std::string_view{", in braces"};
    }

private:
    static constexpr bool read_members(text_reader& reader, subset_of<Enum>& set) noexcept {
        if (!reader.literal("{"))
            return false;
        reader.skip_spaces();
        if (reader.literal("}"))
            return true;
        for (;;) {
            Enum e{};
            reader.skip_spaces();
            if (!domain<Enum>::read(reader, e) || set.contains(e))
                return false;
            set.insert(e);
            reader.skip_spaces();
            if (reader.literal("}"))
                return true;
            if (!reader.literal(","))
                return false;
        }
    }
};

} // namespace senet

#endif // SENET_MOVES_SUBSET_OF_HPP
