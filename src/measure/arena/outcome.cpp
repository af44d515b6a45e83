#include "arena/outcome.h"

#include "text/number.h"
#include "text/words.h"

#include <fmt/format.h>

#include <algorithm>

namespace kamisado {

namespace {

std::string_view winner_word(std::optional<Side> winner) {
    if (!winner) {
        return "draw";
    }
    return *winner == Side::First ? "first" : "second";
}

std::optional<GameOutcome> read_leniently(std::string_view line) {
    const auto game = number_from<int>(take_word(line));
    const std::string_view winner = take_word(line);
    const auto decisions = number_from<int>(take_word(line));
    if (!game || !decisions || *game < 0 || *decisions < 0) {
        return std::nullopt;
    }
    GameOutcome outcome{.game = *game, .winner = {}, .decisions = *decisions, .forfeit = {}};
    if (winner != "draw") {
        outcome.winner = winner == "first" ? Side::First : Side::Second;
    }
    const std::string_view forfeit = take_word(line);
    const auto* const kind = std::ranges::find_if(
        all_forfeits, [forfeit](ForfeitKind known) { return name_of(known) == forfeit; });
    if (kind != all_forfeits.end()) {
        outcome.forfeit = Forfeit{.kind = *kind, .detail = std::string(line)};
    }
    return outcome;
}

} // namespace

std::string_view name_of(ForfeitKind kind) {
    switch (kind) {
    case ForfeitKind::Crash: return "crash";
    case ForfeitKind::IllegalMove: return "illegal";
    case ForfeitKind::Rubbish: return "rubbish";
    case ForfeitKind::TimeOut: break;
    }
    return "timeout";
}

std::string write_outcome(const GameOutcome& outcome) {
    std::string line =
        fmt::format("{} {} {}", outcome.game, winner_word(outcome.winner), outcome.decisions);
    if (!outcome.forfeit) {
        return line;
    }
    return fmt::format("{} {} {}", line, name_of(outcome.forfeit->kind), outcome.forfeit->detail);
}

std::optional<GameOutcome> read_outcome(std::string_view line) {
    const auto outcome = read_leniently(line);
    return outcome && write_outcome(*outcome) == line ? outcome : std::nullopt;
}

} // namespace kamisado
