// SPDX-License-Identifier: MIT

#ifndef SENET_ASSERT_HPP
#define SENET_ASSERT_HPP

#include <type_traits>

namespace senet::detail {

/// Who wants to hear of broken contracts before the program ends: the law checker, which tells the moves that lead
/// there instead. It does not return.
using told_of_broken_contract = void (*)(char const* message);
inline constinit thread_local told_of_broken_contract contract_listener = nullptr;

/// Asked only when a contract has been broken.
constexpr bool contract_is_kept_elsewhere(char const* message) noexcept {
    if (!std::is_constant_evaluated())
        if (contract_listener != nullptr)
            contract_listener(message);
    return false;
}

} // namespace senet::detail

/// Breaking a function's contract ends here; define it before including senet to send it elsewhere.
/// Illegal moves are not contract breaches: they are refused with a verdict.
#ifndef SENET_ASSERT
#include <cassert>
#define SENET_ASSERT(condition, message) \
    assert(((condition) || ::senet::detail::contract_is_kept_elsewhere(message)) && (message))
#endif

#endif // SENET_ASSERT_HPP
