#pragma once

#include "screen/board_geometry.h"
#include "terminal/frame.h"
#include "terminal/layout.h"
#include "terminal/match_file.h"
#include "terminal/panels.h"
#include "terminal/play_state.h"
#include "terminal/router.h"
#include "terminal/thinker.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kamisado::terminal {

/// Background threads, which outlive a match.
struct Thinkers {
    Thinker opponent;
    Thinker analyst;
};

/// A match being played: board, panels, the computer's answers.
class PlayScreen : public Screen {
  public:
    using Moment = std::chrono::steady_clock::time_point;

    /// `nth_match` makes the levels play otherwise than in the match before.
    PlayScreen(Frame& frame, Router& router, Thinkers& thinkers, Session session,
               std::uint64_t nth_match);

    [[nodiscard]] const PlayState& state() const { return state_; }

    void draw(screen::Sheet& sheet) override;
    void press(const screen::KeyPress& press) override;
    void click(int id, const screen::MouseInput& mouse) override;
    void scroll(int id, int rows) override;

    /// The clocks run that long.
    void pass_time(game::Millis length);
    /// Takes what was found, and plays the computer's decision when it is time to.
    void look_after(Moment now);
    /// Until the computer's decision is due; nullopt when none waits.
    [[nodiscard]] std::optional<std::chrono::milliseconds> until_answer(Moment now) const;

    void keep_time() { state_.session.keep_time(); }
    [[nodiscard]] MatchFile& file() { return file_; }

  private:
    [[nodiscard]] Text keys() const;
    void draw_side(screen::Sheet& sheet, const PlayLayout& layout);

    bool press_in_lists(const screen::KeyPress& press);
    bool press_on_board(const screen::KeyPress& press);
    void escape();
    void command(char32_t key);
    void grant(const Wish& wish);
    void touch();
    void decide(const Decision& decision);
    void undo();
    void redo();
    void step_back(int by);
    void look_at_step(std::optional<std::size_t> step);
    void position_changed();
    void let_computer_think();

    void open_panel(Panel& panel);
    void close_panel();
    void think_for_panel();
    /// Why nobody here can decide now.
    [[nodiscard]] Text why_not() const;

    struct BeforeH {
        Square cursor;
        FillFrom fill{};
    };
    void begin_typing(std::string_view beginning);
    void begin_on_h();
    void type_from_h(const BeforeH& before, char32_t rank);
    void ask_for_move(std::string_view beginning = {});
    void play_typed(const std::string& text);
    void ask_to_resign();

    Frame& frame_;
    Router& router_;
    Thinkers& thinkers_;
    std::uint64_t nth_match_;
    PlayState state_;
    MatchFile file_;
    RecordPanel record_;
    HintPanel hint_;
    AnalysisPanel analysis_;
    ReviewPanel review_;
    Panel* open_ = nullptr;                      ///< beside the record
    std::optional<screen::BoardGeometry> board_; ///< where it was drawn, for clicks
    std::optional<Decision> computers_;          ///< decided, and shown when it is time
    std::optional<BeforeH> before_h_;            ///< the last key was an h
    Moment last_change_;
};

} // namespace kamisado::terminal
