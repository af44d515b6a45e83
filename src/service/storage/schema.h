#pragma once

#include "storage/connection.h"

/// The tables, as a list of steps from nothing to now. A step that was released is never changed.
namespace kamisado::storage {

[[nodiscard]] int newest_schema();
/// 0 for an empty database. Throws Corrupt for one that is not ours.
[[nodiscard]] int schema_of(Connection& database);
/// Brings it up to `version` in one transaction. Throws Corrupt when it comes from a newer program.
void migrate(Connection& database, int version = newest_schema());

} // namespace kamisado::storage
