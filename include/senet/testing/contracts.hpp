// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_CONTRACTS_HPP
#define SENET_TESTING_CONTRACTS_HPP

#include <senet/assert.hpp>

#include <csetjmp>
#include <memory>

namespace senet::testing {

/// Runs small pieces of an engine and survives the contracts broken in them, so that the moves that lead there can be
/// told. Nothing is unwound: what runs inside owns nothing. Where assertions are off, nothing is noticed.
class contract_watch {
public:
    /// What the broken contract says, or null if `act` came to its end.
    template <class Act>
    static char const* broken_by(Act&& act) {
        using type = std::remove_reference_t<Act>;
        return run([](void* what) { (*static_cast<type*>(what))(); }, std::addressof(act));
    }

private:
    struct frame {
        std::jmp_buf way_back;
        char const* message = nullptr;
    };
    static inline thread_local frame* innermost = nullptr;

    [[noreturn]] static void go_back(char const* message) {
        innermost->message = message;
        std::longjmp(innermost->way_back, 1);
    }

    // Not inlined: what the caller keeps must not live in registers that the jump restores.
#if defined(__GNUC__)
    __attribute__((noinline))
#endif
    static char const*
    run(void (*act)(void*), void* what) {
        frame here;
        struct restore {
            frame* outer = innermost;
            senet::detail::told_of_broken_contract listener = senet::detail::contract_listener;
            ~restore() {
                innermost = outer;
                senet::detail::contract_listener = listener;
            }
        } const back;
        innermost = &here;
        senet::detail::contract_listener = &go_back;
        if (setjmp(here.way_back) == 0) // NOLINT: there is no other way out of a noexcept function
            act(what);
        return here.message;
    }
};

} // namespace senet::testing

#endif // SENET_TESTING_CONTRACTS_HPP
