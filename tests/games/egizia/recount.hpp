// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_GAMES_EGIZIA_RECOUNT_HPP
#define SENET_TESTS_GAMES_EGIZIA_RECOUNT_HPP

#include "games/egizia/arranged.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// Egizia counted once more, slowly, from the moves alone. What cards, spaces and cells do is written down here again, by
/// their names and not by what the edition says.
namespace egizia_tests {

class recount {
public:
    struct player {
        int score = 0;
        int arrived = 0; // when its marker came to where it stands
        int stock = 0;
        std::map<char, int> crews{{'A', 1}, {'B', 1}, {'C', 1}, {'J', 2}};
        int stone = 0; // markets
        int grain = 0;
        std::set<card_id> cards;
        std::set<sphinx_id> sphinx;
        std::vector<int> graves; // values
        std::set<int> built;     // sites of this round
        std::map<card_id, int> raised;
        std::set<card_id> assigned;
        bool first = false;
    };

    explicit recount(int seats)
        : players_(static_cast<std::size_t>(seats)), tiles_(players_.size()) {
        for (int s = 0; s != seats; ++s) {
            (*this)[s].cards = {
                static_cast<card_id>(static_cast<int>(SQ1) + s),
                static_cast<card_id>(static_cast<int>(SW1) + s)};
        }
    }

    player& operator[](int s) { return players_[static_cast<std::size_t>(s)]; }
    player const& operator[](int s) const { return players_[static_cast<std::size_t>(s)]; }
    int seats() const { return static_cast<int>(players_.size()); }
    std::vector<int> const& tiles() const { return tiles_; }

    /// The seats from the front of the track.
    std::vector<int> from_front() const {
        std::vector<int> order;
        for (int s = 0; s != seats(); ++s)
            order.push_back(s);
        std::sort(order.begin(), order.end(), [&](int a, int b) {
            return (*this)[a].score != (*this)[b].score ? (*this)[a].score > (*this)[b].score
                                                        : (*this)[a].arrived < (*this)[b].arrived;
        });
        return order;
    }

    // What happens

    void score(int s, int points) {
        if (points == 0)
            return;
        (*this)[s].score += points;
        (*this)[s].arrived = ++clock_;
    }
    void stones(int s, int n) { (*this)[s].stock = std::min(25, (*this)[s].stock + n); }
    void raise(int s, char crew) {
        auto& strength = (*this)[s].crews[crew];
        strength = std::min(9, strength + 1);
    }
    void stone_down(int s, int steps) {
        for (; steps != 0; --steps)
            if (auto& m = (*this)[s].stone; (m = std::min(3, m + 1)) == 3)
                stones(s, 3);
    }
    void grain_down(int s, int steps) {
        for (; steps != 0; --steps)
            if (auto& m = (*this)[s].grain; (m = std::min(3, m + 1)) == 3)
                score(s, 2);
    }

    void take(int s, card_id c) {
        switch (c) {
        case N12_10:
            stone_down(s, 1);
            break;
        case N12_11:
            grain_down(s, 1);
            break;
        case N34_08:
            score(s, 3);
            break;
        case N34_09:
            stones(s, 4);
            break;
        case N12_17:
            grain_down(s, 2);
            return;
        case N12_18:
            stone_down(s, 2);
            return;
        case N12_22:
            raise(s, 'A');
            raise(s, 'C');
            return;
        case N5_12:
            raise(s, 'B');
            raise(s, 'J');
            return;
        case N5_01:
            score(s, pieces(s, {"obelisk", "graves"}));
            return;
        case N5_02:
            score(s, pieces(s, {"p1", "p2", "p3", "p4", "p5", "p6"}));
            return;
        case N5_03:
            score(s, pieces(s, {"obelisk", "left", "right", "column", "roof"}));
            return;
        case N34_22:
        case N5_11:
            return; // two advances follow
        default:
            break;
        }
        (*this)[s].cards.insert(c);
    }
    void use_space(int s, place_on_river space) {
        switch (space) {
        case EDFU:
            stone_down(s, 1);
            grain_down(s, 1);
            break;
        case THEBAE:
            raise(s, 'A');
            raise(s, 'B');
            break;
        case SELINON:
            raise(s, 'A');
            raise(s, 'C');
            break;
        case BENI_HASAN:
            raise(s, 'B');
            raise(s, 'C');
            break;
        case ALYI:
            stones(s, 2);
            break; // and an advance follows
        default:
            raise(s, 'J');
            break;
        }
    }
    /// The lowest of these cards that a player has is gone.
    void spend(int s, std::initializer_list<card_id> any) {
        for (card_id const c : any)
            if ((*this)[s].cards.erase(c) != 0)
                return;
    }

