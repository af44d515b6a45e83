#include "puzzles/puzzle_text.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace kamisado {
namespace {

constexpr std::string_view heading = "Kamisado puzzles 1\n";
constexpr std::string_view one_move =
    "ab0c1 win 1 single 1 | 4yrg1/7G/3kY3/1oR1K2n/7O/1b3P2/p7/N5B1 b P | - | f3a8";
constexpr std::string_view with_pushes =
    "zz9zz push 10 marathon 8 | "
    "p3r1n1/7o*/3y***3B/1b**1O3R**/1Y*1N**1gk**1/2K*G*4/4P3/8 g Y | d6d5, b5b4 | d5d4";
constexpr std::string_view with_fill =
    "00000 fill 3 standard 1 | 4yrg1/7G/3kY3/1oR1K2n/7O/1b3P2/p7/N5B1 b P | f3a8 | fill left";

std::string set_of(std::string_view line) {
    return std::string(heading) + std::string(line) + "\n";
}

/// The line with one part replaced by another.
std::string changed(std::string_view line, std::string_view part, std::string_view other) {
    std::string text(line);
    return text.replace(text.find(part), part.size(), other);
}

std::string message_of(std::string_view text) {
    const auto puzzles = read_puzzles(text);
    return puzzles ? "none"
                   : std::string(name_of(puzzles.error().id)) + ": " + message(puzzles.error());
}

/// Of `one_move`, changed: the message after its "line 2, ".
std::string complaint(std::string_view part, std::string_view other) {
    const std::string text = message_of(set_of(changed(one_move, part, other)));
    const auto line = text.find("line 2, ");
    return line == std::string::npos ? text : text.substr(0, line) + text.substr(line + 8);
}

TEST(PuzzleText, ReadsAndWritesBack) {
    const std::string text =
        set_of(one_move) + std::string(with_pushes) + "\n" + std::string(with_fill) + "\n";
    const auto puzzles = read_puzzles(text);
    ASSERT_TRUE(puzzles) << message(puzzles.error());
    ASSERT_EQ(puzzles->size(), 3);
    EXPECT_EQ(write_puzzles(*puzzles), text);

    const Puzzle& first = puzzles->front();
    EXPECT_EQ(first.id, "ab0c1");
    EXPECT_EQ(first.theme, Theme::Win);
    EXPECT_EQ(first.grade, 1);
    EXPECT_EQ(first.format, Format{});
    EXPECT_EQ(first.points, 1);
    EXPECT_TRUE(first.lead.empty());
    EXPECT_EQ(first.solution, std::vector<Decision>{Move(Square(5, 2), Square(0, 7))});

    const Puzzle& push = puzzles->at(1);
    EXPECT_EQ(push.format.kind, FormatKind::Marathon);
    EXPECT_EQ(push.points, 8);
    EXPECT_EQ(push.grade, 10);
    EXPECT_EQ(push.lead.size(), 2);
    EXPECT_EQ(std::get<Fill>(puzzles->back().solution.front()).side, FillFrom::Left);
}

TEST(PuzzleText, ReadsAFile) {
    std::ifstream file(KAMISADO_SOURCE_DIR "/tests/puzzles/few.txt");
    const std::string text(std::istreambuf_iterator<char>(file), {});
    const auto puzzles = read_puzzles(text);
    ASSERT_TRUE(puzzles) << message(puzzles.error());
    EXPECT_EQ(puzzles->size(), 8);
    EXPECT_EQ(read_puzzles(write_puzzles(*puzzles)), puzzles);
}

TEST(PuzzleText, PassesCommentsEmptyLinesAndOtherLineEnds) {
    EXPECT_EQ(read_puzzles("Kamisado puzzles 1")->size(), 0);
    const std::string text = "Kamisado puzzles 1\r\n# é\r\n\r\n" + std::string(one_move) + "\r\n#";
    EXPECT_EQ(read_puzzles(text), read_puzzles(set_of(one_move)));
}

TEST(PuzzleText, ErrorHeading) {
    EXPECT_EQ(message_of(""), "puzzles.heading: line 1, column 1: a set of puzzles begins with the "
                              "line Kamisado puzzles 1; found nothing");
    EXPECT_TRUE(message_of("Kamisado puzzles 2\n").starts_with("puzzles.heading"));
    EXPECT_TRUE(message_of("# Kamisado\nKamisado puzzles 1\n").starts_with("puzzles.heading"));
}

TEST(PuzzleText, ErrorFields) {
    EXPECT_EQ(complaint(" | -", ""),
              "puzzles.fields: column 1: a puzzle has facts, start, lead and "
              "solution with ' | ' between; found 3");
    EXPECT_EQ(complaint("f3a8", "f3a8 | -"),
              "puzzles.fields: column 1: a puzzle has facts, start, lead and solution with ' | ' "
              "between; found 5");
    EXPECT_EQ(complaint("single ", ""), "puzzles.fields: column 1: a puzzle has id, theme, grade, "
                                        "format and points with one space between; found 4");
    EXPECT_TRUE(complaint("win 1", "win  1").starts_with("puzzles.fields: column 1"));
    EXPECT_TRUE(complaint("ab0c1", " ab0c1").starts_with("puzzles.fields: column 1"));
}

TEST(PuzzleText, ErrorFacts) {
    EXPECT_EQ(complaint("ab0c1", "aB0c1"),
              "puzzles.id: column 1: aB0c1 is not an id: expected five of 0-9 and a-z");
    EXPECT_TRUE(complaint("ab0c1", "ab0c").starts_with("puzzles.id: column 1"));
    EXPECT_TRUE(complaint("ab0c1", "ab0c1d").starts_with("puzzles.id: column 1"));
    EXPECT_EQ(complaint("win", "lose"), "puzzles.theme: column 7: the theme lose is unknown: "
                                        "expected win, hold, deadlock, push, fill or sumo");
    EXPECT_EQ(complaint("win 1", "win 11"),
              "puzzles.grade: column 11: 11 is not a grade: expected 1 to 10");
    EXPECT_TRUE(complaint("win 1", "win 0").starts_with("puzzles.grade: column 11"));
    EXPECT_TRUE(complaint("win 1", "win 01").starts_with("puzzles.grade: column 11"));
    EXPECT_TRUE(complaint("win 1", "win +1").starts_with("puzzles.grade: column 11"));
    EXPECT_EQ(complaint("single", "series"),
              "puzzles.format: column 13: the format series is "
              "unknown: expected single, standard, long or marathon");
    EXPECT_EQ(complaint("single 1", "single 9"),
              "puzzles.points: column 20: 9 are no points to be forced: expected 1 to 8");
    EXPECT_TRUE(complaint("single 1", "single x").starts_with("puzzles.points: column 20"));
}

TEST(PuzzleText, ErrorIdTwice) {
    EXPECT_EQ(message_of(set_of(one_move) + "\n" + std::string(one_move)),
              "puzzles.id-twice: line 4, column 1: the id ab0c1 is that of the puzzle in line 2 "
              "already");
}

TEST(PuzzleText, ErrorStart) {
    EXPECT_EQ(complaint("N5B1 b P", "N5B1 x P"),
              "position.player: column 63: the player to move is b (Black) or g (Gold), or - when "
              "the round is over; found x");
    EXPECT_EQ(complaint("N5B1", "N5N1"),
              "position.tower-twice: column 60: Black has a second brown tower, on g1");
    EXPECT_EQ(complaint("single 1 | 4yrg1/7G/3kY3/1oR1K2n/7O/1b3P2/p7/N5B1",
                        "standard 1 | 4yrg1/7G/3kY3/1oR**1K2n/7O/1b3P2/p7/N5B1"),
              "record.start-won: column 26: the start has Black at the target of the match "
              "already");
}

TEST(PuzzleText, ErrorDecision) {
    EXPECT_EQ(complaint("f3a8", "f3"),
              "puzzles.decision: column 73: f3 is not a decision: expected two squares, as in "
              "e2e5, fill left or fill right");
    EXPECT_TRUE(complaint("f3a8", "-").starts_with("puzzles.decision: column 73: - is not"));
    EXPECT_TRUE(complaint("f3a8", "PL5P").starts_with("puzzles.decision: column 73"));
    EXPECT_TRUE(complaint("f3a8", "resigns black").starts_with("puzzles.decision: column 73"));
    EXPECT_TRUE(complaint("f3a8", "fill up").starts_with("puzzles.decision: column 73"));
    EXPECT_TRUE(complaint("f3a8", "f3f5,c8c7").starts_with("puzzles.decision: column 73"));
    EXPECT_TRUE(complaint("f3a8", "f3f5, ").starts_with("puzzles.decision: column 79: nothing"));
    EXPECT_TRUE(complaint("f3a8", "f3a8 ").starts_with("puzzles.decision: column 73"));
    EXPECT_TRUE(complaint("| - |", "|  |").starts_with("puzzles.decision: column 69: nothing"));
}

TEST(PuzzleText, ErrorIllegalDecision) {
    EXPECT_EQ(complaint("f3a8", "f3f2"), "move.not-forwards: column 73: f3f2: towers never move "
                                         "sideways or backwards (M1)");
    EXPECT_EQ(complaint("f3a8", "f3a8, a8a7"),
              "record.match-over: column 79: the match is over before a8a7");
    EXPECT_TRUE(complaint("f3a8", "fill left").starts_with("record.nothing-to-fill: column 73"));
    EXPECT_TRUE(complaint("| - |", "| a1a2 |").starts_with("move.another-tower: column 69"));
    EXPECT_TRUE(message_of(set_of(changed(with_fill, "fill left", "a1a2")))
                    .starts_with("record.fill-due: line 2, column 79"));
}

} // namespace
} // namespace kamisado
