#include "computer/level_player.h"

#include "rules/line_up.h"

#include <utility>

namespace kamisado {

LevelPlayer::LevelPlayer(std::string name, const Eyesight& eyes, std::uint64_t seed,
                         const Patience* patience)
    : name_(std::move(name)), eyes_(eyes), seed_(seed), patience_(patience) {}

Decision LevelPlayer::choose(const Match& match) {
    const MatchState& state = match.state();
    if (state.phase == Phase::Filling) {
        return Fill{choose_fill(state.position)};
    }
    return look(state.position).front().move;
}

std::vector<Prospect> LevelPlayer::look(const Position& position) const {
    return look_ahead(position, eyes_, seed_, patience_);
}

/// The winner defends in the next round: the line-up from which the other does worse.
FillFrom LevelPlayer::choose_fill(const Position& finished) const {
    const Player challenger = opponent(finished.end()->winner());
    const auto danger = [&](FillFrom side) {
        const auto start = Position::start_of_round(next_line_up(finished, side), challenger);
        return look(start).front().value;
    };
    return danger(FillFrom::Left) <= danger(FillFrom::Right) ? FillFrom::Left : FillFrom::Right;
}

} // namespace kamisado
