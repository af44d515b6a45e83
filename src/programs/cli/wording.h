#pragma once

#include "cli/style_options.h"
#include "notation/narration.h"
#include "notation/record.h"
#include "rules/colour.h"
#include "rules/match.h"
#include "rules/player.h"
#include "words/phrasebook.h"

#include <optional>
#include <string>
#include <string_view>

/// Words for what people are told: in English, or in those of a phrasebook.
namespace kamisado::cli {

/// "Black"
[[nodiscard]] std::string_view title(Player player);
/// "green"
[[nodiscard]] std::string word(Colour colour);
/// "standard match, 3 points win"
[[nodiscard]] std::string describe(Format format);
/// "3-1", Black's first
[[nodiscard]] std::string write_score(const PerPlayer<int>& score);
/// "1 point", "3 points"; `many` where an s does not make it
[[nodiscard]] std::string counted(int number, std::string_view one, std::string_view many = {});

/// The player's name from the record's tags, as it can be shown; empty when there is none.
[[nodiscard]] std::string name_in(const Record& record, Player player);
/// "Amy (Black)", or "Black" alone
[[nodiscard]] std::string full_name(const Record& record, Player player);
[[nodiscard]] std::string full_name(const Phrasebook& book, const Record& record, Player player);

/// What is said to whoever runs the program: in the language asked for or else the locale's, in the
/// words of the edition asked for or else that language's own, and in ASCII unless the locale has
/// UTF-8.
[[nodiscard]] Phrasebook phrasebook_for(const StyleOptions& style);
/// How moves are written to whoever reads in those words.
[[nodiscard]] Style shown_in(const Phrasebook& book, Style style);
/// The same in English, for what is not translated.
[[nodiscard]] Phrasebook english_phrasebook();
/// "Standard, 3 points win"
[[nodiscard]] std::string describe(const Phrasebook& book, Format format);
/// Who decides, and what: "Black, green> "
[[nodiscard]] std::string prompt_for(const Phrasebook& book, const MatchState& state);
/// A record told line by line, with its players' names.
[[nodiscard]] Telling telling_of(const Phrasebook& book, const Record& record);

} // namespace kamisado::cli
