#include "notation/decision_text.h"
#include "screen/cluster.h"
#include "terminal/app.h"
#include "terminal/own_home.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <thread>
#include <utility>

namespace kamisado::terminal {
namespace {

using screen::Key;

constexpr screen::Size small{.rows = 24, .columns = 80};

/// The whole game without a terminal.
class Played {
  public:
    explicit Played(GameOptions options = {}, bool unicode = true)
        : look_{.colours = screen::Colours::None, .unicode = unicode},
          app_(english(options), unicode, [] {}, 1) {
        draw();
    }

    void press(Key key) { press(screen::KeyPress{.key = key}); }
    void press(const screen::KeyPress& key) {
        app_.handle(key);
        draw();
    }
    void type(std::u32string_view text) {
        for (const char32_t character : text) {
            press(screen::KeyPress{.key = Key::Character, .character = character});
        }
    }
    void play(std::string_view move) {
        type(U":");
        for (const char letter : move) {
            type(std::u32string(1, static_cast<char32_t>(letter)));
        }
        press(Key::Enter);
    }
    /// Both are people: Gold's seat is five steps from the fourth level.
    void begin_for_two() {
        for (int step = 0; step < 3; ++step) {
            press(Key::Down);
        }
        for (int step = 0; step < 4; ++step) {
            press(Key::Left);
        }
        press(Key::Home);
        press(Key::Enter);
    }
    void click(int row, int column) {
        app_.handle(
            screen::MouseInput{.action = screen::MouseAction::Press, .row = row, .column = column});
        draw();
    }

