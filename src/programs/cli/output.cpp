#include "cli/output.h"

#include <fmt/core.h>

#include <cstdio>

namespace kamisado::cli {

void print(std::string_view text) {
    // A failure is remembered by the stream: flush_output() reports it.
    static_cast<void>(std::fwrite(text.data(), 1, text.size(), stdout));
}

void print_error(std::string_view text) {
    static_cast<void>(flush_output()); // so that a terminal shows both streams in their order
    fmt::print(stderr, "kamisado: {}\n", text);
}

bool flush_output() { return std::fflush(stdout) == 0 && std::ferror(stdout) == 0; }

} // namespace kamisado::cli