    // Feeding and production

    int need(int s) const {
        int sum = 0;
        for (auto const& [crew, strength] : (*this)[s].crews)
            sum += strength;
        return sum;
    }
    /// The colour of a field: 0 green, 1 yellow-green, 2 brown; -1 if it is no field.
    int colour(int s, card_id c) const {
        static std::map<card_id, int> const fields{
            {N12_06, 0}, {N12_07, 0}, {N12_08, 1}, {N12_09, 1}, {N12_10, 2}, {N12_11, 2},
            {N34_04, 0}, {N34_05, 0}, {N34_06, 1}, {N34_07, 1}, {N34_08, 2}, {N34_09, 2}};
        if (c >= SW1)
            return 0;
        auto const found = fields.find(c);
        if (found == fields.end())
            return -1;
        auto const raised = (*this)[s].raised.find(c);
        return std::max(
            0, found->second - (raised == (*this)[s].raised.end() ? 0 : raised->second));
    }
    static int wheat(card_id c) {
        static std::map<card_id, int> const values{
            {N12_06, 2}, {N12_07, 3}, {N12_08, 4}, {N12_09, 5}, {N12_10, 6}, {N12_11, 7},
            {N34_04, 3}, {N34_05, 4}, {N34_06, 5}, {N34_07, 6}, {N34_08, 8}, {N34_09, 9}};
        return c >= SW1 ? 6 : values.at(c);
    }
    static int quarry(card_id c) {
        static std::map<card_id, int> const values{{N12_01, 2}, {N12_02, 2}, {N12_03, 3},
                                                   {N12_04, 3}, {N12_05, 3}, {N34_01, 2},
                                                   {N34_02, 3}, {N34_03, 3}};
        if (c >= SQ1 && c < SW1)
            return 3;
        auto const found = values.find(c);
        return found == values.end() ? 0 : found->second;
    }
    void feed_player(int s, int surplus_cards, int stones_eaten) {
        int supply = 4 * surplus_cards + stones_eaten;
        for (card_id const c : (*this)[s].cards)
            if (int const col = colour(s, c); col >= 0 && col <= flood_)
                supply += wheat(c);
        for (; surplus_cards != 0; --surplus_cards)
            spend(s, {N12_20, N5_07});
        (*this)[s].stock -= stones_eaten;
        int const rate[] = {3, 2, 2, 1};
        if (need(s) > supply)
            score(s, -(need(s) - supply) * rate[(*this)[s].grain]);
    }
    void produce_for(int s) {
        int sum = 0;
        for (card_id const c : (*this)[s].cards)
            sum += quarry(c);
        stones(s, sum);
    }

    // Moves

    void follow(int s, tile const& m) { tiles_[static_cast<std::size_t>(m.number - 1)] = s; }
    void follow(int s, sphinx_card const& m) {
        if (drawing_ == 0) {
            (*this)[s].sphinx.insert(m.id);
        } else {
            --drawing_;
            drawn_.push_back(m.id);
        }
    }
    void follow(int, grave_tile const& m) {
        int const values[] = {2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6};
        face_up_.push_back(values[static_cast<int>(m.id)]);
    }
    void follow(int, nile_card const& m) { river_.push_back({m.id, true}); }

