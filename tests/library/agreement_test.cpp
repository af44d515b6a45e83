// Held against the layers below it, the facade loses nothing and adds nothing: random matches, move
// by move.
#include "notation/decision_text.h"
#include "notation/position_text.h"
#include "rules/match.h"
#include "rules/moves.h"
#include "rules/refusal.h"
#include "support/sanitized.h"

#include <gtest/gtest.h>
#include <kamisado/match.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace libkamisado {
namespace {

namespace core = ::kamisado;

#if defined(KAMISADO_SANITIZED)
constexpr int games = 2;
#else
constexpr int games = 20;
#endif

void expect_same(const Position& position, const core::Position& below) {
    EXPECT_EQ(position.text(), core::write_position(below));
    EXPECT_EQ(position.is_over(), below.is_over());
    std::vector<std::string> moves;
    for (const core::Move move : core::legal_moves(below)) {
        moves.push_back(core::write_decision(move));
    }
    std::vector<std::string> shown;
    for (const Move move : position.legal_moves()) {
        shown.push_back(move.text());
    }
    EXPECT_EQ(shown, moves);
}

void expect_same_refusals(const Position& position, const core::Position& below, Square from) {
    for (int to = 0; to < 64; ++to) {
        const auto refusal =
            core::why_not(below, core::Square::at(from.index()), core::Square::at(to));
        const auto error = position.why_not(from, Square::at(to));
        ASSERT_EQ(error.has_value(), refusal.has_value());
        if (error) {
            EXPECT_EQ(error->rule, core::name_of(refusal->rule, core::Language::English));
        }
    }
}

/// The kinds stand in the order of the events below.
void expect_same(const std::vector<Event>& events, const core::Events& below) {
    ASSERT_EQ(events.size(), below.size());
    for (std::size_t index = 0; index < events.size(); ++index) {
        EXPECT_EQ(static_cast<std::size_t>(events[index].kind), below[index].detail.index());
        EXPECT_EQ(events[index].rule, core::name_of(below[index].rule, core::Language::English));
    }
}

int count(const std::vector<Event>& events, EventKind kind) {
    return static_cast<int>(std::ranges::count(events, kind, &Event::kind));
}

TEST(LibraryAgreement, RandomMatchesAreTheSameMatches) {
    int blocked = 0;
    int pushed = 0;
    std::mt19937_64 random(7); // NOLINT(cert-msc51-cpp): the same matches every time
    for (int game = 0; game < games; ++game) {
        Match match = Match::of(Format::marathon()).value();
        core::Match below(core::Format{.kind = core::FormatKind::Marathon});
        while (!match.is_over()) {
            expect_same(match.position(), below.position());
            expect_same_refusals(match.position(), below.position(),
                                 Square::at(static_cast<int>(random() % 64)));
            const auto choices = match.choices();
            const std::string decision = text_of(choices[random() % choices.size()]);
            const auto read = core::read_decision(below.state(), decision);
            ASSERT_TRUE(read);
            const auto events = match.decide(decision);
            ASSERT_TRUE(events) << events.error().message;
            expect_same(*events, below.decide(*read).value());
            blocked += count(*events, EventKind::Blocked);
            pushed += count(*events, EventKind::Pushed);
            ASSERT_FALSE(testing::Test::HasFailure()) << decision;
        }
        EXPECT_TRUE(below.is_over());
        EXPECT_EQ(match.score(Player::Gold), below.state().score[core::Player::Gold]);
        EXPECT_EQ(match.round(), below.state().round);
    }
    EXPECT_GT(blocked, 0);
    EXPECT_GT(pushed, 0);
}

} // namespace
} // namespace libkamisado
