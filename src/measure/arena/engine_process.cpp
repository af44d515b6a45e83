#include "arena/engine_process.h"

#include "arena/spawn.h"

#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <thread>
#include <utility>

namespace kamisado {

namespace {

using Milliseconds = std::chrono::milliseconds;
using SteadyClock = std::chrono::steady_clock;

/// So often it is asked whether to stop.
constexpr Milliseconds glance_at_stop(100);

/// Waits until something can be read or written; nullopt if it can.
std::optional<Silence> wait_for(int descriptor, short what, EngineProcess::Deadline deadline,
                                const std::stop_token& stop) {
    while (true) {
        if (stop.stop_requested()) {
            return Silence::Interrupted;
        }
        const auto left = std::chrono::ceil<Milliseconds>(deadline - SteadyClock::now());
        if (left <= Milliseconds(0)) {
            return Silence::Late;
        }
        pollfd asked{.fd = descriptor, .events = what, .revents = 0};
        if (::poll(&asked, 1, static_cast<int>(std::min(left, glance_at_stop).count())) > 0) {
            return std::nullopt;
        }
    }
}

bool should_wait() { return errno == EAGAIN || errno == EINTR; }

std::string manner_of_end(int status) {
    if (WIFSIGNALED(status)) {
        return "it was ended by signal " + std::to_string(WTERMSIG(status));
    }
    return "it ended with exit code " + std::to_string(WEXITSTATUS(status));
}

} // namespace

std::expected<EngineProcess, std::string>
EngineProcess::start(const std::vector<std::string>& words,
                     const std::filesystem::path& error_log) {
    auto spawned = spawn(words, error_log);
    if (!spawned) {
        return std::unexpected(spawned.error());
    }
    return EngineProcess(*std::move(spawned));
}

EngineProcess::EngineProcess(EngineProcess&& other) noexcept
    : spawned_(std::exchange(other.spawned_, {})),
      buffer_(std::move(other.buffer_)),
      searched_(std::exchange(other.searched_, 0)) {}

EngineProcess& EngineProcess::operator=(EngineProcess&& other) noexcept {
    std::swap(spawned_, other.spawned_);
    std::swap(buffer_, other.buffer_);
    std::swap(searched_, other.searched_);
    return *this;
}

EngineProcess::~EngineProcess() { end(Milliseconds(0)); }

std::expected<void, Silence> EngineProcess::say(std::string_view line, Deadline deadline,
                                                const std::stop_token& stop) const {
    const std::string text = std::string(line) + '\n';
    std::string_view rest = text;
    while (!rest.empty()) {
        const ssize_t sent =
            ::send(spawned_.input.number(), rest.data(), rest.size(), MSG_NOSIGNAL);
        if (sent >= 0) {
            rest.remove_prefix(static_cast<std::size_t>(sent));
            continue;
        }
        if (!should_wait()) {
            return std::unexpected(Silence::Ended);
        }
        if (const auto silence = wait_for(spawned_.input.number(), POLLOUT, deadline, stop)) {
            return std::unexpected(*silence);
        }
    }
    return {};
}

std::expected<std::string, Silence> EngineProcess::hear(Deadline deadline,
                                                        const std::stop_token& stop) {
    while (true) {
        // A program that never stops talking is not listened to for ever either.
        if (SteadyClock::now() >= deadline) {
            return std::unexpected(Silence::Late);
        }
        if (auto line = line_in_buffer()) {
            return *std::move(line);
        }
        if (buffer_.size() > longest_line) {
            return std::unexpected(Silence::LineTooLong);
        }
        if (const auto silence = wait_for(spawned_.output.number(), POLLIN, deadline, stop)) {
            return std::unexpected(*silence);
        }
        if (const auto silence = read_more()) {
            return std::unexpected(*silence);
        }
    }
}

std::optional<std::string> EngineProcess::line_in_buffer() {
    const std::size_t end = buffer_.find('\n', searched_);
    if (end == std::string::npos) {
        searched_ = buffer_.size();
        return std::nullopt;
    }
    std::string line = buffer_.substr(0, end);
    buffer_.erase(0, end + 1);
    searched_ = 0;
    if (line.ends_with('\r')) {
        line.pop_back();
    }
    return line;
}

std::optional<Silence> EngineProcess::read_more() {
    std::array<char, 4096> chunk{};
    const ssize_t got = ::read(spawned_.output.number(), chunk.data(), chunk.size());
    if (got > 0) {
        buffer_.append(chunk.data(), static_cast<std::size_t>(got));
        return std::nullopt;
    }
    return got < 0 && should_wait() ? std::nullopt : std::optional(Silence::Ended);
}

std::optional<int> EngineProcess::reap(Milliseconds moment) const {
    const auto deadline = SteadyClock::now() + moment;
    while (true) {
        int status = 0;
        if (::waitpid(spawned_.process, &status, WNOHANG) == spawned_.process) {
            return status;
        }
        if (SteadyClock::now() >= deadline) {
            return std::nullopt;
        }
        std::this_thread::sleep_for(Milliseconds(1));
    }
}

std::string EngineProcess::end(Milliseconds moment) {
    if (spawned_.process < 0) {
        return "it had ended before";
    }
    close_pipes();
    std::optional<int> status = reap(moment);
    ::kill(-spawned_.process, SIGKILL); // the whole group: what it has started, too
    if (!status) {
        int killed = 0;
        while (::waitpid(spawned_.process, &killed, 0) < 0 && errno == EINTR) {
        }
    }
    spawned_.process = -1;
    return status ? manner_of_end(*status) : "it was killed";
}

void EngineProcess::close_pipes() {
    spawned_.input.close();
    spawned_.output.close();
    buffer_.clear();
    searched_ = 0;
}

} // namespace kamisado
