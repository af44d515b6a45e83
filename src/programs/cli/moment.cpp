#include "cli/moment.h"

#include "cli/wording.h"

#include <fmt/format.h>

#include <cstddef>
#include <utility>
#include <variant>
#include <vector>

namespace kamisado::cli {

namespace {

/// The steps of a match that are real moves of this round.
std::vector<std::size_t> moves_of_round(const Match& match, int round) {
    std::vector<std::size_t> steps;
    for (std::size_t step = 0; step < match.size(); ++step) {
        if (match.before(step).round == round &&
            std::holds_alternative<Move>(match.decision(step))) {
            steps.push_back(step);
        }
    }
    return steps;
}

std::size_t steps_before_round(const Match& match, int round) {
    std::size_t steps = 0;
    while (steps < match.size() && match.before(steps).round < round) {
        ++steps;
    }
    return steps;
}

Position position_of(const Match& match, int round) {
    if (match.state().round == round) {
        return match.position();
    }
    const std::size_t last = match.size() - 1;
    return match.before(last).position.after(std::get<Move>(match.decision(last)));
}

} // namespace

std::expected<Moment, std::string> moment_of(Record record, MomentWanted wanted) {
    Match& match = record.match;
    const int rounds = match.state().round;
    const int round = wanted.round.value_or(rounds);
    if (round < 1 || round > rounds) {
        return std::unexpected(fmt::format("there is no round {}: the record has {}", round,
                                           counted(rounds, "round")));
    }
    const auto steps = moves_of_round(match, round);
    const auto count = static_cast<int>(steps.size());
    const int move = wanted.move.value_or(count);
    if (move < 0 || move > count) {
        return std::unexpected(fmt::format("there is no move {}: round {} has {}", move, round,
                                           counted(count, "move")));
    }
    const bool is_all = round == rounds && !wanted.move;
    if (!is_all) {
        const std::size_t kept = move == 0 ? steps_before_round(match, round)
                                           : steps[static_cast<std::size_t>(move - 1)] + 1;
        match.undo(match.size() - kept);
    }
    const Position position = position_of(match, round);
    return Moment{.record = std::move(record), .round = round, .moves = move, .position = position};
}

} // namespace kamisado::cli
