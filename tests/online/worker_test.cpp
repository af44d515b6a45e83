#include "online/hub_helpers.h"
#include "online/postponed.h"

#include <gtest/gtest.h>

#include <chrono>
#include <latch>
#include <mutex>
#include <set>
#include <thread>

namespace kamisado::online::test {
namespace {

using storage::Connection;
using storage::DatabaseError;
using storage::DatabaseFault;

/// The worker alone, on a real file with a table of its own.
class WorkerTest : public testing::Test {
  protected:
    WorkerTest() {
        shared_.town.database().run_script("CREATE TABLE notes (word TEXT PRIMARY KEY) STRICT");
    }

    /// Submits a job, waits for it, and tells what became of it.
    std::optional<Worker::Failure> after(const Worker::Work& work) {
        std::optional<Worker::Failure> result;
        EXPECT_TRUE(process_.worker().submit(
            work, [&](const std::optional<Worker::Failure>& failure) { result = failure; }));
        process_.settle();
        return result;
    }
    static void note(Connection& database, const std::string& word) {
        database.change("INSERT INTO notes (word) VALUES ($1)", {word});
    }
    std::vector<std::string> notes() {
        std::vector<std::string> words;
        for (const auto& row : shared_.town.database().run("SELECT word FROM notes ORDER BY 1")) {
            words.push_back(row.text(0));
        }
        return words;
    }

    Shared shared_;
    Process process_{shared_};
};

using Words = std::vector<std::string>;

TEST_F(WorkerTest, WhatIsDoneIsOnDisk) {
    EXPECT_EQ(after([](Connection& database) { note(database, "one"); }), std::nullopt);
    EXPECT_EQ(notes(), Words{"one"});
}

TEST_F(WorkerTest, JobsThatWaitTogetherShareATransaction) {
    std::latch begun(1);
    std::latch opened(1);
    ASSERT_TRUE(process_.worker().submit(
        [&](Connection& /*waits*/) {
            begun.count_down();
            opened.wait();
        },
        {}));
    begun.wait();               // from here on nothing is taken from the queue
    std::set<std::size_t> seen; // how many transactions there had been before each job's own
    for (int i = 0; i < 100; ++i) {
        ASSERT_TRUE(process_.worker().submit(
            [&, i](Connection& database) {
                note(database, std::to_string(i));
                seen.insert(process_.worker().counters().transactions);
            },
            {}));
    }
    opened.count_down();
    process_.settle();
    EXPECT_EQ(notes().size(), 100U);
    EXPECT_EQ(seen.size(), 1U);
}

TEST_F(WorkerTest, AJobThatThrowsIsRolledBackAlone) {
    std::vector<bool> failed;
    const auto remember = [&](const auto& failure) { failed.push_back(failure.has_value()); };
    for (const int i : {1, 2, 3}) {
        ASSERT_TRUE(process_.worker().submit(
            [i](Connection& database) {
                note(database, std::to_string(i));
                if (i == 2) {
                    throw DatabaseError(DatabaseFault::Other, "something else");
                }
            },
            remember));
    }
    process_.settle();
    EXPECT_EQ(failed, (std::vector{false, true, false}));
    EXPECT_EQ(notes(), (Words{"1", "3"}));
}

TEST_F(WorkerTest, WhenTheCommitFailsNothingHasHappened) {
    process_.database().commit_fails = true;
    const auto failure = after([](Connection& database) { note(database, "lost"); });
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->fault, DatabaseFault::Full);
    process_.database().commit_fails = false;
    EXPECT_EQ(notes(), Words{});
    EXPECT_FALSE(after([](Connection& database) { note(database, "kept"); }));
    EXPECT_EQ(notes(), Words{"kept"});
}

TEST_F(WorkerTest, AfterAConflictJobsAreDoneAgainOneByOne) {
    process_.database().conflicts = 3;
    EXPECT_FALSE(after([](Connection& database) { note(database, "one"); }));
    EXPECT_EQ(notes(), Words{"one"});
}

TEST_F(WorkerTest, AConflictThatStaysIsAFailure) {
    process_.database().conflicts = 1000;
    const auto failure = after([](Connection& database) { note(database, "one"); });
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->fault, DatabaseFault::Conflict);
}

