// Every way in which a message can be wrong, and that the refusal names it.
#include "wire/json_reader.h"
#include "wire/message.h"

#include <gtest/gtest.h>

#include <string>

namespace kamisado::wire::tests {
namespace {

struct Said {
    std::string id;
    std::string field;

    friend bool operator==(const Said&, const Said&) = default;
    friend void PrintTo(const Said& said, std::ostream* out) {
        *out << said.id << ' ' << said.field;
    }
};

Said said_of(const Refusal& refusal) {
    EXPECT_FALSE(refusal.sentence.empty());
    EXPECT_EQ(refusal.status, 400);
    Said said{.id = refusal.id, .field = {}};
    for (const auto& [name, value] : refusal.arguments) {
        said.field = name == "field" ? value : said.field;
    }
    return said;
}

Said refused(std::string_view text) {
    const auto message = read_message(text);
    return message ? Said{.id = "understood", .field = {}} : said_of(message.error().refusal);
}

Said refused_by_client(std::string_view text) {
    const auto message = read_server_message(text);
    return message ? Said{.id = "understood", .field = {}} : said_of(message.error().refusal);
}

TEST(BadMessages, NotJson) {
    const Said not_json{.id = "message.not-json", .field = {}};
    for (const std::string_view text :
         {"", " ", "{", "join", R"({"type":"join")", R"({"type":"echo","beat":1}x)",
          R"({"type":"echo","beat":1,})", R"({'type':'echo','beat':1})",
          R"({"type":"echo","beat":01})", R"({"type":"echo","beat":NaN})",
          R"({"type":"leave","game":"\ud800"})", R"({"type":"echo","beat":1e999})",
          "{\"type\":\"leave\",\"game\":\"a\nb\"}"}) {
        EXPECT_EQ(refused(text), not_json) << text;
    }
    using namespace std::string_view_literals;
    EXPECT_EQ(refused("{\"type\":\"echo\",\"beat\":1}\0more"sv), not_json);
}

TEST(BadMessages, NotUtf8) {
    const Said not_utf8{.id = "message.not-utf8", .field = {}};
    EXPECT_EQ(refused("{\"type\":\"leave\",\"game\":\"\xff\"}"), not_utf8);
    EXPECT_EQ(refused("{\"type\":\"leave\",\"game\":\"\xc0\xaf\"}"), not_utf8) << "overlong";
    EXPECT_EQ(refused("{\"type\":\"leave\",\"game\":\"\xed\xa0\x80\"}"), not_utf8) << "surrogate";
    EXPECT_EQ(refused("\xe2\x82"), not_utf8) << "cut";
}

TEST(BadMessages, UnknownType) {
    const Said unknown{.id = "message.unknown-type", .field = "type"};
    EXPECT_EQ(refused(R"({"type":"Join","game":"g","since":0})"), unknown);
    EXPECT_EQ(refused(R"({"type":"","game":"g"})"), unknown);
    EXPECT_EQ(refused(R"({"type":"welcome","version":1,"you":null,"now":0})"), unknown);
    EXPECT_EQ(refused_by_client(R"({"type":"join","game":"g","since":0})"), unknown);
}

TEST(BadMessages, UnknownField) {
    const auto unknown = [](std::string field) {
        return Said{.id = "message.unknown-field", .field = std::move(field)};
    };
    EXPECT_EQ(refused(R"({"type":"leave","game":"g","x":0})"), unknown("x"));
    EXPECT_EQ(refused(R"({"type":"plan","game":"g","plan":{"ply":1,"answers":{"grey":"a1a2"}}})"),
              unknown("plan.answers.grey"));
    EXPECT_EQ(refused(R"({"type":"plan","game":"g","plan":{"ply":1,"answers":{},"more":[]}})"),
              unknown("plan.more"));
    EXPECT_EQ(refused_by_client(R"({"type":"done","id":1,"why":null})"), unknown("why"));
    EXPECT_EQ(
        refused_by_client(
            R"({"type":"welcome","version":1,"now":0,"you":{"name":"a","kind":"guest","level":3}})"),
        unknown("you.level"));
}

TEST(BadMessages, MissingField) {
    const auto missing = [](std::string field) {
        return Said{.id = "message.missing-field", .field = std::move(field)};
    };
    EXPECT_EQ(refused("{}"), missing("type"));
    EXPECT_EQ(refused(R"({"type":"join","game":"g"})"), missing("since"));
    EXPECT_EQ(refused(R"({"type":"join","since":1})"), missing("game"));
    EXPECT_EQ(refused(R"({"type":"decide","game":"g","ply":1,"seen":1})"), missing("decision"));
    EXPECT_EQ(refused(R"({"type":"plan","game":"g","plan":{"ply":1}})"), missing("plan.answers"));
    EXPECT_EQ(refused_by_client(R"({"type":"started","game":"g"})"), missing("invitation"))
        << "null has to be said";
    EXPECT_EQ(refused_by_client(
                  R"({"type":"welcome","version":1,"now":0,"you":{"name":"","kind":"computer"}})"),
              missing("you.level"));
}

TEST(BadMessages, WrongType) {
    const auto wrong = [](std::string field) {
        return Said{.id = "message.wrong-type", .field = std::move(field)};
    };
    for (const std::string_view text : {"null", "1", "[]", "\"join\"", "true"}) {
        EXPECT_EQ(refused(text), wrong("message")) << text;
    }
    EXPECT_EQ(refused(R"({"type":7})"), wrong("type"));
    EXPECT_EQ(refused(R"({"type":"join","game":7,"since":0})"), wrong("game"));
    EXPECT_EQ(refused(R"({"type":"join","game":null,"since":0})"), wrong("game"));
    EXPECT_EQ(refused(R"({"type":"join","game":"g","since":"0"})"), wrong("since"));
    EXPECT_EQ(refused(R"({"type":"join","game":"g","since":1.5})"), wrong("since"));
    EXPECT_EQ(refused(R"({"type":"join","game":"g","since":1.0})"), wrong("since"));
    EXPECT_EQ(refused(R"({"type":"join","id":"1","game":"g","since":0})"), wrong("id"));
    EXPECT_EQ(refused(R"({"type":"join","id":null,"game":"g","since":0})"), wrong("id"));
    EXPECT_EQ(refused(R"({"type":"lobby","on":1})"), wrong("on"));
    EXPECT_EQ(refused(R"({"type":"plan","game":"g","plan":[]})"), wrong("plan"));
    EXPECT_EQ(refused(R"({"type":"plan","game":"g","plan":{"ply":1,"answers":{"red":1}}})"),
              wrong("plan.answers.red"));
    EXPECT_EQ(refused(R"({"type":"takeback","game":"g","step":0})"), wrong("step"));
    EXPECT_EQ(refused_by_client(R"({"type":"entries","game":"g","lines":["1",2],"now":0})"),
              wrong("lines.1"));
    EXPECT_EQ(refused_by_client(R"({"type":"entries","game":"g","lines":{},"now":0})"),
              wrong("lines"));
}

TEST(BadMessages, OutOfRange) {
    const auto out = [](std::string field) {
        return Said{.id = "message.out-of-range", .field = std::move(field)};
    };
    for (const std::string_view number :
         {"-1", "9007199254740992", "9223372036854775807", "9223372036854775808",
          "18446744073709551615", "18446744073709551616", "1e300", "-9223372036854775808"}) {
        EXPECT_EQ(refused(R"({"type":"echo","beat":)" + std::string(number) + "}"), out("beat"))
            << number;
    }
    EXPECT_EQ(refused(R"({"type":"echo","id":-1,"beat":1})"), out("id"));
    EXPECT_EQ(refused(R"({"type":"leave","game":""})"), out("game"));
    EXPECT_EQ(refused(R"({"type":"leave","game":"\u0000"})"), out("game"));
    EXPECT_EQ(refused(R"({"type":"leave","game":"é"})"), out("game"));
    EXPECT_EQ(refused(R"({"type":"greet","game":"g","greeting":"rubbish"})"), out("greeting"));
    EXPECT_EQ(refused(R"({"type":"rematch","game":"g","step":"accept"})"), out("step"));
    EXPECT_EQ(refused(R"({"type":"decide","game":"g","ply":0,"seen":0,"decision":""})"),
              out("decision"));
    EXPECT_EQ(refused_by_client(R"({"type":"welcome","version":2,"you":null,"now":0})"),
              out("version"));
    EXPECT_EQ(refused_by_client(R"({"type":"closing","reason":"whim","retryAfter":0})"),
              out("reason"));
}

TEST(BadMessages, OutOfRangeSaysWhatWouldBeIn) {
    const auto message = read_message(R"({"type":"takeback","game":"g","step":"beg"})");
    ASSERT_FALSE(message);
    EXPECT_EQ(message.error().refusal.sentence,
              "step must be one of ask, accept, decline, withdraw");
    EXPECT_EQ(message.error().refusal.arguments.back().second, "ask, accept, decline, withdraw");
}

TEST(BadMessages, FormatsAndClocksThatCannotBe) {
    const auto invited = [](std::string_view format, std::string_view clock) {
        return refused_by_client(
            R"({"type":"invited","invitation":{"code":"c","host":{"name":"","kind":"guest"},"format":)" +
            std::string(format) + R"(,"hostSide":null,"clock":)" + std::string(clock) +
            R"(,"rated":false,"visibility":"link","created":0,"yours":false,"to":null,"game":null}})");
    };
    const std::string single = R"({"kind":"single","rounds":1})";
    const std::string none = R"({"kind":"none"})";
    const auto out = [](std::string field) {
        return Said{.id = "message.out-of-range", .field = "invitation." + std::move(field)};
    };
    EXPECT_EQ(invited(single, none), (Said{.id = "understood", .field = {}}));
    EXPECT_EQ(invited(R"({"kind":"single","rounds":2})", none), out("format.rounds"));
    EXPECT_EQ(invited(R"({"kind":"series","rounds":0})", none), out("format.rounds"));
    EXPECT_EQ(invited(R"({"kind":"series","rounds":10000})", none), out("format.rounds"));
    EXPECT_EQ(invited(R"({"kind":"endless","rounds":1})", none), out("format.kind"));
    EXPECT_EQ(invited(single, R"({"kind":"minutes","initialMs":0,"incrementMs":0})"),
              out("clock.initialMs"));
    EXPECT_EQ(invited(single, R"({"kind":"minutes","initialMs":1,"incrementMs":31622400001})"),
              out("clock.incrementMs"));
    EXPECT_EQ(invited(single, R"({"kind":"days","perMoveMs":0})"), out("clock.perMoveMs"));
    EXPECT_EQ(invited(single, R"({"kind":"none","perMoveMs":1})"),
              (Said{.id = "message.unknown-field", .field = "invitation.clock.perMoveMs"}));
}

TEST(BadMessages, TooLong) {
    const std::string game(longest_code, 'g');
    EXPECT_EQ(refused(R"({"type":"leave","game":")" + game + "\"}"),
              (Said{.id = "understood", .field = {}}));
    EXPECT_EQ(refused(R"({"type":"leave","game":")" + game + "g\"}"),
              (Said{.id = "message.too-long", .field = "game"}));
    EXPECT_EQ(refused(std::string(longest_message, ' ')).id, "message.not-json");
    EXPECT_EQ(refused(std::string(longest_message + 1, ' ')),
              (Said{.id = "message.too-long", .field = "message"}));
}

