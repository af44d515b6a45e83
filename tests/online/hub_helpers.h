#pragma once

#include "game/setup.h"
#include "online/computers.h"
#include "online/hub.h"
#include "online/partitions.h"
#include "online/people_helpers.h"
#include "online/wire.h"
#include "storage/connection.h"
#include "storage/invitations.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A hub with real games on a real file, whose time and thread a test holds in its hand.
namespace kamisado::online::test {

/// A database that can be made to fail, and whose notes to other processes are kept.
class Fragile final : public storage::Connection {
  public:
    struct Switches {
        std::atomic<bool> commit_fails = false;
        std::atomic<bool> commit_breaks = false;     ///< after it was done: Gone
        std::atomic<bool> commit_reconnects = false; ///< its answer is lost, and it asks again
        std::atomic<int> connection_lost = 0;        ///< so many statements to come say Gone
        std::atomic<int> conflicts = 0;              ///< so many commits to come
        std::atomic<bool> is_stuck = false;          ///< transactions do not begin
        std::atomic<bool> waits = false;             ///< one of them
        std::atomic<std::size_t> reconnected = 0;
        std::function<void(std::string_view)> on_statement; ///< set while nothing is asked
        std::atomic<std::size_t> rows = 0;                  ///< that were read, in all
        std::atomic<std::size_t> most_rows = 0;             ///< by one statement
        std::mutex mutex;
        std::vector<std::string> notes; ///< of what was committed
    };

    Fragile(std::unique_ptr<storage::Connection> inner, std::shared_ptr<Switches> switches)
        : inner_(std::move(inner)), switches_(std::move(switches)) {}

    [[nodiscard]] storage::Dialect dialect() const override { return inner_->dialect(); }
    storage::Rows run(std::string_view statement, const storage::Values& values) override;
    std::size_t change(std::string_view statement, const storage::Values& values) override;
    void run_script(std::string_view script) override { inner_->run_script(script); }
    /// Like PostgreSQL: the same note once in a transaction.
    void notify(std::string_view text) override {
        if (std::ranges::find(notes_, text) == notes_.end()) {
            notes_.emplace_back(text);
        }
    }
    void begin() override;
    void commit() override;
    void rollback() noexcept override;
    void reconnect() override;
    [[nodiscard]] std::size_t sessions() const override { return 1 + switches_->reconnected; }

  private:
    void lose_connection();
    void before(std::string_view statement);

    std::unique_ptr<storage::Connection> inner_;
    std::shared_ptr<Switches> switches_;
    std::vector<std::string> notes_;
};

/// Somebody who is connected and remembers what was said.
class Guest final : public Client {
  public:
    void send(std::shared_ptr<const std::string> text) override;
    void close(const Closing& closing) override { closed = closing; }

    /// The last message of this kind; a test fails when there is none.
    template <typename Message>
    [[nodiscard]] Message last() const {
        for (auto message = heard.rbegin(); message != heard.rend(); ++message) {
            if (const auto* const found = std::get_if<Message>(&*message)) {
                return *found;
            }
        }
        ADD_FAILURE() << "nothing of the kind was said";
        return {};
    }
    template <typename Message>
    [[nodiscard]] std::size_t count() const {
        std::size_t count = 0;
        for (const ServerMessage& message : heard) {
            count += std::holds_alternative<Message>(message) ? 1U : 0U;
        }
        return count;
    }
    /// All lines that came by NewEntries.
    [[nodiscard]] std::vector<std::string> lines() const;

    [[nodiscard]] std::optional<Millis> round_trip() override { return measured; }

    std::vector<ServerMessage> heard;
    std::optional<Closing> closed;
    std::optional<Millis> measured; ///< by the system
};

/// What all processes of a test share.
class Shared {
  public:
    Millis now() const { return now_; }
    void wait(Millis time) { now_ += time; }
    Town town;

  private:
    std::atomic<Millis> now_ = start;
};

/// One process: its connections, its hub.
class Process {
  public:
    /// A game with more is loaded in pieces.
    static constexpr std::size_t entries_a_turn = 100;

