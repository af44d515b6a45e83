#include "files/save_file.h"

#include "files/descriptor.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <system_error>

namespace kamisado {

namespace {

namespace fs = std::filesystem;

/// A new file keeps what the user's mask allows, an old one what it had.
mode_t mode_for(const fs::path& path) {
    struct stat status{};
    if (::stat(path.c_str(), &status) == 0) {
        return status.st_mode & 07777U;
    }
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666U & ~mask;
}

fs::path target_of(const fs::path& path) {
    std::error_code ignored;
    const fs::path target = fs::weakly_canonical(path, ignored);
    return target.empty() ? path : target;
}

} // namespace

FileDone write_atomically(const fs::path& path, std::string_view text) {
    const fs::path target = target_of(path);
    std::string temporary = (target.parent_path() / ".kamisado-XXXXXX").string();
    Descriptor file(::mkostemp(temporary.data(), O_CLOEXEC));
    if (!file.is_open()) {
        return file_error(FileFault::NotWritten, errno);
    }
    const bool is_complete = write_whole(file, text) &&
                             ::fchmod(file.number(), mode_for(target)) == 0 &&
                             ::fsync(file.number()) == 0 && file.close() &&
                             ::rename(temporary.c_str(), target.c_str()) == 0;
    if (!is_complete) {
        const int reason = errno;
        ::unlink(temporary.c_str());
        return file_error(FileFault::NotWritten, reason);
    }
    sync_folder(target.parent_path());
    return {};
}

} // namespace kamisado
