# SPDX-License-Identifier: MIT

# The first C++ block of `readme` has to be `example`, byte for byte, but for the licence line on top.
file(READ ${readme} text)
string(FIND "${text}" "```cpp\n" begin)
if(begin EQUAL -1)
  message(FATAL_ERROR "${readme} has no C++ block")
endif()
math(EXPR begin "${begin} + 7")
string(SUBSTRING "${text}" ${begin} -1 text)
string(FIND "${text}" "\n```" end)
math(EXPR end "${end} + 1")
string(SUBSTRING "${text}" 0 ${end} block)

file(READ ${example} program)
string(REGEX REPLACE "^// SPDX[^\n]*\n\n*" "" program "${program}")
if(NOT block STREQUAL program)
  message(FATAL_ERROR "the first C++ block of ${readme} is not ${example}")
endif()
