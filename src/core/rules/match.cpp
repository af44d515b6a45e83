#include "rules/match.h"

#include "rules/moves.h"

#include <algorithm>
#include <utility>

namespace kamisado {

namespace {

/// What a decision leads to.
struct Outcome {
    MatchState state;
    Events events;
};

void finish(Outcome& outcome, MatchEnd end, Rule rule) {
    outcome.state.phase = Phase::Over;
    outcome.state.end = end;
    outcome.events.push_back({rule, MatchDecided{end.winner, outcome.state.score, end.reason}});
}

/// A series has no fill: there the towers go back to their colours.
Rule rule_of(std::optional<FillFrom> side) {
    if (!side) {
        return Rule::Winner;
    }
    return *side == FillFrom::Left ? Rule::F3 : Rule::F4;
}

void start_round(Outcome& outcome, const Board& board, Player challenger,
                 std::optional<FillFrom> side) {
    MatchState& state = outcome.state;
    ++state.round;
    state.challenger = challenger;
    state.phase = Phase::Playing;
    state.position = Position::start_of_round(board, challenger);
    outcome.events.push_back({rule_of(side), LineUpFilled{side, board, challenger}});
    outcome.events.push_back({Rule::T1, TurnGiven{.player = challenger}});
}

std::optional<Player> leader(const PerPlayer<int>& score) {
    const int lead = score[Player::Black] - score[Player::Gold];
    if (lead == 0) {
        return std::nullopt;
    }
    return lead > 0 ? Player::Black : Player::Gold;
}

void end_round_of_series(Outcome& outcome, Format format, RoundEnd end) {
    MatchState& state = outcome.state;
    state.score[end.winner()] += 1;
    outcome.events.push_back({Rule::Winner, PointScored{end.winner()}});
    if (state.round == format.rounds) {
        finish(outcome, {MatchEndReason::RoundsPlayed, leader(state.score)}, Rule::Winner);
    } else {
        start_round(outcome, Board::first(), opponent(state.challenger), std::nullopt);
    }
}

void end_single_round(Outcome& outcome, RoundEnd end) {
    outcome.state.score[end.winner()] += 1;
    outcome.events.push_back({Rule::Winner, PointScored{end.winner()}});
    finish(outcome, {MatchEndReason::Points, end.winner()}, Rule::Winner);
}

void end_round_with_ring(Outcome& outcome, Format format, RoundEnd end) {
    MatchState& state = outcome.state;
    const int rings = state.position.board().rings_of(end.tower);
    const int points = points_for_next_ring(rings);
    state.score[end.winner()] += points;
    outcome.events.push_back({end.reason == EndReason::Deadlock ? Rule::M8 : Rule::Scoring,
                              RingGiven{.tower = end.tower,
                                        .rings = std::min(rings + 1, max_rings),
                                        .points = points,
                                        .is_added = rings < max_rings}});
    if (state.score[end.winner()] >= format.target()) {
        finish(outcome, {MatchEndReason::Points, end.winner()}, Rule::Scoring);
    } else {
        state.phase = Phase::Filling;
    }
}

void end_round(Outcome& outcome, Format format) {
    const RoundEnd end = *outcome.state.position.end();
    if (format.kind == FormatKind::Series) {
        end_round_of_series(outcome, format, end);
    } else if (format.has_rings()) {
        end_round_with_ring(outcome, format, end);
    } else {
        end_single_round(outcome, end);
    }
}

/// Takes a decision that has been found legal.
class Consequences {
  public:
    Consequences(const MatchState& before, Format format)
        : outcome_{.state = before, .events = {}}, format_(format) {}

    Outcome operator()(Move move) {
        outcome_.events = events_of_move(outcome_.state.position, move);
        outcome_.state.position.play(move);
        if (outcome_.state.position.is_over()) {
            end_round(outcome_, format_);
        }
        return std::move(outcome_);
    }

    Outcome operator()(Fill fill) {
        const Position& finished = outcome_.state.position;
        const Player winner = finished.end()->winner();
        start_round(outcome_, next_line_up(finished, fill.side), opponent(winner), fill.side);
        return std::move(outcome_);
    }

