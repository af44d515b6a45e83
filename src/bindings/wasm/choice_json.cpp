#include "wasm/choice_json.h"

#include "computer/names.h"
#include "notation/decision_text.h"
#include "wasm/board_json.h"
#include "wasm/line.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace kamisado::wasm {

namespace {

enum class Chances : std::uint8_t { Hidden, Shown };

void write_choice(JsonWriter& json, const Choice& choice, Chances chances) {
    json.begin_object();
    json.key("decision").text(write_decision(choice.decision));
    json.key("verdict").text(name_of(choice.verdict));
    json.key("distance").number_or_null(choice.distance);
    json.key("points").number_or_null(choice.points);
    json.key("chance");
    if (chances == Chances::Shown) {
        json.begin_object();
        json.key("value").fraction(choice.chance.value);
        json.key("proved").truth(choice.chance.proved);
        json.end_object();
    } else {
        json.null();
    }
    json.end_object();
}

/// Nothing where `-` is written.
std::optional<int> known_number(std::string_view text) {
    return text == "-" ? std::nullopt : std::optional(static_cast<int>(read_number(text)));
}

Verdict verdict_named(std::string_view name) {
    for (const Verdict verdict : {Verdict::Win, Verdict::Loss}) {
        if (name == name_of(verdict)) {
            return verdict;
        }
    }
    return Verdict::Unknown;
}

void write_reason(JsonWriter& json, const Reason& reason, const Board& board) {
    json.begin_object();
    json.key("kind").text(name_of(reason.kind));
    json.key("number").number_or_null(reason.number);
    json.key("of").number_or_null(reason.of);
    json.key("tower");
    if (reason.tower) {
        write_tower(json, board, *reason.tower);
    } else {
        json.null();
    }
    json.end_object();
}

} // namespace

void write_analysis(JsonWriter& json, const Analysis& analysis) {
    const Chances chances = analysis.has_chances() ? Chances::Shown : Chances::Hidden;
    json.begin_object();
    json.key("verdict").text(name_of(analysis.verdict()));
    json.key("distance").number_or_null(analysis.distance());
    json.key("choices").begin_array();
    for (const Choice& choice : analysis.choices()) {
        write_choice(json, choice, chances);
    }
    json.end_array();
    json.key("nodes").number(static_cast<std::int64_t>(analysis.nodes()));
    json.key("settled").number(analysis.settled());
    json.key("total").number(analysis.total());
    json.key("done").truth(analysis.is_done());
    json.end_object();
}

std::vector<Finding> read_findings(std::string_view text, std::size_t moves) {
    std::vector<Finding> findings;
    while (!text.empty()) {
        std::string_view line = take_field(text, '\n');
        const auto move = static_cast<std::size_t>(read_number(take_field(line, ' ')));
        const Verdict verdict = verdict_named(take_field(line, ' '));
        const auto distance = known_number(take_field(line, ' '));
        if (move < moves) {
            findings.push_back({.move = move,
                                .verdict = verdict,
                                .distance = distance,
                                .points = known_number(take_field(line, ' '))});
        }
    }
    return findings;
}

void write_hint(JsonWriter& json, const Hint& hint, const Board& board) {
    json.begin_object();
    json.key("choice");
    write_choice(json, hint.choice, Chances::Shown);
    json.key("reasons").begin_array();
    for (const Reason& reason : hint.reasons) {
        write_reason(json, reason, board);
    }
    json.end_array();
    json.end_object();
}

void write_reviewed(JsonWriter& json, const ReviewedDecision& reviewed) {
    json.begin_object();
    json.key("step").number(static_cast<std::int64_t>(reviewed.step));
    json.key("player");
    write(json, reviewed.player);
    json.key("before").text(name_of(reviewed.before));
    json.key("distanceBefore").number_or_null(reviewed.distance_before);
    json.key("played");
    write_choice(json, reviewed.played, Chances::Shown);
    json.key("mark").text(name_of(reviewed.mark));
    json.key("gravity").text(name_of(reviewed.gravity()));
    json.key("sign").text(sign_of(reviewed.gravity()));
    json.key("better");
    if (reviewed.better) {
        write_choice(json, *reviewed.better, Chances::Shown);
    } else {
        json.null();
    }
    json.key("winning").number(reviewed.winning);
    json.key("all").number(reviewed.all);
    json.end_object();
}

} // namespace kamisado::wasm
