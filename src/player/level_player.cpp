#include "player/level_player.h"

#include "rules/line_up.h"

#include <utility>
#include <vector>

namespace kamisado {

LevelPlayer::LevelPlayer(std::string name, const LevelSettings& settings, std::uint64_t seed,
                         Patience* patience)
    : name_(std::move(name)), settings_(settings), seed_(seed), patience_(patience) {
    if (settings.exact_nodes != 0) {
        insight_.emplace(settings.exact_nodes, patience);
    }
}

Decision LevelPlayer::choose(const Match& match) {
    if (insight_ && match.format().has_rings()) {
        return insight_->choose_for_match(match);
    }
    const MatchState& state = match.state();
    if (state.phase == Phase::Filling) {
        return Fill{choose_fill(state.position)};
    }
    return choose_move(state.position);
}

Move LevelPlayer::choose_move(const Position& position) {
    const std::vector<Prospect> prospects = look_ahead(position, settings_.eyes, seed_, patience_);
    return insight_ ? insight_->choose(position, prospects) : prospects.front().move;
}

/// The winner defends in the next round: the line-up from which the other does worse.
FillFrom LevelPlayer::choose_fill(const Position& finished) {
    const Player challenger = opponent(finished.end()->winner());
    const auto danger = [&](FillFrom side) {
        return estimate(Position::start_of_round(next_line_up(finished, side), challenger));
    };
    return danger(FillFrom::Left) <= danger(FillFrom::Right) ? FillFrom::Left : FillFrom::Right;
}

int LevelPlayer::estimate(const Position& position) {
    if (const Verdict verdict = insight_ ? insight_->verdict(position) : Verdict::Unknown;
        verdict != Verdict::Unknown) {
        return verdict == Verdict::Win ? value_of_win : -value_of_win;
    }
    return look_ahead(position, settings_.eyes, seed_, patience_).front().value;
}

} // namespace kamisado
