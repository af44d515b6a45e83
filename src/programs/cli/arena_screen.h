#pragma once

#include "arena/progress.h"
#include "arena/settings.h"

#include <chrono>
#include <cstddef>

namespace kamisado::cli {

/// Shows how an arena stands, on standard error: on a terminal a table that is renewed in its
/// place, elsewhere a line every so often.
class ArenaScreen {
  public:
    using Clock = std::chrono::steady_clock;

    explicit ArenaScreen(const ArenaSettings& settings);

    void show(const ArenaProgress& progress);
    /// Takes the table off the terminal.
    void erase();

    [[nodiscard]] double seconds() const;

  private:
    void draw(const ArenaProgress& progress);

    const ArenaSettings* settings_;
    bool is_terminal_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point next_line_;
    std::size_t rows_ = 0; ///< of the table that stands on the terminal
};

} // namespace kamisado::cli
