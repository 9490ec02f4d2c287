// expect: senet: a component shows itself by number_count, highest_number, number and set_number
// SPDX-License-Identifier: MIT

#include "nim.hpp"

class dial {
public:
    friend constexpr bool operator==(dial const&, dial const&) = default;
    static constexpr int number_count() { return 1; }
    static constexpr int highest_number(int) { return 59; }
    constexpr int number(int) const { return minute_; }
    constexpr int minute() const { return minute_; }

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
