#include "computer/match_sense.h"

#include "computer/resistance.h"
#include "rules/moves.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace kamisado {

namespace {

Chance opposite(Chance chance) { return {.value = 1 - chance.value, .proved = chance.proved}; }

Verdict best_of(const std::vector<Verdict>& moves) {
    if (std::ranges::find(moves, Verdict::Win) != moves.end()) {
        return Verdict::Win;
    }
    const bool all_lose = std::ranges::count(moves, Verdict::Loss) == std::ssize(moves);
    return all_lose ? Verdict::Loss : Verdict::Unknown;
}

Chance better(Chance a, Chance b) {
    Chance best = a.value >= b.value ? a : b;
    best.proved = (a.proved && b.proved) || (best.proved && best.value >= 1);
    return best;
}

} // namespace

/// One decision's worth of weighing: everything is seen with the eyes of the one who decides.
class MatchSense::Scales {
  public:
    Scales(Solver& solver, const SenseLimits& limits, std::optional<std::uint64_t> seed,
           const MatchState& state, Format format)
        : solver_(&solver),
          limits_(&limits),
          seed_(seed),
          end_(solver.nodes() + limits.weighing.nodes),
          state_(&state),
          format_(format),
          outlook_(format),
          standing_(Standing::of(state)),
          me_(*decider(state)) {}

    [[nodiscard]] std::vector<Choice> weigh_moves() {
        std::vector<Choice> choices;
        const Answer answer = ask();
        choices.reserve(answer.moves.size());
        for (const MoveAnswer& move : answer.moves) {
            choices.push_back({.decision = move.move,
                               .verdict = move.verdict,
                               .distance = move.distance,
                               .points = move.points,
                               .chance = {}});
        }
        return weigh_known(std::move(choices));
    }

    [[nodiscard]] std::vector<Choice> weigh_known(std::vector<Choice> choices) {
        // However many moves end the round, for each winner the line-ups are the same: the tower
        // that has gone home comes last into its row.
        line_ups_to_come_ = 2 * std::size(all_fills);
        for (Choice& choice : choices) {
            choice.chance = chance_of({.move = std::get<Move>(choice.decision),
                                       .verdict = choice.verdict,
                                       .distance = choice.distance,
                                       .points = choice.points});
        }
        prefer_finishing(choices);
        keep_wins(choices);
        return choices;
    }

    [[nodiscard]] std::vector<Choice> weigh_fills() {
        // The score counts the round that was won already, its board does not wear the ring yet.
        Standing next = standing_;
        ++next.round;
        next.challenger = opponent(me_);
        std::vector<Choice> choices;
        line_ups_to_come_ = std::size(all_fills);
        for (const FillFrom side : all_fills) {
            const auto line_up = judge(next, next_line_up(state_->position, side));
            choices.push_back({.decision = Fill{side},
                               .verdict = kamisado::opposite(line_up.verdict),
                               .distance = {},
                               .points = {},
                               .chance = opposite(line_up.chance),
                               .slip = line_up.slip});
        }
        return choices;
    }

  private:
    /// What is known of a round that begins, for its Challenger.
    struct LineUp {
        Verdict verdict = Verdict::Unknown;
        Chance chance;
        double slip = 0; ///< the chance that he lets a win slip
    };

    /// Verdicts first; then what is affordable, points before distances. A round that begins has
    /// too many moves and is too long for either, so that in a hurry they are left out.
    Answer ask() {
        Answer answer;
        const bool in_a_hurry =
            state_->position.is_free_choice() && limits_->first_move == Settle::UntilOneWins;
        const auto verdicts =
            settle(*solver_, state_->position, in_a_hurry ? Settle::UntilOneWins : Settle::AllMoves,
                   {.each = limits_->move,
                    .all = within_budget({.nodes = limits_->weighing.nodes / 3 * 2}),
                    .seed = seed_});
        for (const Move move : legal_moves(state_->position)) {
            answer.moves.push_back({.move = move,
                                    .verdict = verdicts[answer.moves.size()],
                                    .distance = {},
                                    .points = {}});
        }
        if (!in_a_hurry) {
            if (format_.has_rings()) {
                ask_more(answer, {.points = true});
            }
            ask_more(answer, {.distance = true});
        }
        return answer;
    }

