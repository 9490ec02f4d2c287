// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_VISITED_SET_HPP
#define SENET_TESTING_VISITED_SET_HPP

#include <cstddef>
#include <cstdint>
#include <vector>

namespace senet::testing {

/// Finds what was met before by its hash; things are numbered 0, 1, 2 …
class visited_set {
public:
    static constexpr std::uint32_t nothing = 0xffff'ffffu;

    /// The first thing with this hash for which `same(number)` holds; `nothing` if there is none.
    template <class Same>
    std::uint32_t find(std::uint64_t hash, Same&& same) const {
        if (slots_.empty())
            return nothing;
        for (auto i = hash & mask();; i = (i + 1) & mask()) {
            auto const& here = slots_[static_cast<std::size_t>(i)];
            if (here.number == nothing)
                return nothing;
            if (here.hash == hash && same(here.number))
                return here.number;
        }
    }
    bool contains(std::uint64_t hash) const {
        return find(hash, [](std::uint32_t) { return true; }) != nothing;
    }

    void insert(std::uint64_t hash, std::uint32_t number) {
        if (2 * (size_ + 1) > slots_.size())
            grow();
        put({hash, number});
        ++size_;
    }

    std::size_t size() const noexcept { return size_; }

private:
    struct entry {
        std::uint64_t hash = 0;
        std::uint32_t number = nothing;
    };

    std::uint64_t mask() const noexcept { return slots_.size() - 1; }
    void put(entry const& s) {
        auto i = s.hash & mask();
        while (slots_[static_cast<std::size_t>(i)].number != nothing)
            i = (i + 1) & mask();
        slots_[static_cast<std::size_t>(i)] = s;
    }
    void grow() {
        std::vector<entry> old(slots_.empty() ? 1024 : 2 * slots_.size());
        old.swap(slots_);
        for (entry const& s : old)
            if (s.number != nothing)
                put(s);
    }

    std::vector<entry> slots_;
    std::size_t size_ = 0;
};

} // namespace senet::testing

#endif // SENET_TESTING_VISITED_SET_HPP
