// The log as text: written line by line, read strictly, and forgiving where a crash has torn it.
#include "game/helpers.h"
#include "game/log_text.h"

#include <fstream>
#include <string>
#include <vector>

namespace kamisado::game::tests {
namespace {

constexpr std::string_view head = "kamisado-game 1\n"
                                  "[Format \"standard\"]\n"
                                  "[Black \"Akane\"]\n"
                                  "[Gold \"Benjiro\"]\n"
                                  "[Clock \"300000+3000\"]\n"
                                  "[Takebacks \"free\"]\n"
                                  "[Begun \"1700000000000\"]\n"
                                  "\n";

std::string with_head(std::string_view entries) { return std::string(head) + std::string(entries); }

/// The message with which a log is refused.
std::string fault_of(const std::string& text) {
    const auto restored = restore(text);
    return restored ? "no fault" : message(restored.error());
}

/// The head with one line of it put differently.
std::string with_line(std::string_view line, std::string_view other) {
    std::string text(head);
    const auto place = text.find(line);
    EXPECT_NE(place, std::string::npos);
    return text.replace(place, line.size(), other);
}

/// The fenced blocks of docs/game-log.md.
std::vector<std::string> documented_logs() {
    std::ifstream file(KAMISADO_SOURCE_DIR "/docs/game-log.md");
    std::vector<std::string> blocks;
    bool is_inside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("```")) {
            is_inside = line == "```log";
            if (is_inside) {
                blocks.emplace_back();
            }
        } else if (is_inside) {
            blocks.back() += line + "\n";
        }
    }
    return blocks;
}

TEST(LogDocumentation, ExamplesAreReadAndWrittenBackToTheSameBytes) {
    const auto blocks = documented_logs();
    ASSERT_EQ(blocks.size(), 2U);
    for (const std::string& block : blocks) {
        const auto restored = restore(block);
        ASSERT_TRUE(restored) << message(restored.error());
        EXPECT_FALSE(restored->is_torn);
        EXPECT_EQ(restored->sound_bytes, block.size());
        EXPECT_EQ(write_log(restored->match), block);
        EXPECT_TRUE(restored->match.match().is_over());
    }
}

TEST(Log, IsTheHeadAndALineForEachEntry) {
    LiveMatch match = begun(with_minutes());
    EXPECT_EQ(write_log(match), head);
    const Outcome outcome = played(match, "a1a5", 10'000);
    EXPECT_EQ(write_entries(outcome.entries), "1 1700000010000 a1a5\n");
    EXPECT_EQ(write_log(match), with_head("1 1700000010000 a1a5\n"));
}

TEST(Log, KeepsEverySetup) {
    GameSetup setup = from("pbonkyrg/8/8/8/8/8/8/NBORKYGP* g -", with_minutes());
    setup.seats[Player::Black] = {.name = "\"\\] [x", .level = 10};
    setup.seats[Player::Gold].name = "";
    for (const ClockSetup& clock : {ClockSetup(NoClock{}), ClockSetup(DaysClock{86'400'000}),
                                    ClockSetup(MinutesClock{1, 0})}) {
        setup.clock = clock;
        for (const Takebacks takebacks : {Takebacks::Free, Takebacks::ByAgreement}) {
            setup.takebacks = takebacks;
            const LiveMatch match = begun(setup);
            const auto restored = restore(write_log(match));
            ASSERT_TRUE(restored) << message(restored.error());
            EXPECT_EQ(restored->match, match);
            EXPECT_EQ(restored->match.setup(), setup);
        }
    }
}

TEST(Log, ATornLastLineIsLeftOutAndReported) {
    const std::string sound = with_head("1 1700000010000 a1a5\n");
    const std::string line = "2 1700000017000 d8d4";
    for (std::size_t length = 1; length <= line.size(); ++length) {
        const auto restored = restore(sound + line.substr(0, length));
        ASSERT_TRUE(restored) << message(restored.error());
        EXPECT_TRUE(restored->is_torn);
        EXPECT_EQ(restored->sound_bytes, sound.size());
        EXPECT_EQ(restored->match, restore(sound)->match);
    }
}

TEST(Log, AHeadThatIsCutAnywhereSaysSo) {
    for (std::size_t length = 0; length < head.size(); ++length) {
        const auto restored = restore(head.substr(0, length));
        ASSERT_FALSE(restored) << length;
        EXPECT_EQ(restored.error().fault, LogFault::HeadCut) << length;
    }
}

TEST(Log, TheSameEntryTwiceCountsOnce) {
    const auto restored = restore(with_head("1 1700000010000 a1a5\n1 1700000010000 a1a5\n"
                                            "2 1700000017000 d8d4\n1 1700000010000 a1a5\n"));
    ASSERT_TRUE(restored) << message(restored.error());
    EXPECT_EQ(restored->match.last_number(), 2U);
}

TEST(Log, IsFollowedLineByLineOrNotAtAll) {
    LiveMatch match = begun(with_minutes());
    ASSERT_TRUE(follow(match, "1 1700000010000 a1a5\n"));
    ASSERT_TRUE(follow(match, "1 1700000010000 a1a5\n2 1700000017000 d8d4\n"));
    EXPECT_EQ(match.last_number(), 2U);
    const LiveMatch before = match;
    const auto refused = follow(match, "3 1700000018000 a5a6\n5 1700000019000 resigns gold\n");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().line, 2);
    EXPECT_EQ(match, before);
}

