// data/openings.txt against the rules and the solver. `kamisado openings` wrote it;
// docs/openings.md tells the format.
#include "notation/names.h"
#include "notation/position_text.h"
#include "notation/spelling.h"
#include "rules/moves.h"
#include "rules/symmetry.h"
#include "solver/scale.h"
#include "solver/solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace kamisado {
namespace {

struct Known {
    Verdict verdict{};
    int distance = 0;

    friend bool operator==(const Known&, const Known&) = default;
};

/// What is known of the moves behind a line, by their coordinates.
using Moves = std::map<std::string, Known>;
using Openings = std::map<std::string, Moves>;

std::pair<std::string, Known> read_entry(const std::string& word) {
    return {word.substr(0, 4), Known{.verdict = word[4] == '+' ? Verdict::Win : Verdict::Loss,
                                     .distance = std::stoi(word.substr(5))}};
}

Openings read_openings() {
    std::ifstream file(KAMISADO_SOURCE_DIR "/data/openings.txt");
    std::string line;
    std::getline(file, line);
    EXPECT_EQ(line, "Kamisado openings 1");
    std::getline(file, line);
    EXPECT_EQ(line, write_position(Position::first()));
    Openings openings;
    while (std::getline(file, line)) {
        const auto colon = line.find(':');
        std::istringstream words(line.substr(colon + 1));
        Moves& moves = openings[line.substr(0, colon)];
        for (std::string word; words >> word;) {
            moves.insert(read_entry(word));
        }
    }
    return openings;
}

const Openings& openings() {
    static const Openings read = read_openings();
    return read;
}

/// Nothing when a move of the line is not legal.
std::optional<Position> position_after(const std::string& line) {
    Position position = Position::first();
    std::istringstream words(line);
    for (std::string word; words >> word;) {
        const auto from = square_from_name(word.substr(0, 2));
        const auto to = square_from_name(word.substr(2));
        const auto move = from && to ? find_move(position, *from, *to) : std::nullopt;
        if (!move) {
            return std::nullopt;
        }
        position.play(*move);
    }
    return position;
}

/// The moves that must be written: all, or at the start those from the left half.
std::vector<Move> expected_moves(const std::string& line, const Position& position) {
    const MoveList list = legal_moves(position);
    std::vector<Move> moves(list.begin(), list.end());
    if (line.empty()) {
        std::erase_if(moves, [](Move move) { return move.from().file() > 3; });
    }
    return moves;
}

std::string with(const std::string& line, const std::string& move) {
    return line.empty() ? move : line + " " + move;
}

/// What the moves behind a line say of the move that led there.
Known judged_by_answers(const Moves& answers, bool same_player) {
    const auto wins = [](const auto& entry) { return entry.second.verdict == Verdict::Win; };
    const bool won = std::ranges::any_of(answers, wins);
    int distance = 0;
    for (const auto& [move, known] : answers) {
        const bool counts = (known.verdict == Verdict::Win) == won;
        const bool better = distance == 0 || (won ? known.distance < distance //
                                                  : known.distance > distance);
        distance = counts && better ? known.distance : distance;
    }
    const Verdict verdict = won ? Verdict::Win : Verdict::Loss;
    return {.verdict = same_player ? verdict : opposite(verdict), .distance = distance + 1};
}

void expect_as_solved(Solver& solver, const std::string& line) {
    const auto position = position_after(line);
    ASSERT_TRUE(position) << line;
    const Moves& moves = openings().at(line);
    for (const MoveAnswer& answer : solver.solve(*position, {.distance = true}).moves) {
        const auto known = moves.find(write_coordinates(answer.move));
        if (known != moves.end()) {
            EXPECT_EQ(known->second.verdict, answer.verdict) << with(line, known->first);
            EXPECT_EQ(known->second.distance, answer.distance) << with(line, known->first);
        }
    }
}

bool is_long() { return std::getenv("KAMISADO_LONG") != nullptr; } // NOLINT(concurrency-mt-unsafe)

TEST(Openings, HaveEveryMoveOfTheFirstThree) {
    std::vector<std::string> lines{""};
    std::size_t seen = 0;
    for (int ply = 0; ply < 3; ++ply) {
        std::vector<std::string> next;
        for (const std::string& line : lines) {
            const auto position = position_after(line);
            ASSERT_TRUE(position && openings().contains(line)) << line;
            const auto expected = expected_moves(line, *position);
            EXPECT_EQ(openings().at(line).size(), expected.size()) << line;
            for (const Move move : expected) {
                const std::string text = write_coordinates(move);
                EXPECT_TRUE(openings().at(line).contains(text)) << with(line, text);
                if (!position->after(move).is_over()) {
                    next.push_back(with(line, text));
                }
            }
            ++seen;
        }
        lines = std::move(next);
    }
    EXPECT_EQ(openings().size(), seen) << "and nothing else is in the file";
}

TEST(Openings, AgreeWithThemselves) {
    for (const auto& [line, moves] : openings()) {
        const auto before = position_after(line);
        for (const auto& [move, known] : moves) {
            const std::string longer = with(line, move);
            const auto after = position_after(longer);
            ASSERT_TRUE(before && after) << longer;
            if (after->is_over()) {
                const bool won = after->end()->winner() == before->to_move(); // or a deadlock
                EXPECT_EQ(known.verdict, won ? Verdict::Win : Verdict::Loss) << longer;
                EXPECT_EQ(known.distance, 1) << longer;
            } else if (const auto answers = openings().find(longer); answers != openings().end()) {
                const bool same_player = after->to_move() == before->to_move();
                EXPECT_EQ(known, judged_by_answers(answers->second, same_player)) << longer;
            }
        }
    }
}

TEST(Openings, HaveTheVerdictsOfAllFirstMoves) {
    Solver solver;
    int winning = 0;
    for (const MoveAnswer& answer : solver.solve(Position::first()).moves) {
        const bool right = answer.move.from().file() > 3;
        const Move written = right ? mirrored(answer.move) : answer.move;
        EXPECT_EQ(openings().at("").at(write_coordinates(written)).verdict, answer.verdict);
        winning += answer.verdict == Verdict::Win ? 1 : 0;
    }
    EXPECT_EQ(winning, 16);
}

TEST(Openings, AreAsTheSolverProvesThem) {
    constexpr int sample_step = 20;
    const int step = is_long() ? 1 : sample_step * 100 / std::max(tests::scaled(100), 1);
    Solver solver;
    int number = 0;
    for (const auto& [line, moves] : openings()) {
        if (is_long() || number % step == step / 2) {
            expect_as_solved(solver, line);
        }
        ++number;
    }
    EXPECT_GT(number, 500);
}

} // namespace
} // namespace kamisado
