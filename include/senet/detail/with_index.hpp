// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_WITH_INDEX_HPP
#define SENET_DETAIL_WITH_INDEX_HPP

#include <cstddef>
#include <type_traits>

namespace senet::detail {

/// Calls `f` with a run-time index below `Count` as a compile-time constant. A switch, because both compilers turn one
/// into a jump table and both drop it altogether when there is a single case.
template <std::size_t Count, std::size_t From = 0, class Function>
constexpr decltype(auto) with_index(std::size_t index, Function&& f) {
    if constexpr (Count - From == 1) {
        return f(std::integral_constant<std::size_t, From>{});
    } else if constexpr (Count - From == 2) {
        if (index == From)
            return f(std::integral_constant<std::size_t, From>{});
        return f(std::integral_constant<std::size_t, From + 1>{});
    } else {
        constexpr std::size_t last = Count - 1;
#define SENET_DETAIL_CASE(i) \
    case From + (i):         \
        return f(std::integral_constant<std::size_t, (From + (i) < Count ? From + (i) : last)>{})
        switch (index) {
            SENET_DETAIL_CASE(0);
            SENET_DETAIL_CASE(1);
            SENET_DETAIL_CASE(2);
            SENET_DETAIL_CASE(3);
            SENET_DETAIL_CASE(4);
            SENET_DETAIL_CASE(5);
            SENET_DETAIL_CASE(6);
            SENET_DETAIL_CASE(7);
            SENET_DETAIL_CASE(8);
            SENET_DETAIL_CASE(9);
            SENET_DETAIL_CASE(10);
            SENET_DETAIL_CASE(11);
            SENET_DETAIL_CASE(12);
            SENET_DETAIL_CASE(13);
            SENET_DETAIL_CASE(14);
            SENET_DETAIL_CASE(15);
        default:
            break;
        }
#undef SENET_DETAIL_CASE
        if constexpr (Count - From > 16)
            return with_index<Count, From + 16>(index, static_cast<Function&&>(f));
        else
            return f(std::integral_constant<std::size_t, last>{});
    }
}

} // namespace senet::detail

#endif // SENET_DETAIL_WITH_INDEX_HPP
