// The log is the truth: whatever is done to a match, its log restores it exactly, from any line.
#include "game/helpers.h"
#include "game/log_text.h"
#include "rules/moves.h"

#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <variant>
#include <vector>

namespace kamisado::game::tests {
namespace {

/// Random actions: most of them sensible, some that are refused.
class Hand {
  public:
    explicit Hand(std::uint32_t seed) : random_(seed) {}

    std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(random_()) % bound;
    }
    Player player() { return all_players.at(below(2)); }

    GameSetup setup() {
        GameSetup setup;
        constexpr std::array kinds{FormatKind::Single, FormatKind::Series, FormatKind::Standard,
                                   FormatKind::Long};
        setup.format = {.kind = kinds.at(below(4)), .rounds = static_cast<int>(below(3)) + 1};
        setup.seats[Player::Gold].name = "\"Ben\\jiro\"";
        switch (below(4)) {
        case 0: setup.clock = NoClock{}; break;
        case 1: setup.clock = DaysClock{20'000}; break;
        default: setup.clock = MinutesClock{.initial = 60'000 + below(200'000), .increment = 700};
        }
        setup.takebacks = below(2) == 0 ? Takebacks::Free : Takebacks::ByAgreement;
        return setup;
    }

    Action action(const LiveMatch& match) {
        if (match.takeback() && below(2) == 0) {
            return below(3) == 0 ? Action(DeclineTakeback{player()})
                                 : Action(AcceptTakeback{player()});
        }
        switch (below(24)) {
        case 0: return TakeBack{below(4)};
        case 1: return TakeBack{1};
        case 2: return Redo{below(3)};
        case 3: return AskTakeback{player()};
        case 4: return AcceptTakeback{player()};
        case 5: return AcceptTakeback{player()};
        case 6: return DeclineTakeback{player()};
        case 7: return Pause{};
        case 8: return Pause{.since = begin_time + below(500'000)};
        case 9:
        case 10: return Resume{};
        case 11: return Tick{};
        default: return decide(match);
        }
    }

  private:
    Decide decide(const LiveMatch& match) {
        Decide action{.decision = decision(match.match())};
        if (below(2) == 0) {
            action.player = player();
        }
        if (below(2) == 0) {
            action.ply = match.match().size() - (below(8) == 0 ? 1 : 0);
        }
        if (below(4) == 0) {
            action.seen = match.last_number() - below(2);
        }
        action.lag = below(1500);
        return action;
    }

    Decision decision(const Match& match) {
        if (below(60) == 0) {
            return Resign{player()};
        }
        if (below(60) == 0) {
            return TimeOut{player()};
        }
        if (match.state().phase != Phase::Playing || below(30) == 0) {
            return Fill{below(2) == 0 ? FillFrom::Left : FillFrom::Right};
        }
        const auto moves = legal_moves(match.position());
        return moves[below(static_cast<std::uint32_t>(moves.size()))];
    }

    std::mt19937 random_;
};

/// A match with all its states, one for each number of entries.
struct Story {
    std::vector<LiveMatch> states;
    int refusals = 0;
};

Story told(std::uint32_t seed) {
    Hand hand(seed);
    LiveMatch match = begun(hand.setup());
    Story story{.states = {match}};
    Millis now = begin_time;
    for (int step = 0; step < 60; ++step) {
        now += hand.below(6000);
        now -= hand.below(40) == 0 ? 5000 : 0;
        const LiveMatch before = match;
        const auto outcome = match.act(hand.action(match), now);
        const std::size_t added = outcome ? outcome->entries.size() : 0;
        RC_ASSERT(match.last_number() == before.last_number() + added);
        if (added == 0) {
            RC_ASSERT(match == before);
            story.refusals += outcome ? 0 : 1;
        } else {
            RC_ASSERT(outcome->entries.back() == match.entries().back());
            story.states.push_back(match);
        }
    }
    return story;
}

RC_GTEST_PROP(Restoring, GivesExactlyTheSameMatch, (std::uint32_t seed)) {
    const LiveMatch match = told(seed).states.back();
    const auto restored = restore(write_log(match));
    RC_ASSERT(restored.has_value());
    RC_ASSERT(restored->match == match);
}

RC_GTEST_PROP(Restoring, FromAnyPrefixGivesTheMatchAsItStoodThen, (std::uint32_t seed)) {
    const Story story = told(seed);
    std::string text = write_head(story.states.front());
    EntryNumber written = 0;
    for (const LiveMatch& state : story.states) {
        text += write_entries(state.entries_since(written)); // of one action
        written = state.last_number();
        const auto restored = restore(text);
        RC_ASSERT(restored.has_value());
        RC_ASSERT(restored->match == state);
        RC_ASSERT(restored->match.times(begin_time) == state.times(begin_time));
    }
}

RC_GTEST_PROP(Restoring, MomentsNeverGoBackAndClocksAreNeverBelowNothing, (std::uint32_t seed)) {
    const Story story = told(seed);
    Millis last = begin_time;
    for (const Entry& entry : story.states.back().entries()) {
        RC_ASSERT(entry.at >= last);
        last = entry.at;
    }
    for (const LiveMatch& state : story.states) {
        if (const auto times = state.times(latest_moment)) {
            RC_ASSERT((*times)[Player::Black] >= 0);
            RC_ASSERT((*times)[Player::Gold] >= 0);
        }
        if (state.clock() && state.clock()->running()) {
            RC_ASSERT(state.clock()->running() == decider(state.match().state()));
        }
    }
}

TEST(Stories, HaveAllKindsOfEntriesAndRefusals) {
    std::vector<int> entries(std::variant_size_v<EntryDetail>);
    int refusals = 0;
    int flags = 0;
    for (std::uint32_t seed = 0; seed < 60; ++seed) {
        const Story story = told(seed);
        refusals += story.refusals;
        for (const Entry& entry : story.states.back().entries()) {
            ++entries[entry.detail.index()];
            const auto* const decided = std::get_if<Decided>(&entry.detail);
            flags += decided != nullptr && std::holds_alternative<TimeOut>(decided->decision);
        }
    }
    for (const int count : entries) {
        EXPECT_GT(count, 3);
    }
    EXPECT_GT(refusals, 50);
    EXPECT_GT(flags, 5);
}

} // namespace
} // namespace kamisado::game::tests
