#include "online/computers.h"

#include "player/level.h"
#include "player/opponent.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace kamisado::online {

namespace {

constexpr int low_priority = 10; ///< people's moves come first

/// The same wherever and whenever it is asked, so that two processes that are asked the same answer
/// the same.
std::uint64_t seed_of(std::string_view game) {
    std::uint64_t hash = 14'695'981'039'346'656'037U; // FNV-1a
    for (const char c : game) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 1'099'511'628'211U;
    }
    return hash;
}

/// A strong one remembers what it has proved, so that the last few stay.
class Players {
  public:
    Opponent& at(const ComputerTurn& turn) {
        const auto found = std::ranges::find_if(seated_, [&](const Seated& seated) {
            return seated.level == turn.level && seated.game == turn.game;
        });
        if (found != seated_.end()) {
            std::rotate(found, found + 1, seated_.end());
            return *seated_.back().opponent;
        }
        if (seated_.size() == seats) {
            seated_.erase(seated_.begin()); // first, so that its memory can be used again
        }
        seated_.push_back({.game = turn.game,
                           .level = turn.level,
                           .opponent = make_level(turn.level, seed_of(turn.game))});
        return *seated_.back().opponent;
    }

  private:
    struct Seated {
        storage::GameId game;
        int level = 0;
        std::unique_ptr<Opponent> opponent;
    };
    static constexpr std::size_t seats = 2;

    std::vector<Seated> seated_; ///< who was asked last comes last
};

} // namespace

class Computers::Inside {
  public:
    explicit Inside(Post post) : post_(std::move(post)), thread_([this] { work(); }) {}
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;
    Inside(Inside&&) = delete;
    Inside& operator=(Inside&&) = delete;
    ~Inside() {
        {
            const std::scoped_lock lock(mutex_);
            is_ending_ = true;
        }
        wake_.notify_one();
        thread_.join();
    }

    void ask(const ComputerTurn& turn, Decided decided) {
        {
            const std::scoped_lock lock(mutex_);
            if (thinks_about(turn)) {
                return;
            }
            drop(turn.game);
            waiting_.push_back({.turn = turn, .decided = std::move(decided)});
        }
        wake_.notify_one();
    }

    void forget(const storage::GameId& game) {
        const std::scoped_lock lock(mutex_);
        drop(game);
    }

    [[nodiscard]] std::size_t waiting() const {
        const std::scoped_lock lock(mutex_);
        return waiting_.size() + (now_ ? 1 : 0);
    }

  private:
    struct Question {
        ComputerTurn turn;
        Decided decided;
    };
    /// What it takes to know a question again.
    struct Known {
        storage::GameId game;
        game::EntryNumber seen = 0;
        bool is_wanted = true;
    };

    [[nodiscard]] bool thinks_about(const ComputerTurn& turn) const {
        const bool waits = std::ranges::any_of(waiting_, [&](const Question& question) {
            return question.turn.game == turn.game && question.turn.seen == turn.seen;
        });
        return waits ||
               (now_ && now_->is_wanted && now_->game == turn.game && now_->seen == turn.seen);
    }

    void drop(const storage::GameId& game) {
        std::erase_if(waiting_,
                      [&](const Question& question) { return question.turn.game == game; });
        if (now_ && now_->game == game) {
            now_->is_wanted = false;
        }
    }

    void work() {
        // Linux gives each thread a priority of its own. Without it the computers are just quicker.
        static_cast<void>(setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), low_priority));
        while (auto question = take()) {
            const Decision decision = players_.at(question->turn).choose(question->turn.match);
            if (is_wanted()) {
                post_([decided = std::move(question->decided), decision] { decided(decision); });
            }
            finish(); // only now: whoever waits for all to be done finds it posted
        }
    }

    std::optional<Question> take() {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [this] { return is_ending_ || !waiting_.empty(); });
        if (is_ending_) {
            return std::nullopt;
        }
        Question question = std::move(waiting_.front());
        waiting_.pop_front();
        now_ = {.game = question.turn.game, .seen = question.turn.seen};
        return question;
    }

    bool is_wanted() {
        const std::scoped_lock lock(mutex_);
        return now_ && now_->is_wanted;
    }

    void finish() {
        const std::scoped_lock lock(mutex_);
        now_.reset();
    }

    Post post_;
    Players players_; ///< on its own thread alone
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Question> waiting_;
    std::optional<Known> now_;
    bool is_ending_ = false;
    std::thread thread_;
};

Computers::Computers(Post post) : inside_(std::make_unique<Inside>(std::move(post))) {}
Computers::~Computers() = default;
void Computers::ask(const ComputerTurn& turn, Decided decided) {
    inside_->ask(turn, std::move(decided));
}
void Computers::forget(const storage::GameId& game) { inside_->forget(game); }
std::size_t Computers::waiting() const { return inside_->waiting(); }

} // namespace kamisado::online
