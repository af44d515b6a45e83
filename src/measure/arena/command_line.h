#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado {

/// Splits a command line into words as a shell does, and does nothing else that a shell does:
/// blanks divide, '…' holds anything, in "…" and outside a backslash takes the next character as
/// it is. The error is a sentence.
[[nodiscard]] std::expected<std::vector<std::string>, std::string>
split_command_line(std::string_view text);

} // namespace kamisado
