// SPDX-License-Identifier: MIT

// Stands in for libFuzzer where there is none: gives the target every file of the folders on the command line.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size);

int main(int argc, char** argv) {
    LLVMFuzzerTestOneInput(nullptr, 0);
    int replayed = 0;
    for (int i = 1; i < argc; ++i)
        if (std::filesystem::is_directory(argv[i]))
            for (auto const& entry : std::filesystem::directory_iterator(argv[i])) {
                std::ifstream file(entry.path(), std::ios::binary);
                std::vector<char> const text(std::istreambuf_iterator<char>(file), {});
                std::vector<std::uint8_t> const bytes(text.begin(), text.end());
                std::printf("%s\n", entry.path().filename().string().c_str());
                LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
                ++replayed;
            }
    std::printf("%d inputs replayed\n", replayed);
}
