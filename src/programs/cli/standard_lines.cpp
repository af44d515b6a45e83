#include "cli/standard_lines.h"

#include "cli/output.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <utility>

namespace kamisado::cli {

namespace {

enum class Next : std::uint8_t { Bytes, Again, End };

/// Waits for bytes, or for the other side of standard output to go away.
Next wait_for_bytes() {
    std::array<pollfd, 2> files{{{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0},
                                 {.fd = STDOUT_FILENO, .events = 0, .revents = 0}}};
    if (::poll(files.data(), files.size(), -1) < 0) {
        return errno == EINTR ? Next::Again : Next::End;
    }
    if ((files[1].revents & (POLLERR | POLLNVAL)) != 0) {
        return Next::End;
    }
    return files[0].revents != 0 ? Next::Bytes : Next::Again;
}

} // namespace

bool take_standard_lines(std::size_t longest, protocol::LineSplitter::Take take) {
    // A pipe that nobody reads is seen by wait_for_bytes(), and must not kill before that.
    static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
    protocol::LineSplitter lines(longest, std::move(take));
    std::array<char, 65'536> buffer{};
    for (;;) {
        const Next next = wait_for_bytes();
        if (next == Next::End) {
            return false;
        }
        if (next == Next::Again) {
            continue;
        }
        const ssize_t got = ::read(STDIN_FILENO, buffer.data(), buffer.size());
        if (got == 0 || (got < 0 && errno != EINTR && errno != EAGAIN)) {
            break;
        }
        if (got > 0 && !lines.feed({buffer.data(), static_cast<std::size_t>(got)})) {
            return true;
        }
    }
    static_cast<void>(lines.finish());
    return true;
}

void say_line(std::string_view line) {
    print(line);
    print("\n");
    static_cast<void>(flush_output()); // a failure is remembered by the stream
}

} // namespace kamisado::cli
