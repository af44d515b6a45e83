#include "cli/move_input.h"

#include "cli/sorted_moves.h"
#include "notation/ascii.h"
#include "notation/error_text.h"
#include "notation/names.h"
#include "notation/spelling.h"
#include "notation/turn_reader.h"
#include "rules/refusal.h"
#include "words/sentence.h"

#include <optional>
#include <vector>

namespace kamisado::cli {

namespace {

std::expected<Move, std::string> move_of_tower(const Position& position, Square to,
                                               std::string_view text, const Phrasebook& book) {
    const Square from = position.board().square_of(position.tower_to_move());
    if (const auto refusal = why_not(position, from, to)) {
        return std::unexpected(sentence(error_of(*refusal, position, std::string(text)), book));
    }
    return *find_move(position, from, to);
}

std::expected<Move, std::string> only_move_to(const Position& position, Square to,
                                              const Phrasebook& book) {
    std::vector<Move> moves = sorted_moves(position);
    std::erase_if(moves, [to](Move move) { return move.to() != to; });
    if (moves.size() == 1) {
        return moves.front();
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
    const char file = to_lower(text[0]);
    return file >= 'a' && file <= 'z' && text[1] >= '0' && text[1] <= '9';
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

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view spaces = " \t\r\n";
    const auto first = text.find_first_not_of(spaces);
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(spaces) - first + 1);
}

std::expected<Move, std::string> move_from_input(const Position& position, std::string_view text,
                                                 Language language, const Phrasebook& book) {
    if (const auto to = square_from_name(text)) {
        return position.is_free_choice() ? only_move_to(position, *to, book)
                                         : move_of_tower(position, *to, text, book);
    }
    if (const auto square = square_off_board(text)) {
        return std::unexpected(
            Sentence(book).text("found", text).text("square", *square).in("line.no-square"));
    }
    auto move = read_move(position, text, language);
    if (!move) {
        return std::unexpected(sentence(move.error(), book));
    }
    return *move;
}

} // namespace kamisado::cli
