#pragma once

#include "puzzles/puzzle.h"
#include "rules/match.h"
#include "rules/player.h"
#include "words/phrasebook.h"

#include <string>

namespace kamisado::cli {

/// A puzzle as it is put to somebody.
struct PuzzleQuestion {
    Match match; ///< the lead is played
    Player solver{};
    int own_moves = 0;       ///< that whoever solves it has to make yet
    bool ends_round = false; ///< whether the solution goes on to the end of the round
};
/// Of a puzzle whose decisions are legal.
[[nodiscard]] PuzzleQuestion question_of(const Puzzle& puzzle);

/// "Gold to move and win in 3 moves."
[[nodiscard]] std::string task(const Phrasebook& book, const Puzzle& puzzle,
                               const PuzzleQuestion& question);

} // namespace kamisado::cli
