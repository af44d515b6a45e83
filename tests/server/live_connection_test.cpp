// WebSockets on a real socket, against clients that behave badly.
#include "server/http_server.h"
#include "server/live_connection.h"
#include "server/serving.h"
#include "support/web_socket.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <future>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>

namespace kamisado::server {

namespace {

using namespace std::chrono_literals;
using test::Client;
using test::Opcode;
using test::WebSocket;

/// Says what it hears, and does what it is told.
class Echo : public LiveHandler {
  public:
    void knock(const Request& request, Admit admit) override {
        if (request.origin != "http://here") {
            admit(std::unexpected(plain_response(403, "Who are you?")));
            return;
        }
        admit(online::Visitor{
            .person = std::nullopt,
            .address =
                std::string(request.forwarded_for.empty() ? request.peer : request.forwarded_for)});
    }
    void enter(const std::shared_ptr<online::Client>& client,
               const online::Visitor& visitor) override {
        clients_.insert(client);
        client->send(std::make_shared<const std::string>("hello " + visitor.address));
        ++entered;
    }
    void hear(online::Client& client, std::string_view text) override {
        if (text == "throw") {
            throw std::runtime_error("as I was told");
        }
        if (text == "close") {
            client.close({.reason = "too-fast", .retry_after = 1000});
        }
        const std::size_t times = text == "flood" ? 1000 : 1;
        const auto answer = std::make_shared<const std::string>(
            text == "flood" ? std::string(1000, 'x') : std::string(text));
        for (std::size_t i = 0; i < times; ++i) {
            client.send(answer);
        }
    }
    void leave(online::Client& client) override {
        std::erase_if(clients_, [&](const auto& one) { return one.get() == &client; });
        ++left;
    }
    void close_all() const {
        for (const auto& client : clients_) {
            client->close({.reason = "going-down", .retry_after = 1000});
        }
    }

    void forget() { clients_.clear(); }

    std::atomic<int> entered = 0;
    std::atomic<int> left = 0;

  private:
    std::set<std::shared_ptr<online::Client>> clients_;
};

class Live : public testing::Test {
  protected:
    Live(const Live&) = delete;
    Live& operator=(const Live&) = delete;
    Live(Live&&) = delete;
    Live& operator=(Live&&) = delete;
    explicit Live(LiveLimits live = {}, Limits limits = {})
        : serving_(HttpServer::at_once([](const Request&) { return plain_response(404, "No."); }),
                   limits, [&](HttpServer& server) {
                       server.welcome_live({.path = "/api/1/live",
                                            .handler = &echo_,
                                            .limits = std::make_shared<LiveLimits>(live)});
                       server.when_stopping([this] { echo_.close_all(); });
                       server.trust({"127.0.0.9"});
                   }) {}

    ~Live() override {
        serving_.stop();
        echo_.forget();
    }

    /// Whether they have left, who entered.
    [[nodiscard]] bool is_left_alone() const {
        const auto end = std::chrono::steady_clock::now() + test::very_patient;
        while (echo_.left != echo_.entered && std::chrono::steady_clock::now() < end) {
            std::this_thread::sleep_for(10ms);
        }
        return echo_.left == echo_.entered;
    }
    [[nodiscard]] std::uint16_t port() const { return serving_.port(); }

