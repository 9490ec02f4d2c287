# SPDX-License-Identifier: MIT

import os
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import cmake_layout
from conan.tools.files import copy, load

required_conan_version = ">=2.2"


class SenetConan(ConanFile):
    name = "senet"
    description = "Board games described at compile time"
    license = "MIT"
    topics = ("board-games", "metaprogramming", "header-only")
    package_type = "header-library"
    settings = "os", "arch", "compiler", "build_type"
    exports_sources = "LICENSE", "include/*"
    no_copy_source = True
    test_package_folder = "tests/package"

    def set_version(self):
        text = load(self, os.path.join(self.recipe_folder, "include", "senet", "version.hpp"))
        self.version = ".".join(re.findall(r"SENET_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", text))

    def requirements(self):  # what a header-library requires directly is passed on to its users
        self.requires("boost/[>=1.74 <2]", options={"header_only": True})
        self.requires("range-v3/0.12.0")

    def validate(self):
        check_min_cppstd(self, 20)

    def layout(self):
        cmake_layout(self)

    def package_id(self):
        self.info.clear()

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        copy(self, "*.hpp", os.path.join(self.source_folder, "include"), os.path.join(self.package_folder, "include"))

    def package_info(self):
        self.cpp_info.bindirs = self.cpp_info.libdirs = []
        self.cpp_info.set_property("cmake_file_name", "senet")
        self.cpp_info.set_property("cmake_target_name", "senet::senet")
        self.cpp_info.set_property("pkg_config_name", "senet")
        self.cpp_info.requires = ["boost::headers", "range-v3::range-v3"]
