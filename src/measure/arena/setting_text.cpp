// Settings as text: each by its key, for command lines and for the heads of state files.
#include "arena/settings.h"
#include "computer/level.h"
#include "files/lines.h"
#include "notation/describe.h"
#include "notation/error.h"
#include "notation/position_text.h"
#include "notation/record.h"
#include "text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>

namespace kamisado {

namespace {

using Done = std::expected<void, std::string>;

constexpr std::array helps{
    SettingHelp{"games", "How many, an even number (400 if not given)"},
    SettingHelp{"format", "single, \"series N\", standard, long or marathon (single if not given)"},
    SettingHelp{"start", "Where rounds begin: random or balanced line-ups, or first for towers on "
                         "their colours (random if not given)"},
    SettingHelp{"seed", "The same seed gives the same games (1 if not given)"},
    SettingHelp{"nodes", "For programs: positions to look at for a move"},
    SettingHelp{"movetime", "For programs: milliseconds for a move"},
    SettingHelp{"depth", "For programs: moves to look ahead"},
    SettingHelp{"first-nodes", "The same for FIRST alone"},
    SettingHelp{"first-movetime", "The same for FIRST alone"},
    SettingHelp{"first-depth", "The same for FIRST alone"},
    SettingHelp{"second-nodes", "The same for SECOND alone"},
    SettingHelp{"second-movetime", "The same for SECOND alone"},
    SettingHelp{"second-depth", "The same for SECOND alone"},
    SettingHelp{"first-option", "NAME=VALUE: an option that FIRST, a program, is given", true},
    SettingHelp{"second-option", "NAME=VALUE: an option that SECOND, a program, is given", true},
    SettingHelp{"margin", "Milliseconds beyond its movetime before a program loses (1000 if not "
                          "given)"},
    SettingHelp{"patience", "Milliseconds that a program may think without a movetime (60000 if "
                            "not given)"},
    SettingHelp{"sprt", "Stop when it is clear whether SECOND is stronger by elo0 or elo1: "
                        "elo0=0,elo1=20,alpha=0.05,beta=0.05"},
};

constexpr std::array<std::string_view, 4> start_names{"random", "first", "balanced", "openings"};

template <typename Number>
Done set_number(Number& number, std::string_view value, Number least,
                Number most = std::numeric_limits<Number>::max()) {
    const auto read = number_from<Number>(value);
    if (!read || *read < least || *read > most) {
        return std::unexpected(
            fmt::format("{} is not a number from {} to {}", printable(value), least, most));
    }
    number = *read;
    return {};
}

template <typename Number>
Done set_limit(std::optional<Number>& limit, std::string_view value) {
    Number number{};
    auto done = set_number<Number>(number, value, 1);
    if (done) {
        limit = number;
    }
    return done;
}

Done set_movetime(protocol::GoLimits& limits, std::string_view value) {
    std::optional<int> milliseconds;
    const Done done = set_limit(milliseconds, value);
    if (milliseconds) {
        limits.movetime = std::chrono::milliseconds(*milliseconds);
    }
    return done;
}

Done set_limits(protocol::GoLimits& limits, std::string_view kind, std::string_view value) {
    if (kind == "nodes") {
        return set_limit(limits.nodes, value);
    }
    return kind == "depth" ? set_limit(limits.depth, value) : set_movetime(limits, value);
}

Done set_games(int& games, std::string_view value) {
    const auto read = number_from<int>(value);
    constexpr int most = 100'000'000;
    if (!read || *read <= 0 || *read > most || *read % 2 != 0) {
        return std::unexpected(fmt::format(
            "{} is not an even number: seats are swapped after every game", printable(value)));
    }
    games = *read;
    return {};
}

Done set_start(StartKind& start, std::string_view value) {
    const auto* const found = std::ranges::find(start_names, value);
    if (found == start_names.end()) {
        return std::unexpected(printable(value) + " is no start: random, balanced or first");
    }
    start = static_cast<StartKind>(found - start_names.begin());
    return {};
}

Done set_format(Format& format, std::string_view value) {
    const auto read = format_from_name(value);
    if (!read) {
        return std::unexpected(printable(value) +
                               " is no format: single, \"series N\", standard, long or marathon");
    }
    format = *read;
    return {};
}

Done set_name(std::string& name, std::string_view value) {
    if (value.empty() || value.contains('\n')) {
        return std::unexpected("a level or a command line, on one line, is missing");
    }
    const auto level = level_from_name(value);
    if (!level && number_from<int>(value)) {
        return std::unexpected(printable(value) + " is no level: 1 to 10");
    }
    name = level ? name_of_level(*level) : std::string(value);
    return {};
}

Done add_option(std::vector<EngineOption>& options, std::string_view value) {
    const std::size_t equals = value.find('=');
    if (equals == 0 || equals == std::string_view::npos || value.contains('\n')) {
        return std::unexpected(printable(value) + " is not NAME=VALUE");
    }
    options.push_back({.name = std::string(value.substr(0, equals)),
                       .value = std::string(value.substr(equals + 1))});
    return {};
}

Done add_opening(std::vector<Position>& openings, std::string_view value) {
    const auto position = read_position(value);
    if (!position) {
        return std::unexpected(message(position.error()));
    }
    openings.push_back(*position);
    return {};
}

Done set_test(std::optional<Sprt>& sprt, std::string_view value) {
    const auto read = read_sprt(value);
    if (!read) {
        return std::unexpected(read.error());
    }
    sprt = *read;
    return {};
}

Done set_of_side(EntrantSettings& entrant, std::string_view key, std::string_view value) {
    return key == "option" ? add_option(entrant.options, value)
                           : set_limits(entrant.limits, key, value);
}

Done set_of_both(ArenaSettings& settings, std::string_view key, std::string_view value) {
    const Done done = set_limits(settings.entrants[Side::First].limits, key, value);
    return done ? set_limits(settings.entrants[Side::Second].limits, key, value) : done;
}

Done set_of_arena(ArenaSettings& settings, std::string_view key, std::string_view value) {
    if (key == "games") {
        return set_games(settings.games, value);
    }
    if (key == "format") {
        return set_format(settings.format, value);
    }
    if (key == "start") {
        return set_start(settings.start, value);
    }
    if (key == "seed") {
        return set_number<std::uint64_t>(settings.seed, value, 0);
    }
    if (key == "margin" || key == "patience") {
        return set_number(key == "margin" ? settings.margin : settings.patience, value, 1);
    }
    return key == "sprt" ? set_test(settings.sprt, value) : add_opening(settings.openings, value);
}

bool is_setting(std::string_view key) {
    return key == "first" || key == "second" || key == "opening" ||
           std::ranges::find(helps, key, &SettingHelp::key) != helps.end();
}

std::string_view key_of(Side side) { return side == Side::First ? "first" : "second"; }

void write_entrant(std::string& text, std::string_view side, const EntrantSettings& entrant) {
    const auto add = [&](std::string_view key, const auto& value) {
        text += fmt::format("{}-{} {}\n", side, key, value);
    };
    text += fmt::format("{} {}\n", side, entrant.name);
    for (const EngineOption& option : entrant.options) {
        add("option", option.name + '=' + option.value);
    }
    if (entrant.limits.nodes) {
        add("nodes", *entrant.limits.nodes);
    }
    if (entrant.limits.movetime) {
        add("movetime", entrant.limits.movetime->count());
    }
    if (entrant.limits.depth) {
        add("depth", *entrant.limits.depth);
    }
}

} // namespace

std::span<const SettingHelp> arena_setting_helps() { return helps; }

std::expected<void, std::string> set(ArenaSettings& settings, std::string_view key,
                                     std::string_view value) {
    if (!is_setting(key)) {
        return std::unexpected(printable(key) + " is no setting of an arena");
    }
    for (const Side side : both_sides) {
        EntrantSettings& entrant = settings.entrants[side];
        const std::string prefix = std::string(key_of(side)) + '-';
        if (key == key_of(side)) {
            return set_name(entrant.name, value);
        }
        if (key.starts_with(prefix)) {
            return set_of_side(entrant, key.substr(prefix.size()), value);
        }
    }
    const bool is_for_both = key == "nodes" || key == "movetime" || key == "depth";
    return is_for_both ? set_of_both(settings, key, value) : set_of_arena(settings, key, value);
}

std::string write_settings(const ArenaSettings& settings) {
    std::string text;
    for (const Side side : both_sides) {
        write_entrant(text, key_of(side), settings.entrants[side]);
    }
    text += fmt::format("games {}\nformat {}\nstart {}\nseed {}\nmargin {}\npatience {}\n",
                        settings.games, write_format(settings.format),
                        start_names[static_cast<std::size_t>(settings.start)], settings.seed,
                        settings.margin, settings.patience);
    if (settings.sprt) {
        text += fmt::format("sprt {}\n", write_sprt(*settings.sprt));
    }
    for (const Position& opening : settings.openings) {
        text += fmt::format("opening {}\n", write_position(opening));
    }
    return text;
}

std::expected<ArenaSettings, std::string> read_settings(std::string_view text) {
    ArenaSettings settings;
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = take_line(text);
        const std::string_view key = line.substr(0, line.find(' '));
        const auto done = set(settings, key, line.substr(std::min(line.size(), key.size() + 1)));
        if (!done) {
            return std::unexpected(fmt::format("line {}: {}", number, done.error()));
        }
    }
    if (const auto checked = check(settings); !checked) {
        return std::unexpected(checked.error());
    }
    return settings;
}

} // namespace kamisado
