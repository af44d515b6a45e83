#include "cli/interrupts.h"

#include <ctime>

namespace kamisado::cli {

Interrupts::Interrupts() {
    ::sigemptyset(&signals_);
    ::sigaddset(&signals_, SIGINT);
    ::sigaddset(&signals_, SIGTERM);
    ::pthread_sigmask(SIG_BLOCK, &signals_, &before_);
}

Interrupts::~Interrupts() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

bool Interrupts::wait(std::chrono::milliseconds time) const {
    const auto seconds = std::chrono::floor<std::chrono::seconds>(time);
    const timespec patience{.tv_sec = seconds.count(),
                            .tv_nsec = std::chrono::nanoseconds(time - seconds).count()};
    return ::sigtimedwait(&signals_, nullptr, &patience) > 0;
}

} // namespace kamisado::cli
