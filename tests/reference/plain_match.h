// A match of several rounds: the score, who starts, and what lies between two rounds.
#pragma once

#include "reference/plain_rules.h"

#include <optional>

namespace plain {

enum class Kind { Single, Series, Standard, Long, Marathon };

struct Format {
    Kind kind;
    int series_rounds = 0; // of a series only
};

// The points that win, for every kind but a series.
int target_score(Kind kind);

class Match {
  public:
    // Throws std::invalid_argument for a start that is not legal or has reached the target already,
    // and for a series without rounds.
    explicit Match(Format format, const State& start = first_state());

    // A series begins its next round by itself; other matches wait for fill() after a round. Both
    // throw std::logic_error when it is not their turn.
    Outcome play(const Move& move);
    void fill(FillFrom from);

    // Resigned or out of time: that loses the match, not only the round.
    void concede(Side loser);

    const State& state() const { return state_; }
    int round_number() const { return round_number_; }
    Side challenger() const { return challenger_; }
    int score(Side side) const { return side == Side::Black ? black_score_ : gold_score_; }
    bool awaits_fill() const { return !over_ && !state_.to_move.has_value(); }
    bool is_over() const { return over_; }
    std::optional<Side> winner() const { return winner_; } // none of a match over: a draw
    std::optional<Side> round_winner() const { return round_winner_; } // of the latest round
    std::optional<Colour> ring_tower() const { return ring_tower_; }   // of the latest round

  private:
    bool scores_rings() const;
    void add_points(Side side, int points);
    void end_round(const Outcome& outcome);
    void end_series_round();
    void end_match(std::optional<Side> winner);

    Format format_;
    State state_;
    int round_number_ = 1;
    Side challenger_;
    int black_score_ = 0;
    int gold_score_ = 0;
    bool over_ = false;
    std::optional<Side> winner_;
    std::optional<Side> round_winner_;
    std::optional<Colour> ring_tower_;
};

} // namespace plain
