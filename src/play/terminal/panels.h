#pragma once

#include "computer/hint.h"
#include "screen/list.h"
#include "screen/sheet.h"
#include "terminal/play_state.h"
#include "terminal/speech.h"
#include "terminal/thinker.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <variant>

/// Panels beside the board: the record always, and one of the others while it is open.
namespace kamisado::terminal {

/// A request of a panel to the board.
struct PointAt {
    Decision decision; ///< so that Enter plays it
};
struct Play {
    Decision decision;
};
struct LookAt {
    std::size_t step;
};
struct Follow {
    Match match; ///< up to a reviewed decision, and what would have come next
};
struct Think {}; ///< there is something new to think about
using Wish = std::variant<std::monostate, PointAt, Play, LookAt, Follow, Think>;

/// The match so far, round by round.
class RecordPanel {
  public:
    void go_to_end();
    bool press(const screen::KeyPress& press, const Speech& speech, const Match& match);
    void scroll(int rows);
    /// The decision with which a row begins; nullopt for a row without any.
    [[nodiscard]] static std::optional<std::size_t> step_at(const Speech& speech,
                                                            const Match& match, int row);
    void draw(screen::Sheet& sheet, const screen::Area& area, const Speech& speech,
              const PlayState& state);

  private:
    screen::ListState list_;
};

/// Something that is thought about while it is open; most have a list.
class Panel {
  public:
    Panel() = default;
    virtual ~Panel() = default;
    Panel(const Panel&) = delete;
    Panel& operator=(const Panel&) = delete;
    Panel(Panel&&) = delete;
    Panel& operator=(Panel&&) = delete;

    /// The next task for the thinker; nullopt if everything is known.
    [[nodiscard]] virtual std::optional<Task> task(const PlayState& state) = 0;
    virtual Wish take(Finding finding) = 0;
    /// The match has changed.
    virtual void forget() = 0;
    virtual void draw(screen::Sheet& sheet, const screen::Area& area, const Speech& speech,
                      const PlayState& state) = 0;
    [[nodiscard]] virtual Text keys(const PanelTexts& texts) const = 0;

    /// Nullopt if the key is not for this panel.
    std::optional<Wish> press(const screen::KeyPress& press, const PlayState& state);
    Wish click(int row, const PlayState& state);
    void scroll(int rows) { list_.cursor = std::max(list_.cursor + rows, 0); }

  protected:
    [[nodiscard]] virtual std::size_t rows() const { return 0; }
    /// The meaning of the row under the cursor: when the cursor reaches it, and on Enter.
    [[nodiscard]] virtual Wish selected(const PlayState& /*state*/) const { return {}; }
    [[nodiscard]] virtual Wish entered(const PlayState& state) { return selected(state); }
    /// The row under the cursor, where there is any.
    [[nodiscard]] std::size_t cursor() const {
        return std::min(static_cast<std::size_t>(list_.cursor), rows() - 1);
    }
    [[nodiscard]] screen::ListState& list() { return list_; }

  private:
    screen::ListState list_;
};

class HintPanel : public Panel {
  public:
    std::optional<Task> task(const PlayState& state) override;
    Wish take(Finding finding) override;
    void forget() override { hint_.reset(); }
    void draw(screen::Sheet& sheet, const screen::Area& area, const Speech& speech,
              const PlayState& state) override;
    [[nodiscard]] Text keys(const PanelTexts& texts) const override { return texts.hint_keys; }

  private:
    std::optional<Hint> hint_;
};

/// Every choice of the position that is shown, with its verdict.
class AnalysisPanel : public Panel {
  public:
    std::optional<Task> task(const PlayState& state) override;
    Wish take(Finding finding) override;
    void forget() override { analysed_.reset(); }
    void draw(screen::Sheet& sheet, const screen::Area& area, const Speech& speech,
              const PlayState& state) override;
    [[nodiscard]] Text keys(const PanelTexts& texts) const override { return texts.analysis_keys; }

  private:
    [[nodiscard]] std::size_t rows() const override;
    [[nodiscard]] Wish selected(const PlayState& state) const override;
    [[nodiscard]] Wish entered(const PlayState& state) override;

    std::optional<Analysed> analysed_;
};

/// Every decision of the match with its mark; it is kept while the match stands as it is.
class ReviewPanel : public Panel {
  public:
    std::optional<Task> task(const PlayState& state) override;
    Wish take(Finding finding) override;
    void forget() override;
    void draw(screen::Sheet& sheet, const screen::Area& area, const Speech& speech,
              const PlayState& state) override;
    [[nodiscard]] Text keys(const PanelTexts& texts) const override { return texts.review_keys; }

  private:
    /// What would have followed a decision with perfect play, and how much of it is on the board.
    struct Line {
        std::size_t step = 0;                                  ///< the decision
        std::optional<std::vector<Move>> moves = std::nullopt; ///< nullopt: being thought about
        std::size_t played = 0;
    };

    [[nodiscard]] std::size_t rows() const override;
    /// The moment of that decision.
    [[nodiscard]] Wish selected(const PlayState& state) const override;
    /// The next move of what would have followed it.
    [[nodiscard]] Wish entered(const PlayState& state) override;

    std::optional<Reviewed> reviewed_;
    std::optional<Line> line_;
};

} // namespace kamisado::terminal
