#include "computer/level.h"

#include "computer/exact_player.h"
#include "computer/level_player.h"
#include "computer/level_settings.h"
#include "text/number.h"

#include <array>
#include <cstddef>

namespace kamisado {

namespace {

// Measured in docs/levels.md: whoever changes a line there measures it and both its neighbours.
constexpr std::array<LevelSettings, highest_level> table{{
    {.eyes = {.depth = 1, .vagueness = 15, .sees_own_goal = false, .is_naive = true}},
    {.eyes = {.depth = 1, .oversight = 540, .vagueness = 110, .sees_own_goal = false}},
    {.eyes = {.depth = 2, .oversight = 470, .vagueness = 90, .sees_own_goal = false}},
    {.eyes = {.depth = 2, .oversight = 450, .vagueness = 65}},
    {.eyes = {.depth = 3, .oversight = 235, .vagueness = 40}, .weighs_points = true},
    {.eyes = {.depth = 4, .oversight = 120, .vagueness = 20}, .weighs_points = true},
    {.eyes = {.depth = 5, .oversight = 58, .vagueness = 12}, .weighs_points = true},
    {.eyes = {.depth = 6, .oversight = 25, .vagueness = 6}, .weighs_points = true},
    {.eyes = {.depth = 7, .oversight = 5, .vagueness = 3}, .weighs_points = true},
    {.eyes = {.depth = 6}, .is_exact = true},
}};

constexpr std::string_view prefix = "level ";

} // namespace

const LevelSettings& settings_of_level(int level) {
    return table[static_cast<std::size_t>(level - lowest_level)];
}

std::unique_ptr<Opponent> make_level(int level, std::uint64_t seed, Patience* patience) {
    const LevelSettings& settings = settings_of_level(level);
    if (settings.is_exact) {
        return std::make_unique<ExactPlayer>(name_of_level(level), seed, patience);
    }
    return std::make_unique<LevelPlayer>(name_of_level(level), settings, seed, patience);
}

std::string name_of_level(int level) { return std::string(prefix) + std::to_string(level); }

std::optional<int> level_from_name(std::string_view name) {
    if (name.starts_with(prefix)) {
        name.remove_prefix(prefix.size());
    }
    const auto level = number_from<int>(name);
    return level >= lowest_level && level <= highest_level ? level : std::nullopt;
}

} // namespace kamisado
