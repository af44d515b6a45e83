#include "server/process_listener.h"

#include "server/log.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <utility>

namespace kamisado::server {

namespace {

using std::chrono::milliseconds;

constexpr int patience = 500; ///< milliseconds, also until the end is noticed
constexpr milliseconds first_pause{100};
constexpr milliseconds longest_pause{5'000};

/// Sleeps, but not past the end.
void pause(const std::stop_token& stop, milliseconds time) {
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    never.wait_for(lock, stop, time, [] { return false; });
}

} // namespace

ProcessListener::ProcessListener(std::unique_ptr<storage::Listener> listener, online::Post post,
                                 Handlers handlers)
    : listener_(std::move(listener)),
      post_(std::move(post)),
      handlers_(std::make_shared<const Handlers>(std::move(handlers))),
      thread_([this](const std::stop_token& stop) { run(stop); }) {}

void ProcessListener::run(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        try {
            hear();
        } catch (const std::exception& error) {
            log(LogLevel::Warning,
                std::string("PostgreSQL LISTEN connection lost: ") + error.what());
            reconnect(stop);
        }
    }
}

void ProcessListener::hear() {
    for (std::string& text : listener_->wait(patience)) {
        post_([handlers = handlers_, text = std::move(text)] { handlers->heard(text); });
    }
}

void ProcessListener::reconnect(const std::stop_token& stop) {
    for (milliseconds wait = first_pause; !stop.stop_requested();
         wait = std::min(wait * 2, longest_pause)) {
        try {
            listener_->reconnect();
            log(LogLevel::Info, "PostgreSQL LISTEN connection restored");
            post_([handlers = handlers_] { handlers->missed(); });
            return;
        } catch (const std::exception&) {
            pause(stop, wait);
        }
    }
}

} // namespace kamisado::server
