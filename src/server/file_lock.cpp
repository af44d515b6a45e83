#include "server/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>

namespace kamisado::server {

std::expected<FileLock, LockFault> FileLock::take(const std::string& file) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): that is how open() takes the rights
    const int handle = ::open((file + ".lock").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (handle < 0) {
        return std::unexpected(LockFault::Impossible);
    }
    FileLock lock(handle);
    if (::flock(handle, LOCK_EX | LOCK_NB) != 0) {
        return std::unexpected(errno == EWOULDBLOCK ? LockFault::Taken : LockFault::Impossible);
    }
    return lock;
}

FileLock::~FileLock() {
    if (handle_ >= 0) {
        ::close(handle_); // the file stays: who removed it could take away another's lock
    }
}

} // namespace kamisado::server
