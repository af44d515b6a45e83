#pragma once

#include "notation/error.h"
#include "notation/spelling.h"
#include "rules/match.h"

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado {

struct Tag {
    std::string name;
    std::string value;

    friend bool operator==(const Tag&, const Tag&) = default;
};

/// A match with all that stands around it in a file: what is saved, resumed, shared and printed.
struct Record {
    /// A remark, and how many entries (see record_entry.h) stand before it.
    struct Comment {
        std::size_t after = 0;
        std::string text;

        friend bool operator==(const Comment&, const Comment&) = default;
    };

    /// In the order of the file, unknown ones too. Those that follow from the match are set anew
    /// when the record is written.
    std::vector<Tag> tags;
    Match match{Format{}};
    std::vector<Comment> comments;
    Style style; ///< how the moves were and will be spelled

    [[nodiscard]] static Record of(Match match);

    [[nodiscard]] std::optional<std::string_view> tag(std::string_view name) const;
    /// Changes the tag in its place, or adds it at the end.
    void set_tag(std::string_view name, std::string_view value);

    friend bool operator==(const Record&, const Record&) = default;
};

inline constexpr std::string_view record_version = "1";

/// Reads a record and plays it through; the first thing that is wrong is the error.
[[nodiscard]] std::expected<Record, Error> read_record(std::string_view text);

/// Writes a record in its style. What was written here is read and written back to the same bytes.
[[nodiscard]] std::string write_record(const Record& record);

/// "standard", "series 5"
[[nodiscard]] std::string write_format(Format format);
[[nodiscard]] std::optional<Format> format_from_name(std::string_view name);

/// "*", "gold 1-3", "draw 2-2"
[[nodiscard]] std::string write_result(const MatchState& state);

} // namespace kamisado
