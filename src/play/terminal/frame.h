#pragma once

#include "screen/board_geometry.h"
#include "screen/look.h"
#include "screen/sheet.h"
#include "screen/text_field.h"
#include "terminal/speech.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace kamisado::terminal {

/// What happens to a prompt after its answer.
enum class Answer : std::uint8_t { Accepted, TryAgain };

/// Something is typed in the line above the keys, or a question is answered with one key.
struct Prompt {
    std::string label{};
    Text keys{};
    std::function<Answer(const std::string&)> accept{};
    screen::TextField field{};
    bool is_file = false;     ///< Tab completes a path
    bool is_question = false; ///< the letter for yes accepts, any other key does not
};

struct Message {
    std::string text{};
    screen::Role role = screen::Role::Text;
};

/// What all screens share: the language, the look of squares, and the two lines at the bottom.
class Frame {
  public:
    explicit Frame(Speech speech) : speech_(std::move(speech)) {}

    [[nodiscard]] const Speech& speech() const { return speech_; }
    [[nodiscard]] const Texts& texts() const { return speech_.texts(); }
    [[nodiscard]] screen::SquareMarks marks() const { return marks_; }
    void set_marks(screen::SquareMarks marks) { marks_ = marks; }
    /// The words of the new language's own rulebook, unless an edition was chosen.
    void next_language();
    [[nodiscard]] Edition edition() const;
    void set_edition(Edition edition);
    [[nodiscard]] bool is_turned() const;
    void set_turned(bool turned) { speech_ = speech_.turned(turned); }
    void next_marks();
    [[nodiscard]] Text name_of_marks() const;

    void say(std::string text, screen::Role role = screen::Role::Text);
    void say(Text text) { say(std::string(text)); }
    void warn(std::string text) { say(std::move(text), screen::Role::Warning); }
    void warn(Text text) { warn(std::string(text)); }
    void clear_message() { message_ = {}; }

    void ask(Prompt prompt) { prompt_ = std::move(prompt); }
    [[nodiscard]] bool is_asking() const { return prompt_.has_value(); }
    void press_in_prompt(const screen::KeyPress& press);

    /// A message or a prompt, in one row; what is longer grows upwards.
    void draw_message(screen::Sheet& sheet, const screen::Area& area) const;

  private:
    void answer_prompt();
    void draw_prompt(screen::Sheet& sheet, const screen::Area& area) const;

    Speech speech_;
    std::optional<Edition> edition_; ///< chosen, and not just the language's own
    screen::SquareMarks marks_ = screen::SquareMarks::Letters;
    Message message_;
    std::optional<Prompt> prompt_;
};

/// `keys` is a list as the texts have it: "u undo  ? help". Each can be clicked.
void draw_keys(screen::Sheet& sheet, const screen::Area& area, Text keys);
/// The key of a clicked hint, if a hint was clicked.
[[nodiscard]] std::optional<screen::KeyPress> key_of_hit(int id);

/// Ids of other things that can be clicked: these and the numbers after them.
inline constexpr int first_menu_id = 10'000;
inline constexpr int first_record_id = 20'000;
inline constexpr int first_panel_id = 30'000;
inline constexpr int first_fill_id = 40'000;

} // namespace kamisado::terminal
