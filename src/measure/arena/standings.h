#pragma once

#include "arena/outcome.h"
#include "arena/pairs.h"
#include "arena/settings.h"
#include "arena/side.h"
#include "rules/player.h"

#include <array>
#include <cstddef>
#include <map>
#include <optional>

namespace kamisado {

/// Games won, tied and lost by one side.
struct Results {
    int wins = 0;
    int draws = 0;
    int losses = 0;

    [[nodiscard]] int games() const { return wins + draws + losses; }
    [[nodiscard]] double points() const { return wins + (draws / 2.0); }
    /// Of the points; 0 when nothing was played.
    [[nodiscard]] double share() const { return games() == 0 ? 0 : points() / games(); }
    /// The same games as the other side sees them.
    [[nodiscard]] Results reversed() const {
        return {.wins = losses, .draws = draws, .losses = wins};
    }

    friend bool operator==(const Results&, const Results&) = default;
};

/// What has been counted.
struct Score {
    PerPlayer<Results> second_as;                           ///< the second side by its seat
    Pairs pairs;                                            ///< of the second side
    PerSide<std::array<int, all_forfeits.size()>> forfeits; ///< by side and kind

    [[nodiscard]] Results second() const;
    [[nodiscard]] Results first() const { return second().reversed(); }
    [[nodiscard]] int forfeits_of(Side side) const;
    [[nodiscard]] Interval interval() const;

    void count(const GameOutcome& outcome);

    friend bool operator==(const Score&, const Score&) = default;
};

/// Collects games in any order. Its totals depend on which games they are and not on when they
/// came: a test that ends the arena looks only at pairs before which none is missing.
class Standings {
  public:
    explicit Standings(const ArenaSettings& settings);

    /// False, and nothing is counted, for a game that is there already or is none of this arena.
    bool add(const GameOutcome& outcome);

    [[nodiscard]] bool has(int game) const { return outcomes_.contains(game); }
    [[nodiscard]] int games() const { return games_; } ///< to be played at most
    [[nodiscard]] int finished() const { return static_cast<int>(outcomes_.size()); }
    /// All games are there, or the test has been decided.
    [[nodiscard]] bool is_done() const;

    /// What counts: all games, or, when a test has been decided, those up to its decision.
    [[nodiscard]] const Score& score() const;
    /// Pairs without a gap before them, which the test looks at.
    [[nodiscard]] const Pairs& tested_pairs() const { return gapless_.pairs; }
    [[nodiscard]] SprtState sprt_state() const { return state_; }
    [[nodiscard]] const std::map<int, GameOutcome>& outcomes() const { return outcomes_; }

  private:
    [[nodiscard]] bool has_pair(int pair) const { return has(2 * pair) && has((2 * pair) + 1); }
    void count_pair(Score& score, int pair) const;
    void advance();

    int games_;
    std::optional<Sprt> sprt_;
    std::map<int, GameOutcome> outcomes_;
    Score all_;
    Score gapless_;
    int next_pair_ = 0; ///< the first one that the test has not seen
    SprtState state_ = SprtState::Open;
};

} // namespace kamisado
