#pragma once

#include <chrono>
#include <csignal>

namespace kamisado {

/// While it lives, Ctrl+C and the wish to end (SIGINT, SIGTERM) do not end the program but are told
/// to whoever asks here. Make it before any thread begins.
class Interruption {
  public:
    Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    Interruption(Interruption&&) = delete;
    Interruption& operator=(Interruption&&) = delete;
    ~Interruption();

    /// Whether another one came before that much time was over.
    [[nodiscard]] bool wait(std::chrono::milliseconds time);
    /// Whether any has come until now.
    [[nodiscard]] bool has_come();

  private:
    sigset_t signals_{};
    sigset_t before_{};
    bool has_come_ = false;
};

} // namespace kamisado
