#include "cli/strategy_verdict.h"

#include "notation/names.h"
#include "notation/position_text.h"
#include "solver/strategy_check.h"

#include <fmt/format.h>

#include <cstdlib>
#include <string>

namespace kamisado::cli {

namespace {

std::string_view capital_name_of(Player player) {
    return player == Player::Black ? "Black" : "Gold";
}

std::string claim_of(const Strategy& strategy) {
    if (strategy.points == 1) {
        return "wins";
    }
    const int number = std::abs(strategy.points);
    return fmt::format("{} {} point{}", strategy.points > 0 ? "wins at least" : "loses at most",
                       number, number == 1 ? "" : "s");
}

Fault fault_of(const StrategyDefect& defect, const Strategy& strategy) {
    const std::string position = write_position(defect.position);
    switch (defect.fault) {
    case StrategyFault::RepliesMissing:
        return {"strategy.replies-missing",
                fmt::format("the replies end after {}, and there is none for {}", defect.reply,
                            position)};
    case StrategyFault::IllegalReply: {
        const Reply& reply = strategy.replies[defect.reply - 1];
        return {"strategy.illegal-reply",
                fmt::format("reply {}, {}{}, is not legal in {}", defect.reply, name_of(reply.from),
                            name_of(reply.to), position)};
    }
    case StrategyFault::Lost:
        return {"strategy.lost",
                fmt::format("{} loses in {}, replies played so far: {}",
                            capital_name_of(strategy.winner), position, defect.reply)};
    case StrategyFault::Circle:
        return {"strategy.circle",
                fmt::format("the round goes in circles through {}, replies played so far: {}",
                            position, defect.reply)};
    case StrategyFault::RepliesLeft: break;
    }
    return {"strategy.replies-left",
            fmt::format("the round is won without reply {} and what follows it", defect.reply)};
}

} // namespace

std::expected<std::string, Fault> strategy_verdict(const Strategy& strategy) {
    const auto report = check_strategy(strategy);
    if (!report) {
        return std::unexpected(fault_of(report.error(), strategy));
    }
    return fmt::format("{} {}. Positions: {}, replies: {}, longest round: {}\n",
                       capital_name_of(strategy.winner), claim_of(strategy), report->positions,
                       report->replies, report->longest);
}

} // namespace kamisado::cli
