# SPDX-License-Identifier: MIT

set(VCPKG_BUILD_TYPE release) # header-only

# An overlay port packages the tree it lies in; a port in a registry downloads a release here.
get_filename_component(SOURCE_PATH "${CMAKE_CURRENT_LIST_DIR}/../../../.." ABSOLUTE)

vcpkg_cmake_configure(
  SOURCE_PATH "${SOURCE_PATH}"
  OPTIONS -DSENET_BUILD_TESTS=OFF -DSENET_BUILD_EXAMPLES=OFF -DSENET_BUILD_BENCHMARKS=OFF -DSENET_INSTALL=ON)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH share/cmake/senet)
vcpkg_fixup_pkgconfig()
file(REMOVE_RECURSE
  "${CURRENT_PACKAGES_DIR}/share/cmake"
  "${CURRENT_PACKAGES_DIR}/share/licenses"
  "${CURRENT_PACKAGES_DIR}/lib")

file(INSTALL "${CMAKE_CURRENT_LIST_DIR}/usage" DESTINATION "${CURRENT_PACKAGES_DIR}/share/${PORT}")
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")
