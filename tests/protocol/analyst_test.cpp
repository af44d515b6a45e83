// Requests of many kinds at once, cancelled, repeated and wrong.
#include "protocol/analyst.h"
#include "protocol/said_lines.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <map>
#include <string>

namespace kamisado::protocol::tests {
namespace {

using TestJson = nlohmann::json;

/// Nobody waits for this one: nine rings a side at a round's start.
constexpr auto hard = "o**b*p*k*y*r*g*n/8/8/8/8/8/8/N**G*R*Y*K*P*B*O b -";

std::string request(int id, const std::string& at, const TestJson& ask = {"verdict"}) {
    return TestJson{{"id", id}, {"position", at}, {"ask", ask}}.dump();
}

TestJson next_of(SaidLines& said) {
    const auto line = said.next();
    return line ? TestJson::parse(*line) : TestJson();
}

TEST(AnalystTest, AnswersWhatIsAsked) {
    SaidLines said;
    Analyst analyst({}, [&](std::string_view line) { said.add(line); });
    analyst.hear(request(1, seven_moves, {"distance", "line", "match", "hint"}));
    const TestJson answer = next_of(said);
    EXPECT_EQ(answer["id"], 1);
    EXPECT_EQ(answer["verdict"], "win");
    EXPECT_EQ(answer["distance"], 1);
    EXPECT_EQ(answer["moves"].size(), 7U);
    EXPECT_EQ(answer["line"], TestJson::array({"d5d1"}));
    EXPECT_EQ(answer["match"].size(), 7U);
    EXPECT_EQ(answer["hint"]["choice"]["move"], "d5d1");
    EXPECT_EQ(answer["hint"]["reasons"][0]["reason"], "wins-at-once");
    EXPECT_FALSE(answer.contains("points"));
    EXPECT_EQ(answer["limited"], false);
}

TEST(AnalystTest, GoesOnWithTheUsualTableWhenThereIsNoMemoryForALargerOne) {
    SaidLines said;
    Analyst analyst({.threads = 2, .hash_megabytes = 1'000'000'000},
                    [&](std::string_view line) { said.add(line); });
    const TestJson refused = next_of(said);
    EXPECT_EQ(refused["id"], nullptr);
    EXPECT_EQ(refused["error"]["id"], "analyse.memory");
    EXPECT_EQ(refused["error"]["message"], "there is no memory for 2 tables of 1000000000 MB: it "
                                           "goes on with 2 tables of 64 MB");
    analyst.hear(request(1, seven_moves));
    EXPECT_EQ(next_of(said)["verdict"], "win");
}

/// With two threads a hard one never keeps the others waiting, however many of it there are.
TEST(AnalystTest, LongRequestsLeaveRoomForShortOnes) {
    SaidLines said;
    Analyst analyst({.threads = 2, .hash_megabytes = 8},
                    [&](std::string_view line) { said.add(line); });
    for (int id = 100; id < 104; ++id) {
        analyst.hear(request(id, hard));
    }
    for (int id = 0; id < 10; ++id) {
        analyst.hear(request(id, seven_moves));
    }
    for (int count = 0; count < 10; ++count) {
        const TestJson answer = next_of(said);
        EXPECT_LT(answer["id"], 10);
        EXPECT_EQ(answer["done"], true);
    }
    for (int id = 100; id < 104; ++id) {
        analyst.hear(TestJson{{"cancel", id}}.dump());
    }
    for (int count = 0; count < 4; ++count) {
        EXPECT_EQ(next_of(said)["cancelled"], true);
    }
    analyst.finish();
    EXPECT_TRUE(said.rest().empty());
}

TEST(AnalystTest, ReadingPausesWhenTooManyWait) {
    SaidLines said;
    Analyst analyst({.most_waiting = 2}, [&](std::string_view line) { said.add(line); });
    for (int id = 0; id < 30; ++id) {
        analyst.hear(request(id, seven_moves));
    }
    analyst.finish();
    EXPECT_EQ(said.rest().size(), 30U);
}

TEST(AnalystTest, EveryRequestIsAnsweredOnceWhateverStandsBetween) {
    SaidLines said;
    {
        Analyst analyst({.threads = 3, .hash_megabytes = 2},
                        [&](std::string_view line) { said.add(line); });
        for (int id = 0; id < 60; ++id) {
            const bool is_cancelled = id % 7 == 0;
            analyst.hear(request(id, is_cancelled ? hard : seven_moves, {"distance"}));
            analyst.hear(id % 3 == 0 ? "{\"id\": [1], \"x\"" : "[]");
            if (is_cancelled) {
                analyst.hear(TestJson{{"cancel", id}}.dump());
            }
        }
        analyst.finish();
    }
    std::map<int, int> answers;
    int errors = 0;
    for (const std::string& line : said.rest()) {
        const TestJson answer = TestJson::parse(line);
        if (answer["id"].is_null()) {
            ++errors;
        } else {
            ++answers[answer["id"]];
            EXPECT_EQ(answer.contains("cancelled"), answer["id"].get<int>() % 7 == 0) << line;
        }
    }
    EXPECT_EQ(errors, 60);
    EXPECT_EQ(answers.size(), 60U);
    for (const auto& [id, times] : answers) {
        EXPECT_EQ(times, 1) << id;
    }
}

TEST(AnalystTest, DropsEverythingWhenItIsNotFinished) {
    SaidLines said;
    Analyst analyst({.threads = 2, .hash_megabytes = 2},
                    [&](std::string_view line) { said.add(line); });
    for (int id = 0; id < 20; ++id) {
        analyst.hear(request(id, hard));
    }
}

TEST(AnalystTest, ALimitIsForTheWholeRequest) {
    SaidLines said;
    Analyst analyst({}, [&](std::string_view line) { said.add(line); });
    TestJson limited = TestJson::parse(request(1, hard, {"points", "hint", "line"}));
    limited["limits"] = {{"nodes", 400'000}};
    analyst.hear(limited.dump());
    const TestJson answer = next_of(said);
    EXPECT_EQ(answer["limited"], true);
    EXPECT_GE(answer["nodes"], 400'000);
    EXPECT_LE(answer["nodes"], 402'000);
    limited["limits"] = {{"milliseconds", 30}};
    analyst.hear(limited.dump());
    EXPECT_EQ(next_of(said)["limited"], true);
}

} // namespace
} // namespace kamisado::protocol::tests
