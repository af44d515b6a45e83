#include "storage/sqlite_error.h"

#include <string>

namespace kamisado::storage {

namespace {

constexpr int primary_part = 0xff; // of an extended result code

} // namespace

DatabaseFault fault_of_sqlite(int code) {
    switch (code & primary_part) {
    case SQLITE_FULL: return DatabaseFault::Full;
    case SQLITE_IOERR:
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH: return DatabaseFault::Unwritable;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return DatabaseFault::Corrupt;
    case SQLITE_CONSTRAINT:
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL: return DatabaseFault::Conflict;
    default: return DatabaseFault::Other;
    }
}

void throw_sqlite(sqlite3* database, int code, std::string_view doing) {
    // The words of the last error may be about something else by now; those of the code are not.
    const bool is_last = database != nullptr && sqlite3_extended_errcode(database) == code;
    const char* const words = is_last ? sqlite3_errmsg(database) : sqlite3_errstr(code);
    throw DatabaseError(fault_of_sqlite(code),
                        std::string(doing) + ": " + words + " (" + std::to_string(code) + ")");
}

} // namespace kamisado::storage
