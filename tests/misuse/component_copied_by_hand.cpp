// expect: senet: a component is trivially copyable
// SPDX-License-Identifier: MIT

#include "nim.hpp"

class dial {
public:
    constexpr dial() = default;
    constexpr dial(dial const& other) : minute_(other.minute_) {}
    constexpr dial& operator=(dial const&) = default;
    friend constexpr bool operator==(dial const&, dial const&) = default;
    static constexpr int number_count() { return 1; }
    static constexpr int highest_number(int) { return 59; }
    constexpr int number(int) const { return minute_; }
    constexpr void set_number(int, int value) { minute_ = static_cast<std::uint8_t>(value); }

private:
    std::uint8_t minute_ = 0;
};

struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (senet::track<0, 20>, matches), (dial, time));
};

struct game : nim::game<> {
    using table = ::table;
    static constexpr table setup() { return {}; }
};

constexpr auto start = senet::engine<game>::start();
