#include "bot/loop.h"

#include "bot/loop_impl.h"

#include <boost/asio/steady_timer.hpp>

#include <utility>

namespace kamisado::bot {

namespace asio = boost::asio;

Loop::Loop() : impl_(std::make_unique<Impl>()) {}

Loop::~Loop() = default;

void Loop::after(std::chrono::milliseconds delay, std::function<void()> what) {
    auto timer = std::make_unique<asio::steady_timer>(impl_->context(), delay);
    asio::steady_timer& waiting = *timer;
    waiting.async_wait(
        [timer = std::move(timer), what = std::move(what)](const boost::system::error_code& error) {
            if (!error) {
                what();
            }
        });
}

void Loop::run_for(std::chrono::milliseconds time) { impl_->context().run_for(time); }

bool Loop::run_until(const std::function<bool()>& is_so, Clock::time_point deadline) {
    while (!is_so()) {
        if (impl_->context().run_one_until(deadline) == 0) {
            return is_so();
        }
    }
    return true;
}

void Loop::run_until(const std::function<bool()>& is_so) {
    while (!is_so()) {
        impl_->context().run_one();
    }
}

} // namespace kamisado::bot
