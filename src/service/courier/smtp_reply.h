#pragma once

#include <optional>
#include <string_view>

namespace kamisado::courier {

/// A line of what a mail server answers (RFC 5321, section 4.2).
struct ReplyLine {
    int code = 0; ///< 100 to 599
    bool is_last = false;
};

/// With its line feed; nullopt if it is none.
[[nodiscard]] std::optional<ReplyLine> read_reply_line(std::string_view line);

} // namespace kamisado::courier
