#include "online/passwords.h"

#include "online/secrets.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <new>
#include <thread>
#include <utility>
#include <vector>

namespace kamisado::online {

class Passwords::Inside {
  public:
    Inside(Post post, std::size_t threads, std::size_t most_waiting)
        : post_(std::move(post)), most_waiting_(most_waiting) {
        for (std::size_t i = 0; i < threads; ++i) {
            threads_.emplace_back([this] { work(); });
        }
    }
    ~Inside() {
        {
            const std::scoped_lock lock(mutex_);
            is_ending_ = true;
        }
        wake_.notify_all();
        for (std::thread& thread : threads_) {
            thread.join();
        }
    }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;
    Inside(Inside&&) = delete;
    Inside& operator=(Inside&&) = delete;

    [[nodiscard]] bool add(std::function<void()> task) {
        {
            const std::scoped_lock lock(mutex_);
            if (waiting_.size() >= most_waiting_) {
                return false;
            }
            waiting_.push_back(std::move(task));
        }
        wake_.notify_one();
        return true;
    }

    void post(std::function<void()> done) const { post_(std::move(done)); }

  private:
    void work() {
        while (true) {
            std::function<void()> task;
            {
                std::unique_lock lock(mutex_);
                wake_.wait(lock, [this] { return is_ending_ || !waiting_.empty(); });
                if (is_ending_) {
                    return;
                }
                task = std::move(waiting_.front());
                waiting_.pop_front();
            }
            task();
        }
    }

    Post post_;
    std::size_t most_waiting_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> waiting_;
    bool is_ending_ = false;
    std::vector<std::thread> threads_;
};

namespace {

std::string hash_if_possible(const std::string& password) {
    try {
        return hash_of_password(password);
    } catch (const std::bad_alloc&) {
        return {};
    }
}

bool check_if_possible(const std::string& hash, const std::string& password) {
    try {
        return is_password(hash, password);
    } catch (const std::bad_alloc&) {
        return false;
    }
}

} // namespace

Passwords::Passwords(Post post, std::size_t threads, std::size_t most_waiting)
    : inside_(std::make_unique<Inside>(std::move(post), threads, most_waiting)) {}
Passwords::~Passwords() = default;

bool Passwords::hash(std::string password, std::function<void(std::string)> done) {
    return inside_->add(
        [inside = inside_.get(), password = std::move(password), done = std::move(done)]() mutable {
            std::string hash = hash_if_possible(password);
            wipe(password);
            inside->post([done = std::move(done), hash = std::move(hash)] { done(hash); });
        });
}

bool Passwords::check(std::string hash, std::string password, std::function<void(bool)> done) {
    return inside_->add([inside = inside_.get(), hash = std::move(hash),
                         password = std::move(password), done = std::move(done)]() mutable {
        const bool is_right = check_if_possible(hash, password);
        wipe(password);
        inside->post([done = std::move(done), is_right] { done(is_right); });
    });
}

} // namespace kamisado::online
