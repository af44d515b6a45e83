#include "arena/engine_opponent.h"

#include <fmt/format.h>

#include <utility>
#include <variant>

namespace kamisado {

namespace {

constexpr int most_attempts = 2;

std::string sentence_of(const EngineFailure& failure) {
    if (const auto* const forfeit = std::get_if<Forfeit>(&failure)) {
        return fmt::format("{}: {}", name_of(forfeit->kind), forfeit->detail);
    }
    const auto* const unplayable = std::get_if<Unplayable>(&failure);
    return unplayable != nullptr ? unplayable->sentence : "interrupted";
}

ArenaSettings only(const EntrantSettings& engine) {
    ArenaSettings settings;
    settings.entrants[Side::First] = engine;
    return settings;
}

} // namespace

EngineOpponent::EngineOpponent(const EntrantSettings& engine, const ContestantNeeds& needs,
                               std::uint64_t seed, Say say)
    : program_(make_contestant(only(engine), Side::First, needs)),
      seed_(seed),
      say_(std::move(say)) {}

std::expected<void, std::string> EngineOpponent::begin() {
    const auto begun = program_->begin_game(seed_);
    is_ready_ = begun.has_value();
    return begun ? std::expected<void, std::string>{} : std::unexpected(sentence_of(begun.error()));
}

std::optional<Decision> EngineOpponent::choose(const Match& match) {
    for (int attempt = 0; attempt < most_attempts; ++attempt) {
        if (!is_ready_) {
            if (const auto begun = begin(); !begun) {
                say_("the engine cannot be started: " + begun.error());
                continue;
            }
        }
        const auto decision = program_->decide(match);
        if (decision) {
            return *decision;
        }
        say_("the engine fails: " + sentence_of(decision.error()));
        program_->give_up();
        is_ready_ = false;
    }
    return std::nullopt;
}

} // namespace kamisado
