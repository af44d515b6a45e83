#include "notation/turn_reader.h"

#include "notation/ascii.h"
#include "notation/describe.h"
#include "notation/names.h"
#include "notation/vocabulary.h"
#include "rules/board_colours.h"
#include "rules/colour_names.h"
#include "rules/moves.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace kamisado {

namespace {

struct WaySymbol {
    std::string_view text;
    Way way;
    Spelling spelling;
};

constexpr std::array<WaySymbol, 12> way_symbols{{
    {"F", Way::Forward, Spelling::Ascii},
    {"f", Way::Forward, Spelling::Ascii},
    {"L", Way::Left, Spelling::Ascii},
    {"l", Way::Left, Spelling::Ascii},
    {"R", Way::Right, Spelling::Ascii},
    {"r", Way::Right, Spelling::Ascii},
    {"B", Way::Back, Spelling::Ascii},
    {"b", Way::Back, Spelling::Ascii},
    {"↑", Way::Forward, Spelling::Symbols},
    {"↖", Way::Left, Spelling::Symbols},
    {"↗", Way::Right, Spelling::Symbols},
    {"↓", Way::Back, Spelling::Symbols},
}};

struct SpelledAnnotation {
    Annotation annotation;
    Spelling spelling = Spelling::Ascii;
};

/// Arrows may be followed by a selector that asks for a text or an emoji look.
void skip_variation_selector(std::string_view& text) {
    for (const std::string_view selector : {"\uFE0E", "\uFE0F"}) {
        if (text.starts_with(selector)) {
            text.remove_prefix(selector.size());
        }
    }
}

std::optional<int> distance_from(std::string_view text) {
    if (text.size() != 1 || text.front() < '0' || text.front() >= '0' + board_size) {
        return std::nullopt;
    }
    return text.front() - '0';
}

/// `PL5Y`, `P↖5Y` or `g0Y`.
std::optional<SpelledAnnotation> annotation_from(std::string_view text) {
    SpelledAnnotation result;
    const auto tower = text.empty() ? std::nullopt : colour_from_letter(text.front());
    if (!tower) {
        return std::nullopt;
    }
    result.annotation.tower = *tower;
    text.remove_prefix(1);
    const auto symbol = std::ranges::find_if(
        way_symbols, [&](const WaySymbol& way) { return text.starts_with(way.text); });
    if (symbol != way_symbols.end()) {
        result.annotation.way = symbol->way;
        result.spelling = symbol->spelling;
        text.remove_prefix(symbol->text.size());
        skip_variation_selector(text);
    }
    const auto distance = distance_from(text.substr(0, 1));
    const auto square = text.size() == 2 ? colour_from_letter(text.back()) : std::nullopt;
    if (!distance || !square || (*distance == 0) == result.annotation.way.has_value()) {
        return std::nullopt;
    }
    result.annotation.distance = *distance;
    result.annotation.square = *square;
    return result;
}

std::optional<WrittenSquares> squares_from(std::string_view text) {
    if (text.size() != 4) {
        return std::nullopt;
    }
    const auto from = square_from_name(text.substr(0, 2));
    const auto to = square_from_name(text.substr(2));
    if (!from || !to) {
        return std::nullopt;
    }
    return WrittenSquares{*from, *to};
}

/// "Purple Left 5 Yellow" or "Green 0 Yellow", a token a word.
std::optional<SpelledAnnotation> take_words(std::span<const Token>& tokens, Language language) {
    const auto word = [&](std::size_t nth) {
        return nth < tokens.size() && !tokens[nth].is_comment ? tokens[nth].text
                                                              : std::string_view();
    };
    SpelledAnnotation result{.annotation = {}, .spelling = Spelling::Words};
    result.annotation.way = way_from_word(word(1), language);
    const std::size_t after_way = result.annotation.way ? 2 : 1;
    const auto tower = colour_from_word(word(0), language);
    const auto distance = distance_from(word(after_way));
    const auto square = colour_from_word(word(after_way + 1), language);
    if (!tower || !distance || !square || (*distance == 0) == result.annotation.way.has_value()) {
        return std::nullopt;
    }
    result.annotation.tower = *tower;
    result.annotation.distance = *distance;
    result.annotation.square = *square;
    tokens = tokens.subspan(after_way + 2);
    return result;
}

std::optional<SpelledAnnotation> take_annotation(std::span<const Token>& tokens,
                                                 Language language) {
    if (tokens.empty() || tokens.front().is_comment) {
        return std::nullopt;
    }
    if (auto annotation = annotation_from(tokens.front().text)) {
        tokens = tokens.subspan(1);
        return annotation;
    }
    return take_words(tokens, language);
}

/// The words of an entry that cannot be read, as far as they seem to belong to it.
std::string text_of(std::span<const Token> tokens) {
    std::string text;
    for (const Token& token : tokens) {
        if (!text.empty()) {
            text += ' ';
        }
        text += token.text;
    }
    return printable(text);
}

Error syntax_error(std::span<const Token> tokens, Place place) {
    return {.id = ErrorId::MoveSyntax,
            .place = place,
            .found = text_of(tokens.first(std::min<std::size_t>(tokens.size(), 1))),
            .expected = Form::Move};
}

ErrorId id_of(MoveFault fault) {
    switch (fault) {
    case MoveFault::RoundIsOver: return ErrorId::MoveRoundIsOver;
    case MoveFault::NoTower: return ErrorId::MoveNoTower;
    case MoveFault::NotYourTower: return ErrorId::MoveNotYourTower;
    case MoveFault::AnotherTowerMoves: return ErrorId::MoveAnotherTower;
    case MoveFault::NotMoved: return ErrorId::MoveNotMoved;
    case MoveFault::NotForwards: return ErrorId::MoveNotForwards;
    case MoveFault::NotStraight: return ErrorId::MoveNotStraight;
    case MoveFault::TooFar: return ErrorId::MoveTooFar;
    case MoveFault::InTheWay: return ErrorId::MoveInTheWay;
    case MoveFault::Occupied: return ErrorId::MoveOccupied;
    case MoveFault::PushDiagonally: return ErrorId::MovePushDiagonally;
    case MoveFault::PushOwnTower: return ErrorId::MovePushOwnTower;
    case MoveFault::PushNoRoom: return ErrorId::MovePushNoRoom;
    case MoveFault::PushTooStrong: return ErrorId::MovePushTooStrong;
    case MoveFault::PushTooMany: return ErrorId::MovePushTooMany;
    case MoveFault::PushOffBoard: break;
    }
    return ErrorId::MovePushOffBoard;
}

Error error_about(const WrittenTurn& turn, ErrorId id) {
    return {.id = id, .place = turn.place, .found = turn.text};
}

std::expected<Move, Error> resolve_squares(const WrittenTurn& turn, const Position& position,
                                           WrittenSquares squares) {
    if (const auto refusal = why_not(position, squares.from, squares.to)) {
        Error error = error_of(*refusal, position, turn.text);
        error.place = turn.place;
        return std::unexpected(std::move(error));
    }
    return *find_move(position, squares.from, squares.to);
}

/// Where an annotated move ends, if that is on the board.
std::optional<Square> landing_of(const Annotation& annotation, Player player, Square from) {
    const std::array<Direction, 3> directions{Direction::Forward, Direction::Left,
                                              Direction::Right};
    const auto direction = directions[static_cast<std::size_t>(*annotation.way)];
    const int file = from.file() + (annotation.distance * file_step(player, direction));
    const int rank = from.rank() + (annotation.distance * forward_step(player));
    if (file < 0 || file >= board_size || rank < 0 || rank >= board_size) {
        return std::nullopt;
    }
    return Square(file, rank);
}

std::expected<Move, Error> resolve_annotation(const WrittenTurn& turn, const Position& position,
                                              const Annotation& annotation) {
    const Tower tower{position.to_move(), annotation.tower};
    const Square from = position.board().square_of(tower);
    const auto to = landing_of(annotation, tower.owner, from);
    const bool is_wrong_tower =
        !position.is_free_choice() && tower.colour != position.tower_to_move().colour;
    if (!to && !is_wrong_tower) {
        Error error = error_about(turn, ErrorId::MoveOffBoard);
        error.square = from;
        return std::unexpected(std::move(error));
    }
    auto move = resolve_squares(turn, position, {from, to.value_or(from)});
    if (move && colour_of(*to) != annotation.square) {
        Error error = error_about(turn, ErrorId::MoveWrongSquare);
        error.expected = colour_of(*to);
        error.square = *to;
        return std::unexpected(std::move(error));
    }
    return move;
}

} // namespace

