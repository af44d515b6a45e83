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

CommandError error_of(const StrategyError& error, const Strategy& strategy) {
    const std::string position = write_position(error.position);
    switch (error.fault) {
    case StrategyFault::RepliesMissing:
        return {"strategy.replies-missing",
                fmt::format("the replies end after {}, and there is none for {}", error.reply,
                            position)};
    case StrategyFault::IllegalReply: {
        const Reply& reply = strategy.replies[error.reply - 1];
        return {"strategy.illegal-reply",
                fmt::format("reply {}, {}{}, is not legal in {}", error.reply, name_of(reply.from),
                            name_of(reply.to), position)};
    }
    case StrategyFault::Lost:
        return {"strategy.lost",
                fmt::format("{} loses in {}, replies played so far: {}",
                            capital_name_of(strategy.winner), position, error.reply)};
    case StrategyFault::Circle:
        return {"strategy.circle",
                fmt::format("the round goes in circles through {}, replies played so far: {}",
                            position, error.reply)};
    case StrategyFault::RepliesLeft: break;
    }
    return {"strategy.replies-left",
            fmt::format("the round is won without reply {} and what follows it", error.reply)};
}

} // namespace

std::expected<std::string, CommandError> strategy_verdict(const Strategy& strategy) {
    const auto report = check_strategy(strategy);
    if (!report) {
        return std::unexpected(error_of(report.error(), strategy));
    }
    return fmt::format("{} {}. Positions: {}, replies: {}, longest round: {}\n",
                       capital_name_of(strategy.winner), claim_of(strategy), report->positions,
                       report->replies, report->longest);
}

} // namespace kamisado::cli
