#include "notation/decision_text.h"
#include "notation/record.h"
#include "terminal/own_home.h"
#include "tmux/tmux_session.h"

#include <csignal>
#include <string>
#include <vector>

/// The program in a real terminal.
namespace kamisado::test {
namespace {

const std::string program = KAMISADO_PROGRAM;

class FullScreen : public testing::Test {
  protected:
    void SetUp() override {
        if (!TmuxSession::is_there()) {
            GTEST_SKIP() << "tmux is not installed";
        }
    }
};

/// Two people begin a match.
void begin_for_two(const TmuxSession& session) {
    ASSERT_TRUE(session.shows("Kamisado")) << session.screen();
    session.press("Down Down Down Left Left Left Left");
    ASSERT_TRUE(session.hides("< Computer, level")) << session.screen();
    session.press("Home Enter");
    ASSERT_TRUE(session.shows("Black begins")) << session.screen();
}

/// Every move can be typed as it is.
void play(const TmuxSession& session, const std::string& move) {
    session.type(move);
    session.press("Enter");
}

std::string last_match(const TmuxSession& session) {
    return read_file(session.folder().path() / ".local/state/kamisado/last.kamisado");
}

TEST_F(FullScreen, PlaysAWholeMatchThatIsTypedIn) {
    const auto record = read_record(sample_match());
    ASSERT_TRUE(record);
    const TmuxSession session("exec '" + program + "'");
    begin_for_two(session);
    const std::size_t size = record->match.size();
    for (std::size_t step = 0; step < size; ++step) {
        play(session, write_decision(record->match.decision(step)));
        if (step == 3) {
            EXPECT_TRUE(session.shows("Black’s brown is blocked on red")) << session.screen();
            session.resize(120, 40);
            EXPECT_TRUE(session.shows("▀▀▀▀▀")) << session.screen(); // a larger board
            session.resize(200, 60);
            EXPECT_TRUE(session.shows("▀▀▀▀▀▀▀▀▀")) << session.screen(); // a larger one still
            session.resize(70, 20);
            EXPECT_TRUE(session.shows("now 70×20")) << session.screen();
            session.resize(80, 24);
            EXPECT_TRUE(session.shows("Black’s brown is blocked on red")) << session.screen();
        }
        if (step == 5) {
            EXPECT_TRUE(session.shows("From the right")) << session.screen();
        }
        if (step == 28) {
            EXPECT_TRUE(session.shows("Sumo push")) << session.screen();
        }
    }
    EXPECT_TRUE(session.shows("Gold wins the match, 3 to 1.")) << session.screen();
    EXPECT_TRUE(session.shows("Black 1 : 3 Gold"));
    session.press("q");
    EXPECT_EQ(session.exit_code(), 0);
    const auto kept = read_record(last_match(session));
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->match, record->match);
}

TEST_F(FullScreen, SurvivesBeingKilled) {
    const TmuxSession session("'" + program + "'; exec '" + program + "' terminal --resume");
    begin_for_two(session);
    play(session, "a1a7");
    ASSERT_TRUE(session.shows("Black moves brown from a1 to a7")) << session.screen();
    // The shell's only child is the program.
    const std::string child = read_file("/proc/" + std::to_string(session.process()) + "/task/" +
                                        std::to_string(session.process()) + "/children");
    ASSERT_FALSE(child.empty());
    ASSERT_EQ(::kill(std::stoi(child), SIGKILL), 0);
    EXPECT_TRUE(session.shows("Gold moves red (T2)")) << session.screen();
    play(session, "f8b4");
    EXPECT_TRUE(session.shows("Gold moves red from f8 to b4")) << session.screen();
    EXPECT_TRUE(last_match(session).contains("NF6R"));
}

TEST_F(FullScreen, ShowsEverythingWithoutColours) {
    const TmuxSession session(
        "exec '" + program + "' terminal",
        {.environment = {"NO_COLOR=1", "LANG=de_DE.UTF-8", "LC_CTYPE=C.UTF-8"}});
    ASSERT_TRUE(session.shows("Spielen")) << session.screen();
    session.press("Enter");
    ASSERT_TRUE(session.shows("Schwarz beginnt")) << session.screen();
    const std::string painted = session.painted_screen();
    EXPECT_FALSE(painted.contains("\x1b[38;")) << painted;
    EXPECT_FALSE(painted.contains("\x1b[48;")) << painted;
    play(session, "Gelb Vor 5 Rot");
    EXPECT_TRUE(session.shows("Schwarz zieht Gelb von d1 nach d6, auf Rot.")) << session.screen();
    EXPECT_TRUE(session.shows("Gold zieht Rot von f8")) << session.screen();
    session.press("C-c");
    EXPECT_EQ(session.exit_code(), 0);
}

TEST_F(FullScreen, SaysWhatIsWrongWithASave) {
    const TemporaryFolder folder;
    const std::string text = "[Kamisado \"1\"]\n[Format \"single\"]\n\n1. a1a7 f8b4\n2. d1d4\n";
    write_file(folder / "broken.kamisado", text);
    const TmuxSession session("cd '" + folder.path().string() + "' && exec '" + program +
                              "' terminal broken.kamisado");
    EXPECT_TRUE(session.shows("(line 5, column 4,")) << session.screen();
    EXPECT_TRUE(session.shows("move 3): d1d4:")) << session.screen();
    EXPECT_TRUE(session.shows("left as it is")) << session.screen();
    session.press("q");
    EXPECT_EQ(session.exit_code(), 0);
    EXPECT_EQ(read_file(folder / "broken.kamisado"), text);
}

TEST_F(FullScreen, IsPlayedWithTheMouse) {
    const TmuxSession session("exec '" + program + "'");
    begin_for_two(session);
    session.click(15, 4); // a1
    ASSERT_TRUE(session.shows("Enter puts it down")) << session.screen();
    session.click(9, 4); // a4
    EXPECT_TRUE(session.shows("Black moves brown from a1 to a4, yellow.")) << session.screen();
    session.scroll(5, 60, true);
    session.click(23, 1); // a key at the bottom
    session.press("q");
    EXPECT_EQ(session.exit_code(), 0);
}

TEST_F(FullScreen, PlaysWithClocksThatStandWhileItIsClosed) {
    const TmuxSession session("'" + program + "'; echo closed; read line; exec '" + program +
                              "' terminal --resume");
    ASSERT_TRUE(session.shows("Clock")) << session.screen();
    session.press("Down Down Down Left Left Left Left Down Down Right");
    ASSERT_TRUE(session.shows("< 3 min + 2 s >")) << session.screen();
    session.press("Home Enter");
    const std::string whole = "Gold                          3:00"; // which does not run yet
    ASSERT_TRUE(session.shows(whole)) << session.screen();
    play(session, "a1a7");
    ASSERT_TRUE(session.shows("Gold moves red (T2)")) << session.screen();
    ASSERT_TRUE(session.hides(whole)) << session.screen(); // Gold thinks
    session.press("q");
    ASSERT_TRUE(session.shows("closed")) << session.screen();
    const auto kept = read_record(last_match(session));
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->tag("TimeControl"), "180+2");
    EXPECT_LT(kept->tag("GoldClock").value_or("9"), "0:03:00.000");
    session.press("Enter");
    EXPECT_TRUE(session.shows("Gold moves red (T2)")) << session.screen();
    session.press("q");
    EXPECT_EQ(session.exit_code(), 0);
}

