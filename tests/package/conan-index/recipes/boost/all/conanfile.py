# SPDX-License-Identifier: MIT

from conan import ConanFile


class SystemBoost(ConanFile):
    """Stands in for ConanCenter's boost, with its target names: the headers are the system's (libboost-dev)."""

    name = "boost"
    package_type = "header-library"
    options = {"header_only": [True, False]}
    default_options = {"header_only": True}

    def package_id(self):
        self.info.clear()

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "Boost")
        for target in ("headers", "boost"):
            component = self.cpp_info.components[target]
            component.set_property("cmake_target_name", f"Boost::{target}")
            component.includedirs = component.libdirs = component.bindirs = []  # the compiler searches /usr/include
        self.cpp_info.components["boost"].requires = ["headers"]
