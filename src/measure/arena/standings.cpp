#include "arena/standings.h"

#include "arena/pairing.h"

#include <numeric>

namespace kamisado {

namespace {

int half_points_of_second(const GameOutcome& outcome) {
    if (!outcome.winner) {
        return 1;
    }
    return *outcome.winner == Side::Second ? 2 : 0;
}

} // namespace

Results Score::second() const {
    const Results& black = second_as[Player::Black];
    const Results& gold = second_as[Player::Gold];
    return {.wins = black.wins + gold.wins,
            .draws = black.draws + gold.draws,
            .losses = black.losses + gold.losses};
}

int Score::forfeits_of(Side side) const {
    return std::accumulate(forfeits[side].begin(), forfeits[side].end(), 0);
}

Interval Score::interval() const { return wilson_interval(second().points(), second().games()); }

void Score::count(const GameOutcome& outcome) {
    const bool second_is_black = black_in(outcome.game) == Side::Second;
    Results& results = second_as[second_is_black ? Player::Black : Player::Gold];
    const int half_points = half_points_of_second(outcome);
    results.wins += half_points == 2 ? 1 : 0;
    results.draws += half_points == 1 ? 1 : 0;
    results.losses += half_points == 0 ? 1 : 0;
    if (outcome.forfeit && outcome.winner) {
        ++forfeits[other(*outcome.winner)][static_cast<std::size_t>(outcome.forfeit->kind)];
    }
}

Standings::Standings(const ArenaSettings& settings)
    : games_(settings.games), sprt_(settings.sprt) {}

bool Standings::add(const GameOutcome& outcome) {
    if (outcome.game < 0 || outcome.game >= games_ ||
        !outcomes_.emplace(outcome.game, outcome).second) {
        return false;
    }
    all_.count(outcome);
    if (has_pair(outcome.game / 2)) {
        count_pair(all_, outcome.game / 2);
    }
    advance();
    return true;
}

bool Standings::is_done() const { return finished() == games_ || state_ != SprtState::Open; }

const Score& Standings::score() const { return state_ == SprtState::Open ? all_ : gapless_; }

void Standings::count_pair(Score& score, int pair) const {
    score.pairs.count(half_points_of_second(outcomes_.at(2 * pair)) +
                      half_points_of_second(outcomes_.at((2 * pair) + 1)));
}

void Standings::advance() {
    while (state_ == SprtState::Open && has_pair(next_pair_)) {
        gapless_.count(outcomes_.at(2 * next_pair_));
        gapless_.count(outcomes_.at((2 * next_pair_) + 1));
        count_pair(gapless_, next_pair_);
        ++next_pair_;
        state_ = sprt_ ? decide(*sprt_, gapless_.pairs) : SprtState::Open;
    }
}

} // namespace kamisado
