#pragma once

#include "protocol/line_splitter.h"

#include <cstddef>
#include <string_view>

/// Conversations with other programs: lines on standard input, lines on standard output.
namespace kamisado::cli {

/// Hands every line of standard input on, until it ends, somebody has had enough, or nobody reads
/// standard output any more: then it is false.
bool take_standard_lines(std::size_t longest, protocol::LineSplitter::Take take);

/// A line on standard output, at once. It is the caller's care that one is said at a time.
void say_line(std::string_view line);

} // namespace kamisado::cli
