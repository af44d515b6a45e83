#include "storage/sqlite_copy.h"

#include "storage/sqlite_error.h"

namespace kamisado::storage {

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

} // namespace kamisado::storage
