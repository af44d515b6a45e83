#include "cli/wording.h"

#include "files/environment.h"
#include "notation/ascii.h"
#include "notation/describe.h"
#include "rules/colour_names.h"
#include "terminal/texts.h"
#include "words/sentence.h"

#include <fmt/format.h>

namespace kamisado::cli {

namespace {

/// Whether the locale's letters are written in UTF-8.
bool locale_has_unicode() {
    for (const char* const name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        if (const auto locale = environment(name)) {
            const std::string lower = to_lower(*locale);
            return lower.contains("utf-8") || lower.contains("utf8");
        }
    }
    return false;
}

} // namespace

std::string_view title(Player player) { return player == Player::Black ? "Black" : "Gold"; }

std::string word(Colour colour) { return to_lower(name_of(colour, Language::English)); }

std::string describe(Format format) {
    switch (format.kind) {
    case FormatKind::Single: return "single round";
    case FormatKind::Series: return fmt::format("series of {}", counted(format.rounds, "round"));
    case FormatKind::Standard: return "standard match, 3 points win";
    case FormatKind::Long: return "long match, 7 points win";
    case FormatKind::Marathon: break;
    }
    return "marathon match, 15 points win";
}

std::string write_score(const PerPlayer<int>& score) {
    return fmt::format("{}-{}", score[Player::Black], score[Player::Gold]);
}

std::string counted(int number, std::string_view one, std::string_view many) {
    if (number != 1 && !many.empty()) {
        return fmt::format("{} {}", number, many);
    }
    return fmt::format("{} {}{}", number, one, number == 1 ? "" : "s");
}

std::string name_in(const Record& record, Player player) {
    const auto name = record.tag(title(player));
    return name && !name->empty() ? printable(*name) : "";
}

std::string full_name(const Record& record, Player player) {
    const std::string name = name_in(record, player);
    return name.empty() ? std::string(title(player)) : fmt::format("{} ({})", name, title(player));
}

std::string full_name(const Phrasebook& book, const Record& record, Player player) {
    const std::string name = name_in(record, player);
    const std::string colour = title_of(book, player);
    return name.empty() ? colour : fmt::format("{} ({})", name, colour);
}

Phrasebook phrasebook_for(const StyleOptions& style) {
    const Language language = style.language().value_or(terminal::language_of_locale());
    return {.language = language,
            .edition = style.edition().value_or(edition_of(language)),
            .unicode = locale_has_unicode(),
            .turned = style.turned};
}

Phrasebook english_phrasebook() { return phrasebook_for(StyleOptions{.language_code = "en"}); }

Style shown_in(const Phrasebook& book, Style style) {
    style.turned = book.turned;
    return style;
}

std::string describe(const Phrasebook& book, Format format) {
    const auto target = format.target().value_or(1);
    return target == 1 ? title_of(book, format)
                       : title_of(book, format) + ", " +
                             Sentence(book).number("count", target).in("sheet.wins-with");
}

std::string prompt_for(const Phrasebook& book, const MatchState& state) {
    Sentence sentence(book);
    if (const auto player = decider(state)) {
        sentence.player("player", *player);
    }
    if (state.phase == Phase::Over) {
        return sentence.in("line.prompt.over") + "> ";
    }
    if (state.phase == Phase::Filling) {
        return sentence.in("line.prompt.fill") + "> ";
    }
    if (state.position.is_free_choice()) {
        return sentence.in("line.prompt.any") + "> ";
    }
    return sentence.colour("tower", state.position.tower_to_move().colour).in("line.prompt.tower") +
           "> ";
}

Telling telling_of(const Phrasebook& book, const Record& record) {
    Telling telling{.book = book, .annotations = shown_in(book, record.style), .with_score = true};
    for (const Player player : all_players) {
        telling.names[player] = full_name(book, record, player);
    }
    return telling;
}

} // namespace kamisado::cli
