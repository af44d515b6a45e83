#include "storage/connection.h"
#include "storage/schema.h"
#include "storage/sqlite_connection.h"

#ifdef KAMISADO_POSTGRES
#include "storage/postgres_connection.h"
#include "storage/postgres_listener.h"
#endif

namespace kamisado::storage {

namespace {

#ifdef KAMISADO_POSTGRES

std::unique_ptr<Connection> connect_to_postgres(const Place& place) {
    return std::make_unique<PostgresConnection>(place.text);
}
std::unique_ptr<Listener> listen_to_postgres(const Place& place) {
    return std::make_unique<PostgresListener>(place.text);
}

#else

[[noreturn]] void throw_without_postgres() {
    throw DatabaseError(DatabaseFault::Other,
                        "this program was built without PostgreSQL; a file keeps games too");
}
std::unique_ptr<Connection> connect_to_postgres(const Place& /*cannot*/) {
    throw_without_postgres();
}
std::unique_ptr<Listener> listen_to_postgres(const Place& /*cannot*/) { throw_without_postgres(); }

#endif

} // namespace

std::unique_ptr<Connection> connect(const Place& place) {
    if (place.is_postgres()) {
        return connect_to_postgres(place);
    }
    return std::make_unique<SqliteConnection>(place.text);
}

std::unique_ptr<Connection> open(const Place& place) {
    std::unique_ptr<Connection> database = connect(place);
    migrate(*database);
    database->mark_commits();
    return database;
}

std::unique_ptr<Listener> listen(const Place& place) {
    return place.is_postgres() ? listen_to_postgres(place) : nullptr;
}

} // namespace kamisado::storage
