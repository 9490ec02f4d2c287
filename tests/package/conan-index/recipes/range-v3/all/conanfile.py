# SPDX-License-Identifier: MIT

from conan import ConanFile


class SystemRangeV3(ConanFile):
    """Stands in for ConanCenter's range-v3, with its target name: the headers are the system's (librange-v3-dev)."""

    name = "range-v3"
    package_type = "header-library"

    def package_id(self):
        self.info.clear()

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "range-v3")
        self.cpp_info.set_property("cmake_target_name", "range-v3::range-v3")
        self.cpp_info.includedirs = self.cpp_info.libdirs = self.cpp_info.bindirs = []  # see boost
