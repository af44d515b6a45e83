#pragma once

#include "notation/spelling.h"

#include <optional>
#include <string>

namespace kamisado::cli {

/// How moves are to be spelled, as far as the command line says so.
struct StyleOptions {
    std::string spelling_name;
    std::string language_code;

    [[nodiscard]] std::optional<Spelling> spelling() const {
        return spelling_from_name(spelling_name);
    }
    [[nodiscard]] std::optional<Language> language() const {
        return language_from_code(language_code);
    }
    [[nodiscard]] Style over(Style style) const {
        return {spelling().value_or(style.spelling), language().value_or(style.language)};
    }
};

} // namespace kamisado::cli
