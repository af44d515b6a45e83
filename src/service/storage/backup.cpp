#include "storage/backup.h"

#include "storage/games.h"
#include "storage/life.h"
#include "storage/new_file.h"
#include "storage/schema.h"
#include "storage/sqlite_connection.h"
#include "storage/sqlite_copy.h"
#include "storage/table_copy.h"
#include "storage/values.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <system_error>

namespace kamisado::storage {

namespace {

namespace fs = std::filesystem;

BackupCount count(Connection& database) {
    BackupCount counted;
    counted.games =
        static_cast<std::size_t>(database.run("SELECT count(*) FROM games").front().number(0));
    counted.people =
        static_cast<std::size_t>(database.run("SELECT count(*) FROM people").front().number(0));
    return counted;
}

/// SQLite would make an empty database of a name that is wrong.
void expect_file(const std::string& path) {
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored)) {
        throw DatabaseError(DatabaseFault::Unwritable, path + ": there is no such file");
    }
}

void expect_games(Connection& database, const std::string& name) {
    if (schema_of(database) == 0) {
        throw DatabaseError(DatabaseFault::Corrupt, name + ": there are no games in it");
    }
}

void copy_from_file(const std::string& path, SqliteConnection& copy) {
    expect_file(path);
    SqliteConnection database(path);
    expect_games(database, path);
    copy_pages(database, copy);
}

void copy_from_server(const Place& place, SqliteConnection& copy) {
    const auto database = connect(place);
    expect_games(*database, "the database");
    if (schema_of(*database) != newest_schema()) {
        throw DatabaseError(DatabaseFault::Other,
                            "the games are of another version (schema " +
                                std::to_string(schema_of(*database)) + "; this program writes " +
                                std::to_string(newest_schema()) +
                                "): back them up with the program that serves them");
    }
    migrate(copy);
    database->run_script("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    in_transaction(copy, [&] { copy_tables(*database, copy); });
    database->rollback();
}

/// A folder of our own, gone in the end.
class WorkFolder {
  public:
    WorkFolder() : path_((fs::temp_directory_path() / "kamisado-restore-XXXXXX").string()) {
        if (mkdtemp(path_.data()) == nullptr) {
            throw DatabaseError(DatabaseFault::Unwritable, "there is no temporary folder");
        }
    }
    WorkFolder(const WorkFolder&) = delete;
    WorkFolder& operator=(const WorkFolder&) = delete;
    WorkFolder(WorkFolder&&) = delete;
    WorkFolder& operator=(WorkFolder&&) = delete;
    ~WorkFolder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    [[nodiscard]] std::string file() const { return path_ + "/games.sqlite"; }

  private:
    std::string path_;
};

/// The backup itself stays as it is; a copy of it is brought up to date.
std::unique_ptr<SqliteConnection> copy_of_backup(const std::string& file, const std::string& at) {
    expect_file(file);
    std::error_code wrong;
    if (!fs::copy_file(file, at, wrong)) {
        throw DatabaseError(DatabaseFault::Unwritable, at + ": " + wrong.message());
    }
    auto copy = std::make_unique<SqliteConnection>(at);
    if (copy->run("PRAGMA integrity_check").front().text(0) != "ok") {
        throw DatabaseError(DatabaseFault::Corrupt, file + ": it is damaged");
    }
    expect_games(*copy, file);
    migrate(*copy);
    return copy;
}

/// Whether the game can be played on from its log, and what lists tell of it is true.
bool is_sound(Connection& database, const GameId& id) {
    const auto game = storage::game(database, id);
    if (!game) {
        return false; // without a standing
    }
    const Standing standing = standing_of(restore(database, *game));
    return game->standing.ply == standing.ply && game->standing.decider == standing.decider &&
           game->standing.winner == standing.winner && game->standing.points == standing.points &&
           (game->standing.position.empty() || game->standing.position == standing.position);
}

/// Every game is played through, and every reference leads somewhere, before anything is replaced.
void expect_sound(Connection& database, const std::string& name) {
    const auto refuse = [&name](const std::string& why) {
        throw DatabaseError(DatabaseFault::Corrupt, name + ": " + why);
    };
    static_cast<void>(generation(database));
    if (!database.run("PRAGMA foreign_key_check").empty()) {
        refuse("something in it belongs to nobody");
    }
    constexpr std::string_view next_ids =
        "SELECT id, (SELECT count(*) FROM entries WHERE game = id), "
        "(SELECT entries FROM standings WHERE game = id) FROM games WHERE id > $1 ORDER BY id "
        "LIMIT 500";
    for (std::string last;;) {
        const Rows rows = database.run(next_ids, {value_of(last)});
        for (const Row& row : rows) {
            last = row.text(0);
            if (row.value(1) != row.value(2) || !is_sound(database, last)) {
                refuse("game " + last + " stands otherwise than its log says");
            }
        }
        if (rows.empty()) {
            return;
        }
    }
}

} // namespace

BackupCount back_up(const Place& from, const std::string& file) {
    NewFile target(file);
    BackupCount counted;
    {
        SqliteConnection copy(target.unfinished().string());
        if (from.is_postgres()) {
            copy_from_server(from, copy);
        } else {
            copy_from_file(from.text, copy);
        }
        copy.run_script("PRAGMA journal_mode = DELETE"); // all in one file
        counted = count(copy);
    }
    target.finish();
    return counted;
}

BackupCount restore_backup(const std::string& file, const Place& to) {
    const WorkFolder folder;
    const auto copy = copy_of_backup(file, folder.file());
    expect_sound(*copy, file);
    const auto database = open(to);
    return in_transaction(*database, [&] {
        lock_tables(*database);
        const auto before = generation(*database);
        copy_tables(*copy, *database);
        // Higher than both, so that every server that runs sees that these are other games.
        database->change("UPDATE life SET generation = $1",
                         {value_of(std::max(before, generation(*database)) + 1)});
        return count(*database);
    });
}

} // namespace kamisado::storage
