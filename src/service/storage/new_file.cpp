#include "storage/new_file.h"

#include "storage/connection.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace kamisado::storage {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void throw_unwritable(const fs::path& path, const std::string& why) {
    throw DatabaseError(DatabaseFault::Unwritable, path.string() + ": " + why);
}

/// Of a file, or of a folder: then its names are on disk.
void sync(const fs::path& path) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): POSIX has no other
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool is_synced = file >= 0 && fsync(file) == 0;
    const int code = errno;
    if (file >= 0) {
        close(file);
    }
    if (!is_synced) {
        throw_unwritable(path, std::system_category().message(code));
    }
}

} // namespace

NewFile::NewFile(fs::path path)
    : path_(std::move(path)),
      unfinished_(path_.string() + ".unfinished-" + std::to_string(getpid())) {
    std::error_code ignored;
    if (fs::exists(path_, ignored)) {
        throw_unwritable(path_, "there is such a file already, and it is not written over");
    }
}

NewFile::~NewFile() {
    std::error_code ignored;
    for (const char* const end : {"", "-wal", "-shm", "-journal"}) {
        fs::remove(unfinished_.string() + end, ignored);
    }
}

void NewFile::finish() {
    sync(unfinished_);
    std::error_code wrong;
    fs::rename(unfinished_, path_, wrong);
    if (wrong) {
        throw_unwritable(path_, wrong.message());
    }
    sync(fs::absolute(path_).parent_path());
}

} // namespace kamisado::storage
