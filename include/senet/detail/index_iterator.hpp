// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_INDEX_ITERATOR_HPP
#define SENET_DETAIL_INDEX_ITERATOR_HPP

#include <cstddef>

namespace senet::detail {

/// Walks over what a container gives for 0, 1, 2 …, by value.
template <class Container, class Value>
class index_iterator {
public:
    using value_type = Value;
    using difference_type = std::ptrdiff_t;

    constexpr index_iterator() = default;
    constexpr index_iterator(Container const& container, int index) noexcept
        : container_(&container), index_(index) {}

    constexpr Value operator*() const noexcept { return (*container_)[index_]; }
    constexpr index_iterator& operator++() noexcept {
        ++index_;
        return *this;
    }
    constexpr index_iterator operator++(int) noexcept {
        auto const before = *this;
        ++*this;
        return before;
    }

    friend constexpr bool operator==(index_iterator const&, index_iterator const&) = default;

private:
    Container const* container_ = nullptr;
    int index_ = 0;
};

} // namespace senet::detail

#endif // SENET_DETAIL_INDEX_ITERATOR_HPP
