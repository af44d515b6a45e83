#pragma once

#include "rules/language.h"

#include <expected>
#include <filesystem>
#include <optional>
#include <string>

namespace kamisado::terminal {

struct GameOptions {
    std::optional<std::filesystem::path> file = std::nullopt; ///< a match to go on with
    std::optional<Language> language = std::nullopt;          ///< else the locale's
    bool colours = true;
    bool mouse = true;
    bool kanji = false; ///< on the squares, instead of letters
};

/// The full-screen game, until somebody leaves it. The error says why it cannot be here.
[[nodiscard]] std::expected<void, std::string> play_full_screen(const GameOptions& options);

} // namespace kamisado::terminal
