#include "terminal/app.h"

#include <algorithm>
#include <utility>
#include <variant>

/// What happens by itself: clocks run, and the computer answers.
namespace kamisado::terminal {

namespace {

/// An answer that comes at once is overlooked.
constexpr auto least_pause = std::chrono::milliseconds(350);
constexpr auto longest_wait = std::chrono::milliseconds(1000);
/// Longer than that the program has been stopped, or the machine asleep.
constexpr App::Moment::duration longest_absence = std::chrono::seconds(3);

} // namespace

/// Time at the table: not while the board is hidden, nor while nobody could look after the match.
void App::let_time_pass(Moment now) {
    const auto passed = std::min(now - last_look_, longest_absence);
    last_look_ = now;
    if (!is_at_table()) {
        return;
    }
    const auto length = std::chrono::floor<std::chrono::milliseconds>(passed);
    last_look_ -= passed - length; // no part of a millisecond is lost
    const std::size_t step = state_.session->match().size();
    if (state_.session->pass_time(length.count())) {
        state_.told_from = step;
        position_changed();
    }
}

bool App::is_at_table() const {
    return state_.session && state_.page == Page::Play && state_.help == Help::Closed &&
           fits(sheet_.canvas.size());
}

void App::look_after(Moment now) {
    let_time_pass(now);
    if (auto finding = opponent_.take()) {
        if (const auto* const chosen = std::get_if<Chosen>(&*finding)) {
            computers_ = chosen->decision;
        }
    }
    if (auto finding = analyst_.take()) {
        take_finding(*std::move(finding));
    }
    if (computers_ && now - last_change_ >= least_pause && state_.session) {
        const Decision decision = *std::exchange(computers_, std::nullopt);
        if (state_.session->decide(decision)) {
            position_changed();
        }
    }
}

std::chrono::milliseconds App::quiet_time(Moment now) const {
    if (!computers_) {
        return time_of_clock();
    }
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(last_change_ + least_pause - now);
    return std::clamp(left, std::chrono::milliseconds(0), longest_wait);
}

/// Until a clock has to be drawn anew.
std::chrono::milliseconds App::time_of_clock() const {
    const auto clocks = is_at_table() ? state_.session->clocks() : std::nullopt;
    const auto left = clocks ? clocks->until_next_second() : std::nullopt;
    return left ? std::min(std::chrono::milliseconds(*left), longest_wait) : longest_wait;
}

} // namespace kamisado::terminal
