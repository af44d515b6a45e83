#pragma once

#include "screen/input.h"
#include "screen/sheet.h"
#include "terminal/game_state.h"
#include "terminal/pages.h"
#include "terminal/terminal_game.h"
#include "terminal/thinker.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace kamisado::terminal {

/// The full-screen game without a terminal: it is given what people do and draws what they see.
class App {
  public:
    using Moment = std::chrono::steady_clock::time_point;

    /// `wake` is called from other threads when there is something new to look_after().
    App(const GameOptions& options, bool has_unicode, std::function<void()> wake,
        std::uint64_t seed);

    /// The whole screen as it is now.
    const screen::Canvas& draw(screen::Size window, const screen::Look& look);
    void handle(const screen::Input& input);
    /// Takes what has been thought of meanwhile, and lets the computer move when it is time.
    void look_after(Moment now);
    /// How long nothing will happen by itself.
    [[nodiscard]] std::chrono::milliseconds quiet_time(Moment now) const;

    [[nodiscard]] bool has_ended() const { return has_ended_; }
    /// Where the match is, for whoever has left.
    [[nodiscard]] std::string farewell() const;
    [[nodiscard]] const GameState& state() const { return state_; }

  private:
    // app.cpp
    void press(const screen::KeyPress& press);
    void turn_help_page(bool close);
    void click(const screen::MouseInput& mouse);
    void scroll(const screen::MouseInput& mouse);
    void say(std::string text, screen::Role role = screen::Role::Text);
    void say(Text text) { say(std::string(text)); }
    void warn(std::string text) { say(std::move(text), screen::Role::Warning); }
    [[nodiscard]] const Texts& texts() const { return state_.speech.texts(); }
    void next_language();
    void next_marks();

    // app_time.cpp
    void let_time_pass(Moment now);
    [[nodiscard]] bool is_at_table() const;
    [[nodiscard]] std::chrono::milliseconds time_of_clock() const;

    // app_leaving.cpp
    void ask_to_leave();
    void leave();

    // app_menu.cpp
    void press_in_menu(const screen::KeyPress& press);
    void do_entry(MenuEntry entry);
    void change_entry(MenuEntry entry, int by);
    void change_player(Player player, int by);
    void begin(Session session);

    // app_play.cpp
    void press_in_play(const screen::KeyPress& press);
    bool press_in_list(const screen::KeyPress& press);
    bool press_on_board(const screen::KeyPress& press);
    void command(char32_t key);
    void touch();
    void decide(const Decision& decision);
    void choose_fill(FillFrom side);
    void undo();
    void redo();
    void ask_to_resign();
    void step_back(int by);
    void look_at_step(std::optional<std::size_t> step);
    void position_changed();
    void let_computer_think();

    // app_panels.cpp
    void open_panel(Panel panel);
    void close_panel();
    void think_for_panel();
    void take_finding(Finding finding);
    void show_hint();
    void select_analysed();
    void play_analysed();
    void select_reviewed();

    // app_prompt.cpp
    struct BeforeH {
        Square cursor;
        FillFrom fill{};
    };
    void begin_typing(std::string_view beginning);
    void begin_on_h();
    void type_from_h(const BeforeH& before, char32_t rank);
    void ask(PromptKind kind, std::string_view beginning = {}, Player player = {});
    void press_in_prompt(const screen::KeyPress& press);
    void answer_prompt();
    void play_typed(const std::string& text);
    void save(const std::string& name);
    void open(const std::string& name);

    GameState state_;
    screen::Sheet sheet_;
    DrawnBoard board_;
    Thinker opponent_;
    Thinker analyst_;
    std::optional<Decision> computers_; ///< decided, and shown when it is time
    std::uint64_t matches_begun_ = 0;
    std::optional<BeforeH> before_h_; ///< the last key was an h
    Moment last_change_;
    Moment last_look_;
    bool warned_of_leaving_ = false; ///< a match that is not on disk
    bool has_ended_ = false;
};

} // namespace kamisado::terminal