    Echo echo_;             // NOLINT
    test::Serving serving_; // NOLINT
};

TEST_F(Live, TalksAndParts) {
    {
        WebSocket one(port());
        EXPECT_EQ(one.hear_text(), "hello 127.0.0.1");
        one.say("how are you");
        EXPECT_EQ(one.hear_text(), "how are you");
        WebSocket two(port());
        EXPECT_EQ(two.hear_text(), "hello 127.0.0.1");
        one.send(Opcode::Close, "\x03\xe8");
        EXPECT_EQ(one.hear_close_code(), 1000);
        two.say("still here");
        EXPECT_EQ(two.hear_text(), "still here");
    }
    EXPECT_TRUE(is_left_alone());
    EXPECT_EQ(echo_.entered, 2);
}

TEST_F(Live, HearsFragmentsAndPings) {
    WebSocket one(port());
    EXPECT_EQ(one.hear_text(), "hello 127.0.0.1");
    one.send(Opcode::Text, "in ", false);
    one.send(Opcode::Ping, "?");
    one.send(Opcode::More, "three ", false);
    one.send(Opcode::More, "parts");
    EXPECT_EQ(one.hear().opcode, Opcode::Pong);
    EXPECT_EQ(one.hear_text(), "in three parts");
    const std::string longest(online::longest_message, 'x');
    one.say(longest);
    EXPECT_EQ(one.hear_text(), longest);
}

TEST_F(Live, RefusesAHandshakeWithTheHandlersAnswer) {
    for (const std::string_view headers : {"", "Origin: http://elsewhere\r\n"}) {
        Client client(port());
        client.say(WebSocket::handshake(headers));
        EXPECT_TRUE(client.hear_answer().starts_with("HTTP/1.1 403 "));
    }
    EXPECT_EQ(echo_.entered, 0);
}

TEST_F(Live, IsAtOnePathOnly) {
    Client client(port());
    client.say(WebSocket::handshake(WebSocket::own_origin, "/api/1/other"));
    EXPECT_TRUE(client.hear_answer().starts_with("HTTP/1.1 404 "));
    Client plain(port());
    plain.say("GET /api/1/live HTTP/1.1\r\nHost: here\r\n\r\n");
    EXPECT_TRUE(plain.hear_answer().starts_with("HTTP/1.1 404 "));
}

TEST_F(Live, RefusesWhoTalksBeforeTheAnswer) {
    Client client(port());
    client.say(WebSocket::handshake() + "\x81\x80????");
    EXPECT_TRUE(client.hear_answer().starts_with("HTTP/1.1 400 "));
}

TEST_F(Live, EndsWithWhoBreaksTheRules) {
    const auto code_after = [this](Opcode opcode, std::string_view payload, bool masked = true) {
        WebSocket one(port());
        one.send(opcode, payload, true, masked);
        return one.hear_close_code();
    };
    EXPECT_EQ(code_after(Opcode::Text, std::string(online::longest_message + 1, 'x')), 1009);
    EXPECT_EQ(code_after(Opcode::Text, std::string(std::size_t{1} << 20U, 'x')), 1009);
    EXPECT_EQ(code_after(Opcode::Binary, "x"), 1003);
    EXPECT_EQ(code_after(Opcode::Text, "\xff\xfe"), 1007);
    EXPECT_EQ(code_after(Opcode::Text, "unmasked", false), 1002);
    EXPECT_EQ(code_after(Opcode::More, "of what?"), 1002);
    WebSocket fragments(port());
    for (int i = 0; i < 5; ++i) {
        fragments.send(i == 0 ? Opcode::Text : Opcode::More, std::string(1000, 'x'), false);
    }
    EXPECT_EQ(fragments.hear_close_code(), 1009);
    EXPECT_TRUE(is_left_alone());
}

TEST_F(Live, SaysWhyItCloses) {
    WebSocket one(port());
    EXPECT_EQ(one.hear_text(), "hello 127.0.0.1");
    one.say("close");
    EXPECT_NE(one.hear_text().find("too-fast"), std::string::npos);
    EXPECT_EQ(one.hear_close_code(), 1008);
    EXPECT_TRUE(is_left_alone());
}

TEST_F(Live, LosesOnlyTheConnectionWhoseMessageFails) {
    WebSocket one(port());
    WebSocket two(port());
    EXPECT_EQ(two.hear_text(), "hello 127.0.0.1");
    one.say("throw");
    EXPECT_TRUE(one.client().is_closed_within());
    two.say("fine");
    EXPECT_EQ(two.hear_text(), "fine");
}

TEST_F(Live, DropsWhoDoesNotRead) {
    const WebSocket one(Client::that_reads_nothing(port()));
    while (echo_.left == 0 && one.say("flood")) {
        std::this_thread::sleep_for(5ms);
    }
    EXPECT_TRUE(is_left_alone());
}

TEST_F(Live, DropsWhoFloodsWithPings) {
    const WebSocket one(port());
    while (echo_.left == 0 && one.send(Opcode::Ping, "")) {
    }
    EXPECT_TRUE(is_left_alone());
}

TEST_F(Live, NoticesWhoIsGone) {
    {
        const WebSocket gone(port());
    }
    EXPECT_TRUE(is_left_alone());
}

TEST_F(Live, SaysGoodbyeToEverybodyWhenItStops) {
    WebSocket one(port());
    WebSocket two(port());
    for (WebSocket* const socket : {&one, &two}) {
        EXPECT_EQ(socket->hear_text(), "hello 127.0.0.1");
    }
    std::thread stopper([this] { serving_.stop(); });
    for (WebSocket* const socket : {&one, &two}) {
        EXPECT_NE(socket->hear_text().find("going-down"), std::string::npos);
        EXPECT_EQ(socket->hear_close_code(), 1012);
        socket->send(Opcode::Close, "\x03\xf4");
    }
    stopper.join();
    EXPECT_TRUE(is_left_alone());
}

TEST_F(Live, DoesNotWaitForWhoDoesNotSayGoodbye) {
    const WebSocket silent(port());
    EXPECT_LT(serving_.stop(), test::very_patient);
}

class LiveWithSilence : public Live {
  protected:
    LiveWithSilence() : Live({.silence = 100ms}) {}
};

TEST_F(LiveWithSilence, DropsWhoIsHalfOpen) {
    WebSocket one(port());
    EXPECT_EQ(one.hear_text(), "hello 127.0.0.1");
    EXPECT_TRUE(one.client().is_closed_within()); // it looks every five seconds
    EXPECT_TRUE(is_left_alone());
}

class LiveForTwo : public Live {
  protected:
    LiveForTwo() : Live({}, {.per_address = 2}) {}
};

TEST_F(LiveForTwo, CountsWhoComesByAProxyByTheirOwnAddress) {
    const auto by_proxy = [this](std::string_view address) {
        return WebSocket(port(),
                         "Origin: http://here\r\nX-Forwarded-For: " + std::string(address) + "\r\n",
                         "127.0.0.9");
    };
    const WebSocket one = by_proxy("192.0.2.1");
    const WebSocket two = by_proxy("192.0.2.1");
    EXPECT_THROW(static_cast<void>(by_proxy("192.0.2.1")), std::runtime_error);
    const WebSocket other = by_proxy("192.0.2.2");
}

} // namespace

} // namespace kamisado::server
