#pragma once

#include "storage/connection.h"

#include <string>

namespace kamisado::storage {

/// While it lives, no other server keeps its games in the same file. The operating system forgets
/// the lock with the process, however that ends. With PostgreSQL any number may serve: no lock.
class FileLock {
  public:
    /// Throws Conflict when another server has it: the message says which process that is.
    explicit FileLock(const Place& place);
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    FileLock(FileLock&&) = delete;
    FileLock& operator=(FileLock&&) = delete;
    ~FileLock();

  private:
    int file_ = -1;
};

} // namespace kamisado::storage
