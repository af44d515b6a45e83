#include "storage/sqlite_connection.h"

#include "storage/sqlite_error.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <cstring>
#include <exception>
#include <fstream>
#include <utility>

namespace kamisado::storage {

namespace {

constexpr int busy_milliseconds = 10'000;

// A larger log is moved into the database less often, but then it takes longer.
constexpr const char* settings = "PRAGMA foreign_keys = ON;"
                                 "PRAGMA journal_mode = WAL;"
                                 "PRAGMA synchronous = FULL;"
                                 "PRAGMA wal_autocheckpoint = 2000;"
                                 "PRAGMA journal_size_limit = 67108864;"
                                 "PRAGMA cache_size = -32768;"
                                 "PRAGMA temp_store = MEMORY;"
                                 "PRAGMA trusted_schema = OFF;";

/// SQLite would make a file that everybody may read.
void make_private(const std::string& path) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): POSIX has no other
    const int file = ::open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file >= 0) {
        ::close(file);
    }
}

/// How many frames of the write-ahead log are committed, as its index says it
/// (https://sqlite.org/walformat.html).
std::uint32_t committed_frames(const std::string& path) {
    constexpr std::streamoff place = 16;
    std::ifstream index(path + "-shm", std::ios::binary);
    std::array<char, sizeof(std::uint32_t)> bytes{};
    index.exceptions(std::ios::failbit | std::ios::badbit);
    index.seekg(place);
    index.read(bytes.data(), bytes.size());
    std::uint32_t frames = 0;
    std::memcpy(&frames, bytes.data(), bytes.size());
    return frames;
}

} // namespace

SqliteConnection::SqliteConnection(std::string path, const char* vfs)
    : path_(std::move(path)), vfs_(vfs == nullptr ? "" : vfs) {
    open_file();
}

void SqliteConnection::open_file() {
    make_private(path_);
    sqlite3* database = nullptr;
    const int code = sqlite3_open_v2(path_.c_str(), &database,
                                     SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE |
                                         SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
                                     vfs_.empty() ? nullptr : vfs_.c_str());
    database_.reset(database);
    if (code != SQLITE_OK) {
        throw_sqlite(database, code, path_);
    }
    sqlite3_busy_timeout(database, busy_milliseconds);
    expect_own_tables(); // the settings below are written into the file
    run_script(settings);
}

void SqliteConnection::expect_own_tables() {
    SqliteStatement foreign(database_.get(),
                            "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE "
                            "'sqlite\\_%' ESCAPE '\\' AND NOT EXISTS (SELECT 1 FROM sqlite_schema "
                            "WHERE name = 'kamisado_schema') LIMIT 1");
    if (!foreign.run({}).empty()) {
        throw DatabaseError(DatabaseFault::Corrupt, "this is a database of another program");
    }
}

Rows SqliteConnection::run(std::string_view statement, const Values& values) {
    return statements_.find(statement, [&] { return SqliteStatement(database_.get(), statement); })
        .run(values);
}

std::size_t SqliteConnection::change(std::string_view statement, const Values& values) {
    run(statement, values);
    return static_cast<std::size_t>(sqlite3_changes64(database_.get()));
}

void SqliteConnection::run_script(std::string_view script) {
    const std::string text(script);
    const int code = sqlite3_exec(database_.get(), text.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) {
        throw_sqlite(database_.get(), code, path_);
    }
}

void SqliteConnection::expect_certainty() {
    if (is_doubtful_ && !forget_unfinished()) {
        throw DatabaseError(DatabaseFault::Unwritable,
                            path_ + ": an earlier write failed and cannot be undone yet");
    }
}

void SqliteConnection::begin() {
    expect_certainty();
    run("BEGIN IMMEDIATE");
}

void SqliteConnection::commit() {
    try {
        run("COMMIT");
    } catch (const DatabaseError&) {
        rollback();
        is_doubtful_ = true;
        is_doubtful_ = !forget_unfinished();
        throw;
    }
}

void SqliteConnection::rollback() noexcept {
    if (sqlite3_get_autocommit(database_.get()) == 0) {
        sqlite3_exec(database_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
    }
}

void SqliteConnection::reconnect() {
    rollback();
    expect_certainty(); // who opens the file anew would take what is doubtful for committed
    statements_.clear();
    database_.reset();
    open_file();
}

// When the sync of a commit fails, SQLite takes it back, yet all of it stands in the log after
// what counts. A crash before the next commit would bring it to life: a move that was refused.
bool SqliteConnection::forget_unfinished() noexcept {
    try {
        if (cut_unfinished()) {
            is_doubtful_ = false;
        }
    } catch (const std::exception&) {
        rollback();
        return false; // the disk is still sick: tried again before the next transaction
    }
    return !is_doubtful_;
}

bool SqliteConnection::cut_unfinished() {
    constexpr sqlite3_int64 head_bytes = 32;
    constexpr sqlite3_int64 frame_head_bytes = 24;
    // Nobody else can add to the log meanwhile; and in exclusive possession, nothing is read anew.
    run("BEGIN IMMEDIATE");
    sqlite3_file* log = nullptr;
    sqlite3_file_control(database_.get(), "main", SQLITE_FCNTL_JOURNAL_POINTER,
                         static_cast<void*>(&log));
    bool is_cut = false;
    if (log != nullptr && log->pMethods != nullptr) {
        const auto page = run("PRAGMA page_size").front().number(0);
        const sqlite3_int64 frames = committed_frames(path_);
        const sqlite3_int64 sound =
            frames == 0 ? 0 : head_bytes + (frames * (frame_head_bytes + page));
        sqlite3_int64 size = 0;
        is_cut = log->pMethods->xFileSize(log, &size) == SQLITE_OK &&
                 (size <= sound || log->pMethods->xTruncate(log, sound) == SQLITE_OK);
    }
    rollback();
    return is_cut;
}

} // namespace kamisado::storage
