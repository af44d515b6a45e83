#include "files/interruption.h"

#include <ctime>

namespace kamisado {

Interruption::Interruption() {
    ::sigemptyset(&signals_);
    ::sigaddset(&signals_, SIGINT);
    ::sigaddset(&signals_, SIGTERM);
    ::pthread_sigmask(SIG_BLOCK, &signals_, &before_);
}

Interruption::~Interruption() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

bool Interruption::wait(std::chrono::milliseconds time) {
    const auto seconds = std::chrono::floor<std::chrono::seconds>(time);
    const timespec patience{.tv_sec = seconds.count(),
                            .tv_nsec = std::chrono::nanoseconds(time - seconds).count()};
    const bool came = ::sigtimedwait(&signals_, nullptr, &patience) > 0;
    has_come_ = has_come_ || came;
    return came;
}

bool Interruption::has_come() { return has_come_ || wait(std::chrono::milliseconds(0)); }

} // namespace kamisado
