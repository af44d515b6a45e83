#include "cli/failure.h"
#include "cli/input.h"
#include "cli/new_match.h"
#include "cli/play_session.h"
#include "cli/wording.h"
#include "notation/ascii.h"
#include "notation/describe.h"

#include <utility>

/// How a session changes files and matches.
namespace kamisado::cli {

std::string PlaySession::save(std::string_view argument) {
    if (argument.empty()) {
        return keep() + farewell();
    }
    const auto found = read_if_there(std::string(argument));
    if (!found) {
        return describe(found.error(), book_) + ".\n";
    }
    const bool is_own = keeper_.path() == argument;
    if (*found && !is_own) {
        return Sentence(book_).text("file", argument).in("line.file-exists") + "\n";
    }
    return save_as(argument, *found);
}

std::string PlaySession::replace_file(std::string_view argument) {
    if (argument.empty()) {
        return line("line.say-save");
    }
    const auto found = read_if_there(std::string(argument));
    return found ? save_as(argument, *found) : describe(found.error(), book_) + ".\n";
}

std::string PlaySession::save_as(std::string_view file, std::optional<std::string> known) {
    MatchKeeper keeper = MatchKeeper::in_file(std::string(file), std::move(known));
    if (const auto kept = keeper.keep(write_record(match_.record())); !kept) {
        return Sentence(book_).text("reason", kept.error()).in("line.not-saved") + "\n";
    }
    keeper_ = std::move(keeper);
    return where_it_is_kept();
}

std::string PlaySession::open(std::string_view argument) {
    const std::string path(argument);
    if (path.empty() || path == standard_input) {
        return line("line.say-open");
    }
    const auto text = read_text(path);
    if (!text) {
        return describe(text.error(), book_) + ".\n";
    }
    auto record = parse_record(path, *text);
    if (!record) {
        return describe(record.error(), book_) + ".\n";
    }
    return take_over(*std::move(record), MatchKeeper::in_file(path, *text));
}

std::string PlaySession::resume(std::string_view /*argument*/) {
    const auto path = automatic_file();
    const auto text = path ? read_if_there(path->string()) : std::nullopt;
    if (!text || !*text) {
        return line("line.nothing-to-resume");
    }
    auto record = parse_record(path->string(), **text);
    if (!record) {
        return describe(record.error(), book_) + ".\n";
    }
    return take_over(*std::move(record), MatchKeeper::automatic(*text));
}

std::string PlaySession::begin_anew(std::string_view argument) {
    const Record& old = match_.record();
    const auto format =
        argument.empty() ? std::optional(old.match.format()) : format_from_name(to_lower(argument));
    if (!format) {
        return Sentence(book_).text("found", printable(argument)).in("line.no-format") + "\n";
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
