#include "cli/hint_text.h"

#include "cli/hint_wording.h"
#include "notation/display_width.h"
#include "notation/narration.h"
#include "notation/position_text.h"
#include "terminal/choice_text.h"
#include "words/sentence.h"

#include <fmt/format.h>

#include <variant>

namespace kamisado::cli {

std::string hint_as_lines(const Phrasebook& book, const Match& match, const Hint& hint,
                          Style style) {
    const Choice& choice = hint.choice;
    std::string text = explain_turn(book, match, match.size(), TurnDetail::WithSquares) + "\n\n";
    text += write_decision(match.position(), choice.decision, style);
    if (const auto* move = std::get_if<Move>(&choice.decision)) {
        text += fmt::format(" ({})", write_coordinates(*move));
    }
    text += "\n";
    for (const Reason& reason : hint.reasons) {
        text += fmt::format("  {}\n", terminal::write_reason(book, reason));
    }
    if (match.format().target() != 1) {
        const std::string chance = write_chance(book, choice.chance);
        text += fmt::format("  {}\n", Sentence(book).text("chance", chance).in("line.chance"));
    }
    return text;
}

std::string choices_as_lines(const Phrasebook& book, const Match& match,
                             const std::vector<Choice>& choices, Style style) {
    const bool has_chances = match.format().target() != 1;
    std::string text;
    for (const Choice& choice : terminal::best_first(choices)) {
        text += fmt::format("  {}  {}{}\n",
                            padded(write_decision(match.position(), choice.decision, style), 12),
                            terminal::write_verdict(book, choice),
                            has_chances ? ", " + write_chance(book, choice.chance) : "");
    }
    return text;
}

Json hint_as_json(const Match& match, const Hint& hint, Style style) {
    Json json{{"position", write_position(match.position())}};
    json["choice"] = to_json(match.position(), hint.choice, style);
    json["reasons"] = Json::array();
    for (const Reason& reason : hint.reasons) {
        json["reasons"].push_back(to_json(reason));
    }
    return json;
}

} // namespace kamisado::cli
