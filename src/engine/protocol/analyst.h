#pragma once

#include "protocol/analyse_request.h"
#include "solver/solver.h"

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <unordered_map>
#include <vector>

namespace kamisado::protocol {

inline constexpr int usual_hash_megabytes = 64;

struct AnalystOptions {
    int threads = 1;                           ///< requests that are looked at side by side
    int hash_megabytes = usual_hash_megabytes; ///< of each thread
    std::size_t most_waiting = 256;
};

/// Answers requests, many at a time, each when it is ready. Every request is given a short try
/// first; what needs longer waits in a second queue, which leaves one thread to the short ones.
class Analyst {
  public:
    /// Told a line without its newline, by whichever thread has something to say, one at a time.
    using Say = std::function<void(std::string_view line)>;

    /// Where there is no memory for all the tables, it says so and goes on with those that there
    /// is memory for, or with some of the usual size.
    Analyst(const AnalystOptions& options, Say say);
    /// Drops what is not answered; finish() before it answers everything.
    ~Analyst();
    Analyst(const Analyst&) = delete;
    Analyst& operator=(const Analyst&) = delete;
    Analyst(Analyst&&) = delete;
    Analyst& operator=(Analyst&&) = delete;

    /// From one thread. Waits while too many requests do. Nothing: a line that was too long.
    void hear(std::optional<std::string_view> line);
    /// Returns when everything is answered.
    void finish();

  private:
    struct Job;
    struct Worker;
    using Queue = std::deque<std::shared_ptr<Job>>;

    void say(std::string_view line);
    void add(AnalyseRequest request);
    void cancel(const std::string& id);
    [[nodiscard]] static bool take_out(Queue& queue, const Job& job);

    void furnish();
    void add_desks();
    void work(Worker& worker);
    [[nodiscard]] std::shared_ptr<Job> next_job();
    [[nodiscard]] bool may_begin_long() const;
    void run(const std::shared_ptr<Job>& job, Worker& worker);
    void put_back(const std::shared_ptr<Job>& job);
    void answer(std::unique_lock<std::mutex> lock, const Job& job, std::string_view line);

    AnalystOptions options_;
    Say say_;
    std::mutex saying_;

    std::mutex mutex_; ///< of everything below
    std::condition_variable changed_;
    Queue fresh_;
    Queue long_;
    int long_running_ = 0;
    std::unordered_map<std::string, std::shared_ptr<Job>> open_; ///< waiting or running, by id
    int answers_on_their_way_ = 0; ///< of requests that are not open any more
    bool is_closing_ = false;

    std::vector<std::unique_ptr<Worker>> workers_;
    std::vector<std::jthread>
        threads_; ///< one for each worker; last: they end before what they use
};

} // namespace kamisado::protocol