bool WrittenTurn::is_zero_length() const {
    const auto* const annotations = std::get_if<std::vector<Annotation>>(&what);
    return annotations != nullptr && !annotations->front().way;
}

bool WrittenTurn::is_pushed_back() const {
    const auto* const annotations = std::get_if<std::vector<Annotation>>(&what);
    return annotations != nullptr && annotations->front().way == Way::Back;
}

std::expected<WrittenTurn, Error> take_turn(std::span<const Token>& tokens, Language language) {
    const std::span<const Token> all = tokens;
    WrittenTurn turn;
    if (!tokens.empty()) {
        turn.place = {.line = tokens.front().line, .column = tokens.front().column};
        if (const auto squares = squares_from(tokens.front().text)) {
            turn.spelling = Spelling::Coordinates;
            turn.what = *squares;
            turn.text = tokens.front().text;
            tokens = tokens.subspan(1);
            return turn;
        }
    }
    std::vector<Annotation> annotations;
    for (;;) {
        const auto next = take_annotation(tokens, language);
        if (!next) {
            return std::unexpected(syntax_error(all, turn.place));
        }
        turn.spelling = next->spelling;
        annotations.push_back(next->annotation);
        if (tokens.empty() || tokens.front().is_comment || tokens.front().text != "+") {
            break;
        }
        tokens = tokens.subspan(1);
    }
    turn.what = std::move(annotations);
    turn.text = text_of(all.first(all.size() - tokens.size()));
    return turn;
}

