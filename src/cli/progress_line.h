#pragma once

#include <chrono>
#include <functional>
#include <string>

namespace kamisado::cli {

/// One line on standard error that is written over again and gone at the end. Only on a terminal:
/// nobody wants it in a file.
class ProgressLine {
  public:
    ProgressLine();
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ProgressLine(ProgressLine&&) = delete;
    ProgressLine& operator=(ProgressLine&&) = delete;

    /// A few times a second at most; in between the text is not even made.
    void show(const std::function<std::string()>& text);
    void erase();

  private:
    bool visible_;
    bool shown_ = false;
    std::chrono::steady_clock::time_point next_;
};

} // namespace kamisado::cli
