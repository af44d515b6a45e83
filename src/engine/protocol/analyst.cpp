#include "protocol/analyst.h"

#include "protocol/analyse_answer.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace kamisado::protocol {

namespace {

/// A fraction of a second: nearly everything is known by then.
constexpr std::uint64_t nodes_of_first_try = 300'000;

using Clock = std::chrono::steady_clock;

/// "2 tables of 64 MB"
std::string tables_of(const AnalystOptions& options) {
    return (options.threads == 1 ? "a table" : std::to_string(options.threads) + " tables") +
           " of " + std::to_string(options.hash_megabytes) + " MB";
}

} // namespace

/// A request on its way.
struct Analyst::Job {
    AnalyseRequest request;
    bool is_long = false;
    bool is_cancelled = false;
    Patience* patience = nullptr; ///< of the thread that looks at it; nothing while it waits
    std::optional<Clock::time_point> begin = std::nullopt;

    /// What the request allows now; the first try may be shorter.
    [[nodiscard]] SearchLimits limits() {
        begin = begin.value_or(Clock::now());
        SearchLimits limits;
        limits.nodes = request.nodes.value_or(limits.nodes);
        if (!is_long) {
            limits.nodes = std::min(limits.nodes, nodes_of_first_try);
        }
        if (request.time) {
            limits.time = *request.time - (Clock::now() - *begin);
        }
        return limits;
    }

    /// Whether it was only the first try that was too short.
    [[nodiscard]] bool wants_more(const Patience& used) const {
        const bool is_late = request.time && Clock::now() - *begin >= *request.time;
        const bool was_first = !is_long && used.nodes() >= nodes_of_first_try;
        return was_first && request.nodes.value_or(nodes_of_first_try + 1) > nodes_of_first_try &&
               !is_late && !is_cancelled;
    }
};

/// What a thread works with.
struct Analyst::Worker {
    Patience patience;
    std::optional<Solver> solver;

    [[nodiscard]] SolverOptions with_table_of(int megabytes) {
        return {.table_bytes = static_cast<std::size_t>(megabytes) << 20U, .patience = &patience};
    }
};

Analyst::Analyst(const AnalystOptions& options, Say say) : options_(options), say_(std::move(say)) {
    furnish();
    for (const auto& worker : workers_) {
        threads_.emplace_back([this, &worker = *worker] { work(worker); });
    }
}

void Analyst::furnish() {
    const AnalystOptions wanted = options_;
    add_desks();
    if (workers_.empty()) {
        options_.hash_megabytes = std::min(wanted.hash_megabytes, usual_hash_megabytes);
        add_desks();
    }
    if (workers_.empty()) {
        workers_.push_back(std::make_unique<Worker>());
        workers_.back()->solver.emplace(workers_.back()->with_table_of(options_.hash_megabytes));
    }
    options_.threads = static_cast<int>(workers_.size());
    if (options_.threads < wanted.threads || options_.hash_megabytes < wanted.hash_megabytes) {
        say(error_line(
            {.error = analyse_error("memory", "there is no memory for " + tables_of(wanted) +
                                                  ": it goes on with " + tables_of(options_))}));
    }
}

/// As many as there are threads, or as there is memory for.
void Analyst::add_desks() {
    while (std::cmp_less(workers_.size(), options_.threads)) {
        auto worker = std::make_unique<Worker>();
        worker->solver = Solver::make(worker->with_table_of(options_.hash_megabytes));
        if (!worker->solver) {
            return;
        }
        workers_.push_back(std::move(worker));
    }
}

Analyst::~Analyst() {
    {
        const std::lock_guard lock(mutex_);
        is_closing_ = true;
        fresh_.clear();
        long_.clear();
        for (const auto& [id, job] : open_) {
            job->is_cancelled = true;
            if (job->patience != nullptr) {
                job->patience->end();
            }
        }
    }
    changed_.notify_all();
}

