#include "game/setup.h"

#include "notation/utf8.h"
#include "words/sentence.h"

namespace kamisado::game {

namespace {

bool is_in(Millis length, Millis least) { return length >= least && length <= longest_clock; }

struct ClockIsPossible {
    bool operator()(NoClock /*always*/) const { return true; }
    bool operator()(const MinutesClock& clock) const {
        return is_in(clock.initial, 1) && is_in(clock.increment, 0);
    }
    bool operator()(const DaysClock& clock) const { return is_in(clock.per_move, 1); }
};

/// Well-formed UTF-8 without control characters: a name must fit on its line of the log.
bool is_printable(std::string_view text) {
    while (!text.empty()) {
        const auto code = take_character(text);
        if (!code || *code < 0x20U || (*code >= 0x7FU && *code < 0xA0U)) {
            return false;
        }
    }
    return true;
}

std::optional<BeginFault> fault_of(const Seat& seat) {
    if (seat.name.size() > longest_name) {
        return BeginFault::NameTooLong;
    }
    if (!is_printable(seat.name)) {
        return BeginFault::NameNotPrintable;
    }
    if (seat.level && (*seat.level < 1 || *seat.level > highest_level)) {
        return BeginFault::LevelOutOfRange;
    }
    return std::nullopt;
}

BeginFault fault_of(StartFault fault) {
    switch (fault) {
    case StartFault::RoundIsOver: return BeginFault::RoundIsOver;
    case StartFault::TargetReached: return BeginFault::TargetReached;
    case StartFault::NoRounds: break;
    }
    return BeginFault::RoundsOutOfRange;
}

std::optional<BeginRefusal> what_is_wrong_at_the_start(const GameSetup& setup) {
    const bool is_series = setup.format.kind == FormatKind::Series;
    if (is_series && (setup.format.rounds < 1 || setup.format.rounds > most_rounds)) {
        return BeginRefusal{BeginFault::RoundsOutOfRange, {}};
    }
    if (setup.start) {
        if (const auto match = Match::from(setup.format, *setup.start); !match) {
            return BeginRefusal{fault_of(match.error().fault), match.error().player};
        }
    }
    return std::nullopt;
}

} // namespace

std::string_view name_of(BeginFault fault) {
    switch (fault) {
    case BeginFault::RoundsOutOfRange: return "game.rounds-out-of-range";
    case BeginFault::RoundIsOver: return "game.start-is-over";
    case BeginFault::TargetReached: return "game.start-is-won";
    case BeginFault::NameTooLong: return "game.name-too-long";
    case BeginFault::NameNotPrintable: return "game.name-not-printable";
    case BeginFault::LevelOutOfRange: return "game.level-out-of-range";
    case BeginFault::ClockOutOfRange: return "game.clock-out-of-range";
    case BeginFault::MomentOutOfRange: break;
    }
    return "game.moment-out-of-range";
}

std::string sentence(const BeginRefusal& refusal) {
    const Phrasebook english;
    return Sentence(english)
        .player("player", refusal.player.value_or(Player::Black))
        .in(*Phrase::named(name_of(refusal.fault)));
}

std::optional<BeginRefusal> what_is_wrong(const GameSetup& setup) {
    if (auto refusal = what_is_wrong_at_the_start(setup)) {
        return refusal;
    }
    for (const Player player : all_players) {
        if (const auto fault = fault_of(setup.seats[player])) {
            return BeginRefusal{*fault, player};
        }
    }
    if (!std::visit(ClockIsPossible{}, setup.clock)) {
        return BeginRefusal{BeginFault::ClockOutOfRange, {}};
    }
    return std::nullopt;
}

} // namespace kamisado::game