    Outcome operator()(Resign resign) {
        outcome_.events.push_back({Rule::Agreement, Resigned{resign.player}});
        finish(outcome_, {MatchEndReason::Resignation, opponent(resign.player)}, Rule::Agreement);
        return std::move(outcome_);
    }

    Outcome operator()(TimeOut time) {
        outcome_.events.push_back({Rule::Agreement, TimeRanOut{time.player}});
        finish(outcome_, {MatchEndReason::Time, opponent(time.player)}, Rule::Agreement);
        return std::move(outcome_);
    }

  private:
    Outcome outcome_;
    Format format_;
};

Outcome consequences(const MatchState& before, Format format, const Decision& decision) {
    return std::visit(Consequences(before, format), decision);
}

std::optional<Refusal> refuse(const MatchState& state, const Decision& decision) {
    if (state.phase == Phase::Over) {
        return Refusal{DecisionFault::MatchIsOver, {}};
    }
    if (std::holds_alternative<Fill>(decision) && state.phase != Phase::Filling) {
        return Refusal{DecisionFault::NothingToFill, {}};
    }
    if (const auto* move = std::get_if<Move>(&decision)) {
        if (state.phase == Phase::Filling) {
            return Refusal{DecisionFault::FillIsDue, {}};
        }
        if (const auto why = why_not(state.position, move->from(), move->to())) {
            return Refusal{DecisionFault::IllegalMove, why};
        }
    }
    return std::nullopt;
}

MatchState first_state(Format format, const Position& start) {
    MatchState state;
    state.position = start;
    state.challenger = start.to_move();
    if (format.has_rings()) {
        for (const Player player : all_players) {
            state.score[player] = start.board().ring_points(player);
        }
    }
    return state;
}

} // namespace

std::optional<int> Format::target() const {
    switch (kind) {
    case FormatKind::Single: return 1;
    case FormatKind::Standard: return 3;
    case FormatKind::Long: return 7;
    case FormatKind::Marathon: return 15;
    case FormatKind::Series: break;
    }
    return std::nullopt;
}

std::optional<Player> decider(const MatchState& state) {
    switch (state.phase) {
    case Phase::Playing: return state.position.to_move();
    case Phase::Filling: return state.position.end()->winner();
    case Phase::Over: break;
    }
    return std::nullopt;
}

Board next_line_up(const Position& finished, FillFrom side) {
    Board board = finished.board();
    board.add_ring(finished.end()->tower);
    return regrouped(board, side);
}

Match::Match(Format format) : Match(format, Position::first()) {}

Match::Match(Format format, const Position& start)
    : format_(format), start_(start), state_(first_state(format, start)) {}

std::expected<Match, StartError> Match::from(Format format, const Position& start) {
    if (format.kind == FormatKind::Series && format.rounds < 1) {
        return std::unexpected(StartError{StartFault::NoRounds, {}});
    }
    if (start.is_over()) {
        return std::unexpected(StartError{StartFault::RoundIsOver, {}});
    }
    Match match(format, start);
    for (const Player player : all_players) {
        if (format.has_rings() && match.state_.score[player] >= format.target()) {
            return std::unexpected(StartError{StartFault::TargetReached, player});
        }
    }
    return match;
}

std::expected<Events, Refusal> Match::decide(const Decision& decision) {
    if (const auto refusal = refuse(state_, decision)) {
        return std::unexpected(*refusal);
    }
    Decision taken = decision;
    if (const auto* move = std::get_if<Move>(&decision)) {
        // The legal move knows how many towers it pushes; what was asked for need not.
        taken = *find_move(state_.position, move->from(), move->to());
    }
    Outcome outcome = consequences(state_, format_, taken);
    steps_.push_back({state_, taken});
    state_ = outcome.state;
    return std::move(outcome.events);
}

std::expected<Events, Refusal> Match::play(Square from, Square to) {
    return decide(Move(from, to));
}

Events Match::events(std::size_t step) const {
    return consequences(steps_[step].before, format_, steps_[step].decision).events;
}

std::size_t Match::undo(std::size_t count) {
    const std::size_t undone = std::min(count, steps_.size());
    if (undone != 0) {
        state_ = steps_[steps_.size() - undone].before;
        steps_.resize(steps_.size() - undone);
    }
    return undone;
}

} // namespace kamisado
