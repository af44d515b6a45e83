// How many moves a second are stored, by how many share a transaction. The place is a new file in
// the temporary folder, or KAMISADO_BENCH_DATABASE, whose games it replaces.
#include "rules/moves.h"
#include "storage/connection.h"
#include "storage/games.h"
#include "storage/table_copy.h"

#include <benchmark/benchmark.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace kamisado;
using namespace kamisado::storage;

constexpr std::size_t games = 5000;

storage::Place place() {
    const char* const given = std::getenv("KAMISADO_BENCH_DATABASE");
    return {.text = given != nullptr ? given
                                     : (std::filesystem::temp_directory_path() /
                                        ("kamisado-bench-" + std::to_string(getpid())))
                                           .string()};
}

game::LiveMatch new_match() {
    game::GameSetup setup;
    setup.format = {.kind = FormatKind::Standard, .rounds = 1};
    setup.clock = game::MinutesClock{.initial = 600'000, .increment = 5'000};
    setup.takebacks = game::Takebacks::ByAgreement;
    return game::LiveMatch::begin(setup, 1'763'200'000'000).value();
}

std::vector<game::Entry> play_on(game::LiveMatch& match) {
    const Decision decision = match.match().state().phase == Phase::Filling
                                  ? Decision(Fill{FillFrom::Left})
                                  : Decision(legal_moves(match.match().position())[0]);
    return match.act(game::Decide{.decision = decision}, match.last_moment() + 10).value().entries;
}

/// Many games that all go on.
class Room {
  public:
    Room() : database_(open(place())) {
        in_transaction(*database_, [&] {
            empty_tables(*database_);
            for (std::size_t index = 0; index < games; ++index) {
                begin_game();
            }
        });
    }
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;
    ~Room() {
        database_.reset();
        for (const char* const end : {"", "-wal", "-shm"}) {
            std::filesystem::remove(place().text + end);
        }
    }

    void store(std::int64_t moves) {
        in_transaction(*database_, [&] {
            for (std::int64_t move = 0; move < moves; ++move) {
                database_->savepoint("job");
                store_one();
                database_->release("job");
            }
        });
    }

  private:
    struct Table {
        std::string id;
        game::LiveMatch match;
    };

    Table begin_game() {
        Table table{.id = std::to_string((++count_ * 2'654'435'761) % 0xffff'ffff),
                    .match = new_match()};
        StoredGame game;
        game.id = table.id;
        game.watch = "w" + table.id;
        game.setup = table.match.setup();
        game.begun = table.match.begun();
        game.standing = standing_of(table.match);
        add_game(*database_, game);
        tables_.push_back(table);
        return table;
    }
    void store_one() {
        Table& table = tables_[(next_ += 1013) % games];
        if (table.match.match().is_over()) {
            begin_game();
            table = std::move(tables_.back());
            tables_.pop_back();
        }
        const auto entries = play_on(table.match);
        if (!add_entries(*database_, table.id, entries, standing_of(table.match))) {
            std::abort();
        }
    }

    std::unique_ptr<Connection> database_;
    std::vector<Table> tables_;
    std::size_t next_ = 0;
    std::uint64_t count_ = 0;
};

void moves_stored(benchmark::State& state) {
    Room room;
    for (auto step : state) {
        static_cast<void>(step);
        room.store(state.range(0));
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(moves_stored)
    ->Arg(1)
    ->Arg(8)
    ->Arg(64)
    ->Arg(512)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

} // namespace
