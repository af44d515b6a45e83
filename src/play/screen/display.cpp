#include "screen/display.h"

#include "screen/canvas.h"
#include "screen/curses_session.h"
#include "screen/painter.h"
#include "screen/signals.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <variant>

namespace kamisado::screen {

namespace {

Size terminal_size() {
    winsize window{};
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg)
    if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) != 0 || window.ws_row == 0 ||
        window.ws_col == 0) {
        return {.rows = 24, .columns = 80};
    }
    return {.rows = window.ws_row, .columns = window.ws_col};
}

/// A terminal that is gone can be read, but there is nothing.
bool has_nothing_to_read() {
    int waiting = 0;
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg)
    return ::ioctl(STDIN_FILENO, FIONREAD, &waiting) != 0 || waiting == 0;
}

/// Writes all of it, or as much as a terminal takes that is going away.
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

class TerminalDisplay final : public Display {
  public:
    TerminalDisplay(std::unique_ptr<Signals> signals, std::unique_ptr<CursesSession> session,
                    TerminalCodes codes, bool with_mouse)
        : signals_(std::move(signals)),
          session_(std::move(session)),
          codes_(std::move(codes)),
          has_mouse_(with_mouse && terminal_has_mouse()),
          size_(terminal_size()) {
        send(enter_codes(has_mouse_));
    }
    TerminalDisplay(const TerminalDisplay&) = delete;
    TerminalDisplay& operator=(const TerminalDisplay&) = delete;
    TerminalDisplay(TerminalDisplay&&) = delete;
    TerminalDisplay& operator=(TerminalDisplay&&) = delete;
    ~TerminalDisplay() override { send(leave_codes()); }

    [[nodiscard]] Size size() const override { return size_; }
    [[nodiscard]] Colours colours() const override { return codes_.look.colours; }
    [[nodiscard]] bool has_unicode() const override { return codes_.look.unicode; }
    [[nodiscard]] bool has_mouse() const override { return has_mouse_; }

    void show(const Canvas& canvas) override {
        send(changes(shown_, canvas, codes_));
        shown_ = canvas;
    }

    [[nodiscard]] std::optional<Input> wait(std::chrono::milliseconds longest) override {
        const auto end = std::chrono::steady_clock::now() + longest;
        for (;;) {
            if (const auto typed = session_->read()) {
                return input_of(*typed);
            }
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(
                end - std::chrono::steady_clock::now());
            const Stirred stirred = wait_for_something(left);
            if (const auto signal = signals_->take()) {
                return input_of(*signal);
            }
            if (stirred == Stirred::TerminalGone) {
                return HungUp{};
            }
            if (stirred == Stirred::Nothing) {
                return std::nullopt;
            }
        }
    }

    void wake() override { signals_->wake(); }

  private:
    enum class Stirred : std::uint8_t { Nothing, Something, TerminalGone };

    [[nodiscard]] Stirred wait_for_something(std::chrono::milliseconds longest) const {
        std::array<pollfd, 2> files{{{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0},
                                     {.fd = signals_->file(), .events = POLLIN, .revents = 0}}};
        const int timeout =
            static_cast<int>(std::clamp<std::int64_t>(longest.count(), 0, 86'400'000));
        const int found = ::poll(files.data(), files.size(), timeout);
        if (found == 0) {
            return Stirred::Nothing;
        }
        const bool is_gone = (files[0].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
        const bool is_empty = (files[0].revents & POLLIN) != 0 && has_nothing_to_read();
        return found > 0 && (is_gone || is_empty) ? Stirred::TerminalGone : Stirred::Something;
    }

    [[nodiscard]] Input input_of(const Typed& typed) {
        if (const auto* input = std::get_if<Input>(&typed)) {
            return *input;
        }
        if (std::get<Request>(typed) == Request::Suspend) {
            suspend(true);
        }
        shown_.reset();
        return Resized{};
    }

    [[nodiscard]] std::optional<Input> input_of(Signal signal) {
        switch (signal) {
        case Signal::Woken: return std::nullopt;
        case Signal::HungUp: return HungUp{};
        case Signal::Interrupted: return KeyPress{.key = Key::Interrupt};
        case Signal::Stopped: suspend(false); break;
        case Signal::Resized: break;
        }
        size_ = terminal_size();
        shown_.reset();
        return Resized{};
    }

    void suspend(bool with_group) {
        send(leave_codes());
        CursesSession::leave();
        Signals::stop(with_group);
        CursesSession::come_back();
        Signals::take_over(); // ncurses may have done so
        send(enter_codes(has_mouse_));
        size_ = terminal_size();
    }

    // Signals are put back last: until then they must not find ncurses half gone.
    std::unique_ptr<Signals> signals_;
    std::unique_ptr<CursesSession> session_;
    TerminalCodes codes_;
    bool has_mouse_;
    Size size_;
    std::optional<Canvas> shown_;
};

} // namespace

std::expected<std::unique_ptr<Display>, std::string> Display::open(const DisplayOptions& options) {
    auto signals = std::make_unique<Signals>();
    auto session = CursesSession::open();
    if (!session) {
        return std::unexpected(session.error());
    }
    Signals::take_over(); // ncurses has its own handlers, which end the program
    Signals::set_farewell(farewell_codes());
    return std::make_unique<TerminalDisplay>(std::move(signals), *std::move(session),
                                             terminal_codes(options.colours), options.mouse);
}

} // namespace kamisado::screen
