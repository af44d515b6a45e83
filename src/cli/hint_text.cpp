#include "cli/hint_text.h"

#include "cli/hint_wording.h"
#include "cli/narration.h"
#include "notation/position_text.h"

#include <fmt/format.h>

#include <variant>

namespace kamisado::cli {

std::string hint_as_lines(const Match& match, const Hint& hint, Style style) {
    const Choice& choice = hint.choice;
    std::string text = explain_turn(match) + "\n\n";
    text += write_decision(match.position(), choice.decision, style);
    if (const auto* move = std::get_if<Move>(&choice.decision)) {
        text += fmt::format(" ({})", write_coordinates(*move));
    }
    text += "\n";
    for (const Reason& reason : hint.reasons) {
        text += fmt::format("  {}\n", sentence(reason));
    }
    if (match.format().target() != 1) {
        text += fmt::format("  chance of the match: {}\n", write_chance(choice.chance));
    }
    return text;
}

std::string hint_as_json(const Match& match, const Hint& hint, Style style) {
    Json json{{"position", write_position(match.position())}};
    json["choice"] = to_json(match.position(), hint.choice, style);
    json["reasons"] = Json::array();
    for (const Reason& reason : hint.reasons) {
        json["reasons"].push_back(to_json(reason));
    }
    return write_json(json);
}

} // namespace kamisado::cli
