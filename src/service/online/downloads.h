#pragma once

#include <cstddef>
#include <memory>
#include <string>

namespace kamisado::online {

/// How much memory records take that are put together, or on their way to somebody who may read
/// slowly.
class Downloads {
  public:
    struct Limits {
        std::size_t all = std::size_t{96} << 20U;
        std::size_t of_address = std::size_t{32} << 20U;
    };
    /// Reserves N bytes until it is destroyed, on any thread.
    using Share = std::shared_ptr<const void>;

    explicit Downloads(const Limits& limits);

    /// Null when that would be too much; `times` as much for a club.
    [[nodiscard]] Share take(const std::string& address, std::size_t bytes, std::size_t times = 1);
    [[nodiscard]] const Limits& limits() const { return limits_; }

  private:
    struct State;

    Limits limits_;
    std::shared_ptr<State> state_;
};

} // namespace kamisado::online
