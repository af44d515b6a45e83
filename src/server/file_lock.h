#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <utility>

namespace kamisado::server {

enum class LockFault : std::uint8_t { Taken, Impossible };

/// Says that this process, and no other, serves the games of a file: "games.sqlite.lock" beside it.
/// The system takes the lock back when the process ends, however it ends.
class FileLock {
  public:
    [[nodiscard]] static std::expected<FileLock, LockFault> take(const std::string& file);

    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    FileLock(FileLock&& other) noexcept : handle_(std::exchange(other.handle_, -1)) {}
    FileLock& operator=(FileLock&& other) noexcept {
        std::swap(handle_, other.handle_);
        return *this;
    }
    ~FileLock();

  private:
    explicit FileLock(int handle) : handle_(handle) {}
    int handle_ = -1;
};

} // namespace kamisado::server
