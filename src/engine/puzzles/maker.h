#pragma once

#include "puzzles/puzzle.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace kamisado {

/// How many puzzles of each theme.
using ThemeCounts = std::map<Theme, int>;

/// One for each day of a leap year.
[[nodiscard]] ThemeCounts full_set();

struct MakerProgress {
    Theme theme{};
    int found = 0; ///< of
    int wanted = 0;
};

struct MakerOptions {
    std::uint64_t seed = 1;
    ThemeCounts counts = full_set();
    int threads = 1; ///< without any influence on what is made
    /// Of each theme; if not given as many as the full set takes.
    std::optional<std::uint64_t> most_rounds = std::nullopt;
    std::function<void(const MakerProgress&)> progress;
};

/// Plays rounds and looks through them until there are puzzles enough, of all grades, no two alike,
/// half of them for each player. Fewer than asked for when that many rounds do not have them.
[[nodiscard]] std::vector<Puzzle> make_puzzles(const MakerOptions& options);

} // namespace kamisado
