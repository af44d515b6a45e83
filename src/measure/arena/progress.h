#pragma once

#include "arena/settings.h"
#include "arena/standings.h"

#include <string>
#include <vector>

namespace kamisado {

/// How far an arena has come: small enough to be handed from thread to thread after every game.
struct ArenaProgress {
    Score score;
    Pairs tested_pairs;
    SprtState sprt = SprtState::Open;
    int finished = 0;
    int played = 0; ///< of them in this run, the others were there before

    [[nodiscard]] static ArenaProgress of(const Standings& standings, int finished_before);
};

/// A table of a few lines for a screen that is renewed.
[[nodiscard]] std::vector<std::string>
progress_table(const ArenaSettings& settings, const ArenaProgress& progress, double seconds);

/// The same on one line, for a file.
[[nodiscard]] std::string progress_line(const ArenaSettings& settings,
                                        const ArenaProgress& progress, double seconds);

} // namespace kamisado
