#include "arena/state_file.h"

#include "files/read_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace kamisado {

namespace {

constexpr std::chrono::seconds between_syncs(1);

std::unexpected<std::string> state_failure(int reason) {
    return std::unexpected("cannot be written: " + std::generic_category().message(reason));
}

bool write_whole(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno != EINTR) {
            return false;
        }
        text.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
    }
    return true;
}

std::string refusal_of(const std::vector<std::string>& differing) {
    return fmt::format(
        "holds the games of another arena, and was left as it is. What differs:\n  {}",
        fmt::join(differing, "\n  "));
}

} // namespace

std::expected<StateFile, std::string> StateFile::open(const std::filesystem::path& path,
                                                      const ArenaSettings& settings) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system's own interface
    StateFile file(::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666));
    if (file.file_ < 0) {
        return state_failure(errno);
    }
    if (::flock(file.file_, LOCK_EX | LOCK_NB) != 0) {
        return std::unexpected("is being written by another arena");
    }
    auto text = read_file(path);
    if (!text) {
        return std::unexpected(text.error());
    }
    if (text->find("\n\n") == std::string::npos &&
        std::string_view(std::string(state_heading) + '\n' + write_settings(settings))
            .starts_with(*text)) {
        // New, or torn before it had a head: no game is lost with it.
        const auto begun = file.begin(settings);
        return begun ? std::expected<StateFile, std::string>(std::move(file))
                     : std::unexpected(begun.error());
    }
    auto state = read_state(*text);
    if (!state) {
        return std::unexpected(state.error());
    }
    if (const auto differing = differences(state->settings, settings); !differing.empty()) {
        return std::unexpected(refusal_of(differing));
    }
    if (::ftruncate(file.file_, static_cast<off_t>(state->sound_bytes)) != 0) {
        return state_failure(errno);
    }
    file.outcomes_ = std::move(state->outcomes);
    return file;
}

std::expected<void, std::string> StateFile::begin(const ArenaSettings& settings) const {
    const bool done =
        ::ftruncate(file_, 0) == 0 &&
        write_whole(file_, fmt::format("{}\n{}\n", state_heading, write_settings(settings))) &&
        ::fsync(file_) == 0;
    return done ? std::expected<void, std::string>{} : state_failure(errno);
}

StateFile::StateFile(StateFile&& other) noexcept
    : file_(std::exchange(other.file_, -1)),
      outcomes_(std::move(other.outcomes_)),
      synced_(other.synced_) {}

StateFile& StateFile::operator=(StateFile&& other) noexcept {
    std::swap(file_, other.file_);
    std::swap(outcomes_, other.outcomes_);
    std::swap(synced_, other.synced_);
    return *this;
}

StateFile::~StateFile() {
    if (file_ >= 0) {
        ::fdatasync(file_);
        ::close(file_);
    }
}

std::expected<void, std::string> StateFile::append(const GameOutcome& outcome) {
    if (!write_whole(file_, write_outcome(outcome) + '\n')) {
        return state_failure(errno);
    }
    const auto now = std::chrono::steady_clock::now();
    if (now - synced_ >= between_syncs) {
        synced_ = now;
        return ::fdatasync(file_) == 0 ? std::expected<void, std::string>{} : state_failure(errno);
    }
    return {};
}

} // namespace kamisado
