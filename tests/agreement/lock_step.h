#pragma once

#include "agreement/comparison.h"
#include "agreement/convert.h"
#include "agreement/random.h"
#include "reference/plain_match.h"
#include "rules/match.h"
#include "rules/moves.h"

namespace kamisado::tests {

[[nodiscard]] inline plain::Format to_plain(Format format) {
    switch (format.kind) {
    case FormatKind::Single: return {plain::Kind::Single};
    case FormatKind::Series: return {plain::Kind::Series, format.rounds};
    case FormatKind::Standard: return {plain::Kind::Standard};
    case FormatKind::Long: return {plain::Kind::Long};
    case FormatKind::Marathon: break;
    }
    return {plain::Kind::Marathon};
}

/// Both implementations play the same match by the same random decisions.
class MatchInLockStep {
  public:
    MatchInLockStep(Format format, Random& random, Comparison& comparison)
        : random_(&random), comparison_(&comparison), match_(format), plain_(to_plain(format)) {}

    /// Plays until the match is over, or `most` positions were seen.
    void play(int most) {
        comparison_->look_at_match(match_, plain_);
        while (comparison_->agrees() && !match_.is_over() && comparison_->positions() < most) {
            if (match_.state().phase == Phase::Filling) {
                fill();
            } else {
                move();
            }
            comparison_->look_at_match(match_, plain_);
        }
    }

    /// Somebody gives up, if the match is not over yet.
    void concede() {
        const Player loser = random_->pick(all_players);
        if (comparison_->agrees() && match_.decide(Resign{loser})) {
            plain_.concede(to_plain(loser));
            comparison_->look_at_match(match_, plain_);
        }
    }

    [[nodiscard]] int rounds() const { return match_.state().round; }

  private:
    void move() {
        const Position position = match_.position();
        const plain::State state = plain_.state();
        comparison_->look_at_position(position, state);
        if (!comparison_->agrees()) {
            return;
        }
        const Move chosen = random_->pick(legal_moves(position));
        if (!match_.decide(chosen)) {
            comparison_->note("whether the move is allowed", position, chosen);
            return;
        }
        comparison_->look_at_outcome(position, chosen, state, plain_.play(to_plain(chosen)));
    }

    void fill() {
        comparison_->look_at_fills(match_, plain_);
        const FillFrom side = random_->pick(all_fills);
        plain_.fill(to_plain(side));
        if (!match_.decide(Fill{side})) {
            comparison_->note("whether the fill is allowed", match_.position());
        }
    }

    Random* random_;
    Comparison* comparison_;
    Match match_;
    plain::Match plain_;
};

} // namespace kamisado::tests
