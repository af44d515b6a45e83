// A backup in which somebody has changed values: it is refused, or all that is restored holds
// together. Each line of the input is "table column value".
#include "notation/decision_text.h"
#include "online/new_game.h"
#include "require.h"
#include "scratch_folder.h"
#include "storage/backup.h"
#include "storage/games.h"
#include "storage/life.h"
#include "storage/people.h"
#include "storage/sqlite_connection.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

using namespace kamisado;

namespace {

constexpr online::Millis noon = 1'763'200'000'000;

std::string_view take_word(std::string_view& text) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    return word;
}

bool is_name(std::string_view word) {
    return !word.empty() &&
           std::ranges::all_of(word, [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
}

storage::Value value_of(std::string_view word) {
    std::int64_t number = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    if (word == "null") {
        return {};
    }
    return read.ec == std::errc() && read.ptr == word.data() + word.size()
               ? storage::Value(number)
               : storage::Value(std::string(word));
}

class Backups {
  public:
    Backups() {
        const auto database = storage::open({.text = folder_ / "games.sqlite"});
        PerPlayer<storage::Person> people;
        for (const Player player : all_players) {
            people[player] = storage::add_guest(*database, "somebody", noon);
        }
        auto game =
            online::start_game(*database, {.format = {.kind = FormatKind::Single}, .clock = {}},
                               people, noon)
                .value();
        game::LiveMatch match = storage::restore(*database, game);
        for (const char* const move : {"a1a5", "d8d4"}) {
            const auto last = match.last_number();
            fuzz::require(match
                              .act(game::Decide{.decision = decision_from_name(move).value(),
                                                .player = match.match().size() == 0 ? Player::Black
                                                                                    : Player::Gold,
                                                .ply = match.match().size(),
                                                .seen = last},
                                   noon + 1000)
                              .has_value());
        }
        fuzz::require(
            storage::add_entries(*database, game.id, match.entries(), storage::standing_of(match)));
        storage::back_up({.text = folder_ / "games.sqlite"}, folder_ / "backup");
    }

    void check(std::string_view lines) {
        namespace fs = std::filesystem;
        const std::string file = folder_ / "changed";
        const std::string target = folder_ / "target";
        for (const char* const end : {"", "-wal", "-shm", "-journal"}) {
            fs::remove(target + end);
            fs::remove(file + end);
        }
        fs::copy_file(folder_ / "backup", file);
        change(file, lines);
        try {
            storage::restore_backup(file, {.text = target});
        } catch (const storage::DatabaseError&) {
            return;
        }
        const auto database = storage::open({.text = target});
        static_cast<void>(storage::generation(*database));
        for (const storage::Row& row : database->run("SELECT id FROM games")) {
            const auto game = storage::game(*database, row.text(0));
            fuzz::require(game.has_value());
            static_cast<void>(storage::restore(*database, *game));
        }
    }

  private:
    static void change(const std::string& file, std::string_view lines) {
        storage::SqliteConnection database(file);
        while (!lines.empty()) {
            std::string_view line = lines.substr(0, lines.find('\n'));
            lines.remove_prefix(std::min(line.size() + 1, lines.size()));
            const std::string_view table = take_word(line);
            const std::string_view column = take_word(line);
            if (!is_name(table) || !is_name(column)) {
                continue;
            }
            try {
                database.run("UPDATE " + std::string(table) + " SET " + std::string(column) +
                                 " = $1",
                             {value_of(line)});
            } catch (const storage::DatabaseError&) {
                continue; // the tables themselves refuse it
            }
        }
    }

    fuzz::ScratchFolder folder_;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static Backups backups;
    backups.check(fuzz::text_of(data, size));
    return 0;
}
