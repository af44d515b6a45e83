#include "files/descriptor.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace kamisado {

bool Descriptor::close() {
    const int number = std::exchange(number_, -1);
    return number < 0 || ::close(number) == 0;
}

bool write_whole(const Descriptor& file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file.number(), text.data(), text.size());
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

void sync_folder(const std::filesystem::path& folder) {
    const std::filesystem::path named = folder.empty() ? "." : folder;
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): without a third argument it is none
    const Descriptor descriptor(::open(named.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.is_open()) {
        ::fsync(descriptor.number());
    }
}

} // namespace kamisado
