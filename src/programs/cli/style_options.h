#pragma once

#include "notation/spelling.h"
#include "words/phrasebook.h"

#include <optional>
#include <string>

namespace kamisado::cli {

/// How moves are to be spelled and everything is to be said, as far as the command line says so.
struct StyleOptions {
    std::string spelling_name{};
    std::string language_code{};
    std::string edition_name{}; ///< that of the language's own rulebook if not given
    bool turned = false;

    [[nodiscard]] std::optional<Spelling> spelling() const {
        return spelling_from_name(spelling_name);
    }
    [[nodiscard]] std::optional<Language> language() const {
        return language_from_code(language_code);
    }
    [[nodiscard]] std::optional<Edition> edition() const {
        if (edition_name.empty()) {
            return std::nullopt;
        }
        return edition_name == "huch" ? Edition::Huch : Edition::Burley;
    }
    /// For what is stored.
    [[nodiscard]] Style over(Style style) const {
        return {.spelling = spelling().value_or(style.spelling),
                .language = language().value_or(style.language)};
    }
    /// For what is shown.
    [[nodiscard]] Style shown_over(Style style) const {
        Style shown = over(style);
        shown.turned = turned;
        return shown;
    }
};

} // namespace kamisado::cli
