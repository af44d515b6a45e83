#pragma once

#include "computer/outlook.h"
#include "computer/settle.h"
#include "rules/match.h"
#include "solver/solver.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace kamisado {

/// The chance of winning the match, 0 to 1.
struct Chance {
    double value = 0.5;
    bool proved = false; ///< then it is 0, 1, or a series that is certain to be tied

    friend bool operator==(const Chance&, const Chance&) = default;
};

/// Something that can be decided, and what is known of it, for the player who decides.
struct Choice {
    Decision decision;
    Verdict verdict = Verdict::Unknown;         ///< of this round; of the next one when filling
    std::optional<int> distance = std::nullopt; ///< to the end of the round, this move included
    std::optional<int> points = std::nullopt; ///< the margin that can be forced, when points matter
    Chance chance;
    /// Where the choice begins a round that the opponent can win: the chance that a strong but
    /// bounded one lets it slip. A chance that is only estimated counts it already.
    double slip = 0;
};

/// How hard to look, in nodes, so that the same question has the same answer on every machine.
struct SenseLimits {
    SearchLimits move{.nodes = 1'000'000};       ///< the verdict of each move
    SearchLimits details{.nodes = 400'000};      ///< distances, and points, of all moves together
    SearchLimits line_up{.nodes = 50'000};       ///< the first moves of line-ups to come, each
    SearchLimits challenger{.nodes = 200'000};   ///< how hard a line-up is to win, for each
    SearchLimits answers{.nodes = 10'000};       ///< the answers to a move
    SearchLimits resistance{.nodes = 1'000'000}; ///< how to lose what is lost
    SearchLimits weighing{.nodes = 100'000'000}; ///< verdicts, details and line-ups together
    Settle first_move = Settle::AllMoves;        ///< of a round; one that wins is enough to play

    /// For playing: two or three seconds at most for a decision, mostly much less.
    [[nodiscard]] static constexpr SenseLimits to_play() {
        return {.move = {.nodes = 3'000'000},
                .details = {.nodes = 100'000},
                .line_up = {.nodes = 10'000},
                .challenger = {.nodes = 800'000},
                .answers = {.nodes = 3'000},
                .resistance = {.nodes = 1'000'000},
                .weighing = {.nodes = 3'000'000},
                .first_move = Settle::UntilOneWins};
    }

    /// N sixteenths as hard.
    [[nodiscard]] constexpr SenseLimits sixteenths(std::uint64_t count) const {
        constexpr auto most = std::numeric_limits<std::uint64_t>::max();
        SenseLimits limits = *this;
        for (SearchLimits* const each :
             {&limits.move, &limits.details, &limits.line_up, &limits.challenger, &limits.answers,
              &limits.resistance, &limits.weighing}) {
            const std::uint64_t part = each->nodes / 16;
            each->nodes = part > most / count ? most : part * count;
        }
        return limits;
    }
};

/// Looks beyond the round to the match. Where the round decides the match it knows; further off it
/// estimates, as if the rest of this round were played perfectly.
class MatchSense {
  public:
    /// The solver must outlive it.
    /// With a seed, rounds that begin are looked at in another order, and so another of the first
    /// moves that win is found.
    explicit MatchSense(Solver& solver, SenseLimits limits = {},
                        std::optional<std::uint64_t> seed = std::nullopt)
        : solver_(&solver), limits_(limits), seed_(seed) {}

    /// Every move, in the order of legal_moves(), or both fills. The match must not be over.
    [[nodiscard]] std::vector<Choice> weigh(const MatchState& state, Format format);

    /// The same moves with their chances, from what is known of them already: nothing more is asked
    /// about this round, only about line-ups that follow at once.
    [[nodiscard]] std::vector<Choice> weigh_known(const MatchState& state, Format format,
                                                  std::vector<Choice> moves);

  private:
    class Scales;

    Solver* solver_;
    SenseLimits limits_;
    std::optional<std::uint64_t> seed_;
};

} // namespace kamisado
