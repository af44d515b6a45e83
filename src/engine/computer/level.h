#pragma once

#include "computer/opponent.h"
#include "solver/patience.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

/// The computer in ten strengths: 1 loses to anybody who knows the rules, 10 plays perfectly as far
/// as its limit lets it. docs/levels.md has the figures.
namespace kamisado {

inline constexpr int lowest_level = 1;
inline constexpr int highest_level = 10;

/// A player of that level, which must be one of the ten. The same seed makes it decide the same;
/// when the patience ends, which must outlive it, it decides at once.
[[nodiscard]] std::unique_ptr<Opponent> make_level(int level, std::uint64_t seed,
                                                   Patience* patience = nullptr);

/// "level 3": the name it plays under.
[[nodiscard]] std::string name_of_level(int level);
/// Reads that name, or the number alone.
[[nodiscard]] std::optional<int> level_from_name(std::string_view name);

} // namespace kamisado
