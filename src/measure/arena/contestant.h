#pragma once

#include "arena/outcome.h"
#include "arena/settings.h"
#include "rules/match.h"

#include <chrono>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <variant>

namespace kamisado {

/// It cannot be played with at all: a program that does not start, or does not speak the protocol.
struct Unplayable {
    std::string sentence;
};
/// Somebody has asked to stop.
struct Interrupted {};

/// Why there is no decision.
using EngineFailure = std::variant<Forfeit, Unplayable, Interrupted>;

/// Plays many games, one after another. Anything that goes wrong in one of them
/// loses that game and is over with the next.
class Contestant {
  public:
    Contestant() = default;
    virtual ~Contestant() = default;
    Contestant(const Contestant&) = delete;
    Contestant& operator=(const Contestant&) = delete;
    Contestant(Contestant&&) = delete;
    Contestant& operator=(Contestant&&) = delete;

    /// "level 3", or what a program calls itself, once it has said so.
    [[nodiscard]] virtual std::string name() const = 0;
    /// All its random choices follow from the seed.
    [[nodiscard]] virtual std::expected<void, EngineFailure> begin_game(std::uint64_t seed) = 0;
    /// The match must not be over. The caller checks that the decision is legal.
    [[nodiscard]] virtual std::expected<Decision, EngineFailure> decide(const Match& match) = 0;
    /// The game was forfeited: nothing of it may reach the next one.
    virtual void give_up() = 0;
};

/// Needs of contestants besides the settings.
struct ContestantNeeds {
    std::stop_token stop = {};
    std::chrono::milliseconds time_to_greet = std::chrono::seconds(10); ///< for a new program
    std::filesystem::path error_log = {}; ///< what programs write to standard error; empty: dropped
};

[[nodiscard]] std::unique_ptr<Contestant> make_contestant(const ArenaSettings& settings, Side side,
                                                          const ContestantNeeds& needs = {});

} // namespace kamisado
