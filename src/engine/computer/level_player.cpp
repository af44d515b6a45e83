#include "computer/level_player.h"

#include "rules/line_up.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace kamisado {

namespace {

/// What the match adds to a won round, at most: a thousandth of it weighs as much as overlooking
/// one move in a thousand, so that the careless take what they have.
constexpr int worth_of_match = 1'000;

/// A line-up is as dangerous as its best first moves, of which the Challenger needs to find one.
constexpr std::size_t moves_that_count = 8;
constexpr int most_danger = 500;
constexpr int about_as_good = 40;

/// How well a match stands when nothing but points is looked at: by the lead, of the points that
/// are needed. 0 is lost, `worth_of_match` won.
int worth_of_lead(int mine, int theirs, int target) {
    if (mine >= target) {
        return worth_of_match;
    }
    return worth_of_match * (target + mine - theirs) / (2 * target);
}

} // namespace

LevelPlayer::LevelPlayer(std::string name, const LevelSettings& settings, std::uint64_t seed,
                         const Patience* patience)
    : name_(std::move(name)), settings_(settings), seed_(seed), patience_(patience) {}

Decision LevelPlayer::choose(const Match& match) {
    const MatchState& state = match.state();
    const Stakes stakes = stakes_of(state, match.format());
    if (state.phase == Phase::Filling) {
        return Fill{choose_fill(state.position, stakes)};
    }
    return look(state.position, settings_.eyes, stakes).front().move;
}

Stakes LevelPlayer::stakes_of(const MatchState& state, Format format) const {
    Stakes stakes;
    if (!settings_.weighs_points || !format.has_rings()) {
        return stakes;
    }
    for (const Player winner : all_players) {
        for (int rings = 0; rings <= max_rings; ++rings) {
            stakes.worth[winner][static_cast<std::size_t>(rings)] =
                value_of_win - worth_of_match +
                worth_of_lead(state.score[winner] + points_for_next_ring(rings),
                              state.score[opponent(winner)], *format.target());
        }
    }
    stakes.cost_of_a_move = std::max(stakes.cost_of_a_move, settings_.eyes.oversight);
    return stakes;
}

std::vector<Prospect> LevelPlayer::look(const Position& position, const Eyesight& eyes,
                                        const Stakes& stakes) const {
    return look_ahead(position, eyes, seed_, patience_, stakes);
}

/// Whoever plays for the round alone looks at the best first move only.
int LevelPlayer::danger(const Position& line_up, const Stakes& stakes) const {
    if (!settings_.weighs_points) {
        return look(line_up, settings_.eyes, stakes).front().value;
    }
    Eyesight eyes = settings_.eyes;
    eyes.close_call = about_as_good;
    const std::vector<Prospect> seen = look(line_up, eyes, stakes);
    int sum = 0;
    for (std::size_t index = 0; index < moves_that_count; ++index) {
        sum += index < seen.size() ? std::clamp(seen[index].value, -most_danger, most_danger)
                                   : -most_danger;
    }
    return sum;
}

FillFrom LevelPlayer::choose_fill(const Position& finished, const Stakes& stakes) const {
    const Player challenger = opponent(finished.end()->winner());
    const auto danger_from = [&](FillFrom side) {
        return danger(Position::start_of_round(next_line_up(finished, side), challenger), stakes);
    };
    return danger_from(FillFrom::Left) <= danger_from(FillFrom::Right) ? FillFrom::Left
                                                                       : FillFrom::Right;
}

} // namespace kamisado
