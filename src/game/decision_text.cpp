#include "game/decision_text.h"

#include "notation/describe.h"
#include "notation/names.h"
#include "notation/spelling.h"
#include "notation/turn_reader.h"

#include <optional>

namespace kamisado::game {

namespace {

constexpr std::string_view fill_word = "fill ";
constexpr std::string_view resigns_word = "resigns ";
constexpr std::string_view time_word = "time ";

struct WriteDecision {
    std::string operator()(Move move) const { return write_coordinates(move); }
    std::string operator()(Fill fill) const {
        return std::string(fill_word) + std::string(name_of(fill.side));
    }
    std::string operator()(Resign resign) const {
        return std::string(resigns_word) + std::string(name_of(resign.player));
    }
    std::string operator()(TimeOut time) const {
        return std::string(time_word) + std::string(name_of(time.player));
    }
};

/// A decision that is no move.
std::optional<Decision> other_decision(std::string_view text) {
    if (text.starts_with(fill_word)) {
        const auto side = side_from_name(text.substr(fill_word.size()));
        return side ? std::optional<Decision>(Fill{*side}) : std::nullopt;
    }
    if (text.starts_with(resigns_word)) {
        const auto player = player_from_name(text.substr(resigns_word.size()));
        return player ? std::optional<Decision>(Resign{*player}) : std::nullopt;
    }
    if (text.starts_with(time_word)) {
        const auto player = player_from_name(text.substr(time_word.size()));
        return player ? std::optional<Decision>(TimeOut{*player}) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace

std::string write_decision(const Decision& decision) {
    return std::visit(WriteDecision{}, decision);
}

std::optional<Decision> decision_from_name(std::string_view name) {
    if (name.size() != 4) {
        return other_decision(name);
    }
    const auto from = square_from_name(name.substr(0, 2));
    const auto to = square_from_name(name.substr(2));
    return from && to ? std::optional<Decision>(Move(*from, *to)) : std::nullopt;
}

std::expected<Decision, Error> read_decision(const MatchState& state, std::string_view text) {
    if (const auto decision = other_decision(text)) {
        return *decision;
    }
    if (state.phase != Phase::Playing) {
        const auto due = decider(state);
        return std::unexpected(Error{.id = due ? ErrorId::RecordFillDue : ErrorId::RecordMatchOver,
                                     .place = {},
                                     .found = printable(text),
                                     .expected = due ? std::string(name_of(*due)) : std::string(),
                                     .arguments = {}});
    }
    return read_move(state.position, text);
}

} // namespace kamisado::game
