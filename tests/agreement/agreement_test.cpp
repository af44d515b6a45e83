// The fast implementation of the rules and the plain one must agree on everything. Both were
// written from the rulebook by different authors, so what they agree on is hardly a slip.

#include "agreement/comparison.h"
#include "agreement/convert.h"
#include "agreement/crowded_setups.h"
#include "agreement/lock_step.h"
#include "agreement/random.h"
#include "agreement/scale.h"
#include "agreement/tally.h"
#include "rules/match.h"
#include "rules/moves.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <iomanip>
#include <iostream>
#include <optional>

namespace kamisado::tests {

namespace {

/// The end of a round, seen by matches that began with this very position: points, score, winner
/// and the next line-ups.
void compare_end_of_round(const Position& position, Move move, plain::Match plain_match,
                          Comparison& comparison) {
    auto match = Match::from(Format{FormatKind::Marathon}, position);
    if (!match || !match->decide(move)) {
        comparison.note("whether a match may go on from here", position, move);
        return;
    }
    plain_match.play(to_plain(move));
    comparison.look_at_match(*match, plain_match);
    if (comparison.agrees() && !match->is_over()) {
        comparison.look_at_fills(*match, plain_match);
    }
}

void compare_all_moves(const Position& position, const plain::State& state,
                       Comparison& comparison) {
    comparison.look_at_position(position, state);
    std::optional<plain::Match> plain_match; // it checks its start slowly: once is enough
    for (const Move move : legal_moves(position)) {
        if (!comparison.agrees()) {
            return;
        }
        const plain::Outcome outcome = plain::play(state, to_plain(move));
        comparison.look_at_outcome(position, move, state, outcome);
        if (outcome.ending != plain::Ending::NotYet && comparison.agrees()) {
            if (!plain_match) {
                plain_match.emplace(plain::Format{plain::Kind::Marathon}, state);
            }
            compare_end_of_round(position, move, *plain_match, comparison);
        }
    }
}

/// A board made by hand, if both take it for a legal position; false when both refuse it.
bool compare_setup(const Setup& setup, Comparison& comparison) {
    const auto position = Position::from(setup);
    const plain::State state = to_plain(setup);
    if (position.has_value() != plain::is_legal_state(state)) {
        comparison.note_legality(setup, position.has_value());
        return true;
    }
    if (position) {
        compare_all_moves(*position, state, comparison);
    }
    return position.has_value();
}

void print_tally(const Tally& tally) {
    for (std::size_t kind = 0; kind < kind_names.size(); ++kind) {
        std::cout << std::setw(10) << tally.count(kind) << "  " << kind_names[kind] << '\n';
    }
}

} // namespace

TEST(Agreement, MarathonsInLockStep) {
    const Scale scale = chosen_scale();
    const int positions = scale.positions / 2;
    Random random(2026);
    Comparison comparison;
    int matches = 0;
    int rounds = 0;
    while (comparison.agrees() && comparison.positions() < positions) {
        MatchInLockStep match(Format{FormatKind::Marathon}, random, comparison);
        match.play(positions);
        ++matches;
        rounds += match.rounds();
    }
    std::cout << comparison.positions() << " positions (" << scale.reason << ") of " << rounds
              << " rounds in " << matches << " Marathons\n";
    print_tally(comparison.tally());
    EXPECT_EQ(comparison.disagreement(), "");
}

TEST(Agreement, OtherFormatsInLockStep) {
    constexpr std::array formats{Format{FormatKind::Single},    Format{FormatKind::Series, 1},
                                 Format{FormatKind::Series, 4}, Format{FormatKind::Series, 7},
                                 Format{FormatKind::Standard},  Format{FormatKind::Long}};
    const int positions = (chosen_scale().positions / 20) + 1;
    Random random(7);
    Comparison comparison;
    while (comparison.agrees() && comparison.positions() < positions) {
        MatchInLockStep match(random.pick(formats), random, comparison);
        match.play(random.one_in(2) ? positions : comparison.positions() + random.below(100));
        match.concede();
    }
    EXPECT_EQ(comparison.disagreement(), "");
}

TEST(Agreement, CrowdedBoards) {
    const Scale scale = chosen_scale();
    const int positions = scale.positions - (scale.positions / 2);
    Random random(1510);
    Comparison comparison;
    int refused = 0;
    while (comparison.agrees() && comparison.positions() < positions) {
        refused += compare_setup(random_setup(random), comparison) ? 0 : 1;
    }
    std::cout << comparison.positions() << " positions (" << scale.reason << ") with "
              << comparison.moves() << " moves; " << refused
              << " more were refused by both\neach kind must occur " << scale.required
              << " times or more:\n";
    print_tally(comparison.tally());
    EXPECT_EQ(comparison.disagreement(), "");
    for (std::size_t kind = 0; kind < kind_names.size(); ++kind) {
        EXPECT_GE(comparison.tally().count(kind), scale.required) << kind_names[kind];
    }
}

} // namespace kamisado::tests
