// SPDX-License-Identifier: MIT

// Compiled without exceptions and without run-time type information: what an engine does needs neither.
#include "support/classics.hpp"
#include "support/play.hpp"

#if defined(__cpp_exceptions) || defined(__cpp_rtti)
#error "this file is compiled with -fno-exceptions -fno-rtti"
#endif

namespace without_exceptions {

int play_all_classics();

int play_all_classics() {
    return []<class... Engine>(std::tuple<Engine...>*) {
        return (Engine::ranking(support::random_game<Engine>(1)).winners() + ... + 0);
    }(static_cast<support::classics*>(nullptr));
}

} // namespace without_exceptions
