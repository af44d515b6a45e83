#pragma once

#include "storage/connection.h"

#include <string>

namespace kamisado::storage {

/// While it lives, no other server keeps its games in the same file, by whichever name. The
/// operating system forgets the lock with the process, however that ends. With PostgreSQL any
/// number may serve: no lock.
class FileLock {
  public:
    /// Throws Conflict when another server has it: the message says which process that is.
    explicit FileLock(const Place& place);
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    FileLock(FileLock&&) = delete;
    FileLock& operator=(FileLock&&) = delete;
    ~FileLock() = default;

  private:
    class File {
      public:
        File() = default;
        File(const File&) = delete;
        File& operator=(const File&) = delete;
        File(File&&) = delete;
        File& operator=(File&&) = delete;
        ~File();
        File& operator=(int number) {
            number_ = number;
            return *this;
        }
        [[nodiscard]] int get() const { return number_; }

      private:
        int number_ = -1;
    };

    File file_;  ///< "games.sqlite.lock", with the number of the process in it
    File games_; ///< whatever names it has
};

} // namespace kamisado::storage
