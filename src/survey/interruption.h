#pragma once

#include <csignal>

namespace kamisado::survey {

/// While it lives, Ctrl+C and a request to end are kept waiting until they are asked for. Make it
/// before any thread begins.
class Interruption {
  public:
    Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    Interruption(Interruption&&) = delete;
    Interruption& operator=(Interruption&&) = delete;
    ~Interruption();

    [[nodiscard]] bool has_come();

  private:
    sigset_t signals_{};
    sigset_t before_{};
    bool has_come_ = false;
};

} // namespace kamisado::survey
