// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_HPP
#define SENET_RECORD_HPP

#include <senet/record/game_record.hpp> // IWYU pragma: export
#include <senet/record/json_lines.hpp>  // IWYU pragma: export
#include <senet/record/reading.hpp>     // IWYU pragma: export
#include <senet/record/text_form.hpp>   // IWYU pragma: export

#endif // SENET_RECORD_HPP
