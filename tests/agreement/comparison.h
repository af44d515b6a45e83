#pragma once

#include "agreement/compare.h"
#include "agreement/convert.h"
#include "agreement/tally.h"
#include "notation/position_text.h"
#include "rules/match.h"

#include <optional>
#include <sstream>
#include <string>
#include <string_view>

namespace kamisado::tests {

/// One run of the comparison: what was seen, and the first disagreement.
class Comparison {
  public:
    [[nodiscard]] bool agrees() const { return disagreement_.empty(); }
    [[nodiscard]] const std::string& disagreement() const { return disagreement_; }
    [[nodiscard]] const Tally& tally() const { return tally_; }
    [[nodiscard]] int positions() const { return positions_; }
    [[nodiscard]] int moves() const { return moves_; }

    void look_at_position(const Position& position, const plain::State& state) {
        ++positions_;
        note(difference(position, state), position);
        note(difference_in_points(position.board(), state.grid), position);
        note(difference_in_moves(position, state), position);
        note(difference_in_fills(position.board(), state.grid), position);
    }

    void look_at_outcome(const Position& position, Move move, const plain::State& state,
                         const plain::Outcome& outcome) {
        ++moves_;
        tally_.add(state, to_plain(move), outcome);
        note(difference_in_outcome(position, move, state, outcome), position, move);
    }

    void look_at_match(const Match& match, const plain::Match& plain_match) {
        note(difference(match, plain_match), match.position());
    }

    /// Each fill leads to the same round, with the ring on its tower.
    void look_at_fills(const Match& match, const plain::Match& plain_match) {
        for (const FillFrom side : all_fills) {
            Match filled = match;
            plain::Match plain_filled = plain_match;
            if (!filled.decide(Fill{side})) {
                note("whether the fill is allowed", match.position());
                return;
            }
            plain_filled.fill(to_plain(side));
            note(difference(filled, plain_filled), match.position());
        }
    }

    void note(std::string_view what, const Position& position, std::optional<Move> move = {}) {
        if (what.empty() || !agrees()) {
            return;
        }
        std::ostringstream text;
        text << "the two implementations disagree on " << what << "\n  "
             << write_position(position);
        if (move) {
            text << "\n  " << plain::to_text(to_plain(*move));
        }
        disagreement_ = text.str();
    }

    void note_legality(const Setup& setup, bool fast_accepts) {
        disagreement_ = std::string("only the ") + (fast_accepts ? "fast" : "plain") +
                        " implementation accepts\n  " + write_setup(setup);
    }

  private:
    Tally tally_;
    int positions_ = 0;
    int moves_ = 0;
    std::string disagreement_;
};

} // namespace kamisado::tests
