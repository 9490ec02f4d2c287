// SPDX-License-Identifier: MIT

#ifndef SENET_PHASES_COUNTING_HPP
#define SENET_PHASES_COUNTING_HPP

#include <senet/table/component.hpp>

#include <type_traits>

// What `counting` does with the member of the table that says which round it is: anything that shows itself as one
// number, from its lowest to its highest value.
namespace senet::detail {

template <auto Member, class At>
using counted = std::remove_cvref_t<decltype(std::declval<At&>().table.*Member)>;

template <auto Member>
struct begin_count {
    template <class At>
    constexpr void operator()(At& at) const noexcept {
        set_number(at.table.*Member, 0, 0);
    }
};

template <auto Member>
struct count_is_complete {
    template <class At>
    constexpr bool operator()(At const& at) const noexcept {
        return number(at.table.*Member, 0) == highest_number<counted<Member, At>>(0);
    }
};

template <auto Member>
struct count_on {
    template <class At>
    constexpr void operator()(At& at) const noexcept {
        set_number(at.table.*Member, 0, number(at.table.*Member, 0) + 1);
    }
};

} // namespace senet::detail

#endif // SENET_PHASES_COUNTING_HPP
