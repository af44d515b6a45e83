#include "cli/hint_wording.h"

#include "notation/names.h"
#include "notation/turn.h"
#include "protocol/answer_json.h"
#include "terminal/choice_text.h"
#include "words/sentence.h"

#include <fmt/format.h>

#include <variant>

namespace kamisado::cli {

Json to_json(const Reason& reason) {
    Json json = protocol::json_of(reason);
    json["text"] = terminal::write_reason({}, reason);
    return json;
}

std::string write_chance(const Phrasebook& book, Chance chance) {
    if (chance.proved && chance.value >= 1) {
        return Sentence(book).in("line.certain");
    }
    if (chance.proved && chance.value <= 0) {
        return Sentence(book).in("line.none");
    }
    return fmt::format("{:.0f} %", 100 * chance.value);
}

std::string write_decision(const Position& before, const Decision& decision, Style style) {
    if (const auto* fill = std::get_if<Fill>(&decision)) {
        return fmt::format("fill {}", name_of(fill->side));
    }
    const auto* move = std::get_if<Move>(&decision);
    if (move == nullptr) {
        return "";
    }
    return write_turn(turns_of(before, *move).front(), style);
}

Json to_json(const Position& before, const Choice& choice, Style style) {
    return protocol::json_of(before, choice, style);
}

} // namespace kamisado::cli
