#pragma once

#include "arena/contestant.h"
#include "arena/settings.h"

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace kamisado {

/// A program that speaks the engine's protocol, as somebody who plays matches that others run. It
/// is started again when something goes wrong.
class EngineOpponent {
  public:
    using Say = std::function<void(const std::string&)>;

    /// Errors go to `say`.
    EngineOpponent(const EntrantSettings& engine, const ContestantNeeds& needs, std::uint64_t seed,
                   Say say);

    /// Starts the program, to see whether it can be played with. The error is a sentence.
    [[nodiscard]] std::expected<void, std::string> begin();
    /// What the program calls itself.
    [[nodiscard]] std::string name() const { return program_->name(); }
    /// Nullopt if it fails twice.
    [[nodiscard]] std::optional<Decision> choose(const Match& match);

  private:
    std::unique_ptr<Contestant> program_;
    std::uint64_t seed_;
    Say say_;
    bool is_ready_ = false;
};

} // namespace kamisado
