#pragma once

#include "server/quietly.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace kamisado::server {

/// A value that may be there at once or come later, while a coroutine waits. It may also come when
/// nobody waits any more, or never.
template <typename Value>
class Later {
  public:
    [[nodiscard]] std::function<void(Value)> promise() const {
        return [kept = kept_](Value value) {
            if (!kept->value) {
                kept->value.emplace(std::move(value));
                if (kept->wake != nullptr) {
                    kept->wake->cancel();
                }
            }
        };
    }

    boost::asio::awaitable<std::optional<Value>> wait(boost::asio::io_context* io,
                                                      std::chrono::milliseconds patience) const {
        if (!kept_->value) {
            boost::asio::steady_timer timer(*io, patience);
            const Watch watch(kept_.get(), &timer);
            boost::system::error_code ignored;
            co_await timer.async_wait(quietly(ignored));
        }
        co_return std::exchange(kept_->value, std::nullopt);
    }

  private:
    struct Kept {
        std::optional<Value> value;
        boost::asio::steady_timer* wake = nullptr;
    };
    /// Also when the coroutine is destroyed while it waits.
    class Watch {
      public:
        Watch(Kept* kept, boost::asio::steady_timer* timer) : watched_(kept) {
            watched_->wake = timer;
        }
        Watch(const Watch&) = delete;
        Watch& operator=(const Watch&) = delete;
        Watch(Watch&&) = delete;
        Watch& operator=(Watch&&) = delete;
        ~Watch() { watched_->wake = nullptr; }

      private:
        Kept* watched_;
    };

    std::shared_ptr<Kept> kept_ = std::make_shared<Kept>();
};

} // namespace kamisado::server