TEST_F(FullScreen, MixesColoursWhereThereAreOnlyEight) {
    const TmuxSession session("exec '" + program + "' terminal --black Amy --gold Ben",
                              {.term = "linux"});
    EXPECT_TRUE(session.shows("R    O░░░░K▒▒▒▒G    B    Y▒▒▒▒N▒▒▒▒P")) << session.screen();
}

TEST_F(FullScreen, SaysWhyAFileCannotBeHadInGermanAndFrench) {
    const TmuxSession session("exec '" + program + "' terminal --language de /nowhere/at/all");
    EXPECT_TRUE(session.shows("lässt sich nicht lesen: Datei oder Ordner gibt es nicht."))
        << session.screen();
    session.type("L");
    ASSERT_TRUE(session.shows("Langue : français")) << session.screen();
    session.type("o");
    ASSERT_TRUE(session.shows("Ouvrir :")) << session.screen();
    session.type("/nowhere/at/all");
    session.press("Enter");
    EXPECT_TRUE(session.shows("ce fichier ou dossier n’existe pas.")) << session.screen();
}

TEST_F(FullScreen, LeavesAtOnceWhateverItThinksAbout) {
    const TmuxSession session("exec '" + program + "'");
    ASSERT_TRUE(session.shows("Computer, level 4"));
    session.press("Down Down Down Right Right Right Right Right Right");
    ASSERT_TRUE(session.shows("Computer, level 10")) << session.screen();
    session.press("Home Enter");
    session.type("A");
    ASSERT_TRUE(session.shows("Thinking")) << session.screen();
    play(session, "a1a7");
    session.press("q");
    EXPECT_EQ(session.exit_code(), 0);
}

TEST_F(FullScreen, SaysWhatElseThereIsWithoutAScreen) {
    const TmuxSession dumb("'" + program + "'; code=$?; read x; exit $code", {.term = "dumb"});
    EXPECT_TRUE(dumb.shows("kamisado play")) << dumb.screen();
    dumb.press("Enter");
    EXPECT_EQ(dumb.exit_code(), 2);
    const TmuxSession pipe("'" + program + "' | cat; read x");
    EXPECT_TRUE(pipe.shows("kamisado play")) << pipe.screen();
}

TEST_F(FullScreen, IsPlainInAPlainLocale) {
    const TmuxSession session("exec '" + program + "' terminal --language fr",
                              {.environment = {"LANG=C", "LC_ALL=C"}});
    ASSERT_TRUE(session.shows("Touches et regles")) << session.screen();
    session.press("Enter");
    EXPECT_TRUE(session.shows("+- Notation")) << session.screen();
}

} // namespace
} // namespace kamisado::test
