#include "notation/decision_text.h"
#include "notation/position_text.h"
#include "rules/moves.h"
#include "terminal/thinker.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <set>
#include <string>

namespace kamisado::terminal {
namespace {

/// Waits to be woken, patiently.
class Bell {
  public:
    void ring() {
        const std::scoped_lock lock(mutex_);
        has_rung_ = true;
        rung_.notify_all();
    }
    bool wait() {
        std::unique_lock lock(mutex_);
        const bool came =
            rung_.wait_for(lock, std::chrono::minutes(2), [this] { return has_rung_; });
        has_rung_ = false;
        return came;
    }

  private:
    std::mutex mutex_;
    std::condition_variable rung_;
    bool has_rung_ = false;
};

/// The next finding of that kind.
template <typename Kind>
std::optional<Kind> next(Thinker& thinker, Bell& bell) {
    while (bell.wait()) {
        if (auto finding = thinker.take()) {
            return std::get<Kind>(*std::move(finding));
        }
    }
    return std::nullopt;
}

Format standard() { return {.kind = FormatKind::Standard}; }

TEST(Thinker, ChoosesALegalMove) {
    Bell bell;
    Thinker thinker([&bell] { bell.ring(); }, 1);
    const Match match(standard());
    thinker.think(ChooseMove{.match = match, .level = 3});
    const auto chosen = next<Chosen>(thinker, bell);
    ASSERT_TRUE(chosen);
    Match played = match;
    EXPECT_TRUE(played.decide(chosen->decision));
}

TEST(Thinker, PlaysAnotherRoundInAnotherWay) {
    Bell bell;
    Thinker thinker([&bell] { bell.ring(); }, 1);
    const Match match(standard());
    std::set<std::string> answers;
    for (std::uint64_t luck = 0; luck < 20; ++luck) {
        thinker.think(ChooseMove{.match = match, .level = 1, .luck = luck});
        const auto chosen = next<Chosen>(thinker, bell);
        ASSERT_TRUE(chosen);
        answers.insert(write_decision(chosen->decision));
    }
    EXPECT_GT(answers.size(), 1U);
}

TEST(Thinker, AnalysesInSlicesUntilAllIsProved) {
    Bell bell;
    Thinker thinker([&bell] { bell.ring(); }, 1);
    Match match(Format{});
    ASSERT_TRUE(match.play(Square(3, 0), Square(3, 5)));
    ASSERT_TRUE(match.play(Square(5, 7), Square(5, 4)));
    thinker.think(Analyse{.state = match.state(), .format = match.format()});
    std::optional<Analysed> analysed;
    do {
        analysed = next<Analysed>(thinker, bell);
        ASSERT_TRUE(analysed);
    } while (!analysed->is_done);
    EXPECT_EQ(analysed->choices.size(), legal_moves(match.position()).size());
    EXPECT_EQ(analysed->verdict, Verdict::Win);
    EXPECT_EQ(analysed->settled, analysed->total);
}

TEST(Thinker, ReviewsAMatch) {
    Bell bell;
    Thinker thinker([&bell] { bell.ring(); }, 1);
    Match match(Format{});
    ASSERT_TRUE(match.play(Square(3, 0), Square(3, 5)));
    ASSERT_TRUE(match.decide(Resign{Player::Gold}));
    thinker.think(ReviewMatch{.match = match});
    std::optional<Reviewed> reviewed;
    do {
        reviewed = next<Reviewed>(thinker, bell);
        ASSERT_TRUE(reviewed);
    } while (!reviewed->review);
    EXPECT_EQ(reviewed->review->decisions.size(), 1U);
}

/// Plays a move that does not end the match.
bool play_on(Match& match) {
    for (const Move move : legal_moves(match.position())) {
        Match played = match;
        if (played.decide(move) && !played.is_over()) {
            match = played;
            return true;
        }
    }
    return false;
}

/// First at a glance, then closely: in the end as `kamisado review` has it.
TEST(Thinker, ReviewsUntilItIsExact) {
    const auto start = read_position("2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O");
    ASSERT_TRUE(start);
    auto begun = Match::from(Format{}, *start);
    ASSERT_TRUE(begun);
    Match match = *std::move(begun);
    ASSERT_TRUE(play_on(match));
    ASSERT_TRUE(play_on(match));
    Bell bell;
    Thinker thinker([&bell] { bell.ring(); }, 1);
    thinker.think(ReviewMatch{.match = match});
    std::optional<Reviewed> reviewed;
    do {
        reviewed = next<Reviewed>(thinker, bell);
        ASSERT_TRUE(reviewed);
    } while (!reviewed->is_done());
    Solver solver;
    const Review exact = review(solver, match);
    ASSERT_EQ(reviewed->review->decisions.size(), exact.decisions.size());
    for (std::size_t nth = 0; nth < exact.decisions.size(); ++nth) {
        EXPECT_EQ(reviewed->review->decisions[nth].before, exact.decisions[nth].before);
        EXPECT_EQ(reviewed->review->decisions[nth].mark, exact.decisions[nth].mark);
    }
    const auto known = reviewed->review;
    thinker.think(ReviewMatch{.match = match, .known = known});
    do { // nothing is seen again that was seen
        reviewed = next<Reviewed>(thinker, bell);
        ASSERT_TRUE(reviewed);
        EXPECT_TRUE(reviewed->review);
    } while (!reviewed->is_done());
}

/// Whatever it thinks about, it can be asked something else and be left at once.
TEST(Thinker, IsStoppedInTheMiddle) {
    Bell bell;
    Thinker thinker([&bell] { bell.ring(); }, 1);
    const Match match(standard());
    for (int time = 0; time < 3; ++time) {
        thinker.think(Analyse{.state = match.state(), .format = match.format()});
        ASSERT_TRUE(bell.wait());
        thinker.think(FindHint{.state = match.state(), .format = match.format()});
        thinker.think(ReviewMatch{.match = match});
        thinker.think(ChooseMove{.match = match, .level = 9});
    }
    thinker.stop();
    EXPECT_FALSE(thinker.is_thinking());
    EXPECT_FALSE(thinker.take());
    thinker.think(ChooseMove{.match = match, .level = 1});
    EXPECT_TRUE(next<Chosen>(thinker, bell));
}

} // namespace
} // namespace kamisado::terminal
