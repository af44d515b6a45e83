#pragma once

#include "online/worker.h"
#include "storage/connection.h"

#include <functional>
#include <memory>
#include <string>
#include <thread>

namespace kamisado::server {

/// Waits on a thread of its own for what other processes say, and tells it on the hub's.
class ProcessListener {
  public:
    struct Handlers {
        std::function<void(const std::string&)> heard;
        std::function<void()> missed; ///< the connection was lost and is there again
    };

    ProcessListener(std::unique_ptr<storage::Listener> listener, online::Post post,
                    Handlers handlers);
    ProcessListener(const ProcessListener&) = delete;
    ProcessListener& operator=(const ProcessListener&) = delete;
    ProcessListener(ProcessListener&&) = delete;
    ProcessListener& operator=(ProcessListener&&) = delete;
    ~ProcessListener() = default; // the thread is asked to end and waited for

  private:
    void run(const std::stop_token& stop);
    void hear();
    void reconnect(const std::stop_token& stop);

    std::unique_ptr<storage::Listener> listener_;
    online::Post post_;
    std::shared_ptr<const Handlers> handlers_;
    std::jthread thread_;
};

} // namespace kamisado::server
