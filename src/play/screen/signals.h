#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace kamisado::screen {

enum class Signal : std::uint8_t { Woken, Resized, HungUp, Interrupted, Stopped };

/// Signals as something that can be waited for: each becomes a byte in a pipe. While it lives, a
/// crash puts the terminal back before it goes on.
class Signals {
  public:
    Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;
    Signals(Signals&&) = delete;
    Signals& operator=(Signals&&) = delete;
    ~Signals();

    /// Is told of signals from now on, whoever was told before.
    static void take_over();
    /// Text that a crash sends to the terminal before it restores the settings.
    static void set_farewell(const std::string& codes);

    /// To be waited for with poll().
    [[nodiscard]] int file() const { return ends_[0]; }
    [[nodiscard]] std::optional<Signal> take() const;
    void wake() const;

    /// Stops this process as Ctrl+Z does, with all of its group or alone, until it is continued.
    static void stop(bool with_group);

  private:
    std::array<int, 2> ends_{-1, -1};
};

} // namespace kamisado::screen