void Analyst::hear(std::optional<std::string_view> line) {
    if (!line) {
        say(error_line({.error = analyse_error("line-too-long",
                                               "a line has at most " +
                                                   std::to_string(longest_request) + " bytes")}));
        return;
    }
    if (line->find_first_not_of(" \t\r") == std::string_view::npos) {
        return;
    }
    auto command = read_request(*line);
    if (!command) {
        say(error_line(command.error()));
    } else if (auto* request = std::get_if<AnalyseRequest>(&*command)) {
        add(std::move(*request));
    } else {
        cancel(std::get<AnalyseCancel>(*command).id);
    }
}

void Analyst::finish() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return open_.empty() && answers_on_their_way_ == 0; });
}

void Analyst::say(std::string_view line) {
    const std::lock_guard lock(saying_);
    say_(line);
}

void Analyst::add(AnalyseRequest request) {
    const std::string id = request.id;
    std::unique_lock lock(mutex_);
    if (open_.contains(id)) {
        lock.unlock();
        say(error_line(
            {.error = analyse_error("id-in-use", "a request of this id is not answered yet", id)}));
        return;
    }
    changed_.wait(lock, [this] { return fresh_.size() + long_.size() < options_.most_waiting; });
    fresh_.push_back(std::make_shared<Job>(Job{.request = std::move(request)}));
    open_.emplace(id, fresh_.back());
    lock.unlock();
    changed_.notify_all();
}

void Analyst::cancel(const std::string& id) {
    std::unique_lock lock(mutex_);
    const auto found = open_.find(id);
    if (found == open_.end() || found->second->is_cancelled) {
        lock.unlock();
        say(error_line(
            {.error = analyse_error("nothing-to-cancel", "no request of this id is open", id)}));
        return;
    }
    const std::shared_ptr<Job> job = found->second;
    job->is_cancelled = true;
    if (job->patience != nullptr) {
        job->patience->end(); // whoever looks at it says so
        return;
    }
    if (take_out(fresh_, *job) || take_out(long_, *job)) {
        answer(std::move(lock), *job, cancelled_line(id));
    }
}

bool Analyst::take_out(Queue& queue, const Job& job) {
    return std::erase_if(queue, [&](const auto& waiting) { return waiting.get() == &job; }) != 0;
}

void Analyst::work(Worker& worker) {
    while (const std::shared_ptr<Job> job = next_job()) {
        run(job, worker);
    }
}

/// Long ones never take all threads, unless there is only one.
bool Analyst::may_begin_long() const {
    return !long_.empty() && long_running_ < std::max(1, options_.threads - 1);
}

std::shared_ptr<Analyst::Job> Analyst::next_job() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return is_closing_ || !fresh_.empty() || may_begin_long(); });
    if (is_closing_) {
        return nullptr;
    }
    Queue& queue = fresh_.empty() ? long_ : fresh_;
    std::shared_ptr<Job> job = queue.front();
    queue.pop_front();
    long_running_ += job->is_long ? 1 : 0;
    lock.unlock();
    changed_.notify_all(); // there is room again
    return job;
}

void Analyst::run(const std::shared_ptr<Job>& job, Worker& worker) {
    Patience& patience = worker.patience;
    patience.renew(job->limits());
    {
        const std::lock_guard lock(mutex_);
        job->patience = &patience;
        if (job->is_cancelled) {
            patience.end();
        }
    }
    const std::string found = answer_request(job->request, *worker.solver, patience,
                                             [this](std::string_view line) { say(line); });
    std::unique_lock lock(mutex_);
    job->patience = nullptr;
    long_running_ -= job->is_long ? 1 : 0;
    if (job->wants_more(patience)) {
        put_back(job);
        return;
    }
    if (!is_closing_) {
        answer(std::move(lock), *job, job->is_cancelled ? cancelled_line(job->request.id) : found);
    }
}

/// The lock is held.
void Analyst::put_back(const std::shared_ptr<Job>& job) {
    job->is_long = true;
    if (!is_closing_) {
        long_.push_back(job);
    }
    changed_.notify_all();
}

/// It is closed before it is answered: whoever has read the answer may use the id again.
void Analyst::answer(std::unique_lock<std::mutex> lock, const Job& job, std::string_view line) {
    open_.erase(job.request.id);
    ++answers_on_their_way_;
    lock.unlock();
    say(line);
    lock.lock();
    --answers_on_their_way_;
    changed_.notify_all();
}

} // namespace kamisado::protocol
