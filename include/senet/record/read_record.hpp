// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_READ_RECORD_HPP
#define SENET_RECORD_READ_RECORD_HPP

#include <senet/record/game_record.hpp>
#include <senet/record/read_json_lines.hpp>
#include <senet/record/read_text.hpp>
#include <senet/record/reading.hpp>

#include <string_view>

namespace senet {

/// Reads a record in either form.
template <class Engine>
record_reading<record<Engine>> read_record(std::string_view text) {
    auto const first = text.find_first_not_of(" \t\r\n");
    if (first != std::string_view::npos && text[first] == '{')
        return read_json_lines<Engine>(text);
    return read_text<Engine>(text);
}

} // namespace senet

#endif // SENET_RECORD_READ_RECORD_HPP
