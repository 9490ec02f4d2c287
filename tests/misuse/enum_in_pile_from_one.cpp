// expect: senet: an enumeration used in a game has enumerators numbered 0, 1, 2
// SPDX-License-Identifier: MIT

#include "nim.hpp"

#include <senet/table/pile.hpp>

enum class heap { left = 1, right };

struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (senet::track<0, 20>, matches), (senet::pile<heap>, heaps));
};

struct game : nim::game<> {
    using table = ::table;
    static constexpr table setup() { return {}; }
};

constexpr auto start = senet::engine<game>::start();