/// It ended the whole program: nobody looked for it there.
TEST_F(WorkerTest, AfterAConflictOtherFaultsAreFailuresToo) {
    process_.database().conflicts = 1;
    int begun = 0;
    process_.database().on_statement = [&begun](std::string_view statement) {
        if (statement.contains("generation") && ++begun == 2) {
            throw std::bad_alloc();
        }
    };
    const auto failure = after([](Connection& database) { note(database, "one"); });
    process_.database().on_statement = nullptr;
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->fault, DatabaseFault::Other);
    EXPECT_FALSE(after([](Connection& database) { note(database, "two"); }));
    EXPECT_EQ(notes(), Words{"two"});
}

TEST_F(WorkerTest, AConnectionThatBreaksIsMadeAnewAndTheJobsAreDone) {
    process_.database().connection_lost = 3;
    EXPECT_FALSE(after([](Connection& database) { note(database, "one"); }));
    EXPECT_GE(process_.database().reconnected, 1U);
    EXPECT_EQ(notes(), Words{"one"});
}

TEST_F(WorkerTest, TooManyJobsAreNotTaken) {
    std::mutex gate;
    std::unique_lock closed(gate);
    const auto wait = [&](Connection& /*waits*/) { const std::scoped_lock lock(gate); };
    std::size_t taken = 0;
    while (taken < 30'000 && process_.worker().submit(wait, {})) {
        ++taken;
    }
    closed.unlock();
    EXPECT_GE(taken, 20'000U);
    EXPECT_LT(taken, 30'000U);
    while (process_.worker().counters().waiting > 0) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    process_.settle();
}

TEST_F(WorkerTest, ARestoredBackupIsNoticed) {
    EXPECT_FALSE(after([](Connection& /*looks*/) {}));
    bool is_restored = false;
    process_.worker().watch({.outage = {},
                             .restored = [&](std::int64_t /*which*/) { is_restored = true; },
                             .reconnected = {},
                             .failed = {}});
    shared_.town.database().change("UPDATE life SET generation = generation + 1");
    EXPECT_FALSE(after([](Connection& /*looks*/) {}));
    EXPECT_TRUE(is_restored);
}

TEST_F(WorkerTest, AShortSilenceBeforeTheStartIsAnOutage) {
    std::optional<storage::Outage> noticed;
    process_.worker().watch({.outage = [&](const storage::Outage& outage) { noticed = outage; },
                             .restored = {},
                             .reconnected = {},
                             .failed = {}});
    const Millis from = shared_.now();
    static_cast<void>(storage::live(shared_.town.database(), from, 3000));
    shared_.wait(1501);
    process_.worker().live(ServiceClock::of([this] { return shared_.now(); }),
                           std::chrono::milliseconds(1));
    EXPECT_FALSE(after([](Connection& /*after the sign of life*/) {}));
    EXPECT_EQ(noticed, (storage::Outage{.from = from, .to = from + 1501}));
    noticed.reset();
    shared_.wait(2900);
    // The next sign of life is due within a real millisecond, and tells the tests' own time.
    while (storage::last_sign_of_life(shared_.town.database()) < shared_.now()) {
        EXPECT_FALSE(after([](Connection& /*takes its turn*/) {}));
    }
    EXPECT_FALSE(after([](Connection& /*after it*/) {}));
    EXPECT_EQ(noticed, std::nullopt) << "it was only slow";
}

/// As long as a database needs to come back: less than what counts as a silence while all is well.
TEST_F(WorkerTest, AnOutageDuringACommitIsOne) {
    std::optional<storage::Outage> noticed;
    process_.worker().watch({.outage = [&](const storage::Outage& outage) { noticed = outage; },
                             .restored = {},
                             .reconnected = {},
                             .failed = {}});
    process_.worker().live(ServiceClock::of([this] { return shared_.now(); }),
                           std::chrono::hours(1));
    EXPECT_FALSE(after([](Connection& /*after the sign of life*/) {}));
    const Millis from = shared_.now();
    process_.database().commit_reconnects = true;
    EXPECT_FALSE(after([this](Connection& database) {
        note(database, "one");
        shared_.wait(2200);
    }));
    EXPECT_FALSE(after([](Connection& /*after it*/) {}));
    EXPECT_EQ(noticed, (storage::Outage{.from = from, .to = from + 2200}));
    EXPECT_EQ(notes(), Words{"one"});
}

TEST_F(WorkerTest, ALongSilenceIsAnOutage) {
    std::optional<storage::Outage> noticed;
    process_.worker().watch({.outage = [&](const storage::Outage& outage) { noticed = outage; },
                             .restored = {},
                             .reconnected = {},
                             .failed = {}});
    const Millis from = shared_.now();
    static_cast<void>(storage::live(shared_.town.database(), from, 3000));
    shared_.wait(60'000);
    process_.worker().live(ServiceClock::of([this] { return shared_.now(); }),
                           std::chrono::hours(1));
    EXPECT_FALSE(after([](Connection& /*after the sign of life*/) {}));
    EXPECT_EQ(noticed, (storage::Outage{.from = from, .to = from + 60'000}));
}

/// Needs so many pieces of something before it can be done; each piece lets another job wait.
class LongWork {
  public:
    LongWork(Worker& worker, int pieces) : worker_(&worker), pieces_(pieces) {}

    void need() {
        if (pieces_ > 0) {
            throw Postponed("something long", [this](Connection& /*reads*/) { return piece(); });
        }
    }
    std::vector<std::string> done; ///< in this order

  private:
    bool piece() {
        --pieces_;
        done.emplace_back("piece");
        EXPECT_TRUE(
            worker_->submit([this](Connection& /*quick*/) { done.emplace_back("quick"); }, {}));
        return pieces_ == 0;
    }

    Worker* worker_;
    int pieces_;
};

TEST_F(WorkerTest, NobodyWaitsForMoreThanAPieceOfSomethingLong) {
    LongWork work(process_.worker(), 3);
    std::vector<std::string> told;
    std::mutex gate;
    std::unique_lock closed(gate);
    ASSERT_TRUE(process_.worker().submit(
        [&](Connection& /*waits*/) { const std::scoped_lock wait(gate); }, {}));
    for (const char* const name : {"first", "second"}) {
        ASSERT_TRUE(process_.worker().submit(
            [&work, name](Connection& database) {
                note(database, name);
                work.need();
                work.done.emplace_back(name);
            },
            [&told, name](const auto& failure) {
                told.emplace_back(failure ? "a failure" : name);
            }));
    }
    closed.unlock();
    process_.settle();
    EXPECT_EQ(work.done,
              (Words{"piece", "quick", "piece", "quick", "piece", "first", "second", "quick"}));
    EXPECT_EQ(told, (Words{"first", "second"}));
    EXPECT_EQ(notes(), (Words{"first", "second"}));
    EXPECT_EQ(process_.worker().counters().waiting, 0U);
}

TEST_F(WorkerTest, WhoeverWaitsForSomethingThatFailsIsToldSo) {
    const auto failure = after([](Connection& /*never*/) {
        throw Postponed("something long", [](Connection& /*reads*/) -> bool {
            throw DatabaseError(DatabaseFault::Corrupt, "it is no game");
        });
    });
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->fault, DatabaseFault::Corrupt);
    EXPECT_FALSE(after([](Connection& database) { note(database, "one"); }));
}

} // namespace
} // namespace kamisado::online::test
