#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace kamisado::survey {

/// Where pieces of work are given out and what becomes of them is gathered. One thread stands at
/// it; whoever works may be in other threads or on other machines.
class Desk {
  public:
    Desk() = default;
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;
    Desk(Desk&&) = delete;
    Desk& operator=(Desk&&) = delete;
    virtual ~Desk() = default;

    /// The next piece that nobody has been given; nothing when there is none left.
    [[nodiscard]] virtual std::optional<std::uint64_t> next() = 0;
    /// What became of a piece, kept for good when this returns. The error is a sentence.
    virtual std::expected<void, std::string> deliver(std::string_view text) = 0;
    /// Whether every piece has been delivered.
    [[nodiscard]] virtual bool is_done() const = 0;
};

} // namespace kamisado::survey
