#pragma once

#include "arena/game.h"
#include "arena/settings.h"
#include "arena/standings.h"

#include <expected>
#include <functional>
#include <string>

namespace kamisado {

struct RunOptions {
    int threads = 1;
    ContestantNeeds needs = {}; ///< of every contestant; its stop ends the arena
    /// Called for every game before it is counted, one at a time; an error ends the arena.
    std::function<std::expected<void, std::string>(const PlayedGame&)> keep = {};
    /// Called after every game, one at a time.
    std::function<void(const Standings&, const PlayedGame&)> after_game = {};
};

/// Plays the missing games, several at a time, each thread with contestants of its own;
/// ends when all are there, when a test is decided, or when asked to, whatever is unfinished then
/// is dropped. The error is a sentence; what was finished before it is in `standings`.
[[nodiscard]] std::expected<void, std::string>
run_arena(const ArenaSettings& settings, Standings& standings, const RunOptions& options = {});

} // namespace kamisado
