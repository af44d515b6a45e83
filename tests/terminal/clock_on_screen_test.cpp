#include "terminal/app.h"
#include "terminal/own_home.h"

#include <chrono>
#include <string>

/// Clocks as somebody sees them, with a time that only the test lets pass.
namespace kamisado::terminal {
namespace {

using screen::Key;
using std::chrono::seconds;

constexpr screen::Size window{.rows = 24, .columns = 80};

class Table {
  public:
    Table() {
        draw();
        for (int step = 0; step < 3; ++step) { // to Gold, who is a person, and to the clock
            press(Key::Down);
        }
        for (int step = 0; step < 4; ++step) {
            press(Key::Left);
        }
        press(Key::Down); // past what changes sides
        press(Key::Down);
    }

    void press(Key key, char32_t character = 0) {
        app_.handle(screen::KeyPress{.key = key, .character = character});
        draw();
    }
    void type(std::u32string_view text) {
        for (const char32_t character : text) {
            press(Key::Character, character);
        }
    }
    void begin() {
        press(Key::Home);
        press(Key::Enter);
        app_.look_after(now_);
    }
    void pass(seconds length) {
        for (seconds passed(0); passed < length; passed += seconds(1)) {
            now_ += seconds(1);
            app_.look_after(now_);
        }
        draw();
    }
    void sleep(seconds length) { now_ += length; }
    game::Times left() const { return app_.match()->session.clocks()->left; }
    bool shows(std::string_view what) const { return text_.contains(what); }
    const std::string& text() const { return text_; }
    App& app() { return app_; }

  private:
    void draw() {
        const screen::Canvas& canvas = app_.draw(window, {.colours = screen::Colours::None});
        text_.clear();
        for (int row = 0; row < window.rows; ++row) {
            text_ += canvas.text(row) + "\n";
        }
    }

    test::OwnHome home_;
    App app_{{.language = Language::English}, true, [] {}, 1};
    App::Moment now_ = std::chrono::steady_clock::now() + std::chrono::hours(1);
    std::string text_;
};

TEST(ClockOnScreen, IsChosenInTheMenu) {
    Table table;
    for (const std::string_view clock : {"3 min + 2 s", "10 min + 5 s", "30 min + 10 s", "none"}) {
        table.press(Key::Right);
        EXPECT_TRUE(table.shows("< " + std::string(clock) + " >")) << table.text();
    }
}

TEST(ClockOnScreen, RunsWhileTheBoardIsSeen) {
    Table table;
    table.press(Key::Right);
    table.begin();
    const game::Millis begun = table.left()[Player::Black];
    EXPECT_TRUE(table.shows("Gold                          3:00\n")) << table.text();
    table.pass(seconds(30));
    EXPECT_EQ(table.left()[Player::Black], begun - 30'000);
    EXPECT_GT(table.app().quiet_time({}).count(), 0);
    table.type(U"n"); // the menu
    table.pass(seconds(30));
    table.press(Key::Escape);
    table.type(U"?");
    table.pass(seconds(30));
    table.press(Key::Escape);
    EXPECT_EQ(table.left()[Player::Black], begun - 30'000);
    table.sleep(seconds(3600)); // the machine: three seconds of it count
    table.pass(seconds(1));
    EXPECT_EQ(table.left()[Player::Black], begun - 33'000);
}

TEST(ClockOnScreen, EndsTheMatch) {
    Table table;
    table.press(Key::Right);
    table.begin();
    table.type(U"a1a7");
    table.press(Key::Enter);
    table.pass(seconds(181));
    EXPECT_TRUE(table.shows("Gold has run out of time.")) << table.text();
    EXPECT_TRUE(table.shows("Black wins the match.")) << table.text();
    EXPECT_TRUE(table.shows(" 0:00\n")) << table.text();
    table.type(U"u");
    EXPECT_FALSE(table.shows(" 0:00\n")) << table.text();
    EXPECT_TRUE(table.shows("Gold moves red")) << table.text();
}

} // namespace
} // namespace kamisado::terminal
