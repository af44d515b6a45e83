#pragma once

#include <string_view>

namespace kamisado::cli {

void print(std::string_view text);

/// A line on standard error, after the program's name.
void print_error(std::string_view text);

/// Whether everything printed so far has reached its goal (a full disk would stop it).
[[nodiscard]] bool flush_output();

} // namespace kamisado::cli
