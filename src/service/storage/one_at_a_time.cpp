#include "storage/one_at_a_time.h"

namespace kamisado::storage {

void one_at_a_time(Connection& database, Task task) {
    if (database.dialect() == Dialect::Postgres) {
        database.run("SELECT pg_advisory_xact_lock($1)", {static_cast<std::int64_t>(task)});
    }
}

} // namespace kamisado::storage
