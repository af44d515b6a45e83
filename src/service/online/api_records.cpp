// Records to take home.

#include "game/game_record.h"
#include "notation/record.h"
#include "online/api_core.h"
#include "online/calendar.h"
#include "storage/games.h"
#include "storage/results.h"

#include <algorithm>
#include <array>

namespace kamisado::online {

namespace {

/// Others want to move meanwhile.
constexpr std::size_t records_a_job = 20;

/// Through memory, so that a long game is loaded in pieces.
std::string record_text(const Desk& desk, const storage::StoredGame& game) {
    const Tables::Table* const table = desk.tables().find(desk.database(), game.id, desk.now());
    return table != nullptr ? write_record(game::record_of(table->match, day_of(game.begun))) : "";
}

ApiAnswer record_answer(std::string text, std::string file_name) {
    ApiAnswer answer;
    answer.type = "text/plain; charset=utf-8";
    answer.body = std::move(text);
    answer.file_name = std::move(file_name);
    return answer;
}

/// By its id for its players, by the watchers' code for everybody. While it runs, analysis is
/// closed for it, and so is its record.
Or<Reply> one_record(Desk& desk) {
    const std::string& name = desk.call().names.front();
    auto game = storage::game(desk.database(), name);
    if (game && !seat_of(*game, desk.visitor_id())) {
        game.reset();
    }
    if (!game) {
        game = storage::game_by_watch(desk.database(), name);
    }
    if (!game) {
        return std::unexpected(no_such_game());
    }
    if (!game->standing.is_over()) {
        return std::unexpected(
            refusal("game-is-running", "the record can be had when the game is over"));
    }
    return Reply{.answer = record_answer(record_text(desk, *game),
                                         "kamisado-" + day_of(game->begun) + ".kamisado"),
                 .news = {}};
}

void get_record(ApiCore& core, const CallPtr& call) { core.work(call, one_record); }

/// All that are over, in many jobs.
struct Export {
    std::vector<storage::GameId> games;
    std::size_t next = 0;
    std::string text;
};

Or<Export> begin_export(Desk& desk) {
    const auto person = desk.known();
    if (!person) {
        return std::unexpected(person.error());
    }
    if (auto refused = take(desk.limits().exports, std::to_string(person->id), desk.now())) {
        return std::unexpected(std::move(*refused));
    }
    return Export{
        .games = storage::game_ids_of(desk.database(), person->id), .next = 0, .text = {}};
}

Or<Export> export_some(Desk& desk, Export all) {
    const std::size_t end = std::min(all.next + records_a_job, all.games.size());
    for (; all.next < end; ++all.next) {
        const auto game = storage::game(desk.database(), all.games[all.next]);
        if (game && game->standing.is_over() && seat_of(*game, desk.visitor_id())) {
            all.text += (all.text.empty() ? "" : "\n") + record_text(desk, *game);
        }
    }
    return all;
}

void go_on_exporting(ApiCore& core, const CallPtr& call, Export all) {
    if (all.next == all.games.size()) {
        core.finish(call,
                    {.answer = record_answer(std::move(all.text),
                                             "kamisado-games-" + day_of(core.now()) + ".kamisado"),
                     .news = {}});
        return;
    }
    core.find_out<Export>(
        call, [all = std::move(all)](Desk& desk) { return export_some(desk, all); },
        [call](ApiCore& again, Export more) { go_on_exporting(again, call, std::move(more)); });
}

void get_export(ApiCore& core, const CallPtr& call) {
    core.find_out<Export>(call, begin_export, [call](ApiCore& again, Export all) {
        go_on_exporting(again, call, std::move(all));
    });
}

constexpr auto records_table =
    std::to_array<Route>({{.method = "GET", .path = "/games/*/record", .handle = get_record},
                          {.method = "GET", .path = "/me/export", .handle = get_export}});

} // namespace

std::span<const Route> record_routes() { return records_table; }

} // namespace kamisado::online
