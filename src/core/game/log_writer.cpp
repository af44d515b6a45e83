#include "game/log_text.h"
#include "game/log_words.h"
#include "notation/decision_text.h"
#include "notation/names.h"
#include "notation/position_text.h"
#include "notation/record.h"

namespace kamisado::game {

namespace {

std::string text_of(Player player) { return std::string(name_of(player)); }

struct WriteDetail {
    std::string operator()(const Decided& entry) const { return write_decision(entry.decision); }
    std::string operator()(TakebackAsked entry) const {
        return std::string(words::asks) + text_of(entry.player);
    }
    std::string operator()(TakebackAccepted entry) const {
        return std::string(words::accepts) + text_of(entry.player);
    }
    std::string operator()(TakebackDeclined entry) const {
        return std::string(words::declines) + text_of(entry.player);
    }
    std::string operator()(TakenBack entry) const {
        return std::string(words::takes_back) + std::to_string(entry.count);
    }
    std::string operator()(Redone entry) const {
        return std::string(words::redoes) + std::to_string(entry.count);
    }
    std::string operator()(Paused /*says it all*/) const { return std::string(words::pauses); }
    std::string operator()(Resumed /*says it all*/) const { return std::string(words::resumes); }
};

struct WriteClock {
    std::string operator()(NoClock /*says it all*/) const { return std::string(words::no_clock); }
    std::string operator()(const MinutesClock& clock) const {
        return std::to_string(clock.initial) + "+" + std::to_string(clock.increment);
    }
    std::string operator()(const DaysClock& clock) const {
        return std::to_string(clock.per_move) + std::string(words::per_move);
    }
};

std::string escaped(std::string_view value) {
    std::string text;
    for (const char c : value) {
        if (c == '"' || c == '\\') {
            text += '\\';
        }
        text += c;
    }
    return text;
}

void add_tag(std::string& text, std::string_view name, std::string_view value) {
    text += "[" + std::string(name) + " \"" + escaped(value) + "\"]\n";
}

void add_seat(std::string& text, Player player, const Seat& seat) {
    add_tag(text, words::tag_of(player), seat.name);
    if (seat.level) {
        add_tag(text, words::level_tag_of(player), std::to_string(*seat.level));
    }
}

} // namespace

std::string write_clock(const ClockSetup& clock) { return std::visit(WriteClock{}, clock); }

std::string write_head(const LiveMatch& match) {
    const GameSetup& setup = match.setup();
    std::string text = std::string(words::first_line) + "\n";
    add_tag(text, words::format, write_format(setup.format));
    if (setup.start) {
        add_tag(text, words::start, write_position(*setup.start));
    }
    for (const Player player : all_players) {
        add_seat(text, player, setup.seats[player]);
    }
    add_tag(text, words::clock, write_clock(setup.clock));
    add_tag(text, words::takebacks,
            setup.takebacks == Takebacks::Free ? words::freely : words::by_agreement);
    add_tag(text, words::begun, std::to_string(match.begun()));
    return text += '\n';
}

std::string write_entry(const Entry& entry) {
    return std::to_string(entry.number) + " " + std::to_string(entry.at) + " " +
           std::visit(WriteDetail{}, entry.detail) + "\n";
}

std::string write_entries(std::span<const Entry> entries) {
    std::string text;
    for (const Entry& entry : entries) {
        text += write_entry(entry);
    }
    return text;
}

std::string write_log(const LiveMatch& match) {
    return write_head(match) + write_entries(match.entries());
}

} // namespace kamisado::game
