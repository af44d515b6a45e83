#pragma once

#include "rules/event.h"
#include "rules/line_up.h"
#include "rules/move.h"
#include "rules/position.h"
#include "rules/refusal.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <variant>
#include <vector>

namespace kamisado {

enum class FormatKind : std::uint8_t { Single, Series, Standard, Long, Marathon };

struct Format {
    FormatKind kind = FormatKind::Single;
    int rounds = 1; ///< of a series; the others go on until somebody has the points

    /// The points that win; a series has none.
    [[nodiscard]] std::optional<int> target() const;
    /// Whether rounds are followed by rings and a fill.
    [[nodiscard]] bool has_rings() const { return target().value_or(1) > 1; }

    friend bool operator==(const Format&, const Format&) = default;
};

/// What a player decides. Everything else in a match follows from the rules.
struct Fill {
    FillFrom side{};

    friend bool operator==(const Fill&, const Fill&) = default;
};
struct Resign {
    Player player{};

    friend bool operator==(const Resign&, const Resign&) = default;
};
struct TimeOut {
    Player player{};

    friend bool operator==(const TimeOut&, const TimeOut&) = default;
};
using Decision = std::variant<Move, Fill, Resign, TimeOut>;

enum class Phase : std::uint8_t { Playing, Filling, Over };

struct MatchEnd {
    MatchEndReason reason{};
    std::optional<Player> winner; ///< nobody: a tied series

    friend bool operator==(const MatchEnd&, const MatchEnd&) = default;
};

/// How a match stands.
struct MatchState {
    /// Of the current round. While the winner chooses the fill, and after the last round, it is
    /// the finished one, as it stood before the new ring.
    Position position = Position::first();
    PerPlayer<int> score;
    int round = 1;
    Player challenger = Player::Black; ///< who made or makes the first move of this round
    Phase phase = Phase::Playing;
    std::optional<MatchEnd> end;

    friend bool operator==(const MatchState&, const MatchState&) = default;
};

/// Who moves or chooses the fill; nobody when the match is over.
[[nodiscard]] std::optional<Player> decider(const MatchState& state);

/// The line-up that a fill makes of a finished round, the winner's new ring on.
[[nodiscard]] Board next_line_up(const Position& finished, FillFrom side);

enum class DecisionFault : std::uint8_t {
    MatchIsOver,   ///< nothing can be decided any more
    FillIsDue,     ///< a move, but the winner of the round must choose the fill first
    NothingToFill, ///< a fill, but the round is not over
    IllegalMove,   ///< `move` says why
};

struct Refusal {
    DecisionFault fault{};
    std::optional<MoveRefusal> move;

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

enum class StartFault : std::uint8_t {
    RoundIsOver,   ///< the position is a finished round
    TargetReached, ///< the rings of `player` have won the match already
    NoRounds,      ///< a series needs at least one
};

struct StartError {
    StartFault fault{};
    std::optional<Player> player;

    friend bool operator==(const StartError&, const StartError&) = default;
};

/// A match of rounds: a value that can be copied, compared, taken back step by step and played
/// again from its decisions.
class Match {
  public:
    /// From the first position. A series must have at least one round.
    explicit Match(Format format);
    /// Round 1 begins at `start`. Its rings count as points already scored, where points are
    /// scored by rings.
    [[nodiscard]] static std::expected<Match, StartError> from(Format format,
                                                               const Position& start);

    [[nodiscard]] Format format() const { return format_; }
    [[nodiscard]] const Position& start() const { return start_; }
    [[nodiscard]] const MatchState& state() const { return state_; }
    [[nodiscard]] const Position& position() const { return state_.position; }
    [[nodiscard]] bool is_over() const { return state_.phase == Phase::Over; }

    /// Takes a decision and tells all that follows from it, or refuses it and changes nothing.
    std::expected<Events, Refusal> decide(const Decision& decision);
    /// The same for a move given by its squares.
    std::expected<Events, Refusal> play(Square from, Square to);

    /// The decisions taken so far.
    [[nodiscard]] std::size_t size() const { return steps_.size(); }
    [[nodiscard]] const Decision& decision(std::size_t step) const { return steps_[step].decision; }
    /// How the match stood before a decision.
    [[nodiscard]] const MatchState& before(std::size_t step) const { return steps_[step].before; }
    /// What followed from a decision.
    [[nodiscard]] Events events(std::size_t step) const;

    /// Takes back the last decisions, as many as there are; returns how many that were.
    std::size_t undo(std::size_t count = 1);

    /// Equal when the same decisions were taken from the same start.
    friend bool operator==(const Match&, const Match&) = default;

  private:
    struct Step {
        MatchState before;
        Decision decision;

        friend bool operator==(const Step&, const Step&) = default;
    };

    Match(Format format, const Position& start);

    Format format_;
    Position start_;
    MatchState state_;
    std::vector<Step> steps_;
};

} // namespace kamisado
