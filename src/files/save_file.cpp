#include "files/save_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <system_error>

namespace kamisado {

namespace {

namespace fs = std::filesystem;

/// A descriptor that closes itself.
class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor(Descriptor&&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor& operator=(Descriptor&&) = delete;
    ~Descriptor() { static_cast<void>(close()); }

    [[nodiscard]] bool is_open() const { return number_ >= 0; }
    [[nodiscard]] int number() const { return number_; }
    bool close() {
        const int number = number_;
        number_ = -1;
        return number < 0 || ::close(number) == 0;
    }

  private:
    int number_;
};

std::unexpected<std::string> failed(int reason) {
    return std::unexpected("cannot be written: " + std::generic_category().message(reason));
}

bool write_all(int file, std::string_view text) {
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

/// Without it a crash of the machine could forget the new name.
void sync_folder(const fs::path& folder) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): without a third argument it is none
    const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.is_open()) {
        ::fsync(descriptor.number());
    }
}

fs::path target_of(const fs::path& path) {
    std::error_code ignored;
    const fs::path target = fs::weakly_canonical(path, ignored);
    return target.empty() ? path : target;
}

} // namespace

std::expected<void, std::string> write_atomically(const fs::path& path, std::string_view text) {
    const fs::path target = target_of(path);
    std::string temporary = (target.parent_path() / ".kamisado-XXXXXX").string();
    Descriptor file(::mkostemp(temporary.data(), O_CLOEXEC));
    if (!file.is_open()) {
        return failed(errno);
    }
    const bool is_complete = write_all(file.number(), text) &&
                             ::fchmod(file.number(), mode_for(target)) == 0 &&
                             ::fsync(file.number()) == 0 && file.close() &&
                             ::rename(temporary.c_str(), target.c_str()) == 0;
    if (!is_complete) {
        const int reason = errno;
        ::unlink(temporary.c_str());
        return failed(reason);
    }
    sync_folder(target.parent_path());
    return {};
}

} // namespace kamisado
