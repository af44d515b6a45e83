#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace kamisado::survey {

/// Gives out pieces of work and gathers their results. One thread calls it; the workers may be in
/// other threads or on other machines.
class Coordinator {
  public:
    Coordinator() = default;
    Coordinator(const Coordinator&) = delete;
    Coordinator& operator=(const Coordinator&) = delete;
    Coordinator(Coordinator&&) = delete;
    Coordinator& operator=(Coordinator&&) = delete;
    virtual ~Coordinator() = default;

    /// The next piece that nobody has been given; nullopt if there is none left.
    [[nodiscard]] virtual std::optional<std::uint64_t> next() = 0;
    /// Takes the result of a piece and stores it before it returns. The error is a sentence.
    virtual std::expected<void, std::string> deliver(std::string_view text) = 0;
    /// Whether every piece has been delivered.
    [[nodiscard]] virtual bool is_done() const = 0;
};

} // namespace kamisado::survey
