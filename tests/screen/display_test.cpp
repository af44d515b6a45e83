#include "support/temporary_folder.h"
#include "tmux/tmux_session.h"

#include <csignal>

namespace kamisado::test {
namespace {

const std::string echo = "exec " KAMISADO_SCREEN_ECHO;
const std::string tell_settings = "stty -a | grep -ow -e '-*icanon' -e '-*echo'; read x";
/// In a shell that stays, so that what is left on the screen can be seen.
const std::string echo_in_shell = KAMISADO_SCREEN_ECHO "; echo \"code $?\"; " + tell_settings;

class DisplayTest : public ::testing::Test {
  protected:
    void SetUp() override {
        if (!TmuxSession::is_there()) {
            GTEST_SKIP() << "tmux is not installed";
        }
    }
};

/// Everything is as it was before: cursor, mouse, wrapping, the old screen, the line's settings.
void expect_restored(const TmuxSession& session) {
    EXPECT_TRUE(session.shows("echo"));
    EXPECT_EQ(session.ask("#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{mouse_sgr_flag} "
                          "#{wrap_flag} #{keypad_flag}"),
              "0 1 0 0 1 0");
    EXPECT_FALSE(session.screen().contains("-icanon"));
    EXPECT_FALSE(session.screen().contains("-echo"));
}

TEST_F(DisplayTest, KeysAreTold) {
    const TmuxSession session(echo);
    ASSERT_TRUE(session.shows("80x24 colours=256 unicode mouse"));
    EXPECT_EQ(session.ask("#{alternate_on} #{cursor_flag}"), "1 0");
    session.press("a Up Down Left Right Home End PageUp PageDown Delete BSpace");
    EXPECT_TRUE(session.shows("11 pressed Backspace"));
    const std::string screen = session.screen();
    for (const char* line :
         {"2 pressed Up", "3 pressed Down", "4 pressed Left", "5 pressed Right", "6 pressed Home",
          "7 pressed End", "8 pressed PageUp", "9 pressed PageDown", "10 pressed Delete"}) {
        EXPECT_TRUE(screen.contains(line)) << line;
    }
    session.press("Tab BTab Enter F1 C-c");
    session.type("ü橙");
    EXPECT_TRUE(session.shows("18 typed 橙"));
    session.press("Escape");
    EXPECT_TRUE(session.shows("19 pressed Escape"));
    const std::string later = session.screen();
    for (const char* line : {"12 pressed Tab", "13 pressed BackTab", "14 pressed Enter",
                             "15 pressed F1", "16 pressed Interrupt", "17 typed ü"}) {
        EXPECT_TRUE(later.contains(line)) << line;
    }
    session.type("q");
    EXPECT_EQ(session.exit_code(), 0);
}

TEST_F(DisplayTest, UnknownKeysAreNotTakenForOthers) {
    const TmuxSession session(echo, {.term = "xterm-256color"});
    ASSERT_TRUE(session.shows("mouse"));
    session.send("\033[A\033OB\033[99;99~\033[?1;2c\033[<35;1;1M\001\004x");
    EXPECT_TRUE(session.shows("3 typed x"));
    EXPECT_TRUE(session.screen().contains("1 pressed Up"));
    EXPECT_TRUE(session.screen().contains("2 pressed Down"));
}

TEST_F(DisplayTest, TheMouseIsTold) {
    for (const char* term : {"tmux-256color", "xterm-256color"}) {
        const TmuxSession session(echo, {.columns = 250, .rows = 24, .term = term});
        ASSERT_TRUE(session.shows("250x24"));
        EXPECT_EQ(session.ask("#{mouse_any_flag} #{mouse_sgr_flag}"), "1 1");
        session.click(7, 240);
        session.click(7, 240); // a double click is two presses
        session.scroll(0, 0, true);
        session.scroll(23, 1, false);
        EXPECT_TRUE(session.shows("4 scrolled down 23,1"));
        const std::string screen = session.screen();
        EXPECT_TRUE(screen.contains("1 clicked 7,240"));
        EXPECT_TRUE(screen.contains("2 clicked 7,240"));
        EXPECT_TRUE(screen.contains("3 scrolled up 0,0"));
    }
    const TmuxSession session(echo + " mouseless");
    ASSERT_TRUE(session.shows("mouseless"));
    EXPECT_EQ(session.ask("#{mouse_any_flag}"), "0");
}

TEST_F(DisplayTest, AnotherSizeIsToldAndDrawn) {
    const TmuxSession session(echo);
    ASSERT_TRUE(session.shows("80x24"));
    session.resize(132, 40);
    EXPECT_TRUE(session.shows("132x40"));
    session.resize(20, 3);
    EXPECT_TRUE(session.shows("20x3"));
    session.resize(1, 1);
    session.resize(90, 30);
    EXPECT_TRUE(session.shows("90x30"));
    EXPECT_TRUE(session.shows("resized"));
}

TEST_F(DisplayTest, AnotherThreadWakesIt) {
    const TmuxSession session(echo);
    ASSERT_TRUE(session.shows("80x24"));
    session.type("w");
    EXPECT_TRUE(session.shows("2 nothing"));
}

struct ColourCase {
    std::string term;
    std::vector<std::string> environment;
    std::string told;
    std::string orange; ///< how tmux spells what it was sent
};

TEST_F(DisplayTest, ColoursAsManyAsThereAre) {
    for (const auto& [term, environment, told, orange] : std::vector<ColourCase>{
             {"xterm-256color", {"COLORTERM=truecolor"}, "colours=true", "38;2;217;116;31m"},
             {"tmux-256color", {"COLORTERM=24bit"}, "colours=true", "38;2;217;116;31m"},
             {"xterm-256color", {}, "colours=256", "38;5;172m"},
             {"xterm-256color", {"COLORTERM=truecolor", "STY=1.tty"}, "colours=256", "38;5;172m"},
             {"xterm", {}, "colours=16", "33m"},
             {"vt220", {"COLORTERM=truecolor"}, "colours=none", ""}}) {
        const TmuxSession session(echo, {.term = term, .environment = environment});
        EXPECT_TRUE(session.shows(told)) << term;
        EXPECT_TRUE(session.paints(orange + "orange")) << session.painted_screen();
    }
    const TmuxSession session(echo + " colourless");
    EXPECT_TRUE(session.shows("colours=none"));
    EXPECT_TRUE(session.paints("\033[4m"));
    EXPECT_FALSE(session.painted_screen().contains("38;"));
}

TEST_F(DisplayTest, WithoutUnicodeThereIsAscii) {
    const TmuxSession session(echo, {.environment = {"LC_ALL=C"}});
    EXPECT_TRUE(session.shows("ascii"));
    EXPECT_TRUE(session.shows("grun ? ?  e"));
}

TEST_F(DisplayTest, TheLastCellDoesNotScroll) {
    const TmuxSession session(echo, {.columns = 40, .rows = 5});
    ASSERT_TRUE(session.shows("40x5"));
    EXPECT_TRUE(session.shows(std::string(39, ' ') + "#")) << session.screen();
    EXPECT_TRUE(session.screen().starts_with("40x5")) << session.screen();
}

TEST_F(DisplayTest, ItIsPutBackAtTheEnd) {
    const TmuxSession session(echo_in_shell);
    ASSERT_TRUE(session.shows("80x24"));
    session.type("q");
    EXPECT_TRUE(session.shows("code 0"));
    EXPECT_TRUE(session.screen().contains("ended well"));
    expect_restored(session);
}

TEST_F(DisplayTest, ItIsPutBackAfterAnException) {
    const TmuxSession session(echo_in_shell);
    ASSERT_TRUE(session.shows("80x24"));
    session.type("!");
    EXPECT_TRUE(session.shows("code 3"));
    EXPECT_TRUE(session.screen().contains("thrown as asked"));
    expect_restored(session);
}

TEST_F(DisplayTest, ItIsPutBackAfterACrash) {
    const TmuxSession session("ulimit -c 0; " + echo_in_shell);
    ASSERT_TRUE(session.shows("80x24"));
    session.type("@");
    EXPECT_TRUE(session.shows("code 134"));
    expect_restored(session);
}

TEST_F(DisplayTest, ASignalToEndIsTold) {
    for (const int signal : {SIGTERM, SIGHUP}) {
        const TmuxSession session("sh -c 'echo $$ > process; " + echo + "'; echo \"code $?\"; " +
                                  tell_settings);
        ASSERT_TRUE(session.shows("80x24"));
        ::kill(std::stoi(read_file(session.folder() / "process")), signal);
        EXPECT_TRUE(session.shows("code 0"));
        EXPECT_TRUE(session.screen().contains("ended well"));
        expect_restored(session);
    }
}

TEST_F(DisplayTest, AnInterruptFromOutsideIsAKey) {
    const TmuxSession session(echo);
    ASSERT_TRUE(session.shows("80x24"));
    ::kill(session.process(), SIGINT);
    EXPECT_TRUE(session.shows("1 pressed Interrupt"));
}

TEST_F(DisplayTest, CanBeStoppedAndContinued) {
    const TmuxSession session("PS1='shell> ' exec bash --norc --noprofile -i");
    ASSERT_TRUE(session.shows("shell>"));
    session.type(KAMISADO_SCREEN_ECHO "\n");
    ASSERT_TRUE(session.shows("80x24"));
    session.press("C-z");
    ASSERT_TRUE(session.shows("Stopped"));
    EXPECT_EQ(session.ask("#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{wrap_flag}"),
              "0 1 0 1");
    session.resize(100, 30);
    session.type("fg\n");
    EXPECT_TRUE(session.shows("100x30"));
    EXPECT_TRUE(session.shows("1 resized"));
    EXPECT_EQ(session.ask("#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{wrap_flag}"),
              "1 0 1 1"); // tmux-256color has no word for wrapping
    session.type("q");
    EXPECT_TRUE(session.shows("ended well"));
}

TEST_F(DisplayTest, RefusesWithASentence) {
    const std::pair<std::string, std::string> cases[] = {
        {KAMISADO_SCREEN_ECHO " | cat", "The output is not a terminal."},
        {KAMISADO_SCREEN_ECHO " < /dev/null", "The input is not a terminal."},
        {"TERM=none-such " KAMISADO_SCREEN_ECHO, "knows no terminal called \"none-such\""},
        {"TERM=dumb " KAMISADO_SCREEN_ECHO, "cannot place text on its screen"},
        {"TERM= " KAMISADO_SCREEN_ECHO, "TERM is not set"}};
    for (const auto& [command, sentence] : cases) {
        const TmuxSession session(command + "; echo shown; read x", {.columns = 120});
        EXPECT_TRUE(session.shows("shown"));
        EXPECT_TRUE(session.screen().contains(sentence)) << session.screen();
    }
}

} // namespace
} // namespace kamisado::test