TEST(LogError, NamesTheLineOfAnEntryThatCannotBe) {
    EXPECT_EQ(fault_of(with_head("1 1700000010000 a1a5\n1 1700000010000 a1a6\n")),
              "line 10: this number already stands for 1 1700000010000 a1a5");
    EXPECT_EQ(fault_of(with_head("2 1700000010000 a1a5\n")),
              "line 9: entry 1 is missing before 2 1700000010000 a1a5");
    EXPECT_EQ(fault_of(with_head("1 1699999999999 a1a5\n")),
              "line 9: the time of 1 1699999999999 a1a5 is before 1700000000000");
    EXPECT_EQ(fault_of(with_head("1 1700000010000 takes back 1\n")),
              "line 9: 1 1700000010000 takes back 1 cannot follow: only 0 can be taken back");
    EXPECT_EQ(
        fault_of(with_head("1 1700000010000 a1b3\n")),
        "line 9: 1 1700000010000 a1b3 cannot follow: a1b3: towers move straight or diagonally "
        "forwards in a line (M1)");
}

TEST(LogError, ALineHasOneWayToBeWritten) {
    for (const char* const line :
         {"", "1", "1 1700000010000", "01 1700000010000 a1a5", "1  1700000010000 a1a5",
          "1 1700000010000 a1a5 ", "1 1700000010000 A1A5", "1 1700000010000 a1a5\r",
          "-1 1700000010000 a1a5", "1 +1700000010000 a1a5", "1 1700000010000 NF4K",
          "1 1700000010000 resigns Black", "1 1700000010000 takes back 01", "a comment",
          "1 99999999999999999999 a1a5", "99999999999 1700000010000 a1a5"}) {
        const auto restored = restore(with_head(std::string(line) + "\n"));
        ASSERT_FALSE(restored) << line;
        EXPECT_EQ(restored.error().fault, LogFault::EntrySyntax) << line;
        EXPECT_EQ(restored.error().line, 9);
    }
}

TEST(LogError, AFlagFallsAtItsMomentAndAtNoOther) {
    EXPECT_EQ(fault_of(with_head("1 1700000300000 time black\n")), "no fault");
    EXPECT_NE(fault_of(with_head("1 1700000299999 time black\n")), "no fault");
    EXPECT_NE(fault_of(with_head("1 1700000300001 time black\n")), "no fault");
    EXPECT_NE(fault_of(with_head("1 1700000300000 time gold\n")), "no fault");
    EXPECT_NE(fault_of(with_head("1 1700000300000 a1a5\n")), "no fault");
}

TEST(LogError, WhatChangesNothingIsNoEntry) {
    EXPECT_EQ(fault_of(with_head("1 1700000000001 resumes\n")),
              "line 9: 1 1700000000001 resumes cannot follow: it was so already");
}

TEST(LogError, NamesWhatIsWrongWithTheHead) {
    EXPECT_EQ(fault_of("[Kamisado \"1\"]\n\n"),
              "line 1: this is not a log that can be read: expected kamisado-game 1, found "
              "[Kamisado \"1\"]");
    EXPECT_EQ(fault_of(with_line("standard", "endless")),
              "line 2: endless is not a value of the tag Format");
    EXPECT_EQ(fault_of(with_line("[Black \"Akane\"]\n", "")), "line 7: the tag Black is missing");
    EXPECT_EQ(fault_of(with_line("Gold ", "Black ")),
              "line 4: the tag Black stands here a second time");
    EXPECT_EQ(fault_of(with_line("Gold ", "Silver ")), "line 4: there is no tag Silver");
    EXPECT_EQ(fault_of(with_line("\"Akane\"", "\"Ak\"ane\"")),
              "line 3: [Black \"Ak\"ane\"] is not a tag: expected [Name \"value\"]");
    EXPECT_EQ(fault_of(with_line("300000+", "0+")),
              "line 8: no match can begin like this: the time on a clock must be more "
              "than zero and at most a year");
    EXPECT_TRUE(fault_of(with_line("[Black ", "[Start \"8/8 b -\"]\n[Black "))
                    .starts_with("line 3: the start is not a position: "));
}

} // namespace
} // namespace kamisado::game::tests
