// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_HPP
#define SENET_RECORD_HPP

#include <senet/record/game_record.hpp>      // IWYU pragma: export
#include <senet/record/read_json_lines.hpp>  // IWYU pragma: export
#include <senet/record/read_record.hpp>      // IWYU pragma: export
#include <senet/record/read_text.hpp>        // IWYU pragma: export
#include <senet/record/reading.hpp>          // IWYU pragma: export
#include <senet/record/write_json_lines.hpp> // IWYU pragma: export
#include <senet/record/write_text.hpp>       // IWYU pragma: export

#endif // SENET_RECORD_HPP
