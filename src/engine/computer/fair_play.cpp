#include "computer/fair_play.h"

#include "computer/level.h"
#include "computer/settle.h"
#include "rules/moves.h"

#include <algorithm>
#include <cmath>

namespace kamisado {

namespace {

/// Returns the only move that wins, or nullopt if there is none, if there are several, or if that
/// many nodes do not suffice to tell.
std::optional<Move> only_winning_move(Solver& solver, const Position& position,
                                      std::uint64_t nodes) {
    const MoveList moves = legal_moves(position);
    std::vector<Verdict> verdicts(moves.size(), Verdict::Unknown);
    const std::uint64_t end = solver.nodes() + nodes;
    std::size_t winning = 0;
    std::optional<Move> only;
    bool is_open = true;
    for (std::uint64_t each = first_try; is_open; each *= growth_of_tries) {
        is_open = false;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (verdicts[i] != Verdict::Unknown) {
                continue;
            }
            if (solver.nodes() >= end || solver.is_out_of_patience()) {
                return std::nullopt;
            }
            verdicts[i] = verdict_of(solver, position, moves[i],
                                     {.nodes = std::min(each, end - solver.nodes())});
            if (verdicts[i] == Verdict::Win) {
                only = moves[i];
                if (++winning > 1) {
                    return std::nullopt;
                }
            }
            is_open = is_open || verdicts[i] == Verdict::Unknown;
        }
    }
    return only;
}

/// The share of only moves that each level has found, by distance group; measured by
/// bench_fair_play.
constexpr std::array<FoundShares, highest_level> found_by_level{{
#include "computer/found_by_level.inc"
}};

/// Level 4 is an average person; the steps between levels are those of docs/levels.md, in Elo.
constexpr std::array<double, highest_level> level_ratings{1075, 1224, 1338, 1500, 1647,
                                                          1792, 1969, 2142, 2299, 2499};

/// With this many chances, people's own games weigh as much as the levels' figures.
constexpr double weight_of_levels = 100;
/// Nobody finds everything, or nothing, for certain.
constexpr double surest = 0.98;

double bounded(double share) { return std::clamp(share, 1 - surest, surest); }

} // namespace

OnlyMoves only_moves(Solver& solver, const Match& match, OnlyMoveLimits limits) {
    OnlyMoves result;
    const std::uint64_t end = solver.nodes() + limits.all;
    for (std::size_t step = 0; step < match.size(); ++step) {
        const auto* const played = std::get_if<Move>(&match.decision(step));
        const MatchState& state = match.before(step);
        if (played == nullptr || legal_moves(state.position).size() < 2) {
            continue;
        }
        const Player player = state.position.to_move();
        ++result.moves[player];
        if (solver.nodes() >= end || solver.is_out_of_patience()) {
            continue;
        }
        const auto only =
            only_winning_move(solver, state.position, std::min(limits.each, end - solver.nodes()));
        if (only) {
            const MoveAnswer known{
                .move = *only, .verdict = Verdict::Win, .distance = {}, .points = {}};
            const MoveAnswer answer = solver.solve_move(state.position, known, {.distance = true},
                                                        {.nodes = limits.distance});
            result.chances.push_back({.step = step,
                                      .player = player,
                                      .distance = answer.distance,
                                      .found = *only == *played});
        }
    }
    return result;
}

std::size_t distance_group(std::optional<int> distance) {
    if (!distance || *distance > 7) {
        return 3;
    }
    if (*distance > 3) {
        return 2;
    }
    return *distance > 1 ? 1 : 0;
}

void OnlyMoveTally::add(std::optional<int> distance, bool is_found) {
    const std::size_t group = distance_group(distance);
    ++chances[group];
    found[group] += is_found ? 1 : 0;
}

void OnlyMoveTally::add(const OnlyMoveTally& other) {
    for (std::size_t group = 0; group < distance_groups; ++group) {
        chances[group] += other.chances[group];
        found[group] += other.found[group];
    }
}

double rating_of_level(int level) {
    return level_ratings.at(static_cast<std::size_t>(level - lowest_level));
}

FoundShares shares_of_levels(double rating) {
    const double inside = std::clamp(rating, level_ratings.front(), level_ratings.back());
    std::size_t above = 1;
    while (above + 1 < level_ratings.size() && level_ratings[above] < inside) {
        ++above;
    }
    const double low = level_ratings[above - 1];
    const double part = (inside - low) / (level_ratings[above] - low);
    FoundShares shares{};
    for (std::size_t group = 0; group < distance_groups; ++group) {
        shares[group] = bounded(
            std::lerp(found_by_level[above - 1][group], found_by_level[above][group], part));
    }
    return shares;
}

FoundShares shares_of_people(double rating, const OnlyMoveTally& people) {
    FoundShares shares = shares_of_levels(rating);
    for (std::size_t group = 0; group < distance_groups; ++group) {
        shares[group] = bounded(((shares[group] * weight_of_levels) + people.found[group]) /
                                (weight_of_levels + people.chances[group]));
    }
    return shares;
}

FairPlayFigure figure_of(const OnlyMoveTally& tally, const FoundShares& shares) {
    FairPlayFigure figure;
    double variance = 0;
    for (std::size_t group = 0; group < distance_groups; ++group) {
        const double share = bounded(shares[group]);
        figure.chances += tally.chances[group];
        figure.found += tally.found[group];
        figure.expected += tally.chances[group] * share;
        variance += tally.chances[group] * share * (1 - share);
    }
    figure.deviations =
        figure.chances == 0 ? 0 : (figure.found - figure.expected) / std::sqrt(variance);
    return figure;
}

bool is_unusual(const FairPlayFigure& figure) {
    return figure.chances >= fewest_chances && figure.deviations > unusual_deviations;
}

} // namespace kamisado
