#include "arena/game.h"

#include "arena/pairing.h"
#include "computer/random.h"
#include "notation/decision_text.h"

#include <fmt/format.h>

#include <utility>

namespace kamisado {

namespace {

/// One game while it is played.
class GameInProgress {
  public:
    GameInProgress(const ArenaSettings& settings, int game, Entrants& entrants)
        : game_(game),
          pair_(pairing(game, settings.start, settings.seed, settings.openings)),
          // check(settings) has seen to it that every start suits the format.
          match_(Match::from(settings.format, pair_.start).value_or(Match(settings.format))),
          settings_(&settings),
          entrants_(&entrants) {}

    [[nodiscard]] std::expected<PlayedGame, NotPlayed> play() {
        while (const auto player = decider(match_.state())) {
            if (entrants_->stop().stop_requested()) {
                return std::unexpected(Interrupted{});
            }
            if (const auto done = take_turn(*player); !done) {
                return std::unexpected(done.error());
            }
        }
        return PlayedGame{.outcome = outcome(), .record = record()};
    }

  private:
    using Done = std::expected<void, NotPlayed>;

    [[nodiscard]] Side side_of(Player player) const {
        return player == Player::Black ? pair_.black : other(pair_.black);
    }

    Done take_turn(Player player) {
        Contestant& contestant = (*entrants_)[side_of(player)];
        if (!std::exchange(seated_[player], true)) {
            const auto ready = contestant.begin_game(mixed(pair_.seed + seed_offset(player)));
            if (!ready) {
                return lose(player, ready.error());
            }
        }
        const auto decision = contestant.decide(match_);
        if (!decision) {
            return lose(player, decision.error());
        }
        if (is_giving_up(*decision) || !match_.decide(*decision)) {
            return lose(player,
                        Forfeit{.kind = ForfeitKind::IllegalMove,
                                .detail = write_decision(*decision) + " is not allowed here"});
        }
        return {};
    }

    /// Black and Gold have luck of their own, whoever sits there.
    static std::uint64_t seed_offset(Player player) { return player == Player::Black ? 0 : 1; }

    /// Nobody may decide for time or for the other player.
    static bool is_giving_up(const Decision& decision) {
        return !std::holds_alternative<Move>(decision) && !std::holds_alternative<Fill>(decision);
    }

    Done lose(Player player, const EngineFailure& failure) {
        if (const auto* unplayable = std::get_if<Unplayable>(&failure)) {
            return std::unexpected(*unplayable);
        }
        const auto* forfeit = std::get_if<Forfeit>(&failure);
        if (forfeit == nullptr) {
            return std::unexpected(Interrupted{});
        }
        forfeit_ = *forfeit;
        (*entrants_)[side_of(player)].give_up();
        decisions_before_forfeit_ = match_.size();
        const bool late = forfeit->kind == ForfeitKind::TimeOut;
        const auto ended =
            match_.decide(late ? Decision(TimeOut{player}) : Decision(Resign{player}));
        if (!ended) {
            return std::unexpected(Unplayable{"a game could not be given up"}); // never
        }
        return {};
    }

    [[nodiscard]] GameOutcome outcome() const {
        const auto& end = match_.state().end;
        const auto winner = end ? end->winner : std::nullopt;
        return {.game = game_,
                .winner = winner ? std::optional(side_of(*winner)) : std::nullopt,
                .decisions = static_cast<int>(decisions_before_forfeit_.value_or(match_.size())),
                .forfeit = forfeit_};
    }

    [[nodiscard]] Record record() {
        Record record = Record::of(match_);
        record.set_tag("Black", (*entrants_)[pair_.black].name());
        record.set_tag("Gold", (*entrants_)[other(pair_.black)].name());
        record.set_tag("Arena", fmt::format("game {}, seed {}", game_ + 1, settings_->seed));
        if (forfeit_) {
            record.set_tag("Forfeit",
                           fmt::format("{}: {}", name_of(forfeit_->kind), forfeit_->detail));
        }
        return record;
    }

    int game_;
    Pairing pair_;
    Match match_;
    const ArenaSettings* settings_;
    Entrants* entrants_;
    PerPlayer<bool> seated_{};
    std::optional<Forfeit> forfeit_;
    std::optional<std::size_t> decisions_before_forfeit_;
};

} // namespace

Entrants::Entrants(const ArenaSettings& settings, const ContestantNeeds& needs)
    : sides_{{make_contestant(settings, Side::First, needs),
              make_contestant(settings, Side::Second, needs)}},
      stop_(needs.stop) {}

Entrants::Entrants(std::unique_ptr<Contestant> first, std::unique_ptr<Contestant> second)
    : sides_{{std::move(first), std::move(second)}} {}

std::expected<PlayedGame, NotPlayed> play_game(const ArenaSettings& settings, int game,
                                               Entrants& entrants) {
    return GameInProgress(settings, game, entrants).play();
}

} // namespace kamisado
