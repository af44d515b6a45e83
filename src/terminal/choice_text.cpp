#include "terminal/choice_text.h"

#include "notation/decision_text.h"
#include "notation/turn.h"
#include "terminal/sentence.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <utility>
#include <variant>

namespace kamisado::terminal {

namespace {

Text text_of(const ReasonTexts& texts, ReasonKind kind) {
    switch (kind) {
    case ReasonKind::OnlyMove: return texts.only_move;
    case ReasonKind::WinsAtOnce: return texts.wins_at_once;
    case ReasonKind::WinsIn: return texts.wins_in;
    case ReasonKind::EveryOtherMoveLoses: return texts.every_other_move_loses;
    case ReasonKind::ScoresPoints: return texts.scores_points;
    case ReasonKind::DecidesMatch: return texts.decides_match;
    case ReasonKind::StopsTower: return texts.stops_tower;
    case ReasonKind::LeavesTowerUncalled: return texts.leaves_tower_uncalled;
    case ReasonKind::LosesIn: return texts.loses_in;
    case ReasonKind::HardToAnswer: return texts.hard_to_answer;
    case ReasonKind::LosesCheaply: return texts.loses_cheaply;
    case ReasonKind::KeepsTowerOffItsColour: return texts.keeps_tower_off_its_colour;
    case ReasonKind::ChallengerCannotWin: return texts.challenger_cannot_win;
    case ReasonKind::BetterChances: return texts.better_chances;
    case ReasonKind::NotSolved: break;
    }
    return texts.not_solved;
}

/// A smaller one is better.
auto order_of(const Choice& choice) {
    const int distance = choice.distance.value_or(99);
    switch (choice.verdict) {
    case Verdict::Win: return std::tuple(0, distance, -choice.chance.value);
    case Verdict::Unknown: return std::tuple(1, 0, -choice.chance.value);
    case Verdict::Loss: break;
    }
    return std::tuple(2, -distance, -choice.chance.value);
}

} // namespace

std::string write_choice(const Speech& speech, const Position& before, const Decision& decision,
                         ChoiceStyle style) {
    const VerdictTexts& texts = speech.texts().verdicts;
    if (const auto* const fill = std::get_if<Fill>(&decision)) {
        return std::string(fill->side == FillFrom::Left ? texts.fill_left : texts.fill_right);
    }
    const auto* const move = std::get_if<Move>(&decision);
    if (move == nullptr) {
        return "";
    }
    const std::string turn = write_turn(turns_of(before, *move).front(), speech.moves());
    return style == ChoiceStyle::Brief ? turn : write_coordinates(*move) + " " + turn;
}

std::string write_verdict(const Speech& speech, const Choice& choice) {
    const VerdictTexts& texts = speech.texts().verdicts;
    if (choice.verdict == Verdict::Unknown) {
        return std::string(texts.open);
    }
    const bool wins = choice.verdict == Verdict::Win;
    if (!choice.distance) {
        return std::string(wins ? texts.wins : texts.loses);
    }
    return Sentence(speech)
        .number("count", *choice.distance)
        .in(wins ? texts.wins_in : texts.loses_in);
}

std::string write_chance(Chance chance) {
    // What is not proved is never told as certain.
    const double share = chance.proved ? chance.value : std::clamp(chance.value, 0.01, 0.99);
    return fmt::format("{:.0f}%", 100 * share);
}

std::string write_reason(const Speech& speech, const Reason& reason) {
    Sentence sentence(speech);
    sentence.number("number", reason.number.value_or(0))
        .number("of", reason.of.value_or(0))
        .points(reason.number.value_or(0))
        .in_moves(reason.number);
    const Tower tower = reason.tower.value_or(Tower{});
    sentence.colour("tower", tower.colour).player("owner", tower.owner);
    return sentence.in(text_of(speech.texts().reasons, reason.kind));
}

std::string write_nodes(std::uint64_t nodes) {
    constexpr std::uint64_t million = 1'000'000;
    constexpr std::uint64_t thousand = 1'000;
    if (nodes >= million) {
        return fmt::format("{:.1f} M", static_cast<double>(nodes) / million);
    }
    return nodes >= thousand ? fmt::format("{} k", nodes / thousand) : fmt::format("{}", nodes);
}

std::vector<Choice> best_first(std::vector<Choice> choices) {
    std::ranges::sort(choices, {}, [](const Choice& choice) {
        return std::pair(order_of(choice), write_decision(choice.decision));
    });
    return choices;
}

} // namespace kamisado::terminal
