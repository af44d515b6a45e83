#include "cli/progress_line.h"

#include "cli/output.h"
#include "cli/terminal.h"

#include <cstdio>

namespace kamisado::cli {

namespace {

constexpr std::chrono::milliseconds between_frames(200);
constexpr std::chrono::seconds between_progress_lines(10);
constexpr auto erase_line = "\r\033[K";

} // namespace

ProgressLine::ProgressLine(bool is_wanted) : kind_(kind_of(is_wanted)) {
    if (kind_ == Kind::Overwritten) {
        next_ += between_frames; // what is quick needs none
    }
}

ProgressLine::~ProgressLine() { erase(); }

ProgressLine::Kind ProgressLine::kind_of(bool is_wanted) {
    if (errors_are_terminal()) {
        return Kind::Overwritten;
    }
    return is_wanted ? Kind::Lines : Kind::Hidden;
}

void ProgressLine::erase() {
    if (shown_) {
        std::fputs(erase_line, stderr);
        shown_ = false;
    }
}

void ProgressLine::show(const Text& text) {
    if (kind_ == Kind::Hidden || Clock::now() < next_) {
        return;
    }
    if (kind_ == Kind::Lines) {
        next_ = Clock::now() + between_progress_lines;
        print_error(text());
        return;
    }
    next_ = Clock::now() + between_frames;
    shown_ = true;
    std::fputs((erase_line + text()).c_str(), stderr);
}

void ProgressLine::finish(const Text& text) {
    if (kind_ == Kind::Lines) {
        print_error(text());
    }
    erase();
}

} // namespace kamisado::cli