    void ask_more(Answer& answer, Question question) {
        const Answer more =
            solver_->solve(state_->position, question, within_budget(limits_->details));
        for (std::size_t index = 0; index < answer.moves.size(); ++index) {
            MoveAnswer& known = answer.moves[index];
            const MoveAnswer& found = more.moves[index];
            known.points = known.points ? known.points : found.points;
            known.distance = known.distance ? known.distance : found.distance;
        }
    }

    /// The line-up that a finish leaves is looked at, that of a later one is only hoped for. Hope
    /// is no reason to put a win off, unless finishing now loses the match for certain.
    void prefer_finishing(std::vector<Choice>& choices) const {
        const Choice* finish = nullptr;
        for (const Choice& choice : choices) {
            const bool ends = choice.verdict == Verdict::Win && ends_round(choice);
            if (ends && (finish == nullptr || choice.chance.value > finish->chance.value)) {
                finish = &choice;
            }
        }
        if (finish == nullptr || finish->chance.proved) {
            return;
        }
        for (Choice& choice : choices) {
            const bool more = choice.points.value_or(1) > finish->points.value_or(1);
            if (!more && !ends_round(choice) && !choice.chance.proved) {
                choice.chance.value = std::min(choice.chance.value, finish->chance.value);
            }
        }
    }

    /// A round that is proved to be won is worth more than one of which nothing is known, or which
    /// is lost, whatever the usual points say; unless it is proved that winning it loses the match.
    static void keep_wins(std::vector<Choice>& choices) {
        const Choice* win = nullptr;
        for (const Choice& choice : choices) {
            const bool is_win = choice.verdict == Verdict::Win;
            if (is_win && (win == nullptr || choice.chance.value > win->chance.value)) {
                win = &choice;
            }
        }
        if (win == nullptr || (win->chance.proved && win->chance.value <= 0)) {
            return;
        }
        for (Choice& choice : choices) {
            if (choice.verdict != Verdict::Win && !choice.chance.proved) {
                choice.chance.value = std::min(choice.chance.value, win->chance.value);
            }
        }
    }

    [[nodiscard]] SearchLimits within_budget(SearchLimits limits) const {
        limits.nodes = std::min(limits.nodes, end_ - std::min(end_, solver_->nodes()));
        return limits;
    }

    [[nodiscard]] bool ends_round(const Choice& choice) const {
        return state_->position.after(std::get<Move>(choice.decision)).is_over();
    }

    Chance chance_of(const MoveAnswer& move) {
        const Position after = state_->position.after(move.move);
        if (after.is_over()) {
            return chance_after_round(after);
        }
        if (move.verdict == Verdict::Unknown) {
            return {.value = (outlook_.won_by(standing_, me_, me_) +
                              outlook_.won_by(standing_, opponent(me_), me_)) /
                             2};
        }
        return chance_with_winner(move);
    }

    /// A win is worth what is certain, at least a point. What a loss costs, when it is not known,
    /// is what it usually costs.
    [[nodiscard]] Chance chance_with_winner(const MoveAnswer& move) const {
        if (move.verdict == Verdict::Win) {
            return when_won(standing_, me_, move.points.value_or(1), me_);
        }
        std::optional<int> cost;
        if (move.points) {
            cost = -*move.points;
        }
        return when_won(standing_, opponent(me_), cost, me_);
    }

