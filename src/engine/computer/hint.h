#pragma once

#include "computer/judgement.h"
#include "computer/match_sense.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace kamisado {

/// Why a choice is good. Words are the business of whoever shows it.
enum class ReasonKind : std::uint8_t {
    OnlyMove,            ///< there is no other
    WinsAtOnce,          ///< the round, with this move
    WinsIn,              ///< the round, in `number` moves of both sides, or however many it takes
    EveryOtherMoveLoses, ///< the round
    ScoresPoints,        ///< the round can be won with at least `number` points
    DecidesMatch,        ///< the match is won, and that is proved
    StopsTower,          ///< the enemy `tower` could have gone home, and cannot any more
    LeavesTowerUncalled, ///< the enemy `tower` could reach its far row, but other moves call it
    LosesIn,             ///< the round is lost, in `number` moves of both sides
    LastsLongest,        ///< the round is lost, and no other move lasts longer
    HardToAnswer,        ///< the round is lost, but only `number` of `of` answers win it
    LosesCheaply,        ///< the round is lost, but other moves lose more points than `number`
    KeepsTowerOffItsColour, ///< the other fill puts `tower` behind a square of its colour
    ChallengerCannotWin,    ///< the next round is won with this fill
    BetterChances,          ///< of the match, than the other fill
    NotSolved,              ///< it could not be found out who wins
};

struct Reason {
    ReasonKind kind{};
    std::optional<int> number = std::nullopt;
    std::optional<int> of = std::nullopt;
    std::optional<Tower> tower = std::nullopt;

    friend bool operator==(const Reason&, const Reason&) = default;
};

/// What to decide, and why: the weightiest reason first.
struct Hint {
    Choice choice;
    std::vector<Reason> reasons;
};

/// The match must not be over.
[[nodiscard]] Hint give_hint(Solver& solver, const MatchState& state, Format format,
                             SenseLimits limits = {});

} // namespace kamisado