    explicit Process(Shared& shared, bool shares = false, std::size_t connections = 1);
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    Process(Process&&) = delete;
    Process& operator=(Process&&) = delete;
    ~Process();

    [[nodiscard]] std::shared_ptr<Guest> enter(const std::optional<storage::Person>& person);
    /// Says it and waits for whatever follows.
    void say(Guest& guest, const Wish& wish, std::optional<std::int64_t> id = 1);
    /// The id of the refusal; empty when it was done.
    [[nodiscard]] std::string answer(Guest& guest, const Wish& wish);
    /// Until everything is done that was begun.
    bool settle();
    void tick();
    [[nodiscard]] Hub& hub() { return *hub_; }
    [[nodiscard]] Partitions& partitions() { return *partitions_; }
    [[nodiscard]] Worker& worker() { return partitions_->home().worker(); }
    [[nodiscard]] Computers& computers() { return *computers_; }
    [[nodiscard]] Fragile::Switches& database(std::size_t connection = 0) {
        return *switches_.at(connection);
    }
    /// What was committed for other processes to hear, since the last call.
    [[nodiscard]] std::vector<std::string> notes();
    /// Waits for the computers too.
    void let_computers_play();

  private:
    bool run_posted();
    void post(std::function<void()> work);

    Shared& shared_;
    std::vector<std::shared_ptr<Fragile::Switches>> switches_; ///< of each connection
    std::mutex mutex_;
    std::condition_variable posted_;
    std::deque<std::function<void()>> queue_;
    std::unique_ptr<Partitions> partitions_;
    std::unique_ptr<Computers> computers_;
    std::unique_ptr<Hub> hub_;
};

/// Two guests, Akane and Benjiro, at a table.
struct Pair {
    storage::Person akane;
    storage::Person benjiro;
    storage::StoredGame game;
};
[[nodiscard]] game::GameSetup match_setup(FormatKind kind = FormatKind::Standard,
                                          const game::ClockSetup& clock = game::MinutesClock{
                                              .initial = 300'000, .increment = 3000});
/// Akane plays Black.
[[nodiscard]] Pair seated(Shared& shared, const game::GameSetup& setup = match_setup());
[[nodiscard]] storage::StoredGame
add_game(storage::Connection& database, const game::GameSetup& setup,
         const PerPlayer<std::optional<storage::PersonId>>& people, Millis now);
/// From Akane: a long match, in which she plays Gold.
[[nodiscard]] storage::Invitation
invitation_of(const Pair& pair, const std::string& code, Millis now,
              storage::Visibility visibility = storage::Visibility::Lobby);
/// The stored lines of a game.
[[nodiscard]] std::vector<std::string> stored_lines(Shared& shared, std::string_view game);

/// One process, and two who have a game there.
class HubFixture : public testing::Test {
  protected:
    void join() {
        process_.say(*akane_, Join{.game = id(), .since = 0});
        process_.say(*benjiro_, Join{.game = id(), .since = 0});
    }
    const std::string& id() const { return pair_.game.id; }
    std::string decide(Guest& guest, std::string_view decision, std::size_t ply,
                       std::optional<EntryNumber> seen = std::nullopt) {
        return process_.answer(guest, Decide{.game = id(),
                                             .ply = ply,
                                             .seen = seen.value_or(ply),
                                             .decision = std::string(decision)});
    }
    /// Nobody could play for so long; then the process finds out.
    void outage(Millis length);

    // NOLINTBEGIN(readability-identifier-naming): as the members of every fixture here
    Shared shared_;
    Pair pair_ = seated(shared_);
    Process process_{shared_};
    std::shared_ptr<Guest> akane_ = process_.enter(pair_.akane);
    std::shared_ptr<Guest> benjiro_ = process_.enter(pair_.benjiro);
    // NOLINTEND(readability-identifier-naming)
};

} // namespace kamisado::online::test
