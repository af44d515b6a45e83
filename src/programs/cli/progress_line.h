#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

namespace kamisado::cli {

/// How far something is, on standard error. On a terminal one line that is written over again and
/// gone at the end; elsewhere, only when it was asked for, a line at the beginning, one every ten
/// seconds and one at the end.
class ProgressLine {
  public:
    explicit ProgressLine(bool is_wanted = false);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ProgressLine(ProgressLine&&) = delete;
    ProgressLine& operator=(ProgressLine&&) = delete;

    using Text = std::function<std::string()>;
    /// A few times a second at most; in between the text is not even made.
    void show(const Text& text);
    /// The last that is told.
    void finish(const Text& text);
    void erase();

  private:
    using Clock = std::chrono::steady_clock;
    enum class Kind : std::uint8_t { Hidden, Overwritten, Lines };
    [[nodiscard]] static Kind kind_of(bool is_wanted);

    Kind kind_;
    bool shown_ = false;
    Clock::time_point next_ = Clock::now();
};

} // namespace kamisado::cli
