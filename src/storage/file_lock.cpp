#include "storage/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

namespace kamisado::storage {

namespace {

/// The process that wrote its number into the lock file.
std::string owner(int file) {
    std::array<char, 16> digits{};
    const auto size = pread(file, digits.data(), digits.size(), 0);
    return size > 0
               ? " (process " + std::string(digits.data(), static_cast<std::size_t>(size)) + ")"
               : "";
}

[[noreturn]] void throw_taken(const Place& place, int file) {
    const std::string who = owner(file);
    close(file);
    throw DatabaseError(DatabaseFault::Conflict,
                        place.text + ": another server keeps its games here" + who +
                            "; --database names another place, and postgresql:// one for many");
}

} // namespace

FileLock::FileLock(const Place& place) {
    if (place.is_postgres()) {
        return;
    }
    const std::string path = place.text + ".lock";
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): POSIX has no other
    const int file = ::open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0) {
        throw DatabaseError(DatabaseFault::Unwritable,
                            path + ": " + std::system_category().message(errno));
    }
    if (flock(file, LOCK_EX | LOCK_NB) != 0) {
        throw_taken(place, file);
    }
    file_ = file;
    const std::string process = std::to_string(getpid());
    // The number only helps people; the lock holds without it.
    if (ftruncate(file, 0) == 0) {
        static_cast<void>(pwrite(file, process.data(), process.size(), 0) > 0);
    }
}

FileLock::~FileLock() {
    if (file_ >= 0) {
        close(file_);
    }
}

} // namespace kamisado::storage
