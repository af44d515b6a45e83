#ifdef KAMISADO_POSTGRES

#include "postgres/postgres_server.h"
#include "storage/commit_breaker.h"
#include "storage/connection.h"
#include "storage/games.h"
#include "storage/life.h"
#include "storage/one_at_a_time.h"
#include "storage/people.h"
#include "storage/sample_games.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <future>
#include <latch>
#include <thread>

namespace kamisado::test {

namespace {

using namespace storage;

class PostgresTest : public testing::Test {
  protected:
    void SetUp() override {
        if (!PostgresServer::programs()) {
            GTEST_SKIP() << "PostgreSQL is not installed";
        }
    }
};

DatabaseFault fault_of(const std::function<void()>& work) {
    try {
        work();
    } catch (const DatabaseError& error) {
        return error.fault();
    }
    ADD_FAILURE() << "nothing is wrong";
    return DatabaseFault::Other;
}

TEST_F(PostgresTest, WhatIsCommittedIsHeardByTheOthers) {
    const storage::Place place{.text = shared_postgres()->new_database()};
    const auto database = open(place);
    const auto listener = listen(place);
    EXPECT_TRUE(listener->wait(0).empty());
    database->begin();
    database->notify("game one");
    database->notify("Zoë's \"words\"");
    EXPECT_TRUE(listener->wait(20).empty()) << "not yet committed";
    database->commit();
    std::vector<std::string> heard = listener->wait(5000);
    EXPECT_EQ(heard, (std::vector<std::string>{"game one", "Zoë's \"words\""}));
    database->begin();
    database->notify("never");
    database->rollback();
    EXPECT_TRUE(listener->wait(20).empty());
}

/// The row of a process that has vanished in the middle of saying so stays locked for seconds.
TEST_F(PostgresTest, ASignOfLifeWaitsForNobodyWhoIsStuckInItsOwn) {
    const storage::Place place{.text = shared_postgres()->new_database()};
    const auto stuck = open(place);
    const auto other = open(place);
    ASSERT_FALSE(live(*other, noon, 3000));
    stuck->begin();
    ASSERT_FALSE(live(*stuck, noon + 1000, 3000));
    for (Millis second = 1; second <= 9; ++second) {
        const LastSign own{.at = noon + ((second - 1) * 1000), .is_certain = true};
        EXPECT_FALSE(in_transaction(
            *other, [&] { return live(*other, noon + (second * 1000), 3000, own); }));
    }
    in_transaction(*other, [&] { prove_writable(*other); });
    stuck->rollback();
    EXPECT_FALSE(live(*other, noon + 10'000, 3000, LastSign{.at = noon + 9000, .is_certain = true}))
        << "it lived all the while, though nobody has written it down";
    EXPECT_EQ(last_sign_of_life(*other), noon + 10'000);
    EXPECT_EQ(live(*other, noon + 20'000, 3000, LastSign{.at = noon + 9000, .is_certain = false}),
              (Outage{.from = noon + 9000, .to = noon + 20'000}));
}

TEST_F(PostgresTest, OfTwoProcessesOneAddsTheEntry) {
    const storage::Place place{.text = shared_postgres()->new_database()};
    const auto one = open(place);
    const auto two = open(place);
    add_game(*one, sample_game("game"));
    game::LiveMatch match = sample_match();
    game::LiveMatch other = match;
    const auto first = play_on(match);
    const auto second = resign(other, Player::Black);
    one->begin();
    ASSERT_TRUE(add_entries(*one, "game", first, standing_of(match)));
    bool was_late = false;
    std::thread late([&] { // waits for the first one's commit
        was_late = in_transaction(
            *two, [&] { return !add_entries(*two, "game", second, standing_of(other)); });
    });
    one->commit();
    late.join();
    EXPECT_TRUE(was_late);
    EXPECT_EQ(restore(*two, storage::game(*two, "game").value()), match);
}

TEST_F(PostgresTest, WhoHasWaitedForAnotherProcessSeesWhatItHasDone) {
    const storage::Place place{.text = shared_postgres()->new_database()};
    const auto one = open(place);
    const auto two = open(place);
    const auto watching = open(place);
    two->run("SET default_transaction_isolation = 'serializable'"); // as an operator may like it
    one->begin();
    one_at_a_time(*one, Task::QuickMatch);
    std::int64_t seen = -1;
    std::atomic<bool> has_waited_for_nobody = false;
    std::thread late([&] {
        seen = in_transaction(*two, [&] {
            two->run("SELECT count(*) FROM people"); // what was seen before is not what counts
            one_at_a_time(*two, Task::QuickMatch);
            return two->run("SELECT count(*) FROM people").front().number(0);
        });
        has_waited_for_nobody = true;
    });
    const auto waits = [&] {
        return watching
                   ->run("SELECT count(*) FROM pg_locks "
                         "WHERE locktype = 'advisory' AND NOT granted")
                   .front()
                   .number(0) == 1;
    };
    while (!waits() && !has_waited_for_nobody) {
        std::this_thread::yield();
    }
    static_cast<void>(add_guest(*one, "Akane", noon));
    one->commit();
    late.join();
    EXPECT_EQ(seen, 1);
}

TEST_F(PostgresTest, ADatabaseThatRestartsIsSurvived) {
    PostgresServer server(true);
    const storage::Place place{.text = server.new_database()};
    const auto database = open(place);
    const auto listener = listen(place);
    add_game(*database, sample_game("game"));
    game::LiveMatch match = sample_match();
    for (int round = 0; round < 3; ++round) {
        const auto entries = play_on(match);
        in_transaction(*database, [&] {
            ASSERT_TRUE(add_entries(*database, "game", entries, standing_of(match)));
        });
        database->begin();
        game::LiveMatch unfinished = match;
        const auto lost = play_on(unfinished);
        ASSERT_TRUE(add_entries(*database, "game", lost, standing_of(unfinished)));
        round == 0 ? server.stop() : server.kill();
        EXPECT_EQ(fault_of([&] { database->run("SELECT 1"); }), DatabaseFault::Gone);
        database->rollback();
        EXPECT_EQ(fault_of([&] { database->reconnect(); }), DatabaseFault::Gone);
        EXPECT_EQ(fault_of([&] { listener->wait(1000); }), DatabaseFault::Gone);
        server.start();
        database->reconnect();
        listener->reconnect();
        EXPECT_EQ(restore(*database, storage::game(*database, "game").value()), match);
        in_transaction(*database, [&] { database->notify("back"); });
        EXPECT_EQ(listener->wait(5000), std::vector<std::string>{"back"});
    }
}

TEST_F(PostgresTest, ASessionThatIsEndedIsGoneAndNothingOfItsTransactionHappened) {
    const storage::Place place{.text = shared_postgres()->new_database()};
    const auto database = open(place);
    database->begin();
    add_game(*database, sample_game("game"));
    const auto session = database->run("SELECT pg_backend_pid()").front().number(0);
    open(place)->run("SELECT pg_terminate_backend($1::bigint::int)", {session});
    EXPECT_EQ(fault_of([&] { database->commit(); }), DatabaseFault::Gone);
    database->rollback();
    database->reconnect();
    EXPECT_FALSE(storage::game(*database, "game").has_value());
    in_transaction(*database, [&] { add_game(*database, sample_game("game")); });
    EXPECT_TRUE(storage::game(*database, "game").has_value());
}

/// So a job of the server, whatever it does, is done once: the worker does it again only when it is
/// told that the connection broke and nothing has happened.
TEST_F(PostgresTest, ACommitThatBreaksIsDoneOnceOrNotAtAll) {
    CommitBreaker breaker(shared_postgres()->new_database());
    const storage::Place place{.text = breaker.address()};
    const auto database = open(place);
    for (const auto when : {CommitBreaker::When::After, CommitBreaker::When::Before}) {
        const bool is_done = when == CommitBreaker::When::After;
        const std::string name = is_done ? "done" : "not done";
        database->begin();
        static_cast<void>(add_guest(*database, name, 0));
        breaker.arm(when);
        if (is_done) {
            database->commit();
        } else {
            EXPECT_EQ(fault_of([&] { database->commit(); }), DatabaseFault::Gone);
            database->rollback();
            database->reconnect();
        }
        EXPECT_FALSE(breaker.is_armed()) << "it broke";
        EXPECT_EQ(database->run("SELECT 1 FROM people WHERE name = $1", {name}).size(),
                  is_done ? 1U : 0U);
    }
}

/// What was not on disk is not remembered, and its number is given to somebody else, who commits.
TEST_F(PostgresTest, ACommitThatACrashHasCutOffIsNotTakenForAnothers) {
    PostgresServer server;
    const std::string address = server.new_database();
    open({.text = address})->run_script("ALTER SYSTEM SET wal_writer_delay = '10s'");
    server.stop();
    server.start();
    CommitBreaker breaker(address);
    const auto database = open({.text = breaker.address()});
    const auto number = [](Connection& of) {
        return of.run("SELECT pg_current_xact_id()::text::bigint").front().number(0);
    };
    for (bool is_given_anew = false; !is_given_anew;) { // unless all the same it was on disk
        database->begin();
        static_cast<void>(add_guest(*database, "nobody", 0));
        const std::int64_t lost = number(*database);
        std::latch is_cut(1);
        std::latch is_back(1);
        breaker.arm(CommitBreaker::When::Before, [&] {
            is_cut.count_down();
            is_back.wait();
        });
        auto fault =
            std::async(std::launch::async, [&] { return fault_of([&] { database->commit(); }); });
        is_cut.wait();
        server.kill();
        server.start();
        const auto other = connect({.text = address});
        std::int64_t given = 0;
        while (given < lost) {
            given = in_transaction(*other, [&] { return number(*other); });
        }
        is_given_anew = given == lost;
        is_back.count_down();
        EXPECT_EQ(fault.get(), DatabaseFault::Gone);
        EXPECT_FALSE(breaker.is_armed()) << "it broke";
        database->rollback();
        database->reconnect();
        ASSERT_TRUE(database->run("SELECT 1 FROM people WHERE name = 'nobody'").empty());
    }
}

TEST_F(PostgresTest, ACommitThatBreaksIsFoundOnTheStandbyThatTookOver) {
    PostgresServer primary;
    const std::string address = primary.new_database();
    CommitBreaker breaker(address);
    const auto standby = primary.new_standby();
    const auto database = open({.text = breaker.address() + "," + standby->folder()});
    database->begin();
    static_cast<void>(add_guest(*database, "Akane", 0));
    breaker.arm(CommitBreaker::When::After, [&] {
        primary.kill_hard();
        breaker.shut();
        standby->promote();
    });
    database->commit();
    EXPECT_FALSE(breaker.is_armed()) << "it broke";
    EXPECT_EQ(database->run("SELECT 1 FROM people").size(), 1U);
}

/// A network that is cut says nothing to the server: it may still be at it when it is asked.
TEST_F(PostgresTest, ACommitThatIsStillGoingOnIsWaitedFor) {
    const std::string address = shared_postgres()->new_database();
    CommitBreaker breaker(address);
    const auto database = open({.text = breaker.address()});
    const auto other = open({.text = address});
    const auto reader = open({.text = address});
    // Committing takes until `other` lets go.
    database->run_script(
        "CREATE TABLE late (id INT PRIMARY KEY);"
        "INSERT INTO late VALUES (1);"
        "CREATE TABLE early (id INT REFERENCES late DEFERRABLE INITIALLY DEFERRED)");
    other->begin();
    other->run("SELECT 1 FROM late FOR UPDATE");
    database->begin();
    database->run("INSERT INTO early VALUES (1)");
    breaker.arm(CommitBreaker::When::During);
    auto committed = std::async(std::launch::async, [&] { database->commit(); });
    const auto is_over = [&] {
        return committed.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    };
    const auto waiting = [&] {
        return reader->run("SELECT count(*) FROM pg_locks WHERE NOT granted").front().number(0);
    };
    while (waiting() < 2 && !is_over()) { // the commit, and who asks for it
        std::this_thread::yield();
    }
    other->rollback();
    committed.get();
    EXPECT_EQ(database->run("SELECT 1 FROM early").size(), 1U);
}

TEST_F(PostgresTest, MarksOfConnectionsThatAreGoneAreDeleted) {
    const storage::Place place{.text = shared_postgres()->new_database()};
    const auto database = open(place);
    in_transaction(*database, [&] { return add_guest(*database, "Akane", 0); });
    in_transaction(*database, [&] { database->run("SELECT 1"); });
    in_transaction(*database, [&] { return add_guest(*database, "Botan", 0); });
    const auto marks = [&] { return database->run("SELECT number FROM commits").size(); };
    EXPECT_EQ(marks(), 1U) << "one a connection";
    static_cast<void>(open(place));
    EXPECT_EQ(marks(), 1U);
    database->run("UPDATE commits SET at = at - 8 * 86400");
    static_cast<void>(open(place));
    EXPECT_EQ(marks(), 0U);
    in_transaction(*database, [&] { return add_guest(*database, "Chie", 0); });
    EXPECT_EQ(marks(), 1U);
}

TEST_F(PostgresTest, TwoServersMayStartTogether) {
    const storage::Place place{.text = shared_postgres()->new_database()};
    std::vector<std::thread> servers;
    std::vector<std::string> wrong(4);
    for (std::string& what : wrong) {
        servers.emplace_back([&place, &what] {
            try {
                static_cast<void>(open(place));
            } catch (const DatabaseError& error) {
                what = error.what();
            }
        });
    }
    for (std::thread& server : servers) {
        server.join();
    }
    EXPECT_EQ(wrong, std::vector<std::string>(4));
}

TEST_F(PostgresTest, AServerThatIsNotThereIsGone) {
    EXPECT_EQ(
        fault_of([] { static_cast<void>(open({.text = "postgresql:///games?host=/nowhere"})); }),
        DatabaseFault::Gone);
}

} // namespace

} // namespace kamisado::test

#else

#include "storage/connection.h"

#include <gtest/gtest.h>

TEST(WithoutPostgresTest, IsSaidClearly) {
    using namespace kamisado::storage;
    try {
        static_cast<void>(open({.text = "postgresql:///games"}));
        FAIL() << "it cannot be opened";
    } catch (const DatabaseError& error) {
        EXPECT_NE(std::string(error.what()).find("without PostgreSQL"), std::string::npos);
    }
}

#endif
