// SPDX-License-Identifier: MIT

#ifndef SENET_VERSION_HPP
#define SENET_VERSION_HPP

// The one place where the version is written; CMake and Conan read it from here.
#define SENET_VERSION_MAJOR 0
#define SENET_VERSION_MINOR 1
#define SENET_VERSION_PATCH 0

#endif // SENET_VERSION_HPP
