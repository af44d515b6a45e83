#include "notation/decision_text.h"

#include "notation/ascii.h"
#include "notation/names.h"
#include "notation/spelling.h"
#include "notation/token.h"
#include "notation/turn_reader.h"

#include <utility>

namespace kamisado {

namespace {

struct DecisionWriter {
    std::string operator()(Move move) const { return write_coordinates(move); }
    std::string operator()(Fill fill) const { return "fill " + std::string(name_of(fill.side)); }
    std::string operator()(Resign resign) const {
        return "resigns " + std::string(name_of(resign.player));
    }
    std::string operator()(TimeOut time) const {
        return "time " + std::string(name_of(time.player));
    }
};

Error error_about(ErrorId id, std::string_view found, Expected expected = {}) {
    return {.id = id,
            .place = {.line = 1, .column = 1},
            .found = found_in(found),
            .expected = std::move(expected)};
}

/// What else may be decided now than `found`.
std::optional<Error> wrong_moment(const MatchState& state, bool is_fill, bool is_move,
                                  std::string_view found) {
    if (state.phase == Phase::Over) {
        return error_about(ErrorId::RecordMatchOver, found);
    }
    if (is_fill && state.phase != Phase::Filling) {
        return error_about(ErrorId::RecordNothingToFill, found, Circumstance::NothingToFill);
    }
    if (is_move && state.phase == Phase::Filling) {
        return error_about(ErrorId::RecordFillDue, found, *decider(state));
    }
    return std::nullopt;
}

/// The decisions that are no moves: a keyword and its argument.
struct Keyword {
    bool is_fill = false;
    bool is_known = false;
    std::optional<Decision> decision = std::nullopt; ///< nothing: the argument is wrong
};

Keyword read_keyword(std::string_view word, std::string_view argument) {
    const auto side = side_from_name(argument);
    const auto player = player_from_name(argument);
    Keyword keyword{.is_fill = word == "fill"};
    keyword.is_known = keyword.is_fill || word == "resigns" || word == "time";
    if (keyword.is_fill && side) {
        keyword.decision = Fill{*side};
    } else if (word == "resigns" && player) {
        keyword.decision = Resign{*player};
    } else if (word == "time" && player) {
        keyword.decision = TimeOut{*player};
    }
    return keyword;
}

Error wrong_argument(const Token& argument, const Keyword& keyword) {
    Error error =
        error_about(ErrorId::RecordWord, argument.text,
                    keyword.is_fill ? OneOf{{"left", "right"}} : OneOf{{"black", "gold"}});
    error.place = {.line = argument.line, .column = argument.column};
    return error;
}

} // namespace

std::string write_decision(const Decision& decision) {
    return std::visit(DecisionWriter(), decision);
}

std::optional<Decision> decision_from_name(std::string_view name) {
    if (const auto space = name.find(' '); space != std::string_view::npos) {
        return read_keyword(name.substr(0, space), name.substr(space + 1)).decision;
    }
    if (name.size() != 4) {
        return std::nullopt;
    }
    const auto from = square_from_name(name.substr(0, 2));
    const auto to = square_from_name(name.substr(2));
    return from && to ? std::optional<Decision>(Move(*from, *to)) : std::nullopt;
}

std::expected<Decision, Error> read_decision(const MatchState& state, std::string_view text,
                                             Language language) {
    const auto tokens = tokenize(Cursor(text));
    if (!tokens) {
        return std::unexpected(tokens.error());
    }
    Keyword keyword;
    if (tokens->size() == 2) {
        keyword = read_keyword(to_lower(tokens->front().text), to_lower(tokens->back().text));
    }
    if (keyword.is_known && !keyword.decision) {
        return std::unexpected(wrong_argument(tokens->back(), keyword));
    }
    if (auto error = wrong_moment(state, keyword.is_fill, !keyword.is_known, text)) {
        return std::unexpected(*std::move(error));
    }
    if (keyword.decision) {
        return *keyword.decision;
    }
    auto move = read_move(state.position, text, language);
    if (!move) {
        return std::unexpected(std::move(move).error());
    }
    return Decision(*move);
}

} // namespace kamisado
