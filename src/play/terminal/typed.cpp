#include "terminal/typed.h"

#include "notation/ascii.h"
#include "notation/decision_text.h"
#include "notation/error_text.h"
#include "notation/names.h"
#include "notation/turn_reader.h"
#include "notation/vocabulary.h"
#include "rules/moves.h"
#include "text/words.h"
#include "words/sentence.h"

#include <utility>
#include <vector>

namespace kamisado::terminal {

namespace {

std::expected<Move, std::string> move_to(const Phrasebook& book, const Position& position,
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
            describe_refusal(book, position, *why_not(position, from, to), name_of(to)));
    }
    Sentence told(book);
    told.text("square", name_of(to));
    if (moves.empty()) {
        return std::unexpected(told.in("line.no-tower-goes-there"));
    }
    std::string list;
    for (const Move move : moves) {
        list += (list.empty() ? "" : ", ") + write_coordinates(move);
    }
    return std::unexpected(told.text("moves", list).in("line.several-towers"));
}

bool looks_like_square(std::string_view text) {
    return text.size() == 2 && (is_lower(text[0]) || is_upper(text[0])) && is_digit(text[1]);
}

/// Of coordinates, the first square that is not on the board.
std::optional<std::string_view> square_off_board(std::string_view text) {
    std::optional<std::string_view> found;
    if (text.size() != 2 && text.size() != 4) {
        return found;
    }
    for (; !text.empty(); text.remove_prefix(2)) {
        const std::string_view square = text.substr(0, 2);
        if (!looks_like_square(square)) {
            return std::nullopt;
        }
        found = found || square_from_name(square) ? found : square;
    }
    return found;
}

} // namespace

std::string describe_refusal(const Phrasebook& book, const Position& position,
                             const MoveRefusal& refusal, std::string tried) {
    return sentence(error_of(refusal, position, std::move(tried)), book);
}

std::string as_sentence(std::string text) {
    if (!looks_like_square(std::string_view(text).substr(0, 2))) {
        text.front() = to_upper(text.front());
    }
    return text + ".";
}

std::optional<FillFrom> side_from_typed(std::string_view word, Language language) {
    for (const FillFrom side : all_fills) {
        const Way way = side == FillFrom::Left ? Way::Left : Way::Right;
        if (way_from_word(word, Language::English) == way || way_from_word(word, language) == way) {
            return side;
        }
    }
    return std::nullopt;
}

std::expected<Move, std::string> move_from_typed(const Phrasebook& book, const Position& position,
                                                 std::string_view text, Language language) {
    text = trimmed(text);
    if (const auto to = square_from_name(to_lower(text))) {
        return move_to(book, position, *to);
    }
    if (const auto square = square_off_board(text)) {
        return std::unexpected(
            Sentence(book).text("found", text).text("square", *square).in("line.no-square"));
    }
    const auto read_in = [&](Language spoken) {
        return read_move(position, text, Style{.language = spoken, .turned = book.turned});
    };
    const auto move = read_in(language);
    const auto english = move ? move : read_in(Language::English);
    if (!english) {
        return std::unexpected(sentence(move.error(), book));
    }
    return *english;
}

std::expected<Decision, std::string>
decision_from_typed(const Phrasebook& book, const MatchState& state, std::string_view text) {
    text = trimmed(text);
    const std::string lower = to_lower(text);
    if (const auto player = decider(state); player && (lower == "resign" || lower == "resigns")) {
        return Resign{*player};
    }
    if (state.phase == Phase::Filling) {
        if (const auto side = side_from_typed(lower, book.language)) {
            return Fill{*side};
        }
    }
    if (state.phase == Phase::Playing && !lower.starts_with("fill")) {
        return move_from_typed(book, state.position, text, book.language);
    }
    const auto decision = read_decision(state, text, book.language);
    if (!decision) {
        return std::unexpected(sentence(decision.error(), book));
    }
    return *decision;
}

} // namespace kamisado::terminal
