#pragma once

#include "survey/coordinator.h"
#include "survey/worker.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

namespace kamisado::survey {

/// Threads with a worker each. One thread, at the coordinator, gives them work and takes what they
/// have done.
class Crew {
  public:
    Crew(int threads, const MakeWorker& make_worker);
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    Crew(Crew&&) = delete;
    Crew& operator=(Crew&&) = delete;
    ~Crew();

    /// Whether a worker is idle.
    [[nodiscard]] bool is_waiting() const;
    void give(std::uint64_t piece);
    /// Pieces that are done, at once or as soon as one is; none when the time is over.
    [[nodiscard]] std::vector<std::string> take_finished(std::chrono::milliseconds patience);

  private:
    void run(Worker& worker);

    mutable std::mutex mutex_;
    std::condition_variable given_;
    std::condition_variable finished_;
    std::queue<std::uint64_t> pieces_;
    std::vector<std::string> results_;
    std::size_t busy_ = 0; // pieces that were given and whose results have not come
    std::size_t running_ = 0;
    bool is_stopping_ = false;
    std::vector<std::unique_ptr<Worker>> workers_;
    std::vector<std::thread> threads_;
};

/// Is asked between pieces, and at least every so often; false ends the work early.
using GoOn = std::function<bool()>;

/// Lets the crew do everything that the coordinator has to give. The error is the coordinator's.
std::expected<void, std::string>
work_off(Coordinator& coordinator, Crew& crew, const GoOn& go_on,
         std::chrono::milliseconds between_questions = std::chrono::milliseconds(50));

} // namespace kamisado::survey