    void follow(int s, place const& m) {
        if (m.doubled)
            spend(s, {N12_21});
        if (static_cast<int>(m.space) % 2 == 0) {
            auto& [c, there] = river_.at(static_cast<std::size_t>(m.space) / 2);
            there = false;
            take(s, c);
        } else if (m.slot != slot_id::none) {
            berths_[site_at(m.space)][static_cast<int>(m.slot)] = s;
        } else {
            for (int times = m.doubled ? 2 : 1; times != 0; --times)
                use_space(s, m.space);
        }
    }
    void follow(int s, take_leftover const& m) {
        auto& [c, there] = river_.at(static_cast<std::size_t>(m.space) / 2);
        there = false;
        take(s, c);
    }
    void follow(int s, senet::egizia::advance const& m) {
        raise(s, "ABCJ"[static_cast<int>(m.crew)]);
    }
    void follow(int, flood const& m) { flood_ += m.move; }
    void follow(int s, extra_boat const&) { spend(s, {N34_21}); }
    void follow(int s, stones_6 const&) {
        spend(s, {N34_17, N5_05});
        stones(s, 6);
    }
    void follow(int s, sell const& m) {
        spend(s, {N5_04});
        (*this)[s].stock -= m.k;
        score(s, m.k);
    }
    void follow(int s, improve const& m) { raise(s, "ABCJ"[static_cast<int>(m.crew)]); }
    void follow(int s, paid_improve const& m) {
        raise(s, "ABCJ"[static_cast<int>(m.crew)]);
        (*this)[s].stock -= 2;
    }
    void follow(int s, assign_improver const& m) {
        for (card_id const c : {N12_12, N34_10})
            if ((*this)[s].cards.count(c) != 0 && (*this)[s].assigned.insert(c).second)
                break;
        ++(*this)[s].raised[m.field];
    }
    void follow(int s, feed const& m) {
        feed_player(s, m.surplus, m.stones);
        ++turn_;
    }
    void follow(int, end const&) {
        if (stage_ == stage::production)
            ++turn_;
    }
    void follow(int s, build_first const&) {
        spend(s, {N34_20, N5_09});
        (*this)[s].first = true;
    }
    void follow(int s, start_build const& m) {
        for (int i = 0; i != m.plus3; ++i)
            spend(s, {N12_19, N34_18, N5_06});
        if (m.crews >= crew_choice::AB)
            spend(s, {N34_15, N5_08});
        auto const& berths = berths_[site_];
        int slots_taken = 0;
        for (auto const& [slot, who] : berths)
            slots_taken += slot != 4 ? 1 : 0;
        bool const waits = berths.count(4) != 0 && berths.at(4) == s;
        if (waits && !(*this)[s].first && slots_taken == (seats() == 4 ? 3 : 2))
            spend(s, {N34_19});
        (*this)[s].built.insert(site_);
        auto strength = 3 * m.plus3;
        for (char const c : std::string_view{"ABCABACBC"}.substr(
                 m.crews < crew_choice::AB ? static_cast<std::size_t>(m.crews)
                                           : 3 + 2 * (static_cast<std::size_t>(m.crews) - 3),
                 m.crews < crew_choice::AB ? 1 : 2))
            strength += (*this)[s].crews[c];
        if (m.joker)
            strength += (*this)[s].crews['J'];
        strength_ = strength;
        spent_ = 0;
    }
    void follow(int s, decline const&) {
        auto& berths = berths_[site_];
        for (auto b = berths.begin(); b != berths.end(); ++b)
            if (b->second == s) {
                berths.erase(b);
                break;
            }
    }
    void follow(int s, draw const& m) {
        (*this)[s].stock -= m.pay;
        drawing_ = m.pay + m.extra;
    }
    void follow(int s, keep const& m) {
        for (; drawing_ != 0; --drawing_) { // what came without chance
            drawn_.push_back(under_.front());
            under_.pop_front();
        }
        int returned = 0;
        for (std::size_t i = 0; i != drawn_.size(); ++i)
            if (m.cards.contains(static_cast<int>(i))) {
                (*this)[s].sphinx.insert(drawn_[i]);
            } else {
                under_.push_back(drawn_[i]);
                ++returned;
            }
        if (m.cards.size() == 2)
            spend(s, {N34_16});
        drawn_.clear();
        score(s, returned);
    }
    void follow(int s, put const& m) {
        auto const name = line_name(m.line);
        auto& line = lines_[name];
        int const n = static_cast<int>(line.size());
        if (name == "graves") {
            spent_ += face_up_.front();
            (*this)[s].graves.push_back(face_up_.front());
            face_up_.pop_front();
        } else if (name[0] == 'p') {
            spent_ += name[1] - '0';
        } else {
            spent_ += name == "column" ? 5 : name == "roof" ? 6 : n + 1;
        }
        line.push_back(s);
    }
    void follow(int s, finish const& m) {
        (*this)[s].stock -= spent_;
        score(s, spent_);
        for (int f = 1; f <= 6; ++f) {
            auto const name = "p" + std::to_string(f);
            auto const& line = lines_[name];
            if (static_cast<int>(line.size()) != 7 - f || !bonus_paid_.insert(f).second)
                continue;
            int best = line.front();
            for (int const owner : line) // from the left: who is tied and further left stays
                if (std::count(line.begin(), line.end(), owner) >
                    std::count(line.begin(), line.end(), best))
                    best = owner;
            score(best, static_cast<int>(std::count(line.begin(), line.end(), best)));
        }
        if (m.market == market_choice::stone)
            stone_down(s, 1);
        if (m.market == market_choice::grain)
            grain_down(s, 1);
    }
    template <class Move>
    void follow(int, Move const&) {}

