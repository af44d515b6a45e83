#include "game/log_reader.h"

#include "notation/turn_reader.h"

#include <utility>

namespace kamisado::game {

namespace {

LogError error_of(const GameRefusal& refusal, const LiveMatch& match, int line,
                  std::string_view found) {
    LogError error = error_at(LogFault::Entry, line, found);
    error.refusal = refusal;
    if (refusal.move) {
        const auto word = found.substr(found.rfind(' ') + 1);
        error.notation =
            kamisado::error_of(*refusal.move, match.match().position(), std::string(word));
    }
    return error;
}

std::expected<void, LogError> add_line(LiveMatch& match, std::string_view text, int line) {
    const auto entry = entry_from(text);
    if (!entry) {
        return std::unexpected(
            error_at(LogFault::EntrySyntax, line, text, "an entry such as 1 1700000000000 e1e4"));
    }
    const EntryNumber next = match.last_number() + 1;
    if (entry->number == 0 || entry->number > next) {
        return std::unexpected(error_at(LogFault::NumberMissing, line, text, std::to_string(next)));
    }
    if (entry->number < next) {
        const std::string known = write_entry(match.entries()[entry->number - 1]);
        return known == std::string(text) + "\n"
                   ? std::expected<void, LogError>()
                   : std::unexpected(error_at(LogFault::NumberTwice, line, text,
                                              known.substr(0, known.size() - 1)));
    }
    if (entry->at < match.last_moment() || entry->at > latest_moment) {
        return std::unexpected(
            error_at(LogFault::Moment, line, text, std::to_string(match.last_moment())));
    }
    if (const auto replayed = match.replay(*entry); !replayed) {
        return std::unexpected(error_of(replayed.error(), match, line, text));
    }
    return {};
}

std::expected<void, LogError> add_lines(LiveMatch& match, LineReader& lines) {
    while (const auto line = lines.take()) {
        if (auto added = add_line(match, *line, lines.line()); !added) {
            return added;
        }
    }
    return {};
}

} // namespace

std::optional<std::string_view> LineReader::take() {
    const auto end = rest_.find('\n');
    if (end == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view line = rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    ++line_;
    return line;
}

std::expected<RestoredLog, LogError> restore(std::string_view text) {
    LineReader lines(text);
    auto head = take_head(lines);
    if (!head) {
        return std::unexpected(std::move(head.error()));
    }
    auto match = LiveMatch::begin(std::move(head->setup), head->begun);
    if (!match) {
        LogError error = error_at(LogFault::Setup, lines.line(), {});
        error.setup = match.error();
        return std::unexpected(std::move(error));
    }
    if (auto added = add_lines(*match, lines); !added) {
        return std::unexpected(std::move(added.error()));
    }
    return RestoredLog{.match = std::move(*match),
                       .is_torn = !lines.rest().empty(),
                       .sound_bytes = text.size() - lines.rest().size()};
}

std::expected<void, LogError> follow(LiveMatch& match, std::string_view lines) {
    LiveMatch followed = match;
    LineReader reader(lines);
    auto added = add_lines(followed, reader);
    if (added) {
        match = std::move(followed);
    }
    return added;
}

} // namespace kamisado::game
