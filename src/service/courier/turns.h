#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <unordered_map>
#include <utility>

namespace kamisado::courier {

/// What waits to be sent. People take turns, and none has more than a few under way or many
/// waiting: the addresses of push services come from them, and one that never answers holds up
/// nobody else.
template <typename Job>
class Turns {
  public:
    struct Limits {
        std::size_t at_once = 0;
        std::size_t at_once_of_one = 0;
        std::size_t waiting = 0;
        std::size_t waiting_of_one = 0;
    };
    explicit Turns(const Limits& limits) : limits_(limits) {}

    /// False when too much waits already.
    [[nodiscard]] bool add(std::int64_t whom, Job job) {
        Person& person = people_[whom];
        if (waiting_ >= limits_.waiting || person.waiting.size() >= limits_.waiting_of_one) {
            forget_if_idle(whom);
            return false;
        }
        if (person.waiting.empty()) {
            ring_.push_back(whom);
        }
        person.waiting.push_back(std::move(job));
        ++waiting_;
        return true;
    }
    /// The next that may be sent, which is under way from then on.
    [[nodiscard]] std::optional<Job> take() {
        if (under_way_ >= limits_.at_once) {
            return std::nullopt;
        }
        for (std::size_t left = ring_.size(); left > 0; --left) {
            const std::int64_t whom = ring_.front();
            ring_.pop_front();
            Person& person = people_[whom];
            const bool may = person.under_way < limits_.at_once_of_one;
            if (!may || person.waiting.size() > 1) {
                ring_.push_back(whom);
            }
            if (may) {
                Job job = std::move(person.waiting.front());
                person.waiting.pop_front();
                ++person.under_way;
                --waiting_;
                ++under_way_;
                return job;
            }
        }
        return std::nullopt;
    }
    /// One that was under way is not any more.
    void end(std::int64_t whom) {
        --people_[whom].under_way;
        --under_way_;
        forget_if_idle(whom);
    }

  private:
    struct Person {
        std::deque<Job> waiting;
        std::size_t under_way = 0;
    };
    void forget_if_idle(std::int64_t whom) {
        const auto found = people_.find(whom);
        if (found != people_.end() && found->second.waiting.empty() &&
            found->second.under_way == 0) {
            people_.erase(found);
        }
    }

    Limits limits_;
    std::unordered_map<std::int64_t, Person> people_;
    std::deque<std::int64_t> ring_; ///< those for whom something waits, each once
    std::size_t waiting_ = 0;
    std::size_t under_way_ = 0;
};

} // namespace kamisado::courier
