#include "terminal/thinker.h"

#include "computer/analysis.h"
#include "computer/level.h"
#include "solver/solver.h"

#include <atomic>
#include <condition_variable>
#include <map>
#include <mutex>
#include <utility>

namespace kamisado::terminal {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t nodes_of_a_slice = 20'000;
constexpr auto between_reports = std::chrono::milliseconds(100);
constexpr auto patience = std::chrono::milliseconds(200);

} // namespace

/// State shared by both threads. Outlives the thinker if its thread could not be stopped.
struct Thinker::Mind {
    explicit Mind(std::function<void()> to_wake, std::uint64_t luck)
        : wake(std::move(to_wake)), seed(luck) {}

    std::mutex mutex;
    std::condition_variable changed;
    std::function<void()> wake; // under the mutex: nobody is woken who has gone
    std::optional<Task> next;
    std::optional<Finding> finding;
    bool is_busy = false;
    bool has_ended = false;
    std::atomic<bool> is_cancelled = false;

    // Of the thinking thread alone, but for Solver::stop().
    std::uint64_t seed;
    std::unique_ptr<Solver> solver; // made when it is needed: its table is large
    struct Seated {
        std::uint64_t luck = 0;
        std::unique_ptr<Opponent> player;
    };
    std::map<int, Seated> levels;

    void live() {
        while (const auto task = wait_for_task()) {
            std::visit([this](const auto& about) { work(about); }, *task);
            const std::scoped_lock lock(mutex);
            is_busy = false;
            changed.notify_all();
        }
    }

    std::optional<Task> wait_for_task() {
        std::unique_lock lock(mutex);
        changed.wait(lock, [this] { return has_ended || next; });
        if (has_ended) {
            return std::nullopt;
        }
        is_busy = true;
        is_cancelled = false;
        if (!solver && !std::holds_alternative<ChooseMove>(*next)) {
            solver = std::make_unique<Solver>();
        }
        return std::exchange(next, std::nullopt);
    }

    template <typename Found>
    void tell(const Found& found) {
        const std::scoped_lock lock(mutex);
        if (!is_cancelled && !has_ended) {
            finding.emplace(std::in_place_type<Found>, found);
            wake();
        }
    }

    void work(const ChooseMove& about) {
        Seated& seated = levels[about.level];
        if (!seated.player || seated.luck != about.luck) {
            seated = {.luck = about.luck, .player = make_level(about.level, seed + about.luck)};
        }
        tell(Chosen{seated.player->choose(about.match)});
    }

    void work(const FindHint& about) { tell(give_hint(*solver, about.state, about.format)); }

    void work(const Analyse& about) {
        const AnalysisQuestion question{.distance = true,
                                        .points = about.format.has_rings(),
                                        .match = about.format.has_rings()};
        Analysis analysis(*solver, about.state, about.format, question);
        auto last_report = Clock::now() - between_reports;
        while (!analysis.is_done() && !is_cancelled) {
            analysis.step(nodes_of_a_slice);
            if (analysis.is_done() || Clock::now() - last_report >= between_reports) {
                last_report = Clock::now();
                tell(Analysed{.choices = analysis.choices(),
                              .verdict = analysis.verdict(),
                              .distance = analysis.distance(),
                              .has_chances = analysis.has_chances(),
                              .settled = analysis.settled(),
                              .total = analysis.total(),
                              .nodes = analysis.nodes(),
                              .is_done = analysis.is_done()});
            }
        }
    }

    void work(const FindLine& about) {
        constexpr SearchLimits limits{.nodes = 3'000'000};
        tell(FoundLine{line_after(*solver, about.match, about.step, limits)});
    }

    void work(const ReviewMatch& about) {
        look_closely_at(about.match, about.known ? *about.known : glance_at(about.match));
    }

    Review glance_at(const Match& match) {
        Review found;
        for (std::size_t step = 0; step < match.size() && !is_cancelled; ++step) {
            tell(Reviewed{.done = step, .total = match.size()});
            if (auto one = review_decision(*solver, match, step, SenseLimits::to_play())) {
                found.decisions.push_back(*std::move(one));
            }
        }
        return found;
    }

    /// Each decision takes the place of what was seen of it at a glance.
    void look_closely_at(const Match& match, Review review) {
        const std::size_t total = review.decisions.size();
        for (std::size_t nth = 0; nth < total && !is_cancelled; ++nth) {
            tell(Reviewed{
                .review = std::make_shared<const Review>(review), .done = nth, .total = total});
            auto& one = review.decisions[nth];
            one = review_decision(*solver, match, one.step).value_or(one);
        }
        tell(Reviewed{.review = std::make_shared<const Review>(std::move(review)),
                      .done = total,
                      .total = total});
    }
};

Thinker::Thinker(std::function<void()> wake, std::uint64_t seed)
    : wake_(std::move(wake)), seed_(seed) {
    start();
}

Thinker::~Thinker() {
    stop();
    {
        const std::scoped_lock lock(mind_->mutex);
        mind_->has_ended = true;
        mind_->changed.notify_all();
    }
    thread_.join(); // stop() has seen to it that it has nothing to do
}

void Thinker::start() {
    mind_ = std::make_shared<Mind>(wake_, seed_);
    thread_ = std::thread([mind = mind_] { mind->live(); });
}

void Thinker::think(Task task) {
    stop();
    const std::scoped_lock lock(mind_->mutex);
    mind_->next = std::move(task);
    mind_->changed.notify_all();
}

void Thinker::stop() {
    std::unique_lock lock(mind_->mutex);
    mind_->next.reset();
    mind_->is_cancelled = true;
    const auto end = Clock::now() + patience;
    while (mind_->is_busy && Clock::now() < end) {
        // A hint is many questions, and each of them has to be stopped.
        if (mind_->solver) {
            mind_->solver->stop();
        }
        mind_->changed.wait_for(lock, std::chrono::microseconds(100));
    }
    mind_->finding.reset();
    if (mind_->is_busy) {
        mind_->has_ended = true; // it goes when it is done, and takes its memory with it
        lock.unlock();
        thread_.detach();
        start();
    }
}

bool Thinker::is_thinking() const {
    const std::scoped_lock lock(mind_->mutex);
    return mind_->is_busy || mind_->next;
}

std::optional<Finding> Thinker::take() {
    const std::scoped_lock lock(mind_->mutex);
    return std::exchange(mind_->finding, std::nullopt);
}

} // namespace kamisado::terminal
