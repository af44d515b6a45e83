// The solver, the levels and the adviser as other programs see them.
#include <gtest/gtest.h>
#include <kamisado/computer.h>
#include <kamisado/solver.h>

#include <algorithm>
#include <atomic>
#include <new>
#include <stop_token>
#include <thread>

namespace libkamisado {
namespace {

Position middle() {
    return Position::from("2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O").value();
}

/// Seconds for any machine: nine rings a side at a round's start.
Position hard() {
    return Position::from("o**b*p*k*y*r*g*n/8/8/8/8/8/8/N**G*R*Y*K*P*B*O b -").value();
}

/// Asks while another thread says stop again and again.
template <typename Thinker, typename Ask>
auto asked_and_stopped(Thinker& thinker, const Ask& ask) {
    const std::jthread stopper([&thinker](const std::stop_token& answered) {
        while (!answered.stop_requested()) {
            thinker.stop();
            std::this_thread::yield();
        }
    });
    return ask();
}

TEST(LibrarySolver, KnowsEveryMove) {
    Solver solver;
    const Answer answer = solver.solve(middle(), {.distance = true, .points = true});
    EXPECT_NE(answer.verdict, Verdict::Unknown);
    EXPECT_TRUE(answer.distance);
    EXPECT_TRUE(answer.points);
    EXPECT_GT(answer.nodes, 0U);
    ASSERT_EQ(answer.moves.size(), middle().legal_moves().size());
    for (std::size_t index = 0; index < answer.moves.size(); ++index) {
        EXPECT_EQ(answer.moves[index].move, middle().legal_moves()[index]);
        EXPECT_NE(answer.moves[index].verdict, Verdict::Unknown);
    }
    EXPECT_EQ(solver.verdict(middle()), answer.verdict);
    const auto line = solver.best_line(middle());
    EXPECT_EQ(static_cast<int>(line.size()), *answer.distance);
    Position position = middle();
    for (const Move move : line) {
        ASSERT_TRUE(position.play(move));
    }
    EXPECT_TRUE(position.is_over());
    EXPECT_EQ(position.winner() == middle().to_move(), answer.verdict == Verdict::Win);
    EXPECT_EQ(solver.verdict(position), Verdict::Unknown);
    EXPECT_TRUE(solver.solve(position).moves.empty());
    EXPECT_TRUE(solver.best_line(position).empty());
}

TEST(LibrarySolver, KeepsToItsLimits) {
    Solver solver;
    EXPECT_EQ(solver.verdict(Position(), {.nodes = 100}), Verdict::Unknown);
    EXPECT_EQ(name_of(solver.verdict(Position(), {.time = std::chrono::nanoseconds(1)})),
              "unknown");
    const std::uint64_t nodes = solver.nodes();
    EXPECT_GT(nodes, 0U);
    solver.forget();
}

TEST(LibrarySolver, SaysWhenThereIsNotSoMuchMemory) {
    const SolverOptions beyond{.table_bytes = std::size_t{1} << 60U};
    EXPECT_THROW(Solver{beyond}, std::bad_alloc);
    EXPECT_THROW(Adviser{beyond}, std::bad_alloc);
    const auto solver = Solver::of(beyond);
    ASSERT_FALSE(solver);
    EXPECT_EQ(solver.error().id, "solver.table-too-large");
    EXPECT_EQ(solver.error().sentence, "a table has at most 65536 MB, not 1099511627776 MB");
    EXPECT_EQ(Adviser::of(beyond).error().id, "solver.table-too-large");
    EXPECT_TRUE(Solver::of({.table_bytes = std::size_t{1} << 20U}));
}

TEST(LibrarySolver, IsStoppedFromAnotherThread) {
    Solver solver;
    std::atomic<bool> done = false;
    std::atomic<int> reports = 0;
    std::thread stopper([&] {
        while (!done) {
            if (reports > 0) {
                solver.stop();
            }
            std::this_thread::yield();
        }
    });
    const Answer answer =
        solver.solve(Position(), {.distance = true}, {}, [&](const Progress&) { ++reports; });
    done = true;
    stopper.join();
    EXPECT_GT(reports, 0);
    EXPECT_TRUE(std::ranges::any_of(
        answer.moves, [](const MoveAnswer& move) { return move.verdict == Verdict::Unknown; }));
}

/// A line is many questions, and all of them end.
TEST(LibrarySolver, ALineIsStoppedAsAWhole) {
    Solver solver;
    EXPECT_TRUE(asked_and_stopped(solver, [&] { return solver.best_line(hard()); }).empty());
    EXPECT_TRUE(solver.best_line(hard(), {.nodes = 1000}).empty());
    EXPECT_LT(solver.nodes(), 1'000'000U) << "the limit is that of the whole line";
    EXPECT_EQ(solver.best_line(middle()).size(), 1U) << "a stop is not kept";
}

TEST(LibraryComputer, PlaysTheSameForTheSameSeed) {
    for (const int level : {1, 4, 6}) {
        Computer one = Computer::of_level(level, 5).value();
        Computer two = Computer::of_level(level, 5).value();
        EXPECT_EQ(one.choose(Match()), two.choose(Match()));
        EXPECT_EQ(one.level(), level);
        EXPECT_EQ(one.name(), "level " + std::to_string(level));
    }
    EXPECT_EQ(Computer::of_level(0).error().id, "level.unknown");
    EXPECT_EQ(Computer::of_level(11).error().id, "level.unknown");
}

TEST(LibraryComputer, ChoosesAtOnceWhenItIsStopped) {
    const Match match = Match::of(Format::single(), hard()).value();
    Computer computer = Computer::of_level(highest_level).value();
    const auto hasty = asked_and_stopped(computer, [&] { return computer.choose(match); });
    ASSERT_TRUE(hasty);
    EXPECT_EQ(std::ranges::count(match.choices(), *hasty), 1);
    const Match easy = Match::of(Format::single(), middle()).value();
    EXPECT_EQ(text_of(computer.choose(easy).value()), "d5d1");
}

TEST(LibraryAdviser, SaysWhatItKnowsWhenItIsStopped) {
    const Match match = Match::of(Format::single(), hard()).value();
    Adviser adviser;
    const auto hint = asked_and_stopped(adviser, [&] { return adviser.hint(match); });
    ASSERT_TRUE(hint);
    EXPECT_EQ(hint->choice.verdict, Verdict::Unknown);
    ASSERT_FALSE(hint->reasons.empty());
    EXPECT_EQ(hint->reasons.back().kind, "not-solved");
    const Match easy = Match::of(Format::single(), middle()).value();
    EXPECT_EQ(adviser.hint(easy)->choice.verdict, Verdict::Win);
}

TEST(LibraryAdviser, GivesAHintWithReasons) {
    Match match = Match::of(Format::single(), middle()).value();
    Adviser adviser;
    const auto hint = adviser.hint(match);
    ASSERT_TRUE(hint);
    EXPECT_FALSE(hint->reasons.empty());
    EXPECT_EQ(std::ranges::count(match.choices(), hint->choice.decision), 1);
    ASSERT_TRUE(match.decide(Resign{Player::Black}));
    EXPECT_EQ(adviser.hint(match).error().id, "record.match-over");
}

TEST(LibraryAdviser, ReviewsAMatch) {
    Match match = Match::of(Format::single(), middle()).value();
    Solver solver;
    for (const Move move : solver.best_line(middle())) {
        ASSERT_TRUE(match.decide(move));
    }
    Adviser adviser;
    std::size_t told = 0;
    const auto reviewed = adviser.review(match, [&](std::size_t done, std::size_t) {
        EXPECT_EQ(done, told++);
        return true;
    });
    ASSERT_EQ(reviewed.size(), match.decisions().size());
    for (const ReviewedDecision& decision : reviewed) {
        EXPECT_EQ(name_of(decision.mark), "fine");
        EXPECT_EQ(decision.played.decision, match.decisions()[decision.step]);
    }
    EXPECT_TRUE(adviser.review(match, [](std::size_t, std::size_t) { return false; }).empty());
    const auto stop_at_last = [&](std::size_t done, std::size_t total) {
        if (done + 1 == total) {
            adviser.stop();
        }
        return true;
    };
    EXPECT_TRUE(adviser.review(match, stop_at_last).empty());
}

} // namespace
} // namespace libkamisado
