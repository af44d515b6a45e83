#include "computer/lookahead.h"

#include "computer/glance.h"
#include "computer/random.h"
#include "rules/moves.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <utility>

namespace kamisado {

namespace {

constexpr int infinity = 2 * value_of_win;

/// How much easier or harder a move is to overlook than others, in hundredths.
int obscurity(Move move) {
    const int distance = std::abs(move.to().rank() - move.from().rank());
    const bool is_diagonal = move.to().file() != move.from().file();
    return 40 + (15 * distance) + (is_diagonal ? 30 : 0);
}

/// The plainest move of all.
bool is_straight_step(Move move) {
    return move.to().file() == move.from().file() &&
           std::abs(move.to().rank() - move.from().rank()) == 1;
}

/// Those of the same value stay in their order. (std::stable_sort does that too, but makes clang
/// complain about the library of g++ 12.)
void sort_best_first(std::vector<Prospect>& prospects) {
    for (auto next = prospects.begin(); next != prospects.end(); ++next) {
        const auto place = std::ranges::upper_bound(prospects.begin(), next, next->value,
                                                    std::ranges::greater(), &Prospect::value);
        std::rotate(place, next, std::next(next));
    }
}

/// A search that overlooks moves. What it overlooks is drawn from the way that led there, so that
/// a move is either seen at a point or not, however often the search comes by.
class Lookahead {
  public:
    Lookahead(const Position& position, const Eyesight& eyes, std::uint64_t seed,
              const Patience* patience, const Stakes& stakes)
        : root_(position),
          eyes_(eyes),
          way_(mixed(seed ^ fingerprint(position))),
          patience_(patience),
          stakes_(stakes) {}

    std::vector<Prospect> run() {
        std::vector<Prospect> best = seen_at_root();
        for (int depth = 1; depth <= eyes_.depth; ++depth) {
            std::vector<Prospect> deeper = best;
            if (!rate(deeper, depth)) {
                break;
            }
            best = std::move(deeper);
            if (is_won(best.front().value) && best.front().value >= most_after(depth)) {
                break;
            }
        }
        return best;
    }

  private:
    /// The most that a win can be worth which looking further than `depth` moves may find.
    [[nodiscard]] int most_after(int depth) const {
        int most = 0;
        for (const Colour colour : all_colours) {
            most = std::max(most, worth_of_win(root_.board(), {root_.to_move(), colour}));
        }
        return most - ((depth + 1) * stakes_.cost_of_a_move);
    }

    [[nodiscard]] int worth_of_win(const Board& board, Tower tower) const {
        return stakes_.worth[tower.owner][static_cast<std::size_t>(board.rings_of(tower))];
    }

    [[nodiscard]] bool sees(Move move, std::uint64_t way) const {
        constexpr std::uint64_t draws = 100'000;
        return static_cast<int>(way % draws) >= eyes_.oversight * obscurity(move);
    }

    /// Fifteen times in a hundred.
    static bool notices_home(std::uint64_t way) { return way % 100 < 15; }

    static std::uint64_t onwards(std::uint64_t way, Move move) {
        return mixed(way ^ (move.from().index() + (64 * move.to().index())));
    }

    [[nodiscard]] std::vector<Prospect> seen_at_root() const {
        std::vector<Prospect> seen;
        const MoveList moves = legal_moves(root_);
        for (const Move move : moves) {
            const bool is_home = is_goal(root_.to_move(), move.to());
            const bool is_plain = is_home && (eyes_.sees_own_goal || is_straight_step(move));
            const std::uint64_t way = onwards(way_, move);
            if (is_plain || (eyes_.is_naive ? !is_home || notices_home(way) : sees(move, way))) {
                seen.push_back({.move = move});
            }
        }
        if (seen.empty() && !moves.empty()) {
            seen.push_back({.move = moves[way_ % moves.size()]}); // somewhere a hand must go
        }
        return seen;
    }

    /// False when the nodes were not enough.
    bool rate(std::vector<Prospect>& prospects, int depth) {
        int alpha = -infinity;
        for (Prospect& prospect : prospects) {
            const std::uint64_t way = onwards(way_, prospect.move);
            // Vague values are compared with each other: none may be cut off too early.
            const int bound = std::max(-infinity, alpha - (2 * eyes_.vagueness) - eyes_.close_call);
            prospect.value =
                value_of(root_, prospect.move, {.depth = depth, .ply = 1}, bound, infinity, way);
            if (has_given_up()) {
                return false;
            }
            if (!is_won(prospect.value) && !is_lost(prospect.value)) {
                prospect.value += vague(way);
            }
            alpha = std::max(alpha, prospect.value);
        }
        sort_best_first(prospects);
        return true;
    }

    [[nodiscard]] int vague(std::uint64_t way) const {
        const auto width = (2 * static_cast<std::uint64_t>(eyes_.vagueness)) + 1;
        return static_cast<int>(mixed(way) % width) - eyes_.vagueness;
    }

    [[nodiscard]] bool has_given_up() const { return nodes_ > eyes_.nodes; }

    /// Looks at the clock now and then; whoever has no patience left has no nodes left either.
    void count_node() {
        constexpr std::uint64_t now_and_then = 256;
        ++nodes_;
        if (patience_ != nullptr && nodes_ % now_and_then == 0 && patience_->is_over()) {
            nodes_ = eyes_.nodes + 1;
        }
    }

    struct Level {
        int depth; ///< moves still to look ahead
        int ply;   ///< moves already made
    };

    int value_of(const Position& before, Move move, Level level, int alpha, int beta,
                 std::uint64_t way) {
        const Position after = before.after(move);
        if (const auto end = after.end()) {
            const int value =
                worth_of_win(after.board(), end->tower) - (level.ply * stakes_.cost_of_a_move);
            return end->winner() == before.to_move() ? value : -value;
        }
        const Level next{.depth = level.depth - 1, .ply = level.ply + 1};
        if (after.to_move() == before.to_move()) {
            return search(after, next, alpha, beta, way);
        }
        return -search(after, next, -beta, -alpha, way);
    }

    int search(const Position& position, Level level, int alpha, int beta, std::uint64_t way) {
        count_node();
        if (level.depth == 0 || has_given_up()) {
            return glance(position);
        }
        int best = -infinity;
        const MoveList moves = legal_moves(position);
        // Furthest first: the move home is among them.
        for (std::size_t left = moves.size(); left > 0; --left) {
            const bool is_upwards = position.to_move() == Player::Black;
            const Move move = moves[is_upwards ? left - 1 : moves.size() - left];
            const std::uint64_t next = onwards(way, move);
            if (!sees(move, next)) {
                continue;
            }
            best =
                std::max(best, value_of(position, move, level, std::max(alpha, best), beta, next));
            if (best >= beta || has_given_up()) {
                break;
            }
        }
        return best == -infinity ? glance(position) : best; // nothing seen: a glance must do
    }

    [[nodiscard]] int glance(const Position& position) const {
        if (!eyes_.is_naive) {
            return judge(position);
        }
        const int open = openness(position.board());
        return position.to_move() == root_.to_move() ? open : -open;
    }

    Position root_;
    Eyesight eyes_;
    std::uint64_t way_;
    const Patience* patience_;
    Stakes stakes_;
    std::uint64_t nodes_ = 0;
};

} // namespace

std::vector<Prospect> look_ahead(const Position& position, const Eyesight& eyes, std::uint64_t seed,
                                 const Patience* patience, const Stakes& stakes) {
    return Lookahead(position, eyes, seed, patience, stakes).run();
}

} // namespace kamisado
