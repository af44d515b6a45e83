#pragma once

#include "screen/input.h"
#include "screen/sheet.h"
#include "terminal/frame.h"
#include "terminal/help_screen.h"
#include "terminal/menu_screen.h"
#include "terminal/play_screen.h"
#include "terminal/router.h"
#include "terminal/terminal_game.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace kamisado::terminal {

/// The full-screen game without a terminal: it hands what people do to the screen they see.
class App : private Router {
  public:
    using Moment = PlayScreen::Moment;

    /// `wake` is called from other threads when there is something new to look_after().
    App(const GameOptions& options, bool has_unicode, std::function<void()> wake,
        std::uint64_t seed);

    /// The whole screen as it is now.
    const screen::Canvas& draw(screen::Size window, const screen::Look& look);
    void handle(const screen::Input& input);
    /// Takes what has been thought of meanwhile, and lets the computer move when it is time.
    void look_after(Moment now);
    /// How long the app may sleep unless there is input.
    [[nodiscard]] std::chrono::milliseconds quiet_time(Moment now) const;

    [[nodiscard]] bool has_ended() const { return has_ended_; }
    /// Where the match is kept, to be printed on leaving.
    [[nodiscard]] std::string farewell() const;

    [[nodiscard]] const Frame& frame() const { return frame_; }
    /// The match on the screen; nullptr when none has begun.
    [[nodiscard]] const PlayState* match() const { return play_ ? &play_->state() : nullptr; }

  private:
    void begin(Session session) override;
    [[nodiscard]] bool has_match() const override { return play_ != nullptr; }
    void show_menu() override { here_ = &menu_; }
    void show_match() override;
    void show_help() override { help_.emplace(frame_); }
    void ask_for_file() override;
    void ask_to_leave() override;

    void press(const screen::KeyPress& press);
    void mouse(const screen::MouseInput& mouse);
    void click(int id, const screen::MouseInput& mouse);
    void open(const std::string& name);
    void leave();
    void let_time_pass(Moment now);
    [[nodiscard]] bool is_at_board() const;

    Frame frame_;
    Thinkers thinkers_;
    MenuScreen menu_;
    std::unique_ptr<PlayScreen> play_;
    std::optional<HelpScreen> help_; ///< over the screen that asked for it
    Screen* here_ = &menu_;
    screen::Sheet sheet_;
    std::uint64_t matches_begun_ = 0;
    Moment last_look_;
    bool has_ended_ = false;
};

} // namespace kamisado::terminal
