// Records to take home.

#include "game/game_record.h"
#include "notation/record.h"
#include "online/address.h"
#include "online/api_core.h"
#include "online/calendar.h"
#include "storage/games.h"
#include "storage/results.h"

#include <algorithm>
#include <array>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kamisado::online {

namespace {

/// Others want to move meanwhile.
constexpr std::size_t records_a_job = 20;

using Games = std::vector<storage::GameId>;

/// Records as far as one job comes: those of short games, or one long game that has yet to be
/// written.
struct Part {
    std::string text;
    std::optional<game::RecordDraft> draft;
    std::size_t next = 0; ///< of the games
};

void add(std::string& text, const std::string& more) {
    text += (text.empty() || more.empty() ? "" : "\n") + more;
}

/// From `next` on, of those that are over.
Part some_records(const RequestContext& context, const Games& games, std::size_t next) {
    Part part{.text = {}, .draft = {}, .next = next};
    std::size_t left = context.loaded().entries_a_turn();
    for (std::size_t count = 0; count < records_a_job && part.next < games.size(); ++count) {
        const auto game = storage::game(context.database(), games[part.next]);
        const std::size_t entries = game ? game->entries : 0;
        if (entries > left && count > 0) {
            break; // else so many games might be needed at once that they never are in memory
        }
        ++part.next;
        const LoadedGame* const loaded_game =
            game && game->standing.is_over()
                ? context.loaded().find(context.database(), game->id, context.now())
                : nullptr;
        if (loaded_game == nullptr) {
            continue;
        }
        if (entries > left) {
            part.draft = game::draft_of(loaded_game->match, day_of(game->begun));
            break;
        }
        left -= entries;
        add(part.text, write_record(game::record_of(loaded_game->match, day_of(game->begun))));
    }
    return part;
}

ApiAnswer record_answer(std::string text, std::string file_name) {
    ApiAnswer answer;
    answer.type = "text/plain; charset=utf-8";
    answer.body = std::move(text);
    answer.file_name = std::move(file_name);
    return answer;
}

/// Records that are put together in many jobs. On the hub's thread, but for `games`, which
/// stay as they are.
struct Collection {
    Games games;
    std::string file_name;
    std::size_t next = 0;
    std::string text;
    std::vector<Downloads::Share> shares = {}; ///< of the memory for all records
};
using CollectionPtr = std::shared_ptr<Collection>;

void go_on(ApiCore& core, const CallPtr& call, const CollectionPtr& all);

/// False, and it is refused, when there is no memory for more.
bool add(ApiCore& core, const CallPtr& call, Collection& all, const std::string& more) {
    const std::string& address = call->request.address;
    const std::size_t times = core.clubs().times(address);
    if (all.text.size() + more.size() > core.downloads().limits().of_address * times) {
        ApiCore::refuse(call, too_large());
        return false;
    }
    auto share = core.downloads().take(address_key(address), more.size(), times);
    if (!share) {
        ApiCore::refuse(call, busy());
        return false;
    }
    all.shares.push_back(std::move(share));
    add(all.text, more);
    return true;
}

/// Played through and written on a thread of its own.
void write_long(ApiCore& core, const CallPtr& call, const CollectionPtr& all,
                game::RecordDraft draft) {
    const bool is_taken = core.scribes().add(
        core.clubs().household(call->request.address),
        [weak = core.weak_from_this(), post = core.post(), call, all, draft = std::move(draft)] {
            std::string text;
            try {
                text = write_record(game::record_of(draft));
            } catch (const std::bad_alloc&) { // NOLINT(bugprone-empty-catch): it stays empty
            }
            post([weak, call, all, text = std::move(text)] {
                const auto self = weak.lock();
                if (self && text.empty()) {
                    ApiCore::refuse(call, busy());
                } else if (self && add(*self, call, *all, text)) {
                    go_on(*self, call, all);
                }
            });
        });
    if (!is_taken) {
        ApiCore::refuse(call, busy());
    }
}

void go_on(ApiCore& core, const CallPtr& call, const CollectionPtr& all) {
    if (all->next == all->games.size()) {
        ApiAnswer answer = record_answer(std::move(all->text), std::move(all->file_name));
        answer.lease = all;
        core.finish(call, {.answer = std::move(answer), .news = {}});
        return;
    }
    core.find_out<Part>(
        call,
        [all, next = all->next](RequestContext& context) {
            return some_records(context, all->games, next);
        },
        [call, all](ApiCore& again, Part part) {
            all->next = part.next;
            if (!add(again, call, *all, part.text)) {
                return;
            }
            if (part.draft) {
                write_long(again, call, all, std::move(*part.draft));
            } else {
                go_on(again, call, all);
            }
        });
}

/// By its id for its players, by the watchers' code for everybody. While it runs, analysis is
/// closed for it, and so is its record.
Or<Collection> one_record(RequestContext& context) {
    const std::string& name = context.call().names.front();
    auto game = storage::game(context.database(), name);
    if (game && !seat_of(*game, context.visitor_id())) {
        game.reset();
    }
    if (!game) {
        game = storage::game_by_watch(context.database(), name);
    }
    if (!game) {
        return std::unexpected(no_such_game());
    }
    if (!game->standing.is_over()) {
        return std::unexpected(
            refusal("game-is-running", "the record can be had when the game is over"));
    }
    return Collection{.games = {game->id},
                      .file_name = "kamisado-" + day_of(game->begun) + ".kamisado",
                      .next = 0,
                      .text = {}};
}

/// All games of a person.
Or<Collection> all_records(RequestContext& context) {
    const auto person = context.known();
    if (!person) {
        return std::unexpected(person.error());
    }
    if (auto refused =
            take(context.limits().exports, std::to_string(person->id), context.steady())) {
        return std::unexpected(std::move(*refused));
    }
    return Collection{.games = storage::game_ids_of(context.database(), person->id),
                      .file_name = "kamisado-games-" + day_of(context.now()) + ".kamisado",
                      .next = 0,
                      .text = {}};
}

template <Or<Collection> begin(RequestContext&)>
void collect(ApiCore& core, const CallPtr& call) {
    core.find_out<Collection>(call, begin, [call](ApiCore& again, Collection all) {
        go_on(again, call, std::make_shared<Collection>(std::move(all)));
    });
}

constexpr auto records_table = std::to_array<Route>(
    {{.method = "GET", .path = "/games/*/record", .handle = collect<one_record>},
     {.method = "GET", .path = "/me/export", .handle = collect<all_records>}});

} // namespace

std::span<const Route> record_routes() { return records_table; }

} // namespace kamisado::online
