#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace kamisado::survey {

/// Does one piece of work after another, in a thread of its own. What comes out of a piece depends
/// on its number alone, and is text, so that it can be written down and sent to other machines.
class Worker {
  public:
    Worker() = default;
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    Worker(Worker&&) = delete;
    Worker& operator=(Worker&&) = delete;
    virtual ~Worker() = default;

    /// Nullopt if it was stopped before the piece was done.
    [[nodiscard]] virtual std::optional<std::string> work(std::uint64_t piece) = 0;
    /// From any thread: the piece that is being worked on may be left undone.
    virtual void stop() = 0;
};

using MakeWorker = std::function<std::unique_ptr<Worker>()>;

} // namespace kamisado::survey
