#include "cli/progress_line.h"

#include "cli/terminal.h"

#include <cstdio>

namespace kamisado::cli {

namespace {

constexpr std::chrono::milliseconds pause(200);
constexpr auto erase_line = "\r\033[K";

} // namespace

ProgressLine::ProgressLine()
    : visible_(errors_are_terminal()), next_(std::chrono::steady_clock::now() + pause) {}

ProgressLine::~ProgressLine() { erase(); }

void ProgressLine::erase() {
    if (shown_) {
        std::fputs(erase_line, stderr);
        shown_ = false;
    }
}

void ProgressLine::show(const std::function<std::string()>& text) {
    if (!visible_ || std::chrono::steady_clock::now() < next_) {
        return;
    }
    next_ = std::chrono::steady_clock::now() + pause;
    shown_ = true;
    std::fputs((erase_line + text()).c_str(), stderr);
}

} // namespace kamisado::cli