std::expected<Move, Error> resolve(const WrittenTurn& turn, const Position& position) {
    if (const auto* const squares = std::get_if<WrittenSquares>(&turn.what)) {
        return resolve_squares(turn, position, *squares);
    }
    const auto& annotations = std::get<std::vector<Annotation>>(turn.what);
    if (position.is_over()) {
        return std::unexpected(error_about(turn, ErrorId::MoveRoundIsOver));
    }
    if (annotations.size() > 1 || turn.is_zero_length() || turn.is_pushed_back()) {
        Error error = error_about(turn, ErrorId::MoveNotAnOption);
        error.expected = Form::Move;
        return std::unexpected(std::move(error));
    }
    return resolve_annotation(turn, position, annotations.front());
}

std::expected<Move, Error> read_move(const Position& position, std::string_view text,
                                     Language language) {
    return read_move(position, text, Style{.language = language});
}

std::expected<Move, Error> read_move(const Position& position, std::string_view text,
                                     const Style& style) {
    const auto tokens = tokenize(Cursor(text));
    if (!tokens) {
        return std::unexpected(tokens.error());
    }
    std::span<const Token> rest(*tokens);
    auto turn = take_turn(rest, style.language);
    if (!turn) {
        return std::unexpected(std::move(turn.error()));
    }
    auto* const annotations = std::get_if<std::vector<Annotation>>(&turn->what);
    if (style.turned && annotations != nullptr) {
        std::ranges::transform(*annotations, annotations->begin(),
                               [](const Annotation& seen) { return quarter_turned(seen); });
    }
    if (!rest.empty()) {
        return std::unexpected(
            syntax_error(rest, {.line = rest.front().line, .column = rest.front().column}));
    }
    return resolve(*turn, position);
}

Error error_of(const MoveRefusal& refusal, const Position& position, std::string found) {
    Error error{.id = id_of(refusal.fault),
                .found = std::move(found),
                .rule = refusal.rule,
                .player = position.to_move(),
                .tower = refusal.tower,
                .square = refusal.square};
    if (refusal.tower) {
        error.reach = reach_with(position.board().rings_of(*refusal.tower));
    }
    return error;
}

} // namespace kamisado
