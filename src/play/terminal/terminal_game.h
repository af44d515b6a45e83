#pragma once

#include "game/setup.h"
#include "rules/language.h"
#include "rules/match.h"
#include "rules/player.h"
#include "words/phrasebook.h"

#include <expected>
#include <filesystem>
#include <optional>
#include <string>

namespace kamisado::terminal {

struct GameOptions {
    std::optional<std::filesystem::path> file = std::nullopt; ///< a match to go on with
    std::optional<Format> format = std::nullopt;              ///< of a match to begin at once
    PerPlayer<std::string> names{};                           ///< likewise; a number is a level
    std::optional<game::MinutesClock> clock = std::nullopt;   ///< likewise
    std::optional<Language> language = std::nullopt;          ///< else the locale's
    std::optional<Edition> edition = std::nullopt;            ///< else the language's own
    bool turned = false; ///< the board lies turned by a quarter
    bool colours = true;
    bool mouse = true;
    bool kanji = false;  ///< on the squares, instead of letters
    bool resume = false; ///< goes on with the match that was kept, without asking
};

/// The full-screen game, until somebody leaves it; returns what is to be said then: where the match
/// is kept. The error says why it cannot be here.
[[nodiscard]] std::expected<std::string, std::string> play_full_screen(const GameOptions& options);

} // namespace kamisado::terminal
