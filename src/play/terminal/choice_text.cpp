#include "terminal/choice_text.h"

#include "computer/names.h"
#include "notation/turn.h"
#include "words/sentence.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <tuple>
#include <variant>

namespace kamisado::terminal {

namespace {

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
    if (const auto* const fill = std::get_if<Fill>(&decision)) {
        return Sentence(speech).in(fill->side == FillFrom::Left ? Phrase("fill.left.brief")
                                                                : Phrase("fill.right.brief"));
    }
    const auto* const move = std::get_if<Move>(&decision);
    if (move == nullptr) {
        return "";
    }
    const std::string turn = write_turn(turns_of(before, *move).front(), speech.moves());
    return style == ChoiceStyle::Brief ? turn : write_coordinates(*move) + " " + turn;
}

std::string write_verdict(const Phrasebook& book, const Choice& choice) {
    const Sentence plain(book);
    if (choice.verdict == Verdict::Unknown) {
        return plain.in("verdict.open.brief");
    }
    const bool wins = choice.verdict == Verdict::Win;
    if (!choice.distance) {
        return plain.in(wins ? Phrase("verdict.wins") : Phrase("verdict.loses"));
    }
    return Sentence(book)
        .number("count", *choice.distance)
        .in(wins ? Phrase("verdict.wins-in") : Phrase("verdict.loses-in"));
}

std::string write_chance(Chance chance) {
    // What is not proved is never told as certain.
    const double share = chance.proved ? chance.value : std::clamp(chance.value, 0.01, 0.99);
    return fmt::format("{:.0f}%", 100 * share);
}

std::string write_reason(const Phrasebook& book, const Reason& reason) {
    Sentence sentence(book);
    sentence.number("number", reason.number.value_or(0)).number("of", reason.of.value_or(0));
    if (reason.tower) {
        sentence.tower(*reason.tower);
    }
    const auto phrase = Phrase::named("reason." + std::string(name_of(reason.kind)));
    return phrase ? sentence.in(*phrase) : std::string(name_of(reason.kind));
}

std::string write_nodes(std::uint64_t nodes) {
    constexpr std::uint64_t million = 1'000'000;
    constexpr std::uint64_t thousand = 1'000;
    if (nodes >= million) {
        return fmt::format("{:.1f} M", static_cast<double>(nodes) / million);
    }
    return nodes >= thousand ? fmt::format("{} k", nodes / thousand) : fmt::format("{}", nodes);
}

std::vector<Choice> best_first(const std::vector<Choice>& choices) {
    // By number where they are equal: rows that know nothing new stay where they are.
    std::vector<std::size_t> order;
    order.reserve(choices.size());
    while (order.size() < choices.size()) {
        order.push_back(order.size());
    }
    std::ranges::sort(order, {}, [&choices](std::size_t nth) {
        return std::tuple_cat(order_of(choices[nth]), std::tuple(nth));
    });
    std::vector<Choice> sorted;
    sorted.reserve(choices.size());
    for (const std::size_t nth : order) {
        sorted.push_back(choices[nth]);
    }
    return sorted;
}

} // namespace kamisado::terminal
