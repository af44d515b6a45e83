#include "game/log_reader.h"
#include "game/log_text.h"
#include "notation/position_text.h"
#include "storage/games.h"
#include "storage/values.h"

#include <algorithm>
#include <utility>

namespace kamisado::storage {

namespace {

/// The line of the log without its end.
std::string line_of(const game::Entry& entry) {
    std::string line = game::write_entry(entry);
    line.pop_back();
    return line;
}

/// Whether the game may be over now, or may be going on again.
bool touches_end(std::span<const game::Entry> entries, const Standing& standing) {
    return standing.is_over() || std::ranges::any_of(entries, [](const game::Entry& entry) {
               return std::holds_alternative<game::TakenBack>(entry.detail) ||
                      std::holds_alternative<game::TakebackAccepted>(entry.detail) ||
                      std::holds_alternative<game::Redone>(entry.detail);
           });
}

/// False when the log is longer than it was for whoever made these entries.
bool advance(Connection& database, std::string_view game, std::span<const game::Entry> entries,
             const Standing& standing) {
    return database.change(
               "UPDATE standings SET entries = $2, ply = $3, decider = $4, winner = $5, "
               "black_points = $6, gold_points = $7, flag_at = $8, last_moment = $9, "
               "position = $10 WHERE game = $1 AND entries = $11",
               {value_of(game), value_of(entries.back().number), value_of(standing.ply),
                value_of(standing.decider), value_of(standing.winner),
                value_of(standing.points[Player::Black]), value_of(standing.points[Player::Gold]),
                value_of(standing.flag_at), value_of(standing.last_moment),
                value_of(standing.position), value_of(entries.front().number - 1)}) == 1;
}

[[noreturn]] void throw_unsound(std::string_view game, const std::string& why) {
    throw_corrupt("the log of game " + std::string(game) + " does not follow from itself: " + why);
}

} // namespace

std::vector<game::Entry> entries_after(Connection& database, std::string_view game,
                                       game::EntryNumber number, std::size_t most) {
    std::vector<game::Entry> entries;
    for (const Row& row : database.run(
             "SELECT line FROM entries WHERE game = $1 AND number > $2 ORDER BY number LIMIT $3",
             {value_of(game), value_of(number), value_of(most)})) {
        const auto entry = game::entry_from(row.text(0));
        if (!entry) {
            throw_unsound(game, row.text(0));
        }
        entries.push_back(*entry);
    }
    return entries;
}

game::EntryNumber count_entries(Connection& database, std::string_view game) {
    const Rows rows =
        database.run("SELECT entries FROM standings WHERE game = $1", {value_of(game)});
    return rows.empty() ? 0 : static_cast<game::EntryNumber>(rows.front().number(0));
}

bool add_entries(Connection& database, std::string_view game, std::span<const game::Entry> entries,
                 const Standing& standing) {
    if (entries.empty()) {
        return true;
    }
    if (!advance(database, game, entries, standing)) {
        return false;
    }
    for (const game::Entry& entry : entries) {
        database.change("INSERT INTO entries (game, number, line) VALUES ($1, $2, $3)",
                        {value_of(game), value_of(entry.number), line_of(entry)});
    }
    if (touches_end(entries, standing)) {
        const auto ended = standing.is_over() ? std::optional(standing.last_moment) : std::nullopt;
        database.change("UPDATE games SET ended = $2 WHERE id = $1",
                        {value_of(game), value_of(ended)});
    }
    return true;
}

game::LiveMatch begin_match(const StoredGame& game) {
    auto match = game::LiveMatch::begin(game.setup, game.begun);
    if (!match) {
        throw_unsound(game.id, game::sentence(match.error()));
    }
    return std::move(*match);
}

std::size_t replay_more(Connection& database, std::string_view game, game::LiveMatch& match,
                        std::size_t most) {
    const auto entries = entries_after(database, game, match.last_number(), most);
    for (const game::Entry& entry : entries) {
        if (entry.number != match.last_number() + 1 || entry.at < match.last_moment()) {
            throw_unsound(game, line_of(entry));
        }
        if (const auto replayed = match.replay(entry); !replayed) {
            throw_unsound(game, line_of(entry) + ": " + game::sentence(replayed.error()));
        }
    }
    return entries.size();
}

game::LiveMatch restore(Connection& database, const StoredGame& game) {
    game::LiveMatch match = begin_match(game);
    replay_more(database, game.id, match);
    return match;
}

Standing standing_of(const game::LiveMatch& match) {
    const MatchState& state = match.match().state();
    Standing standing;
    standing.ply = match.match().size();
    standing.decider = decider(state);
    standing.winner = state.end ? state.end->winner : std::nullopt;
    standing.points = state.score;
    standing.flag_at = match.flag_falls_at();
    standing.last_moment = match.last_moment();
    standing.position = write_position(state.position);
    return standing;
}

std::string position_of(Connection& database, const StoredGame& game) {
    const std::string& kept = game.standing.position;
    return kept.empty() ? standing_of(restore(database, game)).position : kept;
}

} // namespace kamisado::storage
