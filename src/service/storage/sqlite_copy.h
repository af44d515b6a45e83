#pragma once

#include "storage/sqlite_connection.h"

namespace kamisado::storage {

/// Copies a whole database page by page, as it is at one moment, while others write to it.
void copy_pages(const SqliteConnection& from, const SqliteConnection& to);

} // namespace kamisado::storage
