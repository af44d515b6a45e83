#include "survey/appended_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace kamisado::survey {

namespace {

std::unexpected<std::string> unwritable(int reason) {
    return std::unexpected("cannot be written: " + std::generic_category().message(reason));
}

bool write_whole(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) {
            continue;
        }
        if (written < 0) {
            return false;
        }
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// A new file's name is in its folder, which has to reach the disk, too.
void sync_folder_of(const std::filesystem::path& path) {
    const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): POSIX has no other
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor >= 0) {
        ::fsync(descriptor);
        ::close(descriptor);
    }
}

} // namespace

std::expected<AppendedFile, std::string> AppendedFile::open(const std::filesystem::path& path) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): POSIX has no other
    const int descriptor = ::open(path.c_str(), O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0666);
    if (descriptor < 0) {
        return unwritable(errno);
    }
    AppendedFile file(descriptor);
    struct stat status{};
    if (::fstat(descriptor, &status) != 0) {
        return unwritable(errno);
    }
    if (!S_ISREG(status.st_mode)) {
        return std::unexpected("is no ordinary file");
    }
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        return std::unexpected("is being written by another program");
    }
    file.size_ = static_cast<std::uint64_t>(status.st_size);
    sync_folder_of(path);
    return file;
}

AppendedFile::AppendedFile(AppendedFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), size_(other.size_) {}

AppendedFile& AppendedFile::operator=(AppendedFile&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    std::swap(size_, other.size_);
    return *this;
}

AppendedFile::~AppendedFile() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
}

std::expected<void, std::string> AppendedFile::cut(std::uint64_t size) {
    if (::ftruncate(descriptor_, static_cast<off_t>(size)) != 0) {
        return unwritable(errno);
    }
    size_ = size;
    return {};
}

std::expected<void, std::string> AppendedFile::append(std::string_view text) {
    if (!write_whole(descriptor_, text) || ::fdatasync(descriptor_) != 0) {
        const int reason = errno;
        if (!cut(size_)) {
            return unwritable(reason); // the next reader finds half a line and drops it
        }
        return unwritable(reason);
    }
    size_ += text.size();
    return {};
}

} // namespace kamisado::survey
