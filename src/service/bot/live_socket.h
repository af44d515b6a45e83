#pragma once

#include "bot/caller.h"
#include "bot/loop.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace kamisado::bot {

/// A WebSocket to the server: texts in, texts out. Lives on a loop.
class LiveSocket {
  public:
    struct End {
        int status = 0; ///< of a handshake that was refused
        std::string why;
    };
    struct Handlers {
        std::function<void()> opened;
        std::function<void(std::string_view)> heard;
        /// Once, also when it could not be opened. The socket may be thrown away in here.
        std::function<void(const End&)> ended;
    };

    LiveSocket(Loop& loop, const Caller& caller, Handlers handlers);
    /// Closes without a word; no handler is called any more.
    ~LiveSocket();
    LiveSocket(const LiveSocket&) = delete;
    LiveSocket& operator=(const LiveSocket&) = delete;
    LiveSocket(LiveSocket&&) = delete;
    LiveSocket& operator=(LiveSocket&&) = delete;

    /// Messages sent before it is open wait.
    void send(std::string text);
    /// Says goodbye as it should be said; `ended` follows.
    void close();

  private:
    class Impl;
    template <typename Line>
    class Connection;
    [[nodiscard]] static std::shared_ptr<Impl> make(Loop& loop, const Caller& caller,
                                                    Handlers handlers);
    std::shared_ptr<Impl> impl_;
};

} // namespace kamisado::bot