    /// The chance of `player` when it is known who wins a round, and for how much or not. It is a
    /// proof when even the least points decide the match.
    [[nodiscard]] Chance when_won(const Standing& standing, Player winner,
                                  std::optional<int> points, Player player) const {
        const int least = format_.has_rings() ? points.value_or(1) : 1;
        const Standing next = outlook_.after(standing, winner, least);
        if (points || outlook_.is_over(next)) {
            return {.value = outlook_.before_round(next, player), .proved = outlook_.is_over(next)};
        }
        return {.value = outlook_.won_by(standing, winner, player)};
    }

    Chance chance_after_round(const Position& finished) {
        const RoundEnd end = *finished.end();
        const int points = outlook_.points_for(finished.board().rings_of(end.tower));
        const Standing next = outlook_.after(standing_, end.winner(), points);
        if (!format_.has_rings() || outlook_.is_over(next)) {
            return when_won(standing_, end.winner(), points, me_);
        }
        const Chance for_winner = best_fill(next, finished);
        return end.winner() == me_ ? for_winner : opposite(for_winner);
    }

    /// For the winner of the round before, who chooses and is the Defender. One after the other:
    /// each look takes nodes of the next, and compilers differ in which argument they begin with.
    Chance best_fill(const Standing& next, const Position& finished) {
        const Chance left = opposite(judge(next, next_line_up(finished, FillFrom::Left)).chance);
        const Chance right = opposite(judge(next, next_line_up(finished, FillFrom::Right)).chance);
        return better(left, right);
    }

    LineUp judge(const Standing& next, const Board& board) {
        const auto same = std::ranges::find(judged_, board, &std::pair<Board, LineUp>::first);
        if (same != judged_.end()) {
            return same->second;
        }
        return judged_.emplace_back(board, judge_anew(next, board)).second;
    }

    /// A Challenger who wins by force may still fail: a chance that is no proof counts that.
    LineUp judge_anew(const Standing& next, const Board& board) {
        const Player challenger = next.challenger;
        const auto start = Position::start_of_round(board, challenger);
        // What is left is shared with the line-ups that are still to be looked at.
        SearchLimits share = within_budget({});
        share.nodes /= std::max<std::size_t>(line_ups_to_come_, 1);
        line_ups_to_come_ -= line_ups_to_come_ > 0 ? 1 : 0;
        const Verdict verdict = best_of(settle(*solver_, start, Settle::UntilOneWins,
                                               {.each = limits_->line_up, .all = share}));
        if (verdict == Verdict::Unknown) {
            return {.verdict = verdict,
                    .chance = {.value = outlook_.before_round(next, challenger)}};
        }
        if (verdict == Verdict::Loss) {
            return {.verdict = verdict,
                    .chance = when_won(next, opponent(challenger), {}, challenger)};
        }
        LineUp won{.verdict = verdict, .chance = when_won(next, challenger, {}, challenger)};
        if (const auto limits = within_budget(limits_->challenger); limits.nodes > 0) {
            won.slip = Resistance(*solver_, limits.nodes).saved_from_start(start);
        }
        if (!won.chance.proved) {
            won.chance.value +=
                won.slip *
                (outlook_.won_by(next, opponent(challenger), challenger) - won.chance.value);
        }
        return won;
    }

    Solver* solver_;
    const SenseLimits* limits_;
    std::optional<std::uint64_t> seed_;
    std::uint64_t end_; ///< when the solver has looked at that many nodes
    std::size_t line_ups_to_come_ = 0;
    std::vector<std::pair<Board, LineUp>> judged_;
    const MatchState* state_;
    Format format_;
    Outlook outlook_;
    Standing standing_;
    Player me_;
};

std::vector<Choice> MatchSense::weigh(const MatchState& state, Format format) {
    Scales scales(*solver_, limits_, seed_, state, format);
    return state.phase == Phase::Filling ? scales.weigh_fills() : scales.weigh_moves();
}

std::vector<Choice> MatchSense::weigh_known(const MatchState& state, Format format,
                                            std::vector<Choice> moves) {
    return Scales(*solver_, limits_, seed_, state, format).weigh_known(std::move(moves));
}

} // namespace kamisado
