#pragma once

#include "arena/contestant.h"
#include "arena/engine_process.h"
#include "arena/settings.h"
#include "protocol/engine_says.h"

#include <optional>
#include <string>
#include <vector>

namespace kamisado {

/// A program that speaks the engine's protocol, started when it is first needed and again after
/// anything has gone wrong.
class EngineContestant : public Contestant {
  public:
    EngineContestant(const ArenaSettings& settings, Side side, ContestantNeeds needs);

    [[nodiscard]] std::string name() const override { return name_; }
    [[nodiscard]] std::expected<void, EngineFailure> begin_game(std::uint64_t seed) override;
    [[nodiscard]] std::expected<Decision, EngineFailure> decide(const Match& match) override;
    void give_up() override { process_.reset(); }

  private:
    using Done = std::expected<void, EngineFailure>;
    using Deadline = EngineProcess::Deadline;

    [[nodiscard]] Done start();
    [[nodiscard]] Done greet();
    [[nodiscard]] Done set_options();
    [[nodiscard]] Done wait_until_ready(Deadline deadline);
    [[nodiscard]] Done say(std::string_view line, Deadline deadline);
    [[nodiscard]] std::expected<protocol::EngineSays, EngineFailure> hear(Deadline deadline);
    [[nodiscard]] std::expected<protocol::BestMove, EngineFailure>
    hear_best_move(Deadline deadline);
    [[nodiscard]] EngineFailure failure_of(Silence silence);
    [[nodiscard]] Unplayable unplayable(std::string_view sentence) const;
    [[nodiscard]] EngineFailure as_unplayable(const EngineFailure& failure) const;

    EntrantSettings settings_;
    std::chrono::milliseconds time_for_decision_;
    ContestantNeeds needs_;
    std::string name_;
    std::optional<EngineProcess> process_;
    std::optional<protocol::OptionOffered> seed_; ///< where it lets its luck be set
};

} // namespace kamisado