    int spent() const { return spent_; }
    int strength() const { return strength_; }

    /// What happens by itself until somebody decides in this phase.
    void go_on(std::string_view phase, int to_act, int site, int round) {
        for (;;)
            switch (stage_) {
            case stage::boats:
                if (round == round_ &&
                    (phase == "setup" || phase == "deal" || phase.substr(0, 2) == "W2")) {
                    if (phase == "deal" && !started_)
                        start();
                    return;
                }
                order_ = from_front();
                turn_ = 0;
                stage_ = stage::feeding;
                break;
            case stage::feeding:
                if (turn_ == players_.size()) {
                    order_ = tiles_;
                    turn_ = 0;
                    produced_ = 0;
                    stage_ = stage::production;
                    break;
                }
                if (phase == "W3" && to_act == order_[turn_])
                    return;
                feed_player(order_[turn_++], 0, 0);
                break;
            case stage::production:
                if (turn_ == players_.size()) {
                    stage_ = stage::building;
                    break;
                }
                if (produced_ == turn_)
                    produce_for(order_[produced_++]);
                if (phase == "W4" && to_act == order_[turn_])
                    return;
                ++turn_;
                break;
            case stage::building:
                if (phase.substr(0, 2) == "W5" || phase == "Sphinx cards" || phase == "graves") {
                    site_ = site;
                    return;
                }
                for (int const s : from_front()) {
                    int const bonus[] = {0, 1, 3, 6};
                    score(s, bonus[(*this)[s].built.size()]);
                }
                stage_ = stage::end;
                break;
            case stage::end:
                if (phase == "W6")
                    return;
                tiles_ = from_front();
                std::reverse(tiles_.begin(), tiles_.end());
                for (auto& p : players_) {
                    p.built.clear();
                    p.first = false;
                }
                berths_.clear();
                river_.clear();
                stage_ = stage::boats;
                ++round_;
                if (round == 5 && phase.empty())
                    return;
                break;
            }
    }

    // The end

