#include "terminal/typed.h"

#include "notation/ascii.h"
#include "notation/decision_text.h"
#include "notation/error_text.h"
#include "notation/names.h"
#include "notation/spelling.h"
#include "notation/turn_reader.h"
#include "notation/vocabulary.h"
#include "rules/moves.h"
#include "words/sentence.h"

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace kamisado::terminal {

namespace {

std::string_view without_spaces(std::string_view text) {
    while (!text.empty() && is_space(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && is_space(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

/// Says the sentence as one: with a capital and a full stop.
std::string as_sentence(std::string text) {
    if (!text.empty()) {
        text.front() = to_upper(text.front());
    }
    return text + ".";
}

/// `left`, `links`, `gauche`
std::optional<FillFrom> side_from(const Speech& speech, std::string_view word) {
    for (const FillFrom side : all_fills) {
        const Way way = side == FillFrom::Left ? Way::Left : Way::Right;
        const auto is_word = [&](Language language) {
            return way_from_word(word, language) == way;
        };
        if (is_word(Language::English) || is_word(speech.language())) {
            return side;
        }
    }
    return std::nullopt;
}

std::expected<Decision, std::string> move_to(const Speech& speech, const Position& position,
                                             Square to) {
    std::vector<Move> moves;
    for (const Move move : legal_moves(position)) {
        if (move.to() == to) {
            moves.push_back(move);
        }
    }
    if (moves.size() == 1) {
        return moves.front();
    }
    if (moves.empty() && !position.is_free_choice()) {
        const Square from = position.board().square_of(position.tower_to_move());
        return std::unexpected(
            describe_refusal(speech, position, *why_not(position, from, to), name_of(to)));
    }
    std::string list;
    for (const Move move : moves) {
        list += (list.empty() ? "" : ", ") + write_coordinates(move);
    }
    const GameTexts& texts = speech.texts().game;
    return std::unexpected(
        Sentence(speech)
            .text("square", name_of(to))
            .text("moves", list)
            .filled_in(moves.empty() ? texts.no_tower_reaches : texts.several_towers));
}

} // namespace

std::string describe_refusal(const Speech& speech, const Position& position,
                             const MoveRefusal& refusal, std::string tried) {
    return as_sentence(sentence(error_of(refusal, position, std::move(tried)), speech));
}

std::expected<Decision, std::string> read_typed(const Speech& speech, const MatchState& state,
                                                std::string_view text) {
    text = without_spaces(text);
    const std::string lower = to_lower(text);
    const auto player = decider(state);
    if (player && (lower == "resign" || lower == "resigns")) {
        return Resign{*player};
    }
    if (state.phase == Phase::Filling) {
        if (const auto side = side_from(speech, lower)) {
            return Fill{*side};
        }
    }
    if (const auto to = square_from_name(lower); to && state.phase == Phase::Playing) {
        return move_to(speech, state.position, *to);
    }
    auto decision = read_decision(state, text, speech.language());
    if (!decision && speech.language() != Language::English) {
        if (auto english = read_decision(state, text)) {
            return *english;
        }
    }
    if (!decision) {
        return std::unexpected(as_sentence(sentence(decision.error(), speech)));
    }
    return *decision;
}

} // namespace kamisado::terminal
