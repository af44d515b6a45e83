#include "storage/backup.h"

#include "storage/connection.h"
#include "storage/games.h"
#include "storage/life.h"
#include "storage/schema.h"
#include "storage/sqlite_connection.h"
#include "storage/sqlite_error.h"
#include "storage/table_copy.h"
#include "storage/values.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

namespace kamisado::storage {

namespace {

/// A file that is there as a whole or not at all: written under another name beside it, synced, and
/// renamed at the end. What is not finished is removed.
class NewFile {
  public:
    /// Throws Unwritable when there is such a file already.
    explicit NewFile(std::filesystem::path path);
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;
    NewFile(NewFile&&) = delete;
    NewFile& operator=(NewFile&&) = delete;
    ~NewFile();

    /// The path to write to.
    [[nodiscard]] const std::filesystem::path& unfinished() const { return unfinished_; }
    void finish();

  private:
    std::filesystem::path path_;
    std::filesystem::path unfinished_;
};

namespace fs = std::filesystem;

[[noreturn]] void throw_unwritable(const fs::path& path, const std::string& why) {
    throw DatabaseError(DatabaseFault::Unwritable, path.string() + ": " + why);
}

/// Syncs a file, or a folder, so that its names are on disk.
void sync(const fs::path& path) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): POSIX has no other
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool is_synced = file >= 0 && fsync(file) == 0;
    const int code = errno;
    if (file >= 0) {
        close(file);
    }
    if (!is_synced) {
        throw_unwritable(path, std::system_category().message(code));
    }
}

NewFile::NewFile(fs::path path)
    : path_(std::move(path)),
      unfinished_(path_.string() + ".unfinished-" + std::to_string(getpid())) {
    std::error_code ignored;
    if (fs::exists(path_, ignored)) {
        throw_unwritable(path_, "there is such a file already, and it is not written over");
    }
}

NewFile::~NewFile() {
    std::error_code ignored;
    for (const char* const end : {"", "-wal", "-shm", "-journal"}) {
        fs::remove(unfinished_.string() + end, ignored);
    }
}

void NewFile::finish() {
    sync(unfinished_);
    std::error_code wrong;
    fs::rename(unfinished_, path_, wrong);
    if (wrong) {
        throw_unwritable(path_, wrong.message());
    }
    sync(fs::absolute(path_).parent_path());
}

/// Copies a whole database page by page, as it is at one moment, while others write to it.
void copy_pages(const SqliteConnection& from, const SqliteConnection& to) {
    sqlite3_backup* const backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
    if (backup == nullptr) {
        throw_sqlite(to.handle(), sqlite3_extended_errcode(to.handle()), "the copy");
    }
    // In one go: it reads one state of the log, and in WAL mode nobody waits for readers.
    const int code = sqlite3_backup_step(backup, -1);
    sqlite3_backup_finish(backup);
    if (code != SQLITE_DONE) {
        throw_sqlite(to.handle(), code, "the copy");
    }
}

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
