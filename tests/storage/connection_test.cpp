#include "storage/connection.h"
#include "storage/databases.h"

namespace kamisado::test {

namespace {

using namespace storage;

class ConnectionTest : public OnEachDatabase {
  protected:
    void SetUp() override {
        database().run_script("CREATE TABLE things (id BIGINT PRIMARY KEY, name TEXT);"
                              "INSERT INTO things VALUES (1, 'one');");
    }
    [[nodiscard]] std::int64_t count() {
        return database().run("SELECT count(*) FROM things").front().number(0);
    }
    void add(std::int64_t id) {
        database().change("INSERT INTO things (id, name) VALUES ($1, $2)", {id, "thing"});
    }
};
INSTANTIATE_TEST_SUITE_P(, ConnectionTest, testing::ValuesIn(all_dialects()), name_of);

TEST_P(ConnectionTest, ValuesGoInAndComeOutAsTheyAre) {
    const std::string odd = "Zoë's \"wall\"; DROP TABLE things -- $1 ?";
    EXPECT_EQ(database().change("INSERT INTO things (name, id) VALUES ($2, $1)",
                                {std::int64_t{-9'007'199'254'740'993}, odd}),
              1U);
    database().change("INSERT INTO things (id, name) VALUES ($1, $2)", {std::int64_t{7}, Value{}});
    database().change("INSERT INTO things (id, name) VALUES ($1, $2)", {std::int64_t{8}, ""});
    const Rows rows = database().run("SELECT id, name FROM things ORDER BY id");
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows[0].number(0), -9'007'199'254'740'993);
    EXPECT_EQ(rows[0].text(1), odd);
    EXPECT_TRUE(rows[2].is_null(1));
    EXPECT_EQ(rows[3].text(1), "");
}

TEST_P(ConnectionTest, AZeroByteIsNeverTheEndOfAText) {
    const std::string zero("one\0two", 7);
    if (GetParam() == Dialect::Postgres) {
        EXPECT_THROW(database().run("SELECT name FROM things WHERE name = $1", {zero}),
                     DatabaseError);
    } else {
        EXPECT_TRUE(database().run("SELECT name FROM things WHERE name = $1", {zero}).empty());
    }
    EXPECT_EQ(count(), 1);
}

TEST_P(ConnectionTest, AColumnThatHoldsWhatItShouldNotIsTold) {
    const Rows rows = database().run("SELECT name, id FROM things");
    EXPECT_THROW(static_cast<void>(rows.front().number(0)), DatabaseError);
    EXPECT_THROW(static_cast<void>(rows.front().text(1)), DatabaseError);
}

TEST_P(ConnectionTest, AValueCanBeUsedTwiceAndInAnyOrder) {
    const Rows rows = database().run("SELECT id FROM things WHERE name = $2 AND id = $1 AND $1 > 0",
                                     {std::int64_t{1}, "one"});
    EXPECT_EQ(rows.size(), 1U);
    EXPECT_EQ(
        database().change("UPDATE things SET name = $1 WHERE id > $2", {"other", std::int64_t{5}}),
        0U);
}

TEST_P(ConnectionTest, ATransactionHappensAsAWholeOrNotAtAll) {
    in_transaction(database(), [&] { add(2); });
    EXPECT_EQ(count(), 2);
    EXPECT_THROW(in_transaction(database(),
                                [&] {
                                    add(3);
                                    throw std::runtime_error("no");
                                }),
                 std::runtime_error);
    EXPECT_EQ(count(), 2);
    EXPECT_EQ(in_transaction(database(), [&] { return count(); }), 2);
}

TEST_P(ConnectionTest, TheSameKeyTwiceIsAConflictAndALostJobLeavesTheOthers) {
    in_transaction(database(), [&] {
        database().savepoint("job");
        add(2);
        database().release("job");
        database().savepoint("job");
        add(3);
        try {
            add(1);
            FAIL() << "it is there already";
        } catch (const DatabaseError& error) {
            EXPECT_EQ(error.fault(), DatabaseFault::Conflict);
        }
        database().rollback_to("job");
        database().release("job");
        database().savepoint("job");
        add(4);
        database().release("job");
    });
    EXPECT_EQ(count(), 3);
}

TEST_P(ConnectionTest, WhatIsWrongWithAStatementIsSaidAndTheConnectionGoesOn) {
    try {
        database().run("SELECT nothing FROM nowhere");
        FAIL() << "there is no such table";
    } catch (const DatabaseError& error) {
        EXPECT_EQ(error.fault(), DatabaseFault::Other);
        EXPECT_NE(std::string(error.what()).find("nowhere"), std::string::npos);
    }
    EXPECT_EQ(count(), 1);
}

TEST_P(ConnectionTest, AnotherConnectionSeesWhatIsCommitted) {
    const auto other = another();
    database().begin();
    add(2);
    EXPECT_EQ(other->run("SELECT count(*) FROM things").front().number(0), 1);
    database().commit();
    EXPECT_EQ(other->run("SELECT count(*) FROM things").front().number(0), 2);
}

TEST_P(ConnectionTest, ConnectingAgainFindsEverything) {
    database().begin();
    add(2);
    database().reconnect();
    EXPECT_EQ(count(), 1) << "what was not committed is gone";
    in_transaction(database(), [&] { add(3); });
    EXPECT_EQ(count(), 2);
}

} // namespace

} // namespace kamisado::test
