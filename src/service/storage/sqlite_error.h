#pragma once

#include "storage/connection.h"

#include <sqlite3.h>

#include <string_view>

namespace kamisado::storage {

[[nodiscard]] DatabaseFault fault_of_sqlite(int code);
/// Throws what the database says is wrong.
[[noreturn]] void throw_sqlite(sqlite3* database, int code, std::string_view doing);

} // namespace kamisado::storage
