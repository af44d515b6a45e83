#pragma once

#include <chrono>
#include <csignal>

namespace kamisado::cli {

/// While there is one, Ctrl+C and the wish to end (SIGINT, SIGTERM) are not answered with the end
/// of the program but told to whoever waits here. It has to be made before any other thread.
class Interrupts {
  public:
    Interrupts();
    ~Interrupts();
    Interrupts(const Interrupts&) = delete;
    Interrupts& operator=(const Interrupts&) = delete;
    Interrupts(Interrupts&&) = delete;
    Interrupts& operator=(Interrupts&&) = delete;

    /// Whether one came before so much time was over.
    [[nodiscard]] bool wait(std::chrono::milliseconds time) const;

  private:
    sigset_t signals_{};
    sigset_t before_{};
};

} // namespace kamisado::cli
