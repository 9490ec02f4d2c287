// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_SCORING_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_SCORING_HPP

#include <senet/games/valley_of_the_kings/table.hpp>
#include <senet/scoring.hpp>

#include <cstdint>

// What it is worth (section 16). The Pharaoh pyramid is worth nothing to anybody (VOK-274).
namespace senet::valley_of_the_kings {

/// VOK-303, VOK-304, VOK-305, VOK-325
enum class category : std::uint8_t { mixed, striped, layered, single };

/// The best category of a finished pyramid (VOK-306). VOK-302: the hidden cube does not count.
constexpr category
category_of(pyramid const& here, pyramid_shape const& shape, bool expert) noexcept {
    index_set<colours> all;
    bool layered = true;
    for (int layer = 0; layer != shape.layers; ++layer) {
        auto const in_layer = here.colours_in(shape, layer, visibility::V);
        layered = layered && in_layer.count() == 1;
        all = all | in_layer;
    }
    if (all.count() == 1)
        return category::single;
    if (layered)
        return category::layered;
    return expert && all.count() == 2 ? category::striped : category::mixed;
}

constexpr int points_for(point_table const& table, category c) noexcept {
    switch (c) {
    case category::striped:
        return table.striped;
    case category::layered:
        return table.layered;
    case category::single:
        return table.single;
    case category::mixed:
        break;
    }
    return table.mixed;
}

/// VOK-300, VOK-301: every finished pyramid scores for its owner. VOK-307, VOK-326
template <site_size Size>
struct pyramids {
    template <class At>
    constexpr int operator()(At const& at, seat s) const {
        constexpr bool expert = At::game::settings.expert;
        auto const& print = At::game::print;
        auto const& table = (expert ? print.expert : print.base)[static_cast<int>(Size)];
        int sum = 0;
        for (int site = 1; site <= sites; ++site)
            if (print.site[site - 1].size == Size && at.table.sites.owned_by(site, s) &&
                at.table.sites.finished(site))
                sum += points_for(table, category_of(at.table.sites[site], shape_of(Size), expert));
        return sum;
    }
};

/// VOK-308, VOK-309: the most points win, and who is tied shares a place.
inline constexpr auto final_scoring = scoring(
    line<"small pyramids", pyramids<site_size::small>>,
    line<"large pyramids", pyramids<site_size::large>>);

} // namespace senet::valley_of_the_kings

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_SCORING_HPP
