#pragma once

#include "storage/connection.h"

#include <cstddef>
#include <string>

namespace kamisado::storage {

struct BackupCount {
    std::size_t games = 0;
    std::size_t people = 0;
};

/// Writes everything, as it was at one moment, into a new SQLite file, whichever database it comes
/// from, while servers run. The file is there as a whole or not at all. Throws DatabaseError.
BackupCount back_up(const Place& from, const std::string& file);
/// Puts everything from such a file in place of what is there, in one transaction. Servers that
/// run notice it (see life.h, generation).
BackupCount restore_backup(const std::string& file, const Place& to);

} // namespace kamisado::storage
