#include "cli/failure.h"
#include "cli/input.h"
#include "cli/new_match.h"
#include "cli/play_session.h"
#include "cli/wording.h"
#include "notation/ascii.h"
#include "notation/describe.h"

#include <fmt/format.h>

#include <utility>

/// How a session changes files and matches.
namespace kamisado::cli {

std::string PlaySession::save(std::string_view argument) {
    if (argument.empty()) {
        return keep() + farewell();
    }
    const auto found = read_if_there(std::string(argument));
    if (!found) {
        return fmt::format("{}.\n", describe(found.error()));
    }
    const bool is_own = keeper_.path() == argument;
    if (*found && !is_own) {
        return fmt::format("{} is there already: save! {} writes over it.\n", argument, argument);
    }
    return save_as(argument, *found);
}

std::string PlaySession::replace_file(std::string_view argument) {
    if (argument.empty()) {
        return "Say save! and the name of a file.\n";
    }
    const auto found = read_if_there(std::string(argument));
    return found ? save_as(argument, *found) : fmt::format("{}.\n", describe(found.error()));
}

std::string PlaySession::save_as(std::string_view file, std::optional<std::string> known) {
    MatchKeeper keeper = MatchKeeper::in_file(std::string(file), std::move(known));
    if (const auto kept = keeper.keep(write_record(match_.record())); !kept) {
        return fmt::format("NOT SAVED: {}.\n", kept.error());
    }
    keeper_ = std::move(keeper);
    return where_it_is_kept();
}

std::string PlaySession::open(std::string_view argument) {
    const std::string path(argument);
    if (path.empty() || path == standard_input) {
        return "Say open and the name of a file.\n";
    }
    const auto text = read_text(path);
    if (!text) {
        return fmt::format("{}.\n", describe(text.error()));
    }
    auto record = parse_record(path, *text);
    if (!record) {
        return fmt::format("{}.\n", describe(record.error()));
    }
    return take_over(*std::move(record), MatchKeeper::in_file(path, *text));
}

std::string PlaySession::resume(std::string_view /*argument*/) {
    const auto path = automatic_file();
    const auto text = path ? read_if_there(path->string()) : std::nullopt;
    if (!text || !*text) {
        return "There is no match to go on with.\n";
    }
    auto record = parse_record(path->string(), **text);
    if (!record) {
        return fmt::format("{}.\n", describe(record.error()));
    }
    return take_over(*std::move(record), MatchKeeper::automatic(*text));
}

std::string PlaySession::begin_anew(std::string_view argument) {
    const Record& old = match_.record();
    const auto format =
        argument.empty() ? std::optional(old.match.format()) : format_from_name(to_lower(argument));
    if (!format) {
        return fmt::format("{} is no format: say single, series N, standard, long or marathon.\n",
                           printable(argument));
    }
    PerPlayer<std::string> names;
    for (const Player player : all_players) {
        names[player] = old.tag(title(player)).value_or("");
    }
    return take_over(new_record(Match(*format), names, old.style), MatchKeeper::automatic());
}

/// Another match comes to the table; the one before stays where it was saved.
std::string PlaySession::take_over(Record record, MatchKeeper keeper) {
    const std::string before = match_.match().size() == 0 ? "" : farewell();
    match_ = game::PlayedMatch(std::move(record));
    computer_.take_seats(match_.record());
    keeper_ = std::move(keeper);
    return before + "\n" + greeting();
}

} // namespace kamisado::cli
