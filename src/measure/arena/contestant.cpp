#include "arena/contestant.h"

#include "arena/command_line.h"
#include "arena/engine_process.h"
#include "arena/settings.h"
#include "computer/level.h"
#include "computer/opponent.h"
#include "notation/decision_text.h"
#include "notation/describe.h"
#include "protocol/engine_commands.h"
#include "protocol/engine_says.h"
#include "protocol/engine_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kamisado {

namespace {

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

constexpr std::chrono::milliseconds time_to_end(2000);
constexpr std::string_view option_of_luck = "Seed";

EngineProcess::Deadline in(std::chrono::milliseconds time) {
    return std::chrono::steady_clock::now() + time;
}

std::chrono::milliseconds time_for(const protocol::GoLimits& limits,
                                   const ArenaSettings& settings) {
    return limits.movetime ? *limits.movetime + std::chrono::milliseconds(settings.margin)
                           : std::chrono::milliseconds(settings.patience);
}

EngineContestant::EngineContestant(const ArenaSettings& settings, Side side, ContestantNeeds needs)
    : settings_(settings.entrants[side]),
      time_for_decision_(time_for(settings_.limits, settings)),
      needs_(std::move(needs)),
      name_(settings_.name) {}

std::expected<void, EngineFailure> EngineContestant::begin_game(std::uint64_t seed) {
    if (!process_) {
        if (auto started = start(); !started) {
            process_.reset();
            return started;
        }
    }
    const Deadline deadline = in(needs_.time_to_greet);
    Done done = say(protocol::new_game, deadline);
    if (done && seed_) {
        const auto least = static_cast<std::uint64_t>(std::max<std::int64_t>(seed_->least, 0));
        const bool is_any = seed_->most == std::numeric_limits<std::uint64_t>::max();
        const std::uint64_t luck = is_any ? seed : seed % (seed_->most + 1);
        done = say(protocol::option_command(option_of_luck, std::max(luck, least)), deadline);
    }
    return done ? wait_until_ready(deadline) : done;
}

std::expected<Decision, EngineFailure> EngineContestant::decide(const Match& match) {
    const Deadline deadline = in(time_for_decision_);
    Done asked = say(protocol::position_command(match), deadline);
    if (asked) {
        asked = say(protocol::go_command(settings_.limits), deadline);
    }
    if (!asked) {
        return std::unexpected(asked.error());
    }
    const auto best = hear_best_move(deadline);
    if (!best) {
        return std::unexpected(best.error());
    }
    const auto decision = read_decision(match.state(), best->decision);
    if (decision) {
        return *decision;
    }
    const bool is_decision = decision_from_name(best->decision).has_value();
    return std::unexpected(
        Forfeit{.kind = is_decision ? ForfeitKind::IllegalMove : ForfeitKind::Rubbish,
                .detail = fmt::format("bestmove {}: {}", printable(best->decision),
                                      sentence(decision.error()))});
}

EngineContestant::Done EngineContestant::start() {
    const auto words = split_command_line(settings_.name);
    if (!words) {
        return std::unexpected(unplayable(words.error()));
    }
    auto process = EngineProcess::start(*words, needs_.error_log);
    if (!process) {
        return std::unexpected(unplayable(process.error()));
    }
    process_ = *std::move(process);
    Done done = greet();
    if (done) {
        done = set_options();
    }
    return done ? done : std::unexpected(as_unplayable(done.error()));
}

EngineContestant::Done EngineContestant::greet() {
    const Deadline deadline = in(needs_.time_to_greet);
    if (Done said = say(protocol::greeting, deadline); !said) {
        return said;
    }
    while (true) {
        const auto heard = hear(deadline);
        if (!heard) {
            return std::unexpected(heard.error());
        }
        if (const auto* id = std::get_if<protocol::IdName>(&*heard)) {
            name_ = printable(id->name);
        }
        if (const auto* option = std::get_if<protocol::OptionOffered>(&*heard)) {
            const bool is_ours =
                std::ranges::any_of(settings_.options, [](const EngineOption& set) {
                    return set.name == option_of_luck;
                });
            if (option->name == option_of_luck && !is_ours) {
                seed_ = *option;
            }
        }
        if (std::holds_alternative<protocol::Greeted>(*heard)) {
            return {};
        }
    }
}

EngineContestant::Done EngineContestant::set_options() {
    const Deadline deadline = in(needs_.time_to_greet);
    for (const EngineOption& option : settings_.options) {
        const std::string line =
            fmt::format("setoption name {} value {}", option.name, option.value);
        if (Done said = say(line, deadline); !said) {
            return said;
        }
    }
    return wait_until_ready(deadline);
}

EngineContestant::Done EngineContestant::wait_until_ready(Deadline deadline) {
    if (Done said = say(protocol::ask_ready, deadline); !said) {
        return said;
    }
    while (true) {
        const auto heard = hear(deadline);
        if (!heard) {
            return std::unexpected(heard.error());
        }
        if (const auto* error = std::get_if<protocol::ErrorSaid>(&*heard)) {
            return std::unexpected(Forfeit{.kind = ForfeitKind::Rubbish,
                                           .detail = "it says: " + printable(error->sentence)});
        }
        if (std::holds_alternative<protocol::Ready>(*heard)) {
            return {};
        }
    }
}

std::expected<protocol::BestMove, EngineFailure>
EngineContestant::hear_best_move(Deadline deadline) {
    while (true) {
        const auto heard = hear(deadline);
        if (!heard) {
            return std::unexpected(heard.error());
        }
        if (const auto* best = std::get_if<protocol::BestMove>(&*heard)) {
            return *best;
        }
        if (const auto* error = std::get_if<protocol::ErrorSaid>(&*heard)) {
            return std::unexpected(Forfeit{.kind = ForfeitKind::Rubbish,
                                           .detail = "it says: " + printable(error->sentence)});
        }
    }
}

EngineContestant::Done EngineContestant::say(std::string_view line, Deadline deadline) {
    const auto said = process_->say(line, deadline, needs_.stop);
    return said ? Done{} : std::unexpected(failure_of(said.error()));
}

std::expected<protocol::EngineSays, EngineFailure> EngineContestant::hear(Deadline deadline) {
    const auto line = process_->hear(deadline, needs_.stop);
    if (!line) {
        return std::unexpected(failure_of(line.error()));
    }
    return protocol::read_engine_line(*line);
}

EngineFailure EngineContestant::failure_of(Silence silence) {
    switch (silence) {
    case Silence::Late: return Forfeit{.kind = ForfeitKind::TimeOut, .detail = "no answer in time"};
    case Silence::Ended:
        return Forfeit{.kind = ForfeitKind::Crash, .detail = process_->end(time_to_end)};
    case Silence::LineTooLong:
        return Forfeit{.kind = ForfeitKind::Rubbish,
                       .detail = fmt::format("more than {} bytes without the end of a line",
                                             EngineProcess::longest_line)};
    case Silence::Interrupted: break;
    }
    return Interrupted{};
}

Unplayable EngineContestant::unplayable(std::string_view sentence) const {
    return {fmt::format("{}: {}", settings_.name, sentence)};
}

/// What loses a game ends the arena where there is no game yet.
EngineFailure EngineContestant::as_unplayable(const EngineFailure& failure) const {
    const auto* forfeit = std::get_if<Forfeit>(&failure);
    if (forfeit == nullptr) {
        return failure;
    }
    if (forfeit->kind == ForfeitKind::TimeOut) {
        return unplayable(fmt::format("it did not greet back with {} within {:g} seconds",
                                      protocol::greeted,
                                      std::chrono::duration<double>(needs_.time_to_greet).count()));
    }
    return unplayable(forfeit->kind == ForfeitKind::Crash
                          ? "it does not speak the engine's protocol: " + forfeit->detail
                          : forfeit->detail);
}

/// One of our own, made anew for every game.
class LevelContestant : public Contestant {
  public:
    explicit LevelContestant(int level) : level_(level) {}

    [[nodiscard]] std::string name() const override { return name_of_level(level_); }
    [[nodiscard]] std::expected<void, EngineFailure> begin_game(std::uint64_t seed) override {
        opponent_ = make_level(level_, seed);
        return {};
    }
    [[nodiscard]] std::expected<Decision, EngineFailure> decide(const Match& match) override {
        return opponent_->choose(match);
    }
    void give_up() override { opponent_.reset(); }

  private:
    int level_;
    std::unique_ptr<Opponent> opponent_;
};

} // namespace

std::unique_ptr<Contestant> make_contestant(const ArenaSettings& settings, Side side,
                                            const ContestantNeeds& needs) {
    if (const auto level = settings.entrants[side].level()) {
        return std::make_unique<LevelContestant>(*level);
    }
    return std::make_unique<EngineContestant>(settings, side, needs);
}

} // namespace kamisado
