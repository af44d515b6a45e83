#pragma once

#include "support/temporary_folder.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace kamisado::test {

/// Stands between a program and PostgreSQL, and breaks the connection at its next COMMIT.
class CommitBreaker {
  public:
    enum class When : std::uint8_t {
        Never,
        Before, ///< the server never hears of it
        During, ///< the server is at it, and does not notice
        After,  ///< the server has done it; nobody hears of that
    };

    /// `address` as PostgresServer gives it.
    explicit CommitBreaker(const std::string& address);
    CommitBreaker(const CommitBreaker&) = delete;
    CommitBreaker& operator=(const CommitBreaker&) = delete;
    CommitBreaker(CommitBreaker&&) = delete;
    CommitBreaker& operator=(CommitBreaker&&) = delete;
    ~CommitBreaker();

    /// The same database, by way of this.
    [[nodiscard]] const std::string& address() const { return address_; }
    /// Once. `meanwhile` is done before the program notices.
    void arm(When when, std::function<void()> meanwhile = {}) {
        meanwhile_ = std::move(meanwhile);
        when_ = when;
    }
    [[nodiscard]] bool is_armed() const { return when_ != When::Never; }
    /// Nobody gets in any more.
    void shut() const;

  private:
    void accept();
    void pass(int client, int server);
    [[nodiscard]] bool pass_on(int client, int server);

    TemporaryFolder folder_;
    std::string behind_;
    std::string address_;
    int door_ = -1;
    std::function<void()> meanwhile_;
    std::atomic<When> when_ = When::Never;
    std::atomic<bool> ends_ = false;
    std::thread acceptor_;
    std::vector<std::thread> passers_;
};

} // namespace kamisado::test
