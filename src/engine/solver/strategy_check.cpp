#include "solver/strategy_check.h"

#include "rules/moves.h"
#include "solver/strategy_walk.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace kamisado {

namespace {

class Walk {
  public:
    explicit Walk(const Strategy& strategy) : strategy_(&strategy) {}

    /// The most real moves from here to the end, when every line is won.
    std::expected<int, StrategyError> visit(const Position& position) {
        if (const auto end = position.end()) {
            const int points = points_for_next_ring(position.board().rings_of(end->tower));
            if ((end->winner() == strategy_->winner ? points : -points) < strategy_->points) {
                return error(StrategyFault::Lost, position);
            }
            return 0;
        }
        if (const auto [known, is_new] = lengths_.try_emplace(position); !is_new) {
            // By the rules no round comes back to a position, but that is not relied upon.
            return known->second ? std::expected<int, StrategyError>(*known->second)
                                 : error(StrategyFault::Circle, position);
        }
        auto length = position.to_move() == strategy_->winner ? play_reply(position)
                                                              : try_everything(position);
        if (length) {
            lengths_[position] = ++*length;
        }
        return length;
    }

    [[nodiscard]] std::size_t positions() const { return lengths_.size(); }
    [[nodiscard]] std::size_t replies() const { return used_; }

  private:
    std::expected<int, StrategyError> play_reply(const Position& position) {
        if (used_ == strategy_->replies.size()) {
            return error(StrategyFault::RepliesMissing, position);
        }
        const Reply reply = strategy_->replies[used_++];
        const auto move = find_move(position, reply.from, reply.to);
        if (!move) {
            return error(StrategyFault::IllegalReply, position);
        }
        return visit(position.after(*move));
    }

    std::expected<int, StrategyError> try_everything(const Position& position) {
        int longest = 0;
        for (const Move move : walk_moves(position)) {
            const auto length = visit(position.after(move));
            if (!length) {
                return length;
            }
            longest = std::max(longest, *length);
        }
        return longest;
    }

    [[nodiscard]] std::expected<int, StrategyError> error(StrategyFault fault,
                                                          const Position& position) const {
        return std::unexpected(StrategyError{fault, position, used_});
    }

    const Strategy* strategy_;
    std::size_t used_ = 0;
    std::unordered_map<Position, std::optional<int>, PositionHash> lengths_; // none: on the way
};

} // namespace

std::expected<StrategyReport, StrategyError> check_strategy(const Strategy& strategy) {
    Walk walk(strategy);
    const auto longest = walk.visit(strategy.start);
    if (!longest) {
        return std::unexpected(longest.error());
    }
    if (walk.replies() != strategy.replies.size()) {
        return std::unexpected(
            StrategyError{StrategyFault::RepliesLeft, strategy.start, walk.replies() + 1});
    }
    return StrategyReport{walk.positions(), walk.replies(), *longest};
}

} // namespace kamisado
