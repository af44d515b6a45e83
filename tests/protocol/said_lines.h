#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace kamisado::protocol::tests {

/// Seven moves: one wins at once, two in eleven moves, the others lose.
inline constexpr auto seven_moves = "2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O";

/// What an engine says, from whichever thread, waiting to be read.
class SaidLines {
  public:
    void add(std::string_view line) {
        const std::lock_guard lock(mutex_);
        lines_.emplace_back(line);
        added_.notify_all();
    }

    /// The next line; nothing when none comes for longer than any test may take.
    [[nodiscard]] std::optional<std::string> next() {
        std::unique_lock lock(mutex_);
        const bool came =
            added_.wait_for(lock, std::chrono::minutes(3), [this] { return !lines_.empty(); });
        if (!came) {
            return std::nullopt;
        }
        std::string line = lines_.front();
        lines_.pop_front();
        return line;
    }

    /// The next line that begins so; those before it are passed over.
    [[nodiscard]] std::optional<std::string> next_that_begins(std::string_view beginning) {
        for (;;) {
            auto line = next();
            if (!line || line->starts_with(beginning)) {
                return line;
            }
        }
    }

    [[nodiscard]] std::deque<std::string> rest() {
        const std::lock_guard lock(mutex_);
        return lines_;
    }

  private:
    std::mutex mutex_;
    std::condition_variable added_;
    std::deque<std::string> lines_;
};

} // namespace kamisado::protocol::tests
