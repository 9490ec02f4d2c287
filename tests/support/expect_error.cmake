# SPDX-License-Identifier: MIT

# Compiling the last argument has to fail, with the texts of the file's leading "// expect: " lines in the output; the
# first of them is what is said first, because people read no further.
# With -D text=none it has to compile instead.
#   cmake [-D text=none] -P expect_error.cmake -- compiler arguments... file
cmake_minimum_required(VERSION 3.25)

# message(FATAL_ERROR) breaks long lines, which would cut the texts to look for.
function(fail)
  message(${ARGN})
  message(FATAL_ERROR "misuse")
endfunction()

set(command "")
set(after NO)
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(i RANGE 1 ${last})
  if(after)
    list(APPEND command "${CMAKE_ARGV${i}}")
  elseif("${CMAKE_ARGV${i}}" STREQUAL "--")
    set(after YES)
  endif()
endforeach()
set(file ${CMAKE_ARGV${last}})

set(ENV{LC_ALL} C) # quotes are ' in every compiler's messages then
execute_process(COMMAND ${command} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(text STREQUAL "none")
  if(NOT result EQUAL 0)
    fail("${file} does not compile:\n${output}")
  endif()
  return()
endif()

if(result EQUAL 0)
  fail("${file} compiles, although it must not")
endif()
file(READ ${file} rest)
if(NOT rest MATCHES "^// expect: ")
  fail("${file} does not begin with '// expect: <text>'")
endif()
string(REGEX MATCH "senet: [^\r\n]*" said_first "${output}")
while(rest MATCHES "^// expect: ([^\r\n]+)\r?\n(.*)$")
  set(expected "${CMAKE_MATCH_1}")
  set(rest "${CMAKE_MATCH_2}")
  string(FIND "${output}" "${expected}" found)
  if(found EQUAL -1)
    fail("${file} does not compile, but without saying\n  ${expected}\nin\n${output}")
  endif()
  string(FIND "${said_first}" "${expected}" found)
  if(said_first AND NOT found EQUAL 0)
    fail("${file} does not compile, but before it says\n  ${expected}\nit says\n  ${said_first}\nin\n${output}")
  endif()
  set(said_first "")
endwhile()
