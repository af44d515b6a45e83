#include "notation/ascii.h"
#include "notation/decision_text.h"
#include "notation/describe.h"
#include "notation/position_text.h"
#include "notation/record.h"
#include "protocol/engine_commands.h"
#include "protocol/engine_words.h"
#include "protocol/words.h"

#include <limits>
#include <span>
#include <utility>

namespace kamisado::protocol {

namespace {

using CommandWords = std::span<const std::string_view>;
using Read = std::expected<EngineCommand, LineError>;

std::unexpected<LineError> wrong(std::string_view id, std::string text) {
    return std::unexpected(
        LineError{.id = "protocol." + std::string(id), .sentence = std::move(text)});
}

std::string joined(CommandWords words) {
    std::string text;
    for (const std::string_view word : words) {
        text += (text.empty() ? "" : " ") + std::string(word);
    }
    return text;
}

Read read_setoption(CommandWords words) {
    if (words.size() != 4 || words[0] != "name" || words[2] != "value") {
        return wrong("setoption", "setoption name NAME value NUMBER is expected, not " +
                                      printable(joined(words)));
    }
    return SetOption{.name = std::string(words[1]), .value = std::string(words[3])};
}

template <typename Number>
std::optional<Number> take_limit(CommandWords& words, Number least) {
    const auto number = words.empty() ? std::nullopt : number_from<Number>(words.front());
    if (!number || *number < least) {
        return std::nullopt;
    }
    words = words.subspan(1);
    return number;
}

/// A day is longer than any move may take, and short enough for every clock.
constexpr std::int64_t longest_movetime = 86'400'000;

bool take_time(std::optional<std::chrono::milliseconds>& limit, CommandWords& words) {
    const auto time = take_limit<std::int64_t>(words, 1);
    if (limit || !time || *time > longest_movetime) {
        return false;
    }
    limit = std::chrono::milliseconds(*time);
    return true;
}

/// `btime`, `gtime`, `binc` and `ginc`.
bool take_clock(GoLimits& limits, std::string_view name, CommandWords& words) {
    for (const Player player : all_players) {
        ClockLeft& clock = limits.clocks[player];
        const bool is_black = player == Player::Black;
        if (name == (is_black ? "btime" : "gtime")) {
            return take_time(clock.time, words);
        }
        if (name == (is_black ? "binc" : "ginc")) {
            return take_time(clock.increment, words);
        }
    }
    return false;
}

/// False when the word is no limit or has no number that it can have.
bool take_one_limit(GoLimits& limits, std::string_view name, CommandWords& words) {
    if (name == "infinite") {
        return !std::exchange(limits.infinite, true);
    }
    if (name == "nodes" && !limits.nodes) {
        limits.nodes = take_limit<std::uint64_t>(words, 1);
        return limits.nodes.has_value();
    }
    if (name == "movetime") {
        return take_time(limits.movetime, words);
    }
    if (name == "depth" && !limits.depth) {
        limits.depth = take_limit<int>(words, 1);
        return limits.depth.has_value();
    }
    return take_clock(limits, name, words);
}

Read read_go(CommandWords words) {
    GoLimits limits;
    while (!words.empty()) {
        const std::string_view name = words.front();
        words = words.subspan(1);
        if (!take_one_limit(limits, name, words)) {
            return wrong("go",
                         printable(name) +
                             " cannot stand here: go may be followed by nodes N, movetime "
                             "MS, depth N, infinite, btime MS, gtime MS, binc MS and ginc MS, "
                             "each once and numbers from 1");
        }
    }
    return Go{limits};
}

/// The decisions of a match as they stand after `moves`.
std::expected<void, LineError> play_all(Match& match, CommandWords words) {
    while (!words.empty()) {
        const bool is_fill = words.front() == "fill" && words.size() > 1;
        const std::string text = joined(words.first(is_fill ? 2 : 1));
        words = words.subspan(is_fill ? 2 : 1);
        const auto decision = read_decision(match.state(), text);
        if (!decision) {
            return std::unexpected(line_error_of(decision.error()));
        }
        [[maybe_unused]] const auto events = match.decide(*decision);
    }
    return {};
}

/// `BOARD PLAYER TOWER`
std::expected<Position, LineError> take_position(CommandWords& words) {
    const CommandWords fields = words.first(std::min<std::size_t>(words.size(), 3));
    words = words.subspan(fields.size());
    const auto read = read_position(joined(fields));
    if (!read) {
        return std::unexpected(line_error_of(read.error()));
    }
    return *read;
}

std::expected<Format, LineError> take_format(CommandWords& words) {
    const std::size_t length = !words.empty() && words.front() == "series" ? 2 : 1;
    const CommandWords name = words.first(std::min(words.size(), length));
    words = words.subspan(name.size());
    const auto format = format_from_name(joined(name));
    if (!format) {
        return wrong("format", printable(joined(name)) + " is none of single, series N, "
                                                         "standard, long, marathon");
    }
    return *format;
}

std::string why_not(const StartError& error) {
    switch (error.fault) {
    case StartFault::TargetReached: return "the start has a player at the target of the match";
    case StartFault::RoundIsOver: return "the start is a finished round";
    case StartFault::NoRounds: break;
    }
    return "a series has at least one round";
}

/// Where the match begins: all words up to `moves`.
std::expected<Match, LineError> take_start(CommandWords& words) {
    const std::string_view first = words.empty() ? std::string_view() : words.front();
    Format format;
    bool is_at_first_position = first == "start";
    if (first == "start" || first == "match") {
        words = words.subspan(1);
    }
    if (first == "match") {
        const auto read = take_format(words);
        if (!read) {
            return std::unexpected(read.error());
        }
        format = *read;
        is_at_first_position = words.empty() || words.front() != "start";
        if (!is_at_first_position) {
            words = words.subspan(1);
        }
    }
    std::expected<Position, LineError> start = Position::first();
    if (!is_at_first_position) {
        start = take_position(words);
    }
    if (!start) {
        return std::unexpected(start.error());
    }
    auto match = Match::from(format, *start);
    if (!match) {
        return wrong("start", why_not(match.error()));
    }
    return *std::move(match);
}

Read read_match(CommandWords words) {
    auto match = take_start(words);
    if (!match) {
        return std::unexpected(match.error());
    }
    if (!words.empty() && words.front() != "moves") {
        return wrong("position", "moves is expected, not " + printable(words.front()));
    }
    if (!words.empty()) {
        if (auto played = play_all(*match, words.subspan(1)); !played) {
            return std::unexpected(played.error());
        }
    }
    return SetPosition{*std::move(match)};
}

/// A command of one word.
template <typename Command>
Read alone(CommandWords rest) {
    if (!rest.empty()) {
        return wrong("too-many-words", printable(rest.front()) + " is not expected here");
    }
    return Command{};
}

} // namespace

Read read_engine_command(std::string_view line) {
    const std::vector<std::string_view> all = words_of(line);
    if (all.empty()) {
        return Nothing{};
    }
    const std::string_view first = all.front();
    const CommandWords rest = CommandWords(all).subspan(1);
    if (first == position) {
        return read_match(rest);
    }
    if (first == go) {
        return read_go(rest);
    }
    if (first == "setoption") {
        return read_setoption(rest);
    }
    if (first == greeting) {
        return alone<Greet>(rest);
    }
    if (first == ask_ready) {
        return alone<AskReady>(rest);
    }
    if (first == new_game) {
        return alone<NewGame>(rest);
    }
    if (first == stop) {
        return alone<Stop>(rest);
    }
    if (first == quit) {
        return alone<Quit>(rest);
    }
    return wrong("unknown-command", printable(first) + " is no command of this protocol");
}

} // namespace kamisado::protocol
