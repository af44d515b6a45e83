#include "online/meeting.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

namespace kamisado::online::test {
namespace {

using tournament::Score;
using tournament::Settings;
using tournament::System;

Settings meeting_in(System system) {
    return {.name = "An evening", .system = system, .rounds = 5, .games = 2};
}

/// Won by the first or the second of the two.
MetGame won(bool is_first_black, bool by_first) {
    return {.is_first_black = is_first_black,
            .is_over = true,
            .winner = by_first == is_first_black ? Player::Black : Player::Gold,
            .absent = {}};
}
MetGame missed(bool is_first_black, const BothOf& absent) {
    MetGame game = won(is_first_black, !absent.first);
    game.absent[is_first_black ? Player::Black : Player::Gold] = absent.first;
    game.absent[is_first_black ? Player::Gold : Player::Black] = absent.second;
    return game;
}
MetGame running(bool is_first_black) {
    return {.is_first_black = is_first_black, .is_over = false, .winner = {}, .absent = {}};
}

Verdict judged(System system, const std::vector<MetGame>& games, const BothOf& left = {}) {
    return judge(games, meeting_in(system), left);
}
Score score_in(System system, const std::vector<MetGame>& games, const BothOf& left = {}) {
    const Verdict verdict = judged(system, games, left);
    EXPECT_EQ(verdict.next, Verdict::Next::Done);
    return verdict.score.value_or(Score{.first = -1, .second = -1});
}

TEST(Meeting, HasTwoGames) {
    EXPECT_EQ(judged(System::Swiss, {}).next, Verdict::Next::Play);
    EXPECT_EQ(judged(System::Swiss, {running(true)}).next, Verdict::Next::Wait);
    EXPECT_EQ(judged(System::Swiss, {won(true, true)}).next, Verdict::Next::Play);
    EXPECT_EQ(score_in(System::Swiss, {won(true, true), won(false, true)}),
              (Score{.first = 2, .second = 0}));
    EXPECT_EQ(score_in(System::RoundRobin, {won(true, true), won(false, false)}),
              (Score{.first = 1, .second = 1}));
}

TEST(Meeting, OfAKnockOutIsDecidedByAThirdGame) {
    EXPECT_EQ(judged(System::KnockOut, {won(true, true), won(false, false)}).next,
              Verdict::Next::Play);
    EXPECT_EQ(score_in(System::KnockOut, {won(true, true), won(false, false), won(true, false)}),
              (Score{.first = 1, .second = 2}));
    EXPECT_EQ(score_in(System::KnockOut, {won(true, true), won(false, true)}),
              (Score{.first = 2, .second = 0}));
}

TEST(Meeting, WhoDoesNotComeLosesAllOfIt) {
    const BothOf first{.first = true, .second = false};
    const BothOf both{.first = true, .second = true};
    EXPECT_EQ(score_in(System::Swiss, {missed(true, first)}),
              (Score{.first = 0, .second = 2, .is_forfeit = true}));
    EXPECT_EQ(judged(System::Swiss, {missed(true, first)}).absent, first);
    EXPECT_EQ(score_in(System::Swiss, {missed(true, both)}),
              (Score{.first = 0, .second = 0, .is_forfeit = true}));
    EXPECT_EQ(score_in(System::KnockOut, {missed(true, both)}),
              (Score{.first = 0, .second = 2, .is_forfeit = true}))
        << "somebody has to go on";
    EXPECT_EQ(score_in(System::Swiss, {won(true, true), missed(false, first)}),
              (Score{.first = 1, .second = 1}))
        << "what was played counts";
    EXPECT_EQ(score_in(System::KnockOut, {won(true, true), missed(false, first)}),
              (Score{.first = 1, .second = 2}));
}

TEST(Meeting, WhoLeavesLosesWhatIsLeft) {
    const BothOf second{.first = false, .second = true};
    EXPECT_EQ(score_in(System::Swiss, {}, second),
              (Score{.first = 2, .second = 0, .is_forfeit = true}));
    EXPECT_EQ(score_in(System::Swiss, {won(true, false)}, second),
              (Score{.first = 1, .second = 1}));
    EXPECT_EQ(judged(System::Swiss, {won(true, false)}, second).absent, BothOf{})
        << "that is no absence";
    EXPECT_EQ(judged(System::Swiss, {running(true)}, second).next, Verdict::Next::Wait);
}

TEST(Meeting, AGameThatDoesNotCountIsPlayedAgain) {
    MetGame voided = won(true, true);
    voided.winner.reset();
    EXPECT_EQ(judged(System::Swiss, {voided}).next, Verdict::Next::Play);
    EXPECT_EQ(judged(System::Swiss, {won(true, true), voided}).next, Verdict::Next::Play);
}

/// Whatever happens in its games, a meeting ends, soon, with a score that the tournament takes.
RC_GTEST_PROP(Meeting, AlwaysEndsWithAScoreThatCounts, ()) {
    const auto system = *rc::gen::element(System::Swiss, System::RoundRobin, System::KnockOut);
    const bool at_once = *rc::gen::arbitrary<bool>(); // as by days
    BothOf left;
    std::vector<MetGame> games;
    Verdict verdict = judge(games, meeting_in(system), left);
    for (int turn = 0; verdict.next != Verdict::Next::Done; ++turn) {
        RC_ASSERT(turn < 6);
        RC_ASSERT(verdict.next == Verdict::Next::Play);
        const int count = at_once && games.empty() ? 2 : 1;
        for (int i = 0; i < count; ++i) {
            const bool is_first_black = games.size() % 2 == 0;
            const auto what = *rc::gen::inRange(0, 5);
            if (what < 2) {
                games.push_back(won(is_first_black, what == 0));
            } else {
                games.push_back(missed(is_first_black, {.first = what != 2, .second = what != 3}));
            }
        }
        left.first = *rc::gen::weightedElement<bool>({{4, false}, {1, true}});
        left.second = *rc::gen::weightedElement<bool>({{4, false}, {1, true}});
        verdict = judge(games, meeting_in(system), left);
    }
    tournament::State state{.settings = meeting_in(system), .players = {}, .rounds = {}};
    state.settings.rounds = 1;
    for (const char* const name : {"Akane", "Benjiro"}) {
        state.players.push_back(
            {.name = name, .rating = {}, .first_round = 1, .last_round = {}, .missed = {}});
    }
    auto tournament = tournament::Tournament::from(state).value();
    RC_ASSERT(tournament.pair_next_round().has_value());
    RC_ASSERT(tournament.report(0, *verdict.score).has_value());
}

} // namespace
} // namespace kamisado::online::test
