#include "online/computers.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <list>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

namespace kamisado::online {

namespace {

constexpr int low_priority = 10; ///< people's moves come first
constexpr std::size_t most_remembered = 1000;

} // namespace

class Computers::Impl {
  public:
    Impl(Post post, std::size_t thinkers, MakeOpponent make_opponent)
        : post_(std::move(post)),
          make_opponent_(std::move(make_opponent)),
          most_slow_(std::max<std::size_t>(thinkers, 2) - 1),
          seats_(thinkers) {
        for (std::size_t i = 0; i < thinkers; ++i) {
            thinkers_.emplace_back([this] { work(); });
        }
    }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;
    Impl(Impl&&) = delete;
    Impl& operator=(Impl&&) = delete;
    ~Impl() {
        {
            const std::scoped_lock lock(mutex_);
            is_ending_ = true;
            std::ranges::for_each(thoughts_, end);
        }
        wake_.notify_all();
        std::ranges::for_each(thinkers_, &std::thread::join);
    }

    void ask(const ComputerTurn& turn, const std::string& household, Decided decided) {
        {
            const std::scoped_lock lock(mutex_);
            if (thinks_about(turn)) {
                return;
            }
            drop(turn.game);
            waiting_.push_back(
                {.turn = turn, .household = household, .decided = std::move(decided)});
        }
        wake_.notify_all();
    }

    void move(const storage::GameId& game, const std::string& household) {
        const std::scoped_lock lock(mutex_);
        for (Question& question : waiting_) {
            if (question.turn.game == game) {
                question.household = household;
            }
        }
    }

    void forget(const storage::GameId& game) {
        const std::scoped_lock lock(mutex_);
        drop(game);
    }

    [[nodiscard]] std::size_t waiting() const {
        const std::scoped_lock lock(mutex_);
        return waiting_.size() + thoughts_.size();
    }

  private:
    struct Question {
        ComputerTurn turn;
        std::string household;
        Decided decided;
    };
    /// A question while somebody thinks about it.
    struct Thought {
        Question question;
        ComputerSeat seat;
        bool is_wanted = true;
    };
    using Thoughts = std::list<Thought>;

    static void end(Thought& thought) {
        thought.is_wanted = false;
        thought.seat.patience->end();
    }

    [[nodiscard]] bool thinks_about(const ComputerTurn& turn) const {
        const auto is_it = [&](const Question& question) {
            return question.turn.game == turn.game && question.turn.seen == turn.seen;
        };
        return std::ranges::any_of(waiting_, is_it) ||
               std::ranges::any_of(thoughts_, [&](const Thought& thought) {
                   return thought.is_wanted && is_it(thought.question);
               });
    }

    void drop(const storage::GameId& game) {
        std::erase_if(waiting_,
                      [&](const Question& question) { return question.turn.game == game; });
        for (Thought& thought : thoughts_) {
            if (thought.question.turn.game == game) {
                end(thought);
            }
        }
    }

    void work() {
        // Linux gives each thread a priority of its own. Without it the computers are just quicker.
        static_cast<void>(setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), low_priority));
        while (const auto thought = take()) {
            try {
                think(**thought);
            } catch (const std::exception&) {
                // No memory, most likely: the hub asks again in a while (see
                // games_waiting_for_computer).
                const std::scoped_lock lock(mutex_);
                (*thought)->seat.opponent.reset();
            }
            finish(*thought);
        }
    }

    std::optional<Thoughts::iterator> take() {
        std::unique_lock lock(mutex_);
        auto next = waiting_.end();
        wake_.wait(lock, [&] {
            next = next_question();
            return is_ending_ || next != waiting_.end();
        });
        if (is_ending_) {
            return std::nullopt;
        }
        served_[next->household] = ++turns_;
        if (served_.size() > most_remembered) {
            forget_idle();
        }
        ComputerSeat seat = seats_.take(next->turn);
        seat.patience->renew();
        thoughts_.push_back({.question = std::move(*next), .seat = std::move(seat)});
        waiting_.erase(next);
        return std::prev(thoughts_.end());
    }

    /// Of those that may begin, one of the household whose last turn is the longest ago; those that
    /// never had one come first.
    std::deque<Question>::iterator next_question() {
        auto next = waiting_.end();
        std::uint64_t longest_ago = 0;
        for (auto question = waiting_.begin(); question != waiting_.end(); ++question) {
            const auto served = served_.find(question->household);
            const std::uint64_t turn = served == served_.end() ? 0 : served->second;
            if ((next == waiting_.end() || turn < longest_ago) && may_begin(question->turn)) {
                next = question;
                longest_ago = turn;
            }
        }
        return next;
    }

    /// A person who waits for nothing is as good as new.
    void forget_idle() {
        std::erase_if(served_, [this](const auto& entry) {
            return std::ranges::none_of(waiting_, [&](const Question& question) {
                return question.household == entry.first;
            });
        });
    }

    /// In each game one after the other, which also keeps what a player remembers to one thread.
    [[nodiscard]] bool may_begin(const ComputerTurn& turn) const {
        const auto slow = std::ranges::count_if(
            thoughts_, [](const Thought& thought) { return is_slow(thought.question.turn); });
        return (!is_slow(turn) || static_cast<std::size_t>(slow) < most_slow_) &&
               std::ranges::none_of(thoughts_, [&](const Thought& thought) {
                   return thought.question.turn.game == turn.game;
               });
    }

    void think(Thought& thought) {
        ComputerSeat& seat = thought.seat;
        if (!seat.opponent) {
            seat.sit_down(make_opponent_);
        }
        const Decision decision = seat.opponent->choose(thought.question.turn.match);
        if (is_wanted(thought)) {
            post_([decided = std::move(thought.question.decided), decision] { decided(decision); });
        }
    }

    bool is_wanted(const Thought& thought) {
        const std::scoped_lock lock(mutex_);
        return thought.is_wanted;
    }

    /// Only after the answer was posted: whoever waits for all to be done finds it.
    void finish(Thoughts::iterator thought) {
        std::optional<ComputerSeat> gone; // whose memory is freed without the lock
        {
            const std::scoped_lock lock(mutex_);
            gone = seats_.give_back(std::move(thought->seat));
            thoughts_.erase(thought);
        }
        wake_.notify_all();
    }

    Post post_;
    MakeOpponent make_opponent_;
    std::size_t most_slow_; ///< at a time
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Question> waiting_;
    Thoughts thoughts_;
    ComputerSeats seats_;
    std::unordered_map<std::string, std::uint64_t> served_; ///< the last turn of each household
    std::uint64_t turns_ = 0;
    bool is_ending_ = false;
    std::vector<std::thread> thinkers_;
};

std::size_t Computers::thinkers_here() {
    return std::clamp<std::size_t>(std::thread::hardware_concurrency(), 2, 4);
}

Computers::Computers(Post post, std::size_t thinkers, MakeOpponent make_opponent)
    : impl_(std::make_unique<Impl>(std::move(post), thinkers, std::move(make_opponent))) {}
Computers::~Computers() = default;
void Computers::ask(const ComputerTurn& turn, const std::string& household, Decided decided) {
    impl_->ask(turn, household, std::move(decided));
}
void Computers::move(const storage::GameId& game, const std::string& household) {
    impl_->move(game, household);
}
void Computers::forget(const storage::GameId& game) { impl_->forget(game); }
std::size_t Computers::waiting() const { return impl_->waiting(); }

} // namespace kamisado::online
