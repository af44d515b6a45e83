// What holds for every match: it can be taken back, copied and played again, and it ends.

#include "properties/generators.h"
#include "rules/match.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>
#include <vector>

namespace kamisado::tests {

namespace {

/// A Triple is never pushed, so it moves 7 times at most; there are 4, pushing 3 towers back each
/// time. A Double moves 7 times and once more for each time it was pushed; and so on down to the
/// ordinary towers. (At most 4, 8, 16 and 16 towers: 28, 140, 476 and 952 moves.)
constexpr int most_moves_of_a_round = 28 + 140 + 476 + 952;

Match fresh(const Match& match) {
    const auto start = Match::from(match.format(), match.start());
    RC_ASSERT(start.has_value());
    return *start;
}

/// The match as it stood after each decision, the start first.
std::vector<Match> history_of(const Match& match) {
    std::vector<Match> history{fresh(match)};
    for (std::size_t step = 0; step < match.size(); ++step) {
        Match next = history.back();
        RC_ASSERT(next.decide(match.decision(step)).has_value());
        history.push_back(std::move(next));
    }
    return history;
}

/// Each round scores a point or more, and nobody needs more than the target.
int most_rounds(Format format) {
    const auto target = format.target();
    return target ? (2 * *target) - 1 : format.rounds;
}

std::vector<int> moves_of_rounds(const Match& match) {
    std::vector<int> moves(static_cast<std::size_t>(match.state().round));
    for (std::size_t step = 0; step < match.size(); ++step) {
        const auto round = static_cast<std::size_t>(match.before(step).round);
        moves.at(round - 1) += std::holds_alternative<Move>(match.decision(step)) ? 1 : 0;
    }
    return moves;
}

} // namespace

RC_GTEST_PROP(Matches, PlayedAgainFromDecisionsAreEqual, (const Match& match)) {
    Match again = fresh(match);
    for (std::size_t step = 0; step < match.size(); ++step) {
        RC_ASSERT(again.state() == match.before(step));
        const auto events = again.decide(match.decision(step));
        RC_ASSERT(events.has_value());
        RC_ASSERT(*events == match.events(step));
    }
    RC_ASSERT(again == match);
}

RC_GTEST_PROP(Matches, UndoRestoresEachStep, (const Match& match)) {
    const auto history = history_of(match);
    Match back = match;
    for (std::size_t size = match.size(); size > 0; --size) {
        RC_ASSERT(back == history[size]);
        RC_ASSERT(back.undo() == 1U);
    }
    RC_ASSERT(back == history.front());
    RC_ASSERT(back.undo() == 0U);
    RC_ASSERT(back == history.front());
}

RC_GTEST_PROP(Matches, UndoTakesBackAnyNumberOfSteps, (const Match& match)) {
    const auto count = *rc::gen::inRange<std::size_t>(0, match.size() + 3);
    const auto history = history_of(match);
    const std::size_t undone = std::min(count, match.size());
    Match back = match;
    RC_ASSERT(back.undo(count) == undone);
    RC_ASSERT(back == history[match.size() - undone]);
}

RC_GTEST_PROP(Matches, GoOnAfterUndoAsIfNothingHadHappened, (const Match& match)) {
    const auto count = *rc::gen::inRange<std::size_t>(0, match.size() + 1);
    Match back = match;
    back.undo(count);
    for (std::size_t step = back.size(); step < match.size(); ++step) {
        RC_ASSERT(back.decide(match.decision(step)).has_value());
    }
    RC_ASSERT(back == match);
}

RC_GTEST_PROP(Matches, ACopyIsIndependent, (const Match& match)) {
    const Match again = history_of(match).back();
    Match other = match;
    RC_ASSERT(other == match);
    if (other.undo() == 0) {
        RC_ASSERT(other.decide(Resign{Player::Black}).has_value());
    }
    RC_ASSERT(!(other == match));
    RC_ASSERT(match == again);
}

RC_GTEST_PROP(Matches, NothingIsDecidedAfterTheEnd, (const Match& so_far)) {
    Match match = so_far;
    if (!match.is_over()) {
        RC_ASSERT(match.decide(TimeOut{Player::Gold}).has_value());
    }
    const Match before = match;
    for (const Decision& decision :
         {Decision(Move(Square(0, 0), Square(0, 1))), Decision(Fill{FillFrom::Left}),
          Decision(Resign{Player::Black}), Decision(TimeOut{Player::Gold})}) {
        const auto refused = match.decide(decision);
        RC_ASSERT(!refused.has_value());
        RC_ASSERT(refused.error().fault == DecisionFault::MatchIsOver);
        RC_ASSERT(match == before);
    }
}

RC_GTEST_PROP(Matches, AFillIsTakenExactlyWhenItIsDue, (const Match& so_far)) {
    Match match = so_far;
    const bool due = match.state().phase == Phase::Filling;
    const auto side = *rc::gen::element(FillFrom::Left, FillFrom::Right);
    RC_ASSERT(match.decide(Fill{side}).has_value() == due);
    RC_ASSERT((match == so_far) == !due);
    if (due) {
        RC_ASSERT(match.position().is_free_choice());
        RC_ASSERT(match.position().board().all_at_home());
    }
}

RC_GTEST_PROP(Matches, AlwaysEnd, ()) {
    const Match match = *any_finished_match();
    RC_ASSERT(match.is_over());
    RC_ASSERT(match.state().round <= most_rounds(match.format()));
    RC_ASSERT(std::ranges::max(moves_of_rounds(match)) <= most_moves_of_a_round);
    if (const auto target = match.format().target()) {
        const auto winner = match.state().end->winner;
        RC_ASSERT(winner.has_value());
        RC_ASSERT(match.state().score[*winner] >= *target);
        RC_ASSERT(match.state().score[opponent(*winner)] < *target);
    } else {
        RC_ASSERT(match.state().round == match.format().rounds);
    }
}

/// With rings, the score is what the rings on the board are worth, until one is missing there: the
/// ring just won, or a Triple's fourth.
RC_GTEST_PROP(Matches, TheScoreIsWhatTheRingsAreWorth, (const Match& match)) {
    RC_PRE(match.format().has_rings());
    const MatchState& state = match.state();
    PerPlayer<int> expected;
    for (const Player player : all_players) {
        expected[player] = match.start().board().ring_points(player);
    }
    for (std::size_t step = 0; step < match.size(); ++step) {
        for (const Event& event : match.events(step)) {
            if (const auto* ring = std::get_if<RingGiven>(&event.detail)) {
                expected[ring->tower.owner] += ring->points;
            }
        }
    }
    RC_ASSERT(state.score == expected);
    for (const Player player : all_players) {
        RC_ASSERT(state.score[player] >= state.position.board().ring_points(player));
    }
}

} // namespace kamisado::tests
