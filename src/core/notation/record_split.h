#pragma once

#include <string_view>
#include <vector>

namespace kamisado {

/// One of several records in a text, and how many lines of the text stand before it.
struct RecordText {
    std::string_view text;
    int lines_before = 0;

    friend bool operator==(const RecordText&, const RecordText&) = default;
};

/// Cuts a text into its records. A record begins with its tags, in whatever order, and with the
/// comments directly above them; the first one begins with the text. A text that has the tag
/// `Kamisado` once, or not at all, is a single record.
[[nodiscard]] std::vector<RecordText> split_records(std::string_view text);

} // namespace kamisado
