#include "screen/signals.h"

#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstddef>
#include <stdexcept>

namespace kamisado::screen {

namespace {

constexpr std::array<int, 5> told_signals{SIGWINCH, SIGHUP, SIGTERM, SIGINT, SIGTSTP};
constexpr std::array<int, 6> crash_signals{SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGQUIT};
constexpr std::size_t stop_signal = 4; // its place among those that are told
constexpr std::size_t farewell_room = 256;

/// Global state for signal handlers, which are passed nothing. There is only one terminal.
struct Known {
    int pipe = -1;
    bool has_settings = false;
    termios settings{};
    std::array<char, farewell_room> farewell{};
    std::size_t farewell_length = 0;
    std::array<struct sigaction, told_signals.size()> told_before{};
    std::array<struct sigaction, crash_signals.size()> crash_before{};
};

// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables)
Known known;

void tell(char what) {
    const int error = errno;
    [[maybe_unused]] const auto full_has_enough_to_tell = ::write(known.pipe, &what, 1);
    errno = error;
}

char letter_of_signal(int number) {
    switch (number) {
    case SIGWINCH: return 'r';
    case SIGINT: return 'i';
    case SIGTSTP: return 's';
    default: return 'h';
    }
}

extern "C" void on_signal(int number) { tell(letter_of_signal(number)); }

/// Only what is allowed in a handler. Whoever was told before is told now.
extern "C" void on_crash(int number) {
    [[maybe_unused]] const auto written =
        ::write(STDOUT_FILENO, known.farewell.data(), known.farewell_length);
    if (known.has_settings) {
        ::tcsetattr(STDIN_FILENO, TCSANOW, &known.settings);
    }
    for (std::size_t place = 0; place < crash_signals.size(); ++place) {
        ::sigaction(crash_signals[place], &known.crash_before[place], nullptr);
    }
    ::raise(number);
}

void handle_by(int number, void (*handler)(int), struct sigaction* before) {
    struct sigaction action{};
    action.sa_handler = handler; // NOLINT(cppcoreguidelines-pro-type-union-access)
    ::sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    ::sigaction(number, &action, before);
}

/// Our parent may have set a signal to be ignored: nohup, a shell without jobs.
bool was_ignored(std::size_t place) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-union-access)
    return known.told_before[place].sa_handler == SIG_IGN;
}

Signal signal_of(char letter) {
    switch (letter) {
    case 'w': return Signal::Woken;
    case 'r': return Signal::Resized;
    case 'i': return Signal::Interrupted;
    case 's': return Signal::Stopped;
    default: return Signal::HungUp;
    }
}

} // namespace

Signals::Signals() {
    if (::pipe2(ends_.data(), O_CLOEXEC | O_NONBLOCK) != 0) {
        throw std::runtime_error("no pipe for signals");
    }
    known.pipe = ends_[1];
    known.farewell_length = 0;
    known.has_settings = ::tcgetattr(STDIN_FILENO, &known.settings) == 0;
    for (std::size_t place = 0; place < told_signals.size(); ++place) {
        ::sigaction(told_signals[place], nullptr, &known.told_before[place]);
    }
    take_over();
    for (std::size_t place = 0; place < crash_signals.size(); ++place) {
        handle_by(crash_signals[place], on_crash, &known.crash_before[place]);
    }
}

Signals::~Signals() {
    for (std::size_t place = 0; place < told_signals.size(); ++place) {
        ::sigaction(told_signals[place], &known.told_before[place], nullptr);
    }
    for (std::size_t place = 0; place < crash_signals.size(); ++place) {
        ::sigaction(crash_signals[place], &known.crash_before[place], nullptr);
    }
    ::close(ends_[0]);
    ::close(ends_[1]);
}

void Signals::take_over() {
    for (std::size_t place = 0; place < told_signals.size(); ++place) {
        handle_by(told_signals[place], was_ignored(place) ? SIG_IGN : on_signal, nullptr);
    }
}

void Signals::set_farewell(const std::string& codes) {
    known.farewell_length = codes.copy(known.farewell.data(), known.farewell.size());
}

std::optional<Signal> Signals::take() const {
    char letter = 0;
    if (::read(ends_[0], &letter, 1) != 1) {
        return std::nullopt;
    }
    return signal_of(letter);
}

void Signals::wake() const {
    const char letter = 'w';
    [[maybe_unused]] const auto full_has_woken_already = ::write(ends_[1], &letter, 1);
}

void Signals::stop(bool with_group) {
    if (was_ignored(stop_signal)) {
        return;
    }
    if (with_group) {
        handle_by(SIGTSTP, SIG_IGN, nullptr);
        ::kill(0, SIGTSTP);
    }
    handle_by(SIGTSTP, SIG_DFL, nullptr);
    ::raise(SIGTSTP); // this thread stops before the call returns
    handle_by(SIGTSTP, on_signal, nullptr);
}

} // namespace kamisado::screen