    std::string text(screen::Size size = small) {
        const screen::Canvas& canvas = app_.draw(size, look_);
        std::string all;
        for (int row = 0; row < size.rows; ++row) {
            all += canvas.text(row) + "\n";
        }
        return all;
    }
    /// Row and column where something is shown; 0 and 0 when it is not.
    std::pair<int, int> place_of(std::string_view what) {
        const screen::Canvas& canvas = app_.draw(small, look_);
        for (int row = 0; row < small.rows; ++row) {
            const std::string line = canvas.text(row);
            if (const auto at = line.find(what); at != std::string::npos) {
                return {row, screen::width_of(line.substr(0, at))};
            }
        }
        return {0, 0};
    }
    bool shows(std::string_view what) { return text().contains(what); }
    App& app() { return app_; }
    /// Waits until something that is thought of shows; somebody impatient presses a key meanwhile.
    bool comes(std::string_view what, std::optional<Key> meanwhile = std::nullopt) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(2);
        while (!shows(what) && std::chrono::steady_clock::now() < end) {
            app_.look_after(std::chrono::steady_clock::now());
            if (meanwhile) {
                press(*meanwhile);
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
        return shows(what);
    }

  private:
    static GameOptions english(GameOptions options) {
        options.language = options.language.value_or(Language::English);
        return options;
    }
    void draw() { app_.draw(small, look_); }

    screen::Look look_;
    App app_;
};

/// Holds a screen against the one that is stored; KAMISADO_RENEW_TRANSCRIPTS=1 stores it anew.
void expect_screen(const std::string& name, const std::string& text) {
    const auto path =
        std::filesystem::path(KAMISADO_SOURCE_DIR) / "tests" / "terminal" / "screens" / name;
    // NOLINTNEXTLINE(concurrency-mt-unsafe)
    if (std::getenv("KAMISADO_RENEW_TRANSCRIPTS") != nullptr) {
        test::write_file(path, text);
    }
    EXPECT_EQ(text, test::read_file(path)) << name;
}

TEST(App, LooksAsStoredInEverySize) {
    const test::OwnHome home;
    Played game;
    expect_screen("menu-80x24.txt", game.text());
    game.begin_for_two();
    for (const std::string_view move : {"a1a7", "f8b4", "c1c7", "d8d4"}) {
        game.play(move);
    }
    expect_screen("play-80x24.txt", game.text());
    expect_screen("play-100x30.txt", game.text({.rows = 30, .columns = 100}));
    expect_screen("play-120x40.txt", game.text({.rows = 40, .columns = 120}));
    expect_screen("play-200x60.txt", game.text({.rows = 60, .columns = 200}));
    game.play("b4b2");
    game.play("b2a1");
    expect_screen("fill-80x24.txt", game.text());
    expect_screen("fill-120x40.txt", game.text({.rows = 40, .columns = 120}));
    game.type(U"?");
    expect_screen("help-80x24.txt", game.text());
}

TEST(App, LooksAsStoredWithClocks) {
    const test::OwnHome home;
    test::write_file(home.folder() / "timed.kamisado",
                     "[Kamisado \"1\"]\n[Format \"standard\"]\n[Black \"Amy\"]\n[Gold \"Ben\"]\n"
                     "[TimeControl \"600+5\"]\n[BlackClock \"0:09:57.300\"]\n"
                     "[GoldClock \"0:00:12.000\"]\n\na1a7\n");
    Played game({.file = home.folder() / "timed.kamisado"});
    game.press(Key::Tab); // the message has been read
    expect_screen("clocks-80x24.txt", game.text());
    expect_screen("clocks-120x40.txt", game.text({.rows = 40, .columns = 120}));
}

TEST(App, IsPlainAsciiWhereItMustBe) {
    const test::OwnHome home;
    Played game({.language = Language::German}, false);
    const auto is_ascii = [](const std::string& text) {
        return std::ranges::all_of(text, [](char c) { return c > 0; });
    };
    EXPECT_TRUE(is_ascii(game.text()));
    game.begin_for_two();
    game.play("a1a7");
    EXPECT_TRUE(is_ascii(game.text()));
    expect_screen("play-ascii-de-80x24.txt", game.text());
    game.type(U"?");
    EXPECT_TRUE(is_ascii(game.text()));
}

TEST(App, PlaysTheWholeSampleMatch) {
    const test::OwnHome home;
    const auto record = read_record(test::sample_match());
    ASSERT_TRUE(record);
    Played game;
    game.begin_for_two();
    for (std::size_t step = 0; step < record->match.size(); ++step) {
        game.play(write_decision(record->match.decision(step)));
    }
    EXPECT_EQ(game.app().match()->match(), record->match);
    EXPECT_TRUE(game.shows("Gold wins the match, 3 to 1."));
    EXPECT_TRUE(game.shows("Black 1 : 3 Gold"));
}

TEST(App, PlaysByCursorTabAndClick) {
    const test::OwnHome home;
    Played game;
    game.begin_for_two();
    game.press(Key::Enter); // the tower under the cursor, e1
    game.press(Key::Up);
    game.press(Key::Enter);
    EXPECT_TRUE(game.shows("Black moves pink from e1 to e2, green."));
    game.press(Key::Tab);
    game.press(Key::Enter);
    EXPECT_TRUE(game.shows("Gold moves green from g8 to"));
    EXPECT_EQ(game.app().match()->match().size(), 2U);
    game.type(U"uu");
    EXPECT_EQ(game.app().match()->match().size(), 0U);
    game.click(15, 4); // a1
    game.click(9, 4);  // a4
    EXPECT_TRUE(game.shows("Black moves brown from a1 to a4, yellow."));
}

TEST(App, TakesAMoveThatIsTypedOnEveryFile) {
    const test::OwnHome home;
    Played game;
    game.begin_for_two();
    for (char32_t file = U'a'; file <= U'h'; ++file) {
        const Square cursor = game.app().match()->hand.cursor();
        game.type(std::u32string{file, U'1', file, U'4'});
        EXPECT_EQ(game.app().match()->hand.cursor(), cursor); // an h has gone nowhere
        const std::string name(1, static_cast<char>(file));
        EXPECT_TRUE(game.shows("Move: " + name + "1" + name + "4"));
        game.press(Key::Enter);
        EXPECT_TRUE(game.shows("from " + name + "1 to " + name + "4")) << name;
        game.type(U"u");
    }
}

TEST(App, StillGoesToTheLeftWithH) {
    const test::OwnHome home;
    Played game;
    game.begin_for_two();
    const Square e1(4, 0);
    game.app().handle(screen::KeyPress{.key = Key::Character, .character = U'h'});
    EXPECT_EQ(game.app().match()->hand.cursor(), Square(3, 0));
    game.type(U"l");
    EXPECT_EQ(game.app().match()->hand.cursor(), e1);
    game.type(U"h");
    game.press(Key::Up);
    game.type(U"4"); // too late to be a move
    EXPECT_FALSE(game.app().frame().is_asking());
    EXPECT_EQ(game.app().match()->hand.cursor(), Square(3, 1));
    game.type(U"h");
    game.type(U"?");
    game.press(Key::Escape);
    game.type(U"4");
    EXPECT_FALSE(game.app().frame().is_asking());
    game.play("d1d6");
    game.press(Key::Home);
    game.type(U"e"); // there is nothing to type while somebody looks back
    EXPECT_FALSE(game.app().frame().is_asking());
    EXPECT_TRUE(game.shows("You are looking back"));
}

TEST(App, LooksBackToARowOfTheRecordThatIsClicked) {
    const test::OwnHome home;
    Played game;
    game.begin_for_two();
    game.play("d1d6");
    const auto [row, column] = game.place_of("Y↑5");
    game.click(row, column);
    EXPECT_EQ(game.app().match()->looking_back, 0U);
    game.press(Key::End);
    game.click(row - 1, column); // the round's heading
    EXPECT_FALSE(game.app().match()->looking_back);
}

TEST(App, SurvivesWrongKeysAndSaysSo) {
    const test::OwnHome home;
    Played game;
    game.type(U"zZ%é\x1F600");
    EXPECT_TRUE(game.shows("Kamisado"));
    game.begin_for_two();
    game.type(U"Z");
    EXPECT_TRUE(game.shows("Z does nothing here: ? shows the keys."));
    game.play("e4");
    EXPECT_TRUE(game.shows("e4: more than one tower can go there"));
    game.type(U"r");
    EXPECT_TRUE(game.shows("Nothing was taken back."));
    game.type(U"u");
    EXPECT_TRUE(game.shows("There is nothing to take back."));
    game.type(U"v");
    EXPECT_TRUE(game.shows("There is nothing to review yet."));
    game.press(Key::Up);
    game.press(Key::Enter);
    EXPECT_TRUE(game.shows("There is no tower on e2."));
    for (const Key key : {Key::PageUp, Key::PageDown, Key::Home, Key::End, Key::Delete,
                          Key::BackTab, Key::Left, Key::Right, Key::Backspace, Key::Escape}) {
        game.press(key);
    }
    EXPECT_FALSE(game.app().has_ended());
}

TEST(App, AsksForALargerWindowAndGoesOn) {
    const test::OwnHome home;
    Played game;
    game.begin_for_two();
    game.type(U":a1");
    EXPECT_TRUE(game.text({.rows = 20, .columns = 70})
                    .contains("Please enlarge the window (now 70×20; 80×24 is needed)."));
    for (int rows = 0; rows < 24; ++rows) {
        static_cast<void>(game.text({.rows = rows, .columns = rows * 3}));
    }
    EXPECT_TRUE(game.shows("Move: a1"));
    game.type(U"a7");
    game.press(Key::Enter);
    EXPECT_TRUE(game.shows("Black moves brown from a1 to a7"));
}

TEST(App, GivesHintAnalysisAndReview) {
    const test::OwnHome home;
    Played game;
    game.begin_for_two();
    game.play("d1d6");
    game.play("f8f5");
    game.type(U"A");
    EXPECT_TRUE(game.comes("Black wins in 11 moves"));
    EXPECT_TRUE(game.comes("Proved"));
    EXPECT_TRUE(game.shows("b1b7 G↑6O wins in 11"));
    game.type(U"H");
    EXPECT_TRUE(game.comes("Best: b1b7 G↑6O"));
    game.press(Key::Enter);
    EXPECT_TRUE(game.shows("Black moves green from b1 to b7"));
    game.type(U"V");
    EXPECT_TRUE(game.comes("Looking back: before decision"));
    EXPECT_TRUE(game.comes("Looking closer: "));
    game.press(Key::Escape); // at any moment
    EXPECT_FALSE(game.shows("Looking"));
    game.type(U"V"); // what was seen is still there
    EXPECT_TRUE(game.shows("Black: "));
}

TEST(App, PlaysThroughWhatFollowsAReviewedMove) {
    const test::OwnHome home;
    Played game;
    game.begin_for_two();
    game.play("d1d6");
    game.play("f8f5");
    game.type(U"V");
    EXPECT_TRUE(game.comes("Looking back: before decision"));
    EXPECT_TRUE(game.comes("2    f8f5"));
    game.press(Key::End);
    game.press(Key::Enter); // is thought about, and then each Enter shows a move more
    EXPECT_TRUE(game.comes("What would follow with perfect play.", Key::Enter));
    EXPECT_TRUE(game.shows("Gold moves red from f8 to f5"));
    game.press(Key::Enter);
    EXPECT_TRUE(game.shows("Black moves"));
    game.press(Key::Escape);
    EXPECT_FALSE(game.shows("What would follow"));
    EXPECT_TRUE(game.shows("Looking back"));
}

TEST(App, SpeaksInTheWordsOfEitherEdition) {
    const test::OwnHome home;
    Played game({.edition = Edition::Huch});
    EXPECT_TRUE(game.shows("White"));
    EXPECT_FALSE(game.shows("Gold"));
    EXPECT_TRUE(game.shows("HUCH!"));
    game.type(U"?");
    game.press(Key::Enter);
    EXPECT_TRUE(game.shows("gets a tooth"));
}

TEST(App, FrenchHasTheWordsOfItsOwnRulebook) {
    const test::OwnHome home;
    Played game({.language = Language::French});
    EXPECT_TRUE(game.shows("Blanc"));
    EXPECT_TRUE(game.shows("Partie"));
}

/// The same match, with its colours told and typed as they are seen.
TEST(App, ABoardThatLiesTurnedHasOtherColours) {
    const test::OwnHome home;
    Played game({.turned = true});
    game.begin_for_two();
    game.play("PF5K"); // blue to yellow on the usual board
    EXPECT_TRUE(game.shows("Black moves purple from g1 to g6, pink"));
    EXPECT_TRUE(game.shows("Black landed on pink: Gold moves pink"));
}

TEST(App, PlaysAgainstTheComputerAndResigns) {
    const test::OwnHome home;
    Played game;
    game.press(Key::Enter);
    game.play("d1d6");
    EXPECT_TRUE(game.shows("Gold is thinking"));
    EXPECT_TRUE(game.comes("Gold moves red from"));
    game.type(U"x");
    EXPECT_TRUE(game.shows("Does Black resign the whole match?"));
    game.type(U"n");
    EXPECT_FALSE(game.shows("resigns."));
    game.type(U"xy");
    EXPECT_TRUE(game.shows("Black resigns."));
    EXPECT_TRUE(game.shows("Gold wins the match."));
    game.type(U"q");
    EXPECT_TRUE(game.app().has_ended());
    EXPECT_TRUE(game.app().farewell().contains("last.kamisado"));
}

TEST(App, SavesOpensAndResumes) {
    const test::OwnHome home;
    const std::string path = (home.folder() / "friday.kamisado").string();
    const std::u32string typed(path.begin(), path.end());
    {
        Played game;
        game.begin_for_two();
        game.play("d1d6");
        game.type(U"s" + typed);
        game.press(Key::Enter);
        EXPECT_TRUE(game.shows("Saved in"));
        game.play("f8f5");
    }
    Played game;
    EXPECT_TRUE(game.shows("Go on playing")); // the match as it was before it got a file
    game.type(U"o" + typed);
    game.press(Key::Enter);
    EXPECT_EQ(game.app().match()->match().size(), 2U);
    game.type(U"s" + typed.substr(0, typed.size() - 5));
    game.press(Key::Escape);
    test::write_file(path, "torn");
    game.play("b1b7");
    EXPECT_TRUE(game.shows("Not saved:"));
    EXPECT_EQ(test::read_file(path), "torn");
    game.type(U"o" + typed);
    game.press(Key::Enter);
    EXPECT_TRUE(game.shows("cannot be read"));
    EXPECT_TRUE(game.shows("line 1"));
    EXPECT_EQ(game.app().match()->match().size(), 3U); // it goes on with what it has
    game.type(U"q");
    EXPECT_TRUE(game.shows("q again leaves all the same"));
    EXPECT_FALSE(game.app().has_ended()); // nothing is lost by a key
    game.type(U"s");
    for (const char c : home.folder().path().string()) {
        game.type(std::u32string(1, static_cast<char32_t>(c)));
    }
    game.press(Key::Enter);
    EXPECT_TRUE(game.shows("is a folder."));
    game.type(U"/saturday");
    game.press(Key::Enter);
    EXPECT_TRUE(game.shows("Saved in"));
    game.type(U"q");
    EXPECT_TRUE(game.app().has_ended());
}

TEST(App, GoesThroughTheMenu) {
    const test::OwnHome home;
    Played game;
    game.press(Key::Down);
    for (const std::string_view format : {"Long", "Marathon", "Single round", "Series of 5"}) {
        game.press(Key::Right);
        EXPECT_TRUE(game.shows(format)) << format;
    }
    game.press(Key::Down);
    game.press(Key::Left);
    EXPECT_TRUE(game.shows("Series of 4"));
    game.press(Key::Down);
    game.type(U"Amélie");
    game.press(Key::Enter);
    EXPECT_TRUE(game.shows("< Amélie >"));
    game.press(Key::Down);
    game.press(Key::Down); // by experience: who has more of it takes Gold
    EXPECT_TRUE(game.shows("the more experienced player takes Gold and Black begins."));
    game.press(Key::Right);
    EXPECT_EQ(game.place_of("< Amélie >").first, game.place_of("Gold  ").first);
    game.press(Key::Left);
    EXPECT_EQ(game.place_of("< Amélie >").first, game.place_of("Black  ").first);
    game.type(U"?");
    EXPECT_TRUE(game.shows("Press any key to continue"));
    game.press(Key::Escape);
    game.press(Key::Home);
    game.press(Key::Enter);
    EXPECT_TRUE(game.shows("Series of 4, round 1 of 4"));
    EXPECT_TRUE(game.shows("Amélie 0 : 0 Computer, level 4"));
    game.type(U"n");
    EXPECT_TRUE(game.shows("Back to the match"));
    game.press(Key::Escape);
    game.type(U"LL");
    EXPECT_TRUE(game.shows("Langue : français"));
}

} // namespace
} // namespace kamisado::terminal
