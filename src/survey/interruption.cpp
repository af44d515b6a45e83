#include "survey/interruption.h"

#include <pthread.h>

#include <ctime>

namespace kamisado::survey {

Interruption::Interruption() {
    sigemptyset(&signals_);
    sigaddset(&signals_, SIGINT);
    sigaddset(&signals_, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals_, &before_);
}

Interruption::~Interruption() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

bool Interruption::has_come() {
    const timespec at_once{};
    has_come_ = has_come_ || sigtimedwait(&signals_, nullptr, &at_once) > 0;
    return has_come_;
}

} // namespace kamisado::survey