TEST(BadMessages, TheSameFieldTwice) {
    EXPECT_EQ(refused(R"({"type":"echo","beat":1,"beat":2})"),
              (Said{.id = "message.repeated-field", .field = "beat"}));
    EXPECT_EQ(
        refused(
            R"({"type":"plan","game":"g","plan":{"ply":1,"answers":{"red":"a1a2","red":"a1a3"}}})"),
        (Said{.id = "message.repeated-field", .field = "red"}));
}

TEST(BadMessages, DeepOnesAndWideOnes) {
    const Said complex{.id = "message.too-complex", .field = {}};
    EXPECT_EQ(refused(std::string(longest_message, '[')), complex);
    const std::size_t deep = 1'000'000;
    EXPECT_EQ(refused_by_client(std::string(deep, '[') + std::string(deep, ']')), complex);
    std::string objects;
    for (std::size_t i = 0; i < deep / 10; ++i) {
        objects += "{\"a\":";
    }
    EXPECT_EQ(refused_by_client(objects), complex);
    std::string wide = "{";
    for (int i = 0; i < 300; ++i) {
        wide += "\"f" + std::to_string(i) + "\":0,";
    }
    EXPECT_EQ(refused(wide + "\"type\":\"leave\"}"), complex);
}

TEST(BadMessages, TellTheirIdWheneverItCouldBeRead) {
    const auto id_of = [](std::string_view text) { return read_message(text).error().id; };
    EXPECT_EQ(id_of(R"({"type":"dance","id":7})"), 7);
    EXPECT_EQ(id_of(R"({"id":8})"), 8);
    EXPECT_EQ(id_of(R"({"type":"leave","game":7,"id":9})"), 9);
    EXPECT_EQ(id_of(R"({"type":"leave","game":"g","x":1,"id":10})"), 10);
    EXPECT_EQ(id_of(R"({"type":"leave","game":"g","id":-1})"), std::nullopt);
    EXPECT_EQ(id_of(R"({"type":"leave","game":"g")"), std::nullopt);
}

} // namespace
} // namespace kamisado::wire::tests
