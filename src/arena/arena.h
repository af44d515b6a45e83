#pragma once

#include "arena/pairing.h"
#include "arena/tally.h"
#include "notation/record.h"
#include "player/opponent.h"
#include "rules/match.h"

#include <cstdint>
#include <functional>
#include <memory>

/// Two opponents play many games from both seats, in one process, one after another.
namespace kamisado {

/// Comes to the table for one game; the seed is all its luck.
using Entrant = std::function<std::unique_ptr<Opponent>(std::uint64_t seed)>;

struct ArenaOptions {
    int games = 400;
    Format format = {};
    StartKind start = StartKind::RandomLineUps;
    std::uint64_t seed = 1;
};

/// Told after every game, with the record of it.
using GameCallback = std::function<void(const Tally& tally, const Record& record)>;

/// Plays a match to its end. An opponent that decides what is not legal loses it.
void play_out(Match& match, Opponent& black, Opponent& gold);

[[nodiscard]] Tally run_arena(const Entrant& first, const Entrant& second,
                              const ArenaOptions& options, const GameCallback& after_game = {});

} // namespace kamisado
