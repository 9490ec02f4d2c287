// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_PROGRESS_HPP
#define SENET_TESTING_PROGRESS_HPP

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

#if defined(_WIN32)
#include <io.h>
#else
#include <unistd.h>
#endif

namespace senet::testing {

/// Tells on a terminal how far a long run has come; into a file or a pipe nothing is written.
class progress {
public:
    explicit progress(std::string_view name) : name_(name), shown_(on_a_terminal()) {}
    progress(progress const&) = delete;
    progress& operator=(progress const&) = delete;
    ~progress() {
        if (wrote_)
            std::fputs("\r\033[K", stderr);
    }

    void tell(std::string_view what, std::uint64_t done, std::uint64_t of) {
        if (!shown_ || (++calls_ & 63u) != 0)
            return;
        auto const now = std::chrono::steady_clock::now();
        if (now - last_ < std::chrono::milliseconds{250})
            return;
        last_ = now;
        wrote_ = true;
        std::string const line = "\r\033[K" + name_ + ": " + std::string{what} + " " +
                                 std::to_string(done) + " of " + std::to_string(of);
        std::fputs(line.c_str(), stderr);
        std::fflush(stderr);
    }

private:
    static bool on_a_terminal() {
#if defined(_WIN32)
        return _isatty(_fileno(stderr)) != 0;
#else
        return isatty(STDERR_FILENO) != 0;
#endif
    }

    std::string name_;
    bool shown_;
    bool wrote_ = false;
    std::uint64_t calls_ = 0;
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

} // namespace senet::testing

#endif // SENET_TESTING_PROGRESS_HPP