    int pieces(int s, std::initializer_list<char const*> lines) const {
        int n = 0;
        for (auto const* name : lines)
            if (auto const found = lines_.find(name); found != lines_.end())
                n += static_cast<int>(std::count(found->second.begin(), found->second.end(), s));
        return n;
    }
    int size(std::string const& line) const {
        auto const found = lines_.find(line);
        return found == lines_.end() ? 0 : static_cast<int>(found->second.size());
    }
    int total(int s, int col) const {
        int sum = 0;
        for (card_id const c : (*this)[s].cards)
            if (col < 0)
                sum += quarry(c);
            else if (colour(s, c) == col)
                sum += wheat(c);
        return sum;
    }
    int most(int s, int col, int points) const {
        for (auto const& p : players_)
            if (total(static_cast<int>(&p - players_.data()), col) > total(s, col))
                return 0;
        return total(s, col) > 0 ? points : 0;
    }
    int sphinx_points(int s, sphinx_id card) const {
        auto const& me = (*this)[s];
        int const obelisk = pieces(s, {"obelisk"});
        int const temple = pieces(s, {"left", "right", "column", "roof"});
        int const pyramid = pieces(s, {"p1", "p2", "p3", "p4", "p5", "p6"});
        int const on_graves = pieces(s, {"graves"});
        bool const two_on_each = std::min({obelisk, temple, pyramid, on_graves}) >= 2;
        int stone = 0;
        int grain = 0;
        for (auto const& p : players_) {
            stone += p.stone == 3 ? 1 : 0;
            grain += p.grain == 3 ? 1 : 0;
        }
        int const by_players[] = {0, 3, 5, 7, 7};
        static std::set<card_id> const permanents{N12_12, N12_13, N12_14, N12_15, N12_16, N34_10,
                                                  N34_11, N34_12, N34_13, N34_14, N5_10};
        int permanent = 0;
        for (card_id const c : me.cards)
            permanent += permanents.count(c) != 0 ? 1 : 0;
        switch (static_cast<int>(card) + 1) {
        case 1:
            return size("obelisk") >= 7 ? 4 : 0;
        case 2:
            return size("obelisk") >= 8 ? 6 : 0;
        case 3:
            return size("obelisk") >= 9 ? 8 : 0;
        case 4:
            return size("roof") == 3 ? 6 : 0;
        case 5:
            return size("p6") == 1 &&
                           size("p1") + size("p2") + size("p3") + size("p4") + size("p5") == 20
                       ? 8
                       : 0;
        case 6:
            return by_players[stone];
        case 7:
            return by_players[grain];
        case 8:
            return obelisk >= 4 ? 5 : 0;
        case 9:
            return obelisk >= 5 ? 7 : 0;
        case 10:
        case 11:
            return temple >= 4 ? 6 : 0;
        case 12:
            return pyramid >= 6 ? 6 : 0;
        case 13:
            return pyramid >= 7 ? 8 : 0;
        case 14:
        case 15:
            return two_on_each ? 7 : 0;
        case 16:
            return me.stone == 3 ? 4 : 0;
        case 17:
            return me.grain == 3 ? 4 : 0;
        case 18:
            return me.stone == 3 && me.grain == 3 ? 8 : 0;
        case 19:
            return 2 * permanent;
        case 21:
            return on_graves;
        case 22:
            return me.crews.at('A');
        case 23:
            return me.crews.at('B');
        case 24:
            return me.crews.at('C');
        case 25:
            return me.crews.at('J');
        case 26:
            return most(s, -1, 7);
        case 27:
            return most(s, 0, 7);
        case 28:
            return most(s, 1, 7);
        case 29:
            return most(s, 2, 7);
        default:
            return 0;
        }
    }
    /// The lines of the sheet, and the track as final scoring leaves it.
    std::vector<std::vector<int>> finish_game() {
        std::vector<std::vector<int>> sheet(players_.size());
        for (int const s : from_front()) {
            auto& lines = sheet[static_cast<std::size_t>(s)];
            auto& me = (*this)[s];
            lines.push_back(me.score);
            lines.push_back(me.stone >= 2 ? me.stock / 2 : 0);
            int graves = 0;
            for (int const value : me.graves)
                graves += value;
            graves += (me.cards.count(N34_14) != 0 ? 4 : 0) + (me.cards.count(N5_10) != 0 ? 6 : 0);
            lines.push_back(graves >= 21 ? 9 : graves >= 11 ? 5 : graves >= 1 ? 2 : 0);
            int sphinx = 0;
            for (sphinx_id const c : me.sphinx)
                sphinx += sphinx_points(s, c);
            lines.push_back(sphinx);
            for (int i = 1; i != 4; ++i)
                score(s, lines[static_cast<std::size_t>(i)]);
            lines.push_back(
                me.sphinx.count(sphinx_id::S20) != 0 && me.score > 0 ? me.score / 10 : 0);
            score(s, lines.back());
        }
        return sheet;
    }

    static std::string line_name(line_id l) {
        char const* const names[] = {"graves", "obelisk", "left", "right", "column", "roof",
                                     "p1",     "p2",      "p3",   "p4",    "p5",     "p6"};
        return names[static_cast<int>(l)];
    }

private:
    enum class stage { boats, feeding, production, building, end };

    static int site_at(place_on_river space) {
        return space == SITE_A ? 0 : space == SITE_B ? 1 : 2;
    }
    /// Markers and stones by the tiles.
    void start() {
        started_ = true;
        for (int t = seats() - 1; t >= 0; --t) { // tile n is in front: it came first
            auto& p = (*this)[tiles_[static_cast<std::size_t>(t)]];
            p.arrived = ++clock_;
            p.stock = 2 + t;
        }
    }

    std::vector<player> players_;
    std::vector<int> tiles_; // the seat with tile 1, 2 …
    std::map<std::string, std::vector<int>> lines_;
    std::map<int, std::map<int, int>> berths_; // by site and slot; 4: waiting
    std::vector<std::pair<card_id, bool>> river_;
    std::deque<int> face_up_; // values of graves
    std::deque<sphinx_id> under_;
    std::vector<sphinx_id> drawn_;
    std::set<int> bonus_paid_;
    std::vector<int> order_;
    std::size_t turn_ = 0;
    std::size_t produced_ = 0;
    int drawing_ = 0;
    int flood_ = 1;
    int clock_ = 0;
    int site_ = 0;
    int round_ = 1;
    int spent_ = 0;
    int strength_ = 0;
    bool started_ = false;
    stage stage_ = stage::boats;
};

} // namespace egizia_tests

#endif // SENET_TESTS_GAMES_EGIZIA_RECOUNT_HPP
