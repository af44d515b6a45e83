// Many rounds as arrays.
#include "learning/action.h"
#include "learning/planes.h"
#include "learning/playout.h"
#include "library/access.h"
#include "rules/moves.h"

#include <kamisado/learning.h>

#include <algorithm>

namespace libkamisado {

static_assert(action_count == core::action_count && plane_count == core::plane_count);

namespace {

/// How many rounds are played before somebody is asked whether to go on: a few milliseconds.
constexpr std::uint64_t rounds_at_a_time = 10'000;

Error batch_error(const char* id, const std::string& sentence) {
    return {.id = id, .sentence = sentence, .message = sentence};
}

/// Calls `write` with each position and its row.
template <std::size_t width, typename Number, typename Write>
Result<void> write_rows(std::span<const Position> positions, std::span<Number> rows, Write write) {
    if (rows.size() != positions.size() * width) {
        return std::unexpected(
            batch_error("batch.size", std::to_string(positions.size()) + " positions need " +
                                          std::to_string(positions.size() * width) +
                                          " numbers, not " + std::to_string(rows.size())));
    }
    for (std::size_t row = 0; row < positions.size(); ++row) {
        write(Access::of(positions[row]),
              std::span<Number, width>(rows.subspan(row * width, width)));
    }
    return {};
}

/// Each round has random numbers of its own, whichever others are played with it.
core::Random random_of(std::uint64_t seed, std::size_t round) {
    return core::Random(core::mixed(seed + core::mixed(round)));
}

Playouts counts_shown(const core::PlayoutCounts& counts) {
    return {.wins = {counts.wins[core::Player::Black], counts.wins[core::Player::Gold]},
            .deadlocks = counts.deadlocks,
            .moves = counts.moves};
}

std::int8_t sign_of(core::Verdict verdict) {
    if (verdict == core::Verdict::Unknown) {
        return 0;
    }
    return verdict == core::Verdict::Win ? 1 : -1;
}

void write_label(const core::Position& position, const core::Answer& answer, std::size_t row,
                 Labels& labels) {
    labels.values[row] = sign_of(answer.verdict);
    for (const core::MoveAnswer& move : answer.moves) {
        const std::size_t at =
            (row * action_count) + static_cast<std::size_t>(core::action_of(position, move.move));
        labels.actions[at] = sign_of(move.verdict);
        if (!labels.distances.empty()) {
            labels.action_distances[at] = static_cast<std::int16_t>(move.distance.value_or(0));
        }
    }
    if (!labels.distances.empty()) {
        labels.distances[row] = static_cast<std::int16_t>(answer.distance.value_or(0));
    }
}

} // namespace

std::optional<int> action_of(const Position& position, Move move) {
    const core::Position inner = Access::of(position);
    const auto found = core::find_move(inner, inside(move.from()), inside(move.to()));
    return found ? std::optional(core::action_of(inner, *found)) : std::nullopt;
}

std::optional<Move> move_of(const Position& position, int action) {
    const auto move = core::move_of(Access::of(position), action);
    return move ? std::optional(shown(*move)) : std::nullopt;
}

Result<void> write_legal_actions(std::span<const Position> positions,
                                 std::span<std::uint8_t> masks) {
    return write_rows<action_count>(positions, masks, core::write_legal_actions);
}

Result<void> write_observations(std::span<const Position> positions,
                                std::span<std::uint8_t> planes) {
    return write_rows<observation_size>(positions, planes, core::write_planes<std::uint8_t>);
}

Result<void> write_observations(std::span<const Position> positions, std::span<float> planes) {
    return write_rows<observation_size>(positions, planes, core::write_planes<float>);
}

Result<void> step(std::span<Position> positions, std::span<const std::int32_t> actions) {
    if (actions.size() != positions.size()) {
        return std::unexpected(batch_error("batch.size", std::to_string(positions.size()) +
                                                             " positions need as many "
                                                             "actions, not " +
                                                             std::to_string(actions.size())));
    }
    std::vector<core::Move> moves(positions.size());
    for (std::size_t row = 0; row < positions.size(); ++row) {
        const core::Position position = Access::of(positions[row]);
        const auto move = core::move_of(position, actions[row]);
        if (!move && !position.is_over()) {
            return std::unexpected(batch_error(
                "batch.illegal-action", "action " + std::to_string(actions[row]) +
                                            " is not legal in position " + std::to_string(row)));
        }
        moves[row] = move.value_or(core::Move());
    }
    for (std::size_t row = 0; row < positions.size(); ++row) {
        core::Position position = Access::of(positions[row]);
        if (!position.is_over()) {
            position.play(moves[row]);
            positions[row] = Access::shown(position);
        }
    }
    return {};
}

std::size_t step_at_random(std::span<Position> positions, std::uint64_t seed) {
    std::size_t running = 0;
    for (std::size_t row = 0; row < positions.size(); ++row) {
        core::Position position = Access::of(positions[row]);
        if (!position.is_over()) {
            core::Random random = random_of(seed, row);
            position.play(core::random_move(position, random));
            positions[row] = Access::shown(position);
            ++running;
        }
    }
    return running;
}

std::vector<Playouts> playouts(std::span<const Position> positions, std::uint64_t rounds,
                               std::uint64_t seed, const GoOn& go_on) {
    std::vector<Playouts> all(positions.size());
    const std::uint64_t total = positions.size() * rounds;
    std::uint64_t asked_at = 0;
    for (std::size_t row = 0; row < positions.size(); ++row) {
        const core::Position position = Access::of(positions[row]);
        if (position.is_over()) {
            continue;
        }
        core::Random random = random_of(seed, row);
        core::PlayoutCounts counts;
        for (std::uint64_t played = 0; played < rounds;) {
            const std::uint64_t now = std::min(rounds - played, rounds_at_a_time);
            core::count_playouts(position, now, random, counts);
            played += now;
            all[row] = counts_shown(counts);
            const std::uint64_t done = (row * rounds) + played;
            if (go_on && done >= asked_at + rounds_at_a_time) {
                asked_at = done;
                if (!go_on(done, total)) {
                    return all;
                }
            }
        }
    }
    return all;
}

Labels label(Solver& solver, std::span<const Position> positions, bool distances, Limits limits,
             const GoOn& go_on) {
    Labels labels;
    labels.values.resize(positions.size());
    labels.actions.resize(positions.size() * action_count);
    if (distances) {
        labels.distances.resize(positions.size());
        labels.action_distances.resize(labels.actions.size());
    }
    core::Solver& inner = Access::begin(solver);
    for (std::size_t row = 0; row < positions.size(); ++row) {
        if (go_on && !go_on(row, positions.size())) {
            break;
        }
        const core::Position position = Access::of(positions[row]);
        if (!position.is_over()) {
            const core::Answer answer =
                inner.solve(position, {.distance = distances, .points = false}, inside(limits), {});
            write_label(position, answer, row, labels);
        }
    }
    return labels;
}

} // namespace libkamisado
