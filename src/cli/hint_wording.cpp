#include "cli/hint_wording.h"

#include "cli/wording.h"
#include "notation/names.h"
#include "notation/turn.h"
#include "protocol/answer_json.h"

#include <fmt/format.h>

#include <variant>

namespace kamisado::cli {

namespace {

std::string in_moves(std::optional<int> number) {
    return number ? " in " + counted(*number, "move") : "";
}

/// "Gold's blue tower"
std::string named(std::optional<Tower> tower) {
    return tower ? fmt::format("{}'s {} tower", title(tower->owner), word(tower->colour)) : "";
}

} // namespace

std::string sentence(const Reason& reason) {
    const int number = reason.number.value_or(0);
    switch (reason.kind) {
    case ReasonKind::OnlyMove: return "the only legal move";
    case ReasonKind::WinsAtOnce: return "wins the round at once";
    case ReasonKind::WinsIn: return "wins the round" + in_moves(reason.number);
    case ReasonKind::EveryOtherMoveLoses: return "every other move loses";
    case ReasonKind::ScoresPoints: return "scores " + counted(number, "point");
    case ReasonKind::DecidesMatch: return "wins the match, whatever the answer";
    case ReasonKind::StopsTower:
        return fmt::format("stops {}, which could go home", named(reason.tower));
    case ReasonKind::LeavesTowerUncalled:
        return fmt::format("does not call {}, which could go home", named(reason.tower));
    case ReasonKind::LosesIn:
        return fmt::format("the round is lost{} against perfect play", in_moves(reason.number));
    case ReasonKind::HardToAnswer:
        return fmt::format("hard to answer: {} of {} answers win", number, reason.of.value_or(0));
    case ReasonKind::LosesCheaply: return fmt::format("loses only {}", counted(number, "point"));
    case ReasonKind::KeepsTowerOffItsColour: {
        const std::string colour = reason.tower ? word(reason.tower->colour) : "";
        return fmt::format("keeps your {0} tower off a {0} square in front", colour);
    }
    case ReasonKind::ChallengerCannotWin: return "the Challenger cannot win the next round";
    case ReasonKind::BetterChances: return "better for the match than the other side";
    case ReasonKind::NotSolved: return "who wins is not settled yet";
    }
    return "";
}

Json to_json(const Reason& reason) {
    Json json = protocol::json_of(reason);
    json["text"] = sentence(reason);
    return json;
}

std::string write_chance(Chance chance) {
    if (chance.proved && chance.value >= 1) {
        return "certain";
    }
    if (chance.proved && chance.value <= 0) {
        return "none";
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
