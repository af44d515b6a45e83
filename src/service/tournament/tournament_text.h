#pragma once

#include "tournament/tournament.h"

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

/// A tournament as a text that people can read and mend (docs/tournaments.md).
namespace kamisado::tournament {

struct TextError {
    std::size_t line = 1;
    std::string sentence;
};

[[nodiscard]] std::string write_tournament(const Tournament& tournament);
[[nodiscard]] std::expected<Tournament, TextError> read_tournament(std::string_view text);

[[nodiscard]] std::string_view name_of(System system);
[[nodiscard]] std::optional<System> system_from(std::string_view name);
/// "2-0"; "+-" where the second was not there, "--" where nobody was.
[[nodiscard]] std::string write_score(const Score& score, const Settings& settings);
[[nodiscard]] std::optional<Score> read_score(std::string_view text, const Settings& settings);

} // namespace kamisado::tournament
