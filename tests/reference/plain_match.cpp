// See plain_match.h.
#include "reference/plain_match.h"

#include <stdexcept>

namespace plain {

int target_score(Kind kind) {
    switch (kind) {
    case Kind::Single: return 1;
    case Kind::Standard: return 3;
    case Kind::Long: return 7;
    case Kind::Marathon: return 15;
    case Kind::Series: break;
    }
    throw std::invalid_argument("a series has no target");
}

Match::Match(Format format, const State& start)
    : format_(format), state_(start), challenger_(start.to_move.value_or(Side::Black)) {
    if (!is_legal_state(start)) {
        throw std::invalid_argument("not a legal position to start from");
    }
    if (format.kind == Kind::Series && format.series_rounds < 1) {
        throw std::invalid_argument("a series needs a number of rounds");
    }
    if (!scores_rings()) {
        return;
    }
    for (const Side side : {Side::Black, Side::Gold}) {
        add_points(side, ring_points(start.grid, side));
        if (score(side) >= target_score(format.kind)) {
            throw std::invalid_argument("a side has already won");
        }
    }
}

// Single rounds, in a series or not, are worth a point whatever the winning tower wears.
bool Match::scores_rings() const {
    return format_.kind != Kind::Single && format_.kind != Kind::Series;
}

Outcome Match::play(const Move& move) {
    if (over_ || awaits_fill()) {
        throw std::logic_error("no move is expected");
    }
    const Outcome outcome = plain::play(state_, move);
    state_ = outcome.after;
    if (outcome.ending != Ending::NotYet) {
        end_round(outcome);
    }
    return outcome;
}

void Match::add_points(Side side, int points) {
    (side == Side::Black ? black_score_ : gold_score_) += points;
}

// The ring itself goes on when the towers regroup, since a finished board is shown without it.
void Match::end_round(const Outcome& outcome) {
    const Side winner = *outcome.winner;
    const Spot ringed = *find_tower(state_.grid, winner, *outcome.ring_tower);
    const int rings = tower_at(state_.grid, ringed)->rings;
    round_winner_ = winner;
    ring_tower_ = outcome.ring_tower;
    add_points(winner, scores_rings() ? points_for_ring(rings) : 1);
    if (format_.kind == Kind::Series) {
        end_series_round();
    } else if (score(winner) >= target_score(format_.kind)) {
        end_match(winner);
    }
}

// All rounds are played, even when the later ones cannot change the result.
void Match::end_series_round() {
    if (round_number_ < format_.series_rounds) {
        ++round_number_;
        challenger_ = opponent(challenger_);
        state_ = first_state();
        state_.to_move = challenger_;
        return;
    }
    if (black_score_ == gold_score_) {
        end_match(std::nullopt);
    } else {
        end_match(black_score_ > gold_score_ ? Side::Black : Side::Gold);
    }
}

void Match::end_match(std::optional<Side> winner) {
    over_ = true;
    winner_ = winner;
}

// F1: the winner of the round chooses, as Defender; the loser is the next Challenger.
void Match::fill(FillFrom from) {
    if (!awaits_fill()) {
        throw std::logic_error("no fill is expected");
    }
    const Grid ringed = with_ring(state_.grid, *round_winner_, *ring_tower_);
    challenger_ = opponent(*round_winner_);
    state_ = State{plain::fill(ringed, from), challenger_, std::nullopt};
    ++round_number_;
}

void Match::concede(Side loser) {
    if (over_) {
        throw std::logic_error("the match is over");
    }
    end_match(opponent(loser));
}

} // namespace plain
