#pragma once

#include "notation/error.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado {

/// A word of a record's body, or a comment, with its place. A `+` is a word of its own, row numbers
/// and the `...` of empty places are left out.
struct Token {
    std::string_view text; ///< of a comment: what stands between the braces
    int line = 0;
    int column = 0;
    bool is_comment = false;
};

/// A text with a point of reading that knows its line and column (in characters, not bytes).
class Cursor {
  public:
    explicit Cursor(std::string_view text) : rest_(text) {}

    [[nodiscard]] bool at_end() const { return rest_.empty(); }
    [[nodiscard]] std::string_view rest() const { return rest_; }
    [[nodiscard]] char peek() const { return rest_.empty() ? '\0' : rest_.front(); }
    [[nodiscard]] int line() const { return line_; }
    [[nodiscard]] int column() const { return column_; }
    [[nodiscard]] Place place() const { return {.line = line_, .column = column_}; }

    /// Goes forward and returns what was passed.
    std::string_view take(std::size_t count);
    void skip_spaces();
    /// Up to but not including the first of these characters, or to the end.
    std::string_view take_until(std::string_view stops);

  private:
    std::string_view rest_;
    int line_ = 1;
    int column_ = 1;
};

/// Takes a comment; the cursor stands at its opening brace.
[[nodiscard]] std::expected<Token, Error> take_comment(Cursor& cursor);

/// Splits what is left of a text into tokens.
[[nodiscard]] std::expected<std::vector<Token>, Error> tokenize(Cursor cursor);

} // namespace kamisado
