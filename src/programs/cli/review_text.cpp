#include "cli/review_text.h"

#include "cli/hint_wording.h"
#include "cli/wording.h"
#include "computer/names.h"
#include "notation/display_width.h"
#include "notation/names.h"
#include "notation/turn.h"
#include "words/sentence.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <variant>
#include <vector>

namespace kamisado::cli {

namespace {

/// The number of a decision among the real moves of its round; a fill has none.
int number_in_round(const Match& match, std::size_t step) {
    int number = 0;
    for (std::size_t earlier = 0; earlier <= step; ++earlier) {
        const bool counts = match.before(earlier).round == match.before(step).round &&
                            std::holds_alternative<Move>(match.decision(earlier));
        number += counts ? 1 : 0;
    }
    return number;
}

bool is_fill(const ReviewedDecision& one) {
    return std::holds_alternative<Fill>(one.played.decision);
}

/// "win 5"
std::string write_verdict(const Phrasebook& book, Verdict verdict, std::optional<int> distance) {
    const auto phrase = Phrase::named("line.review." + std::string(name_of(verdict)));
    const std::string word = phrase ? Sentence(book).in(*phrase) : std::string(name_of(verdict));
    return distance ? fmt::format("{} {}", word, *distance) : word;
}

std::string remark(const Phrasebook& book, const Position& before, const ReviewedDecision& one,
                   Style style) {
    if (!one.better) {
        return "";
    }
    const std::string better = write_decision(before, one.better->decision, style);
    const std::string chance = write_chance(book, one.better->chance);
    const Gravity gravity = one.gravity();
    std::string sign(sign_of(gravity));
    sign += sign.empty() ? "" : " ";
    if (one.mark != Mark::Mistake || is_fill(one)) { // of a fine fill the other, for comparison
        return fmt::format("{}{}: {}", sign, better, chance);
    }
    Sentence sentence(book);
    sentence.text("move", better);
    const std::string wins =
        one.better->distance
            ? sentence.number("count", *one.better->distance).in("line.review.better-in")
            : sentence.in("line.review.better");
    return gravity == Gravity::Hidden ? wins + "; " + sentence.in("line.review.hidden")
                                      : sign + wins;
}

using Cells = std::vector<std::string>;

Cells cells_of(const Phrasebook& book, const Match& match, const ReviewedDecision& one,
               Style style) {
    const Position& before = match.before(one.step).position;
    return {is_fill(one) ? "" : fmt::format("{}.", number_in_round(match, one.step)),
            title_of(book, one.player),
            write_decision(before, one.played.decision, style),
            write_verdict(book, one.before, one.distance_before),
            write_verdict(book, one.played.verdict, one.played.distance),
            write_chance(book, one.played.chance),
            remark(book, before, one, style)};
}

/// Pads every column but the last to its widest cell.
std::string write_table(const std::vector<Cells>& rows) {
    std::vector<std::size_t> widths(rows.front().size(), 0);
    for (const Cells& row : rows) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            widths[column] = std::max(widths[column], display_width(row[column]));
        }
    }
    std::string text;
    for (const Cells& row : rows) {
        std::string line = " ";
        for (std::size_t column = 0; column < row.size(); ++column) {
            line += " " + row[column] +
                    std::string(widths[column] - display_width(row[column]) + 1, ' ');
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

std::string summary(const Phrasebook& book, const Record& record, const Review& review) {
    std::string text;
    const auto count = [&](int number, Phrase phrase) {
        return Sentence(book).number("count", number).in(phrase);
    };
    for (const Player player : all_players) {
        text += Sentence(book)
                    .text("player", full_name(book, record, player))
                    .text("mistakes", count(review.count(player, Gravity::Blunder) +
                                                review.count(player, Gravity::Mistake),
                                            "line.review.mistakes"))
                    .text("inaccuracies", count(review.count(player, Gravity::Inaccuracy),
                                                "line.review.inaccuracies"))
                    .in("line.review.summary");
        const int hidden = review.count(player, Gravity::Hidden);
        text += (hidden > 0 ? ", " + count(hidden, "line.review.hidden-moves") : "") + "\n";
    }
    return text;
}

/// "1. oF1N is refuted by aF2O", for each move that let a round go.
std::string write_refutations(const Phrasebook& book, const Match& match, const Review& review,
                              Style style, Solver& solver) {
    constexpr std::size_t longest = 12;
    std::string text;
    for (const std::size_t index : review.turning_points()) {
        const ReviewedDecision& one = review.decisions[index];
        const auto line = line_after(solver, match, one.step);
        if (line.empty()) {
            continue;
        }
        Position position = match.before(one.step).position;
        const std::string played = write_decision(position, one.played.decision, style);
        position.play(std::get<Move>(one.played.decision));
        std::string moves;
        for (std::size_t nth = 0; nth < std::min(line.size(), longest); ++nth) {
            moves += " " + write_decision(position, line[nth], style);
            position.play(line[nth]);
        }
        moves += line.size() > longest ? book.shown(" …") : "";
        text += Sentence(book)
                    .number("round", match.before(one.step).round)
                    .text("move", fmt::format("{}. {}", number_in_round(match, one.step), played))
                    .text("line", moves.substr(1))
                    .in("line.review.refuted") +
                "\n";
    }
    return text;
}

/// A line for each round that changed hands: the last of its turning points decided it.
std::string write_turning_points(const Phrasebook& book, const Match& match, const Review& review,
                                 Style style) {
    std::map<int, std::string> lists;
    for (const std::size_t index : review.turning_points()) {
        const ReviewedDecision& one = review.decisions[index];
        const MatchState& before = match.before(one.step);
        std::string& list = lists[before.round];
        list += list.empty() ? "" : ", ";
        list += is_fill(one) ? "" : fmt::format("{}. ", number_in_round(match, one.step));
        list += write_decision(before.position, one.played.decision, style);
    }
    std::string text;
    for (const auto& [round, list] : lists) {
        text += Sentence(book)
                    .number("round", round)
                    .text("list", list)
                    .in("line.review.turning-points") +
                "\n";
    }
    return text.empty() ? Sentence(book).in("line.review.no-turning-points") + "\n" : text;
}

} // namespace

std::string review_as_lines(const Phrasebook& book, const Record& record, const Review& review,
                            Style style, Solver& solver) {
    const Sentence words(book);
    const Match& match = record.match;
    std::string text;
    auto next = review.decisions.begin();
    while (next != review.decisions.end()) {
        const int round = match.before(next->step).round;
        std::vector<Cells> rows{{"", "", "", words.in("line.review.before"),
                                 words.in("line.review.after"), words.in("line.review.match"), ""}};
        for (; next != review.decisions.end() && match.before(next->step).round == round; ++next) {
            rows.push_back(cells_of(book, match, *next, style));
        }
        text += Sentence(book).number("round", round).in("line.review.round") + "\n" +
                write_table(rows) + "\n";
    }
    return text + write_turning_points(book, match, review, style) +
           write_refutations(book, match, review, style, solver) + summary(book, record, review);
}

Json review_as_json(const Record& record, const Review& review, Style style) {
    const Match& match = record.match;
    Json decisions = Json::array();
    for (const ReviewedDecision& one : review.decisions) {
        const MatchState& before = match.before(one.step);
        Json json{{"round", before.round}};
        json["moveNumber"] = is_fill(one) ? Json() : Json(number_in_round(match, one.step));
        json["player"] = name_of(one.player);
        json["before"] = {{"verdict", name_of(one.before)},
                          {"distance", one.distance_before ? Json(*one.distance_before) : Json()},
                          {"winning", one.winning},
                          {"all", one.all}};
        json["played"] = to_json(before.position, one.played, style);
        json["mark"] = name_of(one.mark);
        json["better"] = one.better ? to_json(before.position, *one.better, style) : Json();
        decisions.push_back(std::move(json));
    }
    Json json{{"format", write_format(match.format())}, {"decisions", std::move(decisions)}};
    json["turningPoints"] = review.turning_points();
    for (const Player player : all_players) {
        json[std::string(name_of(player))] = {
            {"mistakes", review.count(player, Mark::Mistake)},
            {"inaccuracies", review.count(player, Mark::Inaccuracy)}};
    }
    return json;
}

} // namespace kamisado::cli
