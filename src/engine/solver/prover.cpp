#include "solver/prover.h"

#include "solver/aim.h"
#include "solver/answer.h"
#include "solver/expansion.h"
#include "solver/key.h"
#include "solver/recent_expansions.h"
#include "solver/search.h"
#include "solver/strategy_check.h"
#include "solver/strategy_walk.h"
#include "solver/transposition_table.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <functional>
#include <unordered_set>
#include <utility>
#include <vector>

namespace kamisado {

namespace {

constexpr std::uint64_t first_budget = 256;

Verdict verdict_for(Player player, Player winner) {
    return player == winner ? Verdict::Win : Verdict::Loss;
}

/// Who claims what, as a question with two answers: to lose no more than so much is to keep the
/// other player from winning with a tower that scores more.
Aim aim_of(Player player, int points) {
    int rings = 0;
    while (points_for_next_ring(rings) < std::abs(points)) {
        ++rings;
    }
    return points > 0 ? Aim::with_rings(player, rings)
                      : Aim::with_rings(opponent(player), rings + 1);
}

/// The searches: whether the player who has made a move reaches his aim.
class Prospects {
  public:
    /// `tell` hears of the nodes so far, every few hundred of them.
    Prospects(const ProverOptions& options, Aim aim, std::function<void(std::uint64_t)> tell)
        : most_nodes_(options.nodes),
          aim_(aim),
          tell_(std::move(tell)),
          table_(options.table_bytes),
          search_(table_, recent_, [this](std::uint64_t nodes) {
              tell_(nodes);
              return nodes < stop_at_;
          }) {}

    [[nodiscard]] bool exhausted() const { return search_.nodes() >= most_nodes_; }

    /// What is known without a search.
    [[nodiscard]] Verdict known(const Position& next, Player player) {
        if (const auto end = next.end()) {
            return verdict_for(player, aim_.achiever(next.board(), *end));
        }
        const Key key = key_of(next, aim_);
        std::optional<bool> wins;
        if (const auto proof = table_.find(scrambled(key)); proof && proof->is_settled()) {
            wins = proof->prove == 0;
        } else {
            Expansion expansion; // NOLINT(misc-const-correctness): filled in
            const PerPlayer<FarRowRuns> runs = far_row_runs_of(next.board(), aim_);
            code_for(Instructions::Best)(next, aim_, key, table_,
                                         {.runs = &runs, .before = nullptr, .move = {}}, expansion);
            wins = expansion.settled();
        }
        const Player mover = next.to_move();
        return wins ? verdict_for(player, *wins ? mover : opponent(mover)) : Verdict::Unknown;
    }

    /// What a search of that many nodes finds out.
    [[nodiscard]] Verdict searched(const Position& next, Player player, std::uint64_t nodes) {
        if (next.is_over()) {
            return known(next, player);
        }
        stop_at_ = std::min(most_nodes_, search_.nodes() + nodes);
        const Verdict verdict = search_.run(next, aim_);
        return next.to_move() == player ? verdict : opposite(verdict);
    }

  private:
    std::uint64_t most_nodes_;
    Aim aim_;
    std::uint64_t stop_at_ = 0;
    std::function<void(std::uint64_t)> tell_;
    TranspositionTable table_;
    RecentExpansions recent_;
    Search search_;
};

class Prover {
  public:
    explicit Prover(const ProverOptions& options, Aim aim = {})
        : prospects_(options, aim, [this, tell = options.progress](std::uint64_t nodes) {
              if (tell) {
                  tell({.nodes = nodes, .replies = strategy_.replies.size()});
              }
          }) {}

    std::optional<Strategy> run(const Position& start) {
        const Verdict verdict = easiest_win(start).verdict;
        if (verdict == Verdict::Unknown) {
            return std::nullopt;
        }
        const Player mover = start.to_move();
        return written_down(start, verdict == Verdict::Win ? mover : opponent(mover), 1);
    }

    /// The aim must be that of this claim.
    std::optional<Strategy> run(const Position& start, Player player, int points) {
        const Verdict needed = start.to_move() == player ? Verdict::Win : Verdict::Loss;
        return easiest_win(start).verdict == needed ? written_down(start, player, points)
                                                    : std::nullopt;
    }

  private:
    struct Finding {
        Verdict verdict = Verdict::Unknown;
        std::optional<Move> move;
    };

    std::optional<Strategy> written_down(const Position& start, Player player, int points) {
        strategy_ = {.start = start, .winner = player, .replies = {}, .points = points};
        return visit(start) ? std::optional(std::move(strategy_)) : std::nullopt;
    }

    /// The walk of the checker. False when the nodes do not suffice.
    bool visit(const Position& position) {
        if (position.is_over() || !visited_.insert(position).second) {
            return true;
        }
        if (position.to_move() != strategy_.winner) {
            return std::ranges::all_of(walk_moves(position),
                                       [&](Move move) { return visit(position.after(move)); });
        }
        auto move = handiest_known_win(position);
        if (!move) {
            move = easiest_win(position).move;
        }
        if (!move) {
            return false;
        }
        strategy_.replies.push_back({move->from(), move->to()});
        return visit(position.after(*move));
    }

    /// What a search has left in the table is a way that it found short. Other moves may win too,
    /// but nobody knows how much follows them.
    [[nodiscard]] std::optional<Move> handiest_known_win(const Position& position) {
        std::optional<Move> handiest;
        int fewest = 0;
        for (const Move move : walk_moves(position)) {
            const Position next = position.after(move);
            if (prospects_.known(next, position.to_move()) != Verdict::Win) {
                continue;
            }
            const bool is_free = next.is_over() || visited_.contains(next);
            const int answers = is_free ? 0 : count_moves(next);
            if (!handiest || answers < fewest) {
                handiest = move;
                fewest = answers;
            }
        }
        return handiest;
    }

    /// The move that is the first to be proved when all get the same, growing number of nodes.
    [[nodiscard]] Finding easiest_win(const Position& position) {
        auto open = walk_moves(position);
        for (std::uint64_t budget = first_budget; !open.empty(); budget *= 2) {
            std::vector<Move> still_open;
            for (const Move move : open) {
                switch (prospects_.searched(position.after(move), position.to_move(), budget)) {
                case Verdict::Win: return {Verdict::Win, move};
                case Verdict::Loss: break;
                case Verdict::Unknown: still_open.push_back(move); break;
                }
                if (prospects_.exhausted()) {
                    return {};
                }
            }
            open = std::move(still_open);
        }
        return {.verdict = Verdict::Loss, .move = {}};
    }

    Prospects prospects_;
    Strategy strategy_;
    std::unordered_set<Position, PositionHash> visited_;
};

} // namespace

std::optional<Strategy> prove(const Position& position, const ProverOptions& options) {
    auto strategy = Prover(options).run(position);
    assert(!strategy || check_strategy(*strategy));
    return strategy;
}

std::optional<Strategy> prove_points(const Position& position, Player player, int points,
                                     const ProverOptions& options) {
    if (points > 0 && points > points_for_next_ring(most_rings(position.board(), player))) {
        return std::nullopt; // nobody wears that many rings, and a search would try everything
    }
    auto strategy = Prover(options, aim_of(player, points)).run(position, player, points);
    assert(!strategy || check_strategy(*strategy));
    return strategy;
}

} // namespace kamisado
