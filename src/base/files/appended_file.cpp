#include "files/appended_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace kamisado {

std::expected<AppendedFile, FileError> AppendedFile::open(const std::filesystem::path& path) {
    // To read, too, though nobody does: a pipe that nobody reads would be waited for.
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): POSIX has no other
    Descriptor file(::open(path.c_str(), O_CREAT | O_RDWR | O_APPEND | O_CLOEXEC, 0666));
    if (!file.is_open()) {
        return file_error(FileFault::NotWritten, errno);
    }
    if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0) {
        return file_error(FileFault::InUse);
    }
    struct stat status{};
    if (::fstat(file.number(), &status) != 0) {
        return file_error(FileFault::NotWritten, errno);
    }
    if (!S_ISREG(status.st_mode)) {
        return file_error(FileFault::NotRegular);
    }
    sync_folder(path.parent_path());
    return AppendedFile(std::move(file), static_cast<std::uint64_t>(status.st_size));
}

AppendedFile& AppendedFile::operator=(AppendedFile&& other) noexcept {
    std::swap(file_, other.file_);
    std::swap(size_, other.size_);
    std::swap(is_synced_, other.is_synced_);
    return *this;
}

AppendedFile::~AppendedFile() {
    if (file_.is_open() && !is_synced_) {
        ::fdatasync(file_.number()); // nobody is left to be told of an error
    }
}

FileDone AppendedFile::cut(std::uint64_t size) {
    if (size == size_) {
        return {};
    }
    if (::ftruncate(file_.number(), static_cast<off_t>(size)) != 0) {
        return file_error(FileFault::NotWritten, errno);
    }
    size_ = size;
    is_synced_ = false;
    return {};
}

FileDone AppendedFile::append(std::string_view text) {
    is_synced_ = false;
    if (!write_whole(file_, text)) {
        const int reason = errno;
        // Where that fails, too, the next reader finds half a line and drops it.
        [[maybe_unused]] const int cut = ::ftruncate(file_.number(), static_cast<off_t>(size_));
        return file_error(FileFault::NotWritten, reason);
    }
    size_ += text.size();
    return {};
}

FileDone AppendedFile::sync() {
    if (!is_synced_ && ::fdatasync(file_.number()) != 0) {
        return file_error(FileFault::NotWritten, errno);
    }
    is_synced_ = true;
    return {};
}

} // namespace kamisado
