// SPDX-License-Identifier: MIT

#ifndef SENET_VIEW_HPP
#define SENET_VIEW_HPP

#include <senet/position.hpp>
#include <senet/table/component.hpp>
#include <senet/table/seen.hpp>

#include <string_view>

namespace senet {

/// What a seat may know of a position: `view[&table::hands]`. Hidden things are not in it.
template <class Game>
class view {
public:
    constexpr view(
        position<Game> const& p, seat viewer, actor to_act, std::string_view phase) noexcept
        : table_(p.table, viewer, false),
          viewer_(viewer),
          seat_(p.seat()),
          to_act_(to_act),
          phase_(phase) {}

    /// What is seen of a member of the table.
    template <class Member>
    constexpr detail::seen_type<Member> const&
    operator[](Member Game::table::*which) const noexcept {
        return table_[which];
    }
    /// What is seen of the whole table.
    constexpr seen_struct<typename Game::table> const& seen() const noexcept { return table_; }

    constexpr seat viewer() const noexcept { return viewer_; }
    constexpr actor to_act() const noexcept { return to_act_; }
    constexpr bool over() const noexcept { return to_act_.is_nobody(); }
    constexpr std::string_view phase() const noexcept { return phase_; }
    /// The seat whose turn it is, even while nature draws for it.
    constexpr seat turn() const noexcept { return seat_; }

    friend constexpr bool operator==(view const&, view const&) = default;

private:
    seen_struct<typename Game::table> table_;
    seat viewer_;
    seat seat_;
    actor to_act_;
    std::string_view phase_;
};

} // namespace senet

#endif // SENET_VIEW_HPP
