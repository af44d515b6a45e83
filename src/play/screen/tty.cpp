#include "screen/tty.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>

namespace kamisado::screen {

Size terminal_size() {
    winsize window{};
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg)
    if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) != 0 || window.ws_row == 0 ||
        window.ws_col == 0) {
        return {.rows = 24, .columns = 80};
    }
    return {.rows = window.ws_row, .columns = window.ws_col};
}

bool has_nothing_to_read() {
    int waiting = 0;
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg)
    return ::ioctl(STDIN_FILENO, FIONREAD, &waiting) != 0 || waiting == 0;
}

void send(std::string_view text) {
    while (!text.empty()) {
        const ssize_t sent = ::write(STDOUT_FILENO, text.data(), text.size());
        if (sent > 0) {
            text.remove_prefix(static_cast<std::size_t>(sent));
        } else if (errno == EAGAIN) {
            pollfd output{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
            ::poll(&output, 1, 1000);
        } else if (errno != EINTR) {
            return; // the terminal is gone: wait() will tell
        }
    }
}

} // namespace kamisado::screen
