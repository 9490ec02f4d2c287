# SPDX-License-Identifier: MIT

# Gets senet in one `way` and configures, builds and runs a project that uses it. Everything happens in a folder of
# its own, so that the ways can be tried side by side.
set(here ${CMAKE_CURRENT_LIST_DIR})
set(work ${scratch}/${way})
file(REMOVE_RECURSE ${work})

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ECHO STDOUT COMMAND_ERROR_IS_FATAL ANY)
endfunction()

set(project ${here})
set(options "")
if(prefix_path) # where our own build found Boost and range-v3
  cmake_path(CONVERT "${prefix_path}" TO_NATIVE_PATH_LIST prefix_path)
  set(ENV{CMAKE_PREFIX_PATH} "${prefix_path}")
endif()
if(way STREQUAL "find_package")
  run(${CMAKE_COMMAND} --install ${senet_build} --prefix ${work}/prefix)
  list(APPEND options -D "senet_ROOT=${work}/prefix" -D SENET_EXPECTED_VERSION=${version})
elseif(way STREQUAL "moved_prefix")
  run(${CMAKE_COMMAND} --install ${senet_build} --prefix ${work}/before)
  file(RENAME ${work}/before ${work}/after)
  list(APPEND options -D "senet_ROOT=${work}/after" -D SENET_EXPECTED_VERSION=${version})
elseif(way STREQUAL "pkg_config")
  run(${CMAKE_COMMAND} --install ${senet_build} --prefix ${work}/before)
  file(RENAME ${work}/before ${work}/after)
  set(ENV{PKG_CONFIG_PATH} "${work}/after/share/pkgconfig")
  set(project ${here}/pkg_config)
  list(APPEND options -D SENET_EXPECTED_VERSION=${version})
elseif(way STREQUAL "subdirectory")
  set(project ${here}/subdirectory)
  list(APPEND options -D "FETCHCONTENT_SOURCE_DIR_SENET=${senet_source}")
endif()

run(${CMAKE_COMMAND} -S ${project} -B ${work}/build -G ${generator} -D CMAKE_CXX_COMPILER=${compiler} ${options})
run(${CMAKE_COMMAND} --build ${work}/build)
run(${work}/build/consumer)
