#include "solver/inquiry.h"

#include "solver/workers.h"

#include <algorithm>
#include <atomic>
#include <limits>

namespace kamisado {

struct Inquiry::Shared {
    static constexpr int open = std::numeric_limits<int>::min();

    explicit Shared(std::size_t count) : answers(count) {
        for (std::atomic<int>& answer : answers) {
            answer = open;
        }
    }

    std::vector<std::atomic<int>> answers;
    std::atomic<std::size_t> next = 0;
    std::atomic<int> settled = 0;

    /// The next to begin, or one that still runs.
    [[nodiscard]] std::optional<std::size_t> take() {
        if (const std::size_t index = next.fetch_add(1); index < answers.size()) {
            return index;
        }
        const auto running = std::ranges::find_if(
            answers, [](const std::atomic<int>& answer) { return answer == open; });
        if (running == answers.end()) {
            return std::nullopt;
        }
        return static_cast<std::size_t>(running - answers.begin());
    }

    void answer(std::size_t index, int value) {
        if (answers[index].exchange(value) == open) {
            ++settled;
        }
    }
};

Inquiry::Answers Inquiry::run(std::size_t count, const Ask& ask, const Settled& settled) {
    Shared shared(count);
    table_->share(recent_.size() > 1);
    run_side_by_side(static_cast<int>(recent_.size()), [&](int nth) {
        work(shared, recent_[static_cast<std::size_t>(nth)], ask, nth == 0 ? settled : [](int) {});
    });
    table_->share(false);
    Answers answers(count);
    for (std::size_t index = 0; index < count; ++index) {
        if (const int answer = shared.answers[index]; answer != Shared::open) {
            answers[index] = answer;
        }
    }
    return answers;
}

void Inquiry::work(Shared& shared, RecentExpansions& recent, const Ask& ask,
                   const Settled& settled) const {
    std::optional<std::size_t> index;
    std::uint64_t counted = 0;
    Search search(*table_, recent, [&](std::uint64_t nodes) {
        control_->count(nodes - counted);
        counted = nodes;
        settled(shared.settled);
        return !control_->is_over() && shared.answers[*index] == Shared::open;
    });
    while (!control_->is_over() && (index = shared.take())) {
        if (const auto answer = ask(*index, search)) {
            shared.answer(*index, *answer);
        }
    }
    control_->count(search.nodes() - counted);
}

} // namespace kamisado
