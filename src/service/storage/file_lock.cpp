#include "storage/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <filesystem>
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

/// Where links lead to, whether or not there is a file yet.
std::string real_path(const std::string& path) {
    std::error_code ignored;
    const auto real = std::filesystem::weakly_canonical(path, ignored);
    return ignored ? path : real.string();
}

int open_file(const std::string& path) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): POSIX has no other
    const int file = ::open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0) {
        throw DatabaseError(DatabaseFault::Unwritable,
                            path + ": " + std::system_category().message(errno));
    }
    return file;
}

[[noreturn]] void throw_taken(const Place& place, int file) {
    const std::string who = owner(file);
    throw DatabaseError(DatabaseFault::Conflict,
                        place.text + ": another server keeps its games here" + who +
                            "; --database names another place, and postgresql:// one for many");
}

} // namespace

FileLock::FileLock(const Place& place) {
    if (place.is_postgres()) {
        return;
    }
    const std::string path = real_path(place.text) + ".lock";
    file_ = open_file(path);
    if (flock(file_.get(), LOCK_EX | LOCK_NB) != 0) {
        throw_taken(place, file_.get());
    }
    // A hard link is another name with a lock file of its own: the file itself has the last word.
    // SQLite locks with fcntl(), which does not know of flock(). Opened before SQLite does and
    // closed after it, because closing any descriptor of a file gives up SQLite's locks on it.
    games_ = open_file(place.text);
    if (flock(games_.get(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        throw_taken(place, -1);
    }
    const std::string process = std::to_string(getpid());
    // The number only helps people; the lock holds without it.
    if (ftruncate(file_.get(), 0) == 0) {
        static_cast<void>(pwrite(file_.get(), process.data(), process.size(), 0) > 0);
    }
}

FileLock::File::~File() {
    if (number_ >= 0) {
        close(number_);
    }
}

} // namespace kamisado::storage
