#pragma once

#include "game/entry.h"
#include "game/log_text.h"
#include "game/setup.h"
#include "notation/ascii.h"
#include "text/number.h"

#include <expected>
#include <optional>
#include <string>
#include <string_view>

/// The parts of a log's way in.
namespace kamisado::game {

/// A text of which whole lines are taken from the front.
class LineReader {
  public:
    explicit LineReader(std::string_view text) : rest_(text) {}

    /// The next line without its end; nullopt if what is left has no end.
    std::optional<std::string_view> take();
    /// Of the line that was taken last, counted from 1.
    [[nodiscard]] int line() const { return line_; }
    /// What has no end; empty when the text is whole.
    [[nodiscard]] std::string_view rest() const { return rest_; }

  private:
    std::string_view rest_;
    int line_ = 0;
};

struct LogHead {
    GameSetup setup;
    Millis begun = 0;
};

/// Something is wrong with what was found in that line.
[[nodiscard]] LogError error_at(LogFault fault, int line, std::string_view found,
                                std::string expected = {});

/// Takes the head, with the empty line that ends it.
[[nodiscard]] std::expected<LogHead, LogError> take_head(LineReader& lines);

/// A line as it is written by write_entry, without its end; nullopt if it is not.
[[nodiscard]] std::optional<Entry> entry_from(std::string_view line);

/// The value of the tag Clock, as write_clock writes it; its length is not looked at.
[[nodiscard]] std::optional<ClockSetup> clock_from(std::string_view text);

/// A number as a log writes it: digits alone, no zero in front.
template <typename Number>
[[nodiscard]] std::optional<Number> number_from(std::string_view digits) {
    const bool has_sign = !digits.empty() && !is_digit(digits.front());
    const bool has_zero = digits.starts_with('0') && digits.size() > 1;
    return has_sign || has_zero ? std::nullopt : kamisado::number_from<Number>(digits);
}

} // namespace kamisado::game
