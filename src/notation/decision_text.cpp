#include "notation/decision_text.h"

#include "notation/ascii.h"
#include "notation/describe.h"
#include "notation/names.h"
#include "notation/spelling.h"
#include "notation/token.h"
#include "notation/turn_reader.h"

#include <optional>
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

Error error_about(ErrorId id, std::string_view found, std::string expected = {}) {
    return {.id = id,
            .place = {.line = 1, .column = 1},
            .found = printable(found),
            .expected = std::move(expected),
            .arguments = {}};
}

/// What else may be decided now than `found`.
std::optional<Error> wrong_moment(const MatchState& state, bool is_fill, bool is_move,
                                  std::string_view found) {
    if (state.phase == Phase::Over) {
        return error_about(ErrorId::RecordMatchOver, found);
    }
    if (is_fill && state.phase != Phase::Filling) {
        return error_about(ErrorId::RecordNothingToFill, found,
                           "the round is not over or the format has no fill");
    }
    if (is_move && state.phase == Phase::Filling) {
        return error_about(ErrorId::RecordFillDue, found, std::string(name_of(*decider(state))));
    }
    return std::nullopt;
}

/// A keyword and its argument; nothing when there is no such keyword.
std::optional<std::expected<Decision, Error>> read_keyword(const Token& keyword,
                                                           const Token& argument) {
    const std::string word = to_lower(keyword.text);
    const bool is_fill = word == "fill";
    if (!is_fill && word != "resigns" && word != "time") {
        return std::nullopt;
    }
    const auto side = side_from_name(to_lower(argument.text));
    const auto player = player_from_name(to_lower(argument.text));
    if (is_fill ? !side : !player) {
        Error error = error_about(ErrorId::RecordWord, argument.text,
                                  is_fill ? "left or right" : "black or gold");
        error.place = {.line = argument.line, .column = argument.column};
        return std::unexpected(std::move(error));
    }
    if (is_fill) {
        return Fill{*side};
    }
    return word == "time" ? Decision(TimeOut{*player}) : Decision(Resign{*player});
}

} // namespace

std::string write_decision(const Decision& decision) {
    return std::visit(DecisionWriter(), decision);
}

std::expected<Decision, Error> read_decision(const MatchState& state, std::string_view text,
                                             Language language) {
    const auto tokens = tokenize(Cursor(text));
    if (!tokens) {
        return std::unexpected(tokens.error());
    }
    auto other = tokens->size() == 2 ? read_keyword((*tokens)[0], (*tokens)[1]) : std::nullopt;
    if (other && !*other) {
        return *other;
    }
    const bool is_fill = other && std::holds_alternative<Fill>(**other);
    if (auto error = wrong_moment(state, is_fill, !other, text)) {
        return std::unexpected(*std::move(error));
    }
    if (other) {
        return *other;
    }
    auto move = read_move(state.position, text, language);
    if (!move) {
        return std::unexpected(std::move(move).error());
    }
    return Decision(*move);
}

} // namespace kamisado
