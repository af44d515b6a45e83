#include "puzzles/next_round.h"

#include "rules/match.h"
#include "rules/moves.h"
#include "solver/aim.h"
#include "solver/key.h"
#include "solver/recent_expansions.h"
#include "solver/search.h"
#include "solver/transposition_table.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace kamisado {

namespace {

constexpr std::size_t memory_bytes = std::size_t{16} << 20U;
/// A move gets this many nodes before it is seen whether another one has become more promising.
constexpr std::uint64_t slice = 2'000;

/// Who wins a round that begins. A hundred moves are possible, and mostly some of them win: the
/// one that is nearest to being proved is looked at next, as the search does within a round.
class FirstMove {
  public:
    explicit FirstMove(const Position& start)
        : table_(memory_bytes),
          search_(table_, recent_, [this](std::uint64_t nodes) { return nodes < end_of_slice_; }) {
        for (const Move move : legal_moves(start)) {
            replies_.push_back({.position = start.after(move)});
        }
    }

    /// Of the player who begins.
    Verdict verdict(SearchLimits limits) {
        while (!replies_.empty() && search_.nodes() < limits.nodes) {
            const auto next = std::ranges::min_element(replies_, {}, &Reply::disprove);
            const Verdict verdict = look_at(*next);
            if (verdict == Verdict::Loss) {
                return Verdict::Win;
            }
            if (verdict == Verdict::Win) {
                replies_.erase(next);
            }
        }
        return replies_.empty() ? Verdict::Loss : Verdict::Unknown;
    }

  private:
    /// The position after a first move, and how much is missing to prove that it is lost.
    struct Reply {
        Position position;
        std::uint32_t disprove = 1;
    };

    Verdict look_at(Reply& reply) {
        end_of_slice_ = search_.nodes() + slice;
        const Verdict verdict = search_.run(reply.position, Aim());
        if (const auto proof = table_.find(scrambled(key_of(reply.position, Aim())))) {
            reply.disprove = proof->disprove;
        }
        return verdict;
    }

    TranspositionTable table_;
    std::uint64_t end_of_slice_ = 0;
    RecentExpansions recent_;
    Search search_;
    std::vector<Reply> replies_;
};

/// Whether the player who begins a round wins it within that many moves of both sides.
bool wins_within(const Position& start, int moves, Search& search) {
    const Aim aim = Aim::within(start.to_move(), moves - 1);
    return std::ranges::any_of(legal_moves(start), [&](Move move) {
        return search.run(start.after(move), aim) == Verdict::Loss;
    });
}

Position start_after(const Position& finished, FillFrom side) {
    const Player challenger = opponent(finished.end()->winner());
    return Position::start_of_round(next_line_up(finished, side), challenger);
}

} // namespace

Verdict verdict_of_fill(const Position& finished, FillFrom side, SearchLimits limits) {
    return opposite(FirstMove(start_after(finished, side)).verdict(limits));
}

std::optional<int> quick_loss_after_fill(const Position& finished, FillFrom side) {
    const Position start = start_after(finished, side);
    TranspositionTable table(memory_bytes);
    RecentExpansions recent;
    Search search(table, recent, [](std::uint64_t) { return true; });
    for (int moves = 3; moves <= longest_quick_loss; moves += 2) {
        if (wins_within(start, moves, search)) {
            return moves;
        }
    }
    return std::nullopt;
}

} // namespace kamisado
