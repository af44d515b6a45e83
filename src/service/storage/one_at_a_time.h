#pragma once

#include "storage/connection.h"

#include <cstdint>

namespace kamisado::storage {

/// Jobs that only one of the processes that share a database may do at a time.
enum class Task : std::uint32_t {
    Schema = 1'801'546'089,
    QuickMatch = 1'801'546'090,
    Tournament = 1'801'546'092, ///< making one
};

/// Within a transaction: waits until no other process is at this task, and keeps it to itself until
/// the transaction ends. What the others have committed is seen from here on. With SQLite there are
/// no others.
void one_at_a_time(Connection& database, Task task);

} // namespace kamisado::storage
