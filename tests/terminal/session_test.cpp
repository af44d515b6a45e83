#include "notation/decision_text.h"
#include "terminal/opening.h"
#include "terminal/own_home.h"
#include "terminal/record_rows.h"
#include "terminal/session.h"

namespace kamisado::terminal {
namespace {

NewMatch against_level(int level) {
    NewMatch wanted;
    wanted.levels[Player::Gold] = level;
    wanted.names[Player::Black] = "Amy";
    return wanted;
}

Decision decision(std::string_view name) { return *decision_from_name(name); }

TEST(Session, KeepsEveryChange) {
    const test::OwnHome home;
    Session session(against_level(3));
    EXPECT_EQ(test::read_file(home.last_match()), "");
    ASSERT_TRUE(session.decide(decision("d1d6")));
    EXPECT_TRUE(test::read_file(home.last_match()).contains("YF5R"));
    EXPECT_TRUE(test::read_file(home.last_match()).contains("[Gold \"level 3\"]"));
    EXPECT_EQ(session.undo(), 1U);
    EXPECT_FALSE(test::read_file(home.last_match()).contains("YF5R"));
}

TEST(Session, KnowsWhoDecides) {
    const test::OwnHome home;
    Session session(against_level(3));
    EXPECT_TRUE(session.is_persons_turn());
    EXPECT_EQ(session.name_of(Player::Black), "Amy");
    EXPECT_EQ(session.level_of(Player::Gold), 3);
    ASSERT_TRUE(session.decide(decision("d1d6")));
    EXPECT_TRUE(session.is_computers_turn());
    ASSERT_TRUE(session.decide(decision("f8f5")));
    EXPECT_EQ(session.undo(), 2U); // the computer's answer goes with the move
    EXPECT_EQ(session.redo(), 2U);
    EXPECT_EQ(session.redo(), 0U);
}

TEST(Session, MovesTheMatchBeforeItAside) {
    const test::OwnHome home;
    {
        Session first(against_level(1));
        ASSERT_TRUE(first.decide(decision("d1d6")));
    }
    const auto last = open_last_match();
    ASSERT_TRUE(last && *last);
    EXPECT_EQ((*last)->match().size(), 1U);
    Session second(against_level(1));
    ASSERT_TRUE(second.decide(decision("a1a7")));
    const auto aside = second.take_moved_aside();
    ASSERT_TRUE(aside);
    EXPECT_TRUE(test::read_file(*aside).contains("YF5R"));
    EXPECT_FALSE(second.take_moved_aside());
}

TEST(Session, SavesAndOpensAFile) {
    const test::OwnHome home;
    const auto path = home.folder() / "friday.kamisado";
    Session session(against_level(1));
    ASSERT_TRUE(session.save_as(path, false));
    ASSERT_TRUE(session.decide(decision("d1d6")));
    auto opened = open_match(path);
    ASSERT_TRUE(opened);
    EXPECT_EQ(opened->match().size(), 1U);
    test::write_file(home.folder() / "other.kamisado", "a letter");
    EXPECT_FALSE(session.save_as(home.folder() / "other.kamisado", false));
    EXPECT_EQ(test::read_file(home.folder() / "other.kamisado"), "a letter");
    EXPECT_TRUE(session.save_as(home.folder() / "other.kamisado", true));
}

TEST(Opening, SaysWhatIsWrongAndLeavesTheFile) {
    const test::OwnHome home;
    const auto path = home.folder() / "broken.kamisado";
    const std::string text = "[Kamisado \"1\"]\n[Format \"single\"]\n\n1. a1a7 f8b4\n2. d1d4\n";
    test::write_file(path, text);
    const auto opened = open_match(path);
    ASSERT_FALSE(opened);
    const std::string told = describe(Speech(Language::English), opened.error());
    EXPECT_TRUE(told.contains("line 5, column 4, round 1, move 3"));
    EXPECT_TRUE(told.contains("must move (T2)"));
    EXPECT_EQ(test::read_file(path), text);
    const auto folder = open_match(home.folder().path());
    ASSERT_FALSE(folder);
    EXPECT_TRUE(describe(Speech(Language::German), folder.error()).contains("Ordner"));
    EXPECT_FALSE(open_match(home.folder() / "nothing"));
}

TEST(Opening, KeepsABrokenLastMatch) {
    const test::OwnHome home;
    std::filesystem::create_directories(home.last_match().parent_path());
    test::write_file(home.last_match(), "torn");
    const auto last = open_last_match();
    ASSERT_FALSE(last);
    EXPECT_TRUE(describe(Speech(Language::English), last.error())
                    .contains("The last match cannot be read"));
    Session session(against_level(1));
    ASSERT_TRUE(session.decide(decision("d1d6")));
    EXPECT_EQ(test::read_file(home.last_match().parent_path() / "last-1.kamisado"), "torn");
}

TEST(Opening, CompletesNames) {
    const test::OwnHome home;
    const std::string folder = home.folder().path().string() + "/";
    test::write_file(home.folder() / "friday-1.kamisado", "");
    test::write_file(home.folder() / "friday-2.kamisado", "");
    EXPECT_EQ(completed(folder + "fr"), folder + "friday-");
    EXPECT_EQ(completed(folder + "friday-2"), folder + "friday-2.kamisado");
    EXPECT_EQ(completed(folder + "x"), std::nullopt);
}

TEST(RecordRows, AreTheRulebooksTwoColumns) {
    const auto record = read_record(test::sample_match());
    ASSERT_TRUE(record);
    const auto rows = record_rows(Speech(Language::English), record->match);
    EXPECT_EQ(write_row(rows[0], 32), "Round 1: Black starts");
    EXPECT_EQ(write_row(rows[1], 32), "  1. N↑6R         r↗4R");
    EXPECT_EQ(write_row(rows[3], 32), "  3. N0R          r↑2N");
    EXPECT_EQ(write_row(rows[5], 32), "  Gold wins: 1 point");
    EXPECT_EQ(write_row(rows[6], 32), "  Gold fills from the right");
    EXPECT_EQ(rows[row_of_step(rows, 4)].number, 3);
}

} // namespace
} // namespace kamisado::terminal
