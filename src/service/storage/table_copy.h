#pragma once

#include "storage/connection.h"

namespace kamisado::storage {

/// Copies everything from one database into another whose tables are empty, both of the newest
/// version, in the transactions that are open. No more than a few hundred rows are in memory.
void copy_tables(Connection& from, Connection& to);
void empty_tables(Connection& database);
/// Nobody else writes until the transaction ends.
void lock_tables(Connection& database);

} // namespace kamisado::storage
