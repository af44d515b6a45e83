// The server on a real socket, against clients that behave badly.
#include "server/http_server.h"
#include "server/serving.h"
#include "support/client.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace kamisado::server {

namespace {

using namespace std::chrono_literals;
using test::Client;

/// Large enough to fill every buffer between a sender and a reader that does not read.
const Body large = std::make_shared<const std::string>(std::size_t{32} << 20U, 'x');

Response echo(const Request& request) {
    Response response;
    response.body = request.target == "/large"
                        ? large
                        : std::make_shared<const std::string>(std::string(request.method) + " " +
                                                              std::string(request.target));
    response.send = request.method != "HEAD";
    return response;
}

std::string get(std::string_view target, std::string_view more = "") {
    return "GET " + std::string(target) + " HTTP/1.1\r\nHost: here\r\n" + std::string(more) +
           "\r\n";
}

class Serving : public test::Serving {
  public:
    explicit Serving(Limits limits = {}, std::function<Response(const Request&)> answer = echo)
        : test::Serving(HttpServer::at_once(std::move(answer)), limits) {}
};

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

/// Waits until the server has let go of everybody.
bool is_deserted(Serving& serving) {
    for (int i = 0; i < 3000; ++i) {
        std::promise<std::size_t> connections;
        serving.server().post(
            [&] { connections.set_value(serving.server().counters().connections); });
        if (connections.get_future().get() == 0) {
            return true;
        }
        std::this_thread::sleep_for(10ms);
    }
    return false;
}

TEST(HttpServer, AnswersAndKeepsTheConnection) {
    const Serving serving;
    Client client(serving.port());
    for (const auto* const target : {"/one", "/two?x"}) {
        client.say(get(target));
        const std::string answer = client.hear_answer();
        EXPECT_TRUE(answer.starts_with("HTTP/1.1 200 OK\r\n")) << answer;
        EXPECT_TRUE(answer.ends_with("\r\n\r\nGET " + std::string(target))) << answer;
        EXPECT_TRUE(has(answer, "\r\nDate: ")) << answer;
        EXPECT_TRUE(has(answer, " GMT\r\n")) << answer;
    }
}

TEST(HttpServer, AnswersRequestsThatCameTogetherOrInPieces) {
    const Serving serving;
    Client client(serving.port());
    client.say(get("/one") + get("/two") + get("/thr"));
    EXPECT_TRUE(has(client.hear_answer(), "GET /one"));
    EXPECT_TRUE(has(client.hear_answer(), "GET /two"));
    EXPECT_TRUE(has(client.hear_answer(), "GET /thr"));
    for (const char byte : get("/slowly")) {
        ASSERT_TRUE(client.say({&byte, 1}));
    }
    EXPECT_TRUE(has(client.hear_answer(), "GET /slowly"));
}

TEST(HttpServer, TellsTheLengthOnlyToHead) {
    const Serving serving;
    const Client client(serving.port());
    client.say("HEAD /abc HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
    const std::string answer = client.hear_all();
    EXPECT_TRUE(has(answer, "\r\nContent-Length: 9\r\n")) << answer;
    EXPECT_TRUE(answer.ends_with("\r\n\r\n")) << answer;
}

TEST(HttpServer, ClosesWhenAsked) {
    const Serving serving;
    const Client modern(serving.port());
    modern.say(get("/", "Connection: close\r\n"));
    EXPECT_TRUE(has(modern.hear_all(), "\r\nConnection: close\r\n"));
    const Client old(serving.port());
    old.say("GET / HTTP/1.0\r\n\r\n");
    EXPECT_TRUE(has(old.hear_all(), "200 OK"));
}

TEST(HttpServer, SendsALargeFileWhole) {
    const Serving serving;
    Client client(serving.port());
    client.say(get("/large"));
    const std::string answer = client.hear_answer();
    EXPECT_TRUE(answer.ends_with(*large));
}

void expect_refusal(const std::string& request, std::string_view status) {
    const Serving serving;
    const Client client(serving.port());
    client.say(request);
    const std::string answer = client.hear_all();
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 " + std::string(status))) << answer;
    EXPECT_TRUE(has(answer, "\r\nX-Content-Type-Options: nosniff\r\n")) << answer;
    EXPECT_TRUE(answer.ends_with(".\n")) << "a sentence says why: " << answer;
}

TEST(HttpServer, RefusesWhatIsNoRequest) {
    expect_refusal("nonsense\r\n\r\n", "400");
    expect_refusal("GET / HTTP/9.9\r\n\r\n", "400");
    expect_refusal("GET / HTTP/1.1\r\nbroken header\r\n\r\n", "400");
    expect_refusal(std::string("\x16\x03\x01\x02\x00\x01\x00\x01", 8) + "\r\n\r\n", "400"); // TLS
}

TEST(HttpServer, RefusesARequestWithoutAHostOrWithTwo) {
    expect_refusal("GET / HTTP/1.1\r\n\r\n", "400");
    expect_refusal("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "400");
}

TEST(HttpServer, RefusesHeadersThatAreTooLong) {
    expect_refusal(get("/", "X: " + std::string(40'000, 'x') + "\r\n"), "431");
    expect_refusal(get("/" + std::string(40'000, 'x')), "431");
    std::string many;
    for (int i = 0; i < 5000; ++i) {
        many += "X: y\r\n";
    }
    expect_refusal(get("/", many), "431");
}

TEST(HttpServer, RefusesBodies) {
    expect_refusal(get("/", "Content-Length: 5\r\n") + "hello", "413");
    expect_refusal(get("/", "Content-Length: 99999999999\r\n"), "413");
    expect_refusal(get("/", "Transfer-Encoding: chunked\r\n") + "5\r\nhello\r\n0\r\n\r\n", "413");
}

std::string post(std::string_view target, std::string_view body, std::string_view more = "") {
    return "POST " + std::string(target) +
           " HTTP/1.1\r\nHost: here\r\nContent-Length: " + std::to_string(body.size()) + "\r\n" +
           std::string(more) + "\r\n" + std::string(body);
}

/// Everything that a handler is told of a request, a line each.
Response tell(const Request& request) {
    std::string text;
    for (const std::string_view part :
         {request.method, request.target, request.host, request.origin, request.cookie,
          request.authorization, request.content_type, request.forwarded_for, request.peer,
          request.body}) {
        text += std::string(part) + "\n";
    }
    Response response;
    response.body = std::make_shared<const std::string>(std::move(text));
    return response;
}

TEST(HttpServer, TellsTheHandlerAllThereIsToKnow) {
    const Serving serving({}, tell);
    Client client(serving.port(), "127.0.0.7");
    client.say(post("/x?y", "{}",
                    "Origin: http://here\r\nCookie: a=b\r\nAuthorization: Bearer t\r\n"
                    "Content-Type: application/json\r\nX-Forwarded-For: 192.0.2.1\r\n"
                    "X-Forwarded-For: 192.0.2.2\r\n"));
    EXPECT_TRUE(
        client.hear_answer().ends_with("\r\n\r\nPOST\n/x?y\nhere\nhttp://here\na=b\nBearer t\n"
                                       "application/json\n192.0.2.2\n127.0.0.7\n{}\n"));
}

TEST(HttpServer, ReadsBodiesInAnyPieces) {
    const Serving serving({}, tell);
    Client client(serving.port());
    client.say(post("/1", "one") + post("/2", "") + post("/3", std::string(16 * 1024, 'x')));
    EXPECT_TRUE(client.hear_answer().ends_with("\none\n"));
    EXPECT_TRUE(client.hear_answer().ends_with("\n\n"));
    EXPECT_TRUE(client.hear_answer().ends_with("xxx\n"));
    client.say("PUT / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n");
    client.say("1\r\nc\r\n0\r\n\r\n");
    EXPECT_TRUE(client.hear_answer().ends_with("\nabc\n"));
    client.say("PATCH / HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n"
               "Expect: 100-continue\r\n\r\n");
    EXPECT_EQ(client.hear_answer(), "HTTP/1.1 100 Continue\r\n\r\n");
    client.say("ok");
    EXPECT_TRUE(client.hear_answer().ends_with("\nok\n"));
}

TEST(HttpServer, RefusesBodiesThatAreTooLong) {
    expect_refusal(post("/", std::string(16 * 1024 + 1, 'x')), "413");
    expect_refusal("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 99999999999\r\n\r\n", "413");
    expect_refusal("POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n4001\r\n" +
                       std::string(0x4001, 'x') + "\r\n0\r\n\r\n",
                   "413");
}

TEST(HttpServer, DropsAClientThatDripsItsBody) {
    const Serving serving({.for_body = 200ms});
    const Client client(serving.port());
    client.say("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10000\r\n\r\nx");
    EXPECT_TRUE(client.is_closed_within());
}

TEST(HttpServer, WaitsForAnAnswerThatComesLater) {
    std::mutex mutex;
    std::vector<HttpServer::Respond> waiting;
    test::Serving serving([&](const Request& request, HttpServer::Respond respond) {
        if (request.target == "/now") {
            respond(echo(request));
            return;
        }
        const std::scoped_lock lock(mutex);
        waiting.push_back(std::move(respond));
    });
    Client first(serving.port());
    first.say(get("/later"));
    Client second(serving.port());
    second.say(get("/now"));
    EXPECT_TRUE(has(second.hear_answer(), "GET /now"));
    const auto answer = [&] {
        const std::scoped_lock lock(mutex);
        for (const auto& respond : waiting) {
            respond(plain_response(202, "At last."));
            respond(plain_response(500, "Twice."));
        }
        return std::exchange(waiting, {}).size();
    };
    for (std::size_t answered = 0; answered == 0; std::this_thread::sleep_for(10ms)) {
        std::promise<std::size_t> done;
        serving.server().post([&] { done.set_value(answer()); });
        answered = done.get_future().get();
    }
    EXPECT_TRUE(first.hear_answer().starts_with("HTTP/1.1 202 "));
    first.say(get("/now"));
    EXPECT_TRUE(has(first.hear_answer(), "GET /now"));
}

TEST(HttpServer, AnswersForAHandlerThatNeverDoes) {
    HttpServer::Respond kept;
    {
        test::Serving serving(
            [&](const Request&, HttpServer::Respond respond) { kept = std::move(respond); },
            {.for_thinking = 100ms});
        Client client(serving.port());
        client.say(get("/"));
        EXPECT_TRUE(client.hear_answer().starts_with("HTTP/1.1 503 "));
    }
    kept(plain_response(200, "Nobody is there any more."));
}

TEST(HttpServer, StopsWhileAHandlerThinks) {
    HttpServer::Respond kept;
    std::promise<void> asked;
    {
        test::Serving serving(
            [&](const Request&, HttpServer::Respond respond) {
                kept = std::move(respond);
                asked.set_value();
            },
            {.for_stop = 100ms});
        const Client client(serving.port());
        client.say(get("/"));
        asked.get_future().wait();
    }
    kept(plain_response(200, "Nobody is there any more."));
}

TEST(HttpServer, TurnsAwayWhoHasTooManyConnectionsButNotOthers) {
    const Serving serving({.per_address = 2});
    Client first(serving.port(), "127.0.0.2");
    Client second(serving.port(), "127.0.0.2");
    for (Client* const client : {&first, &second}) {
        client->say(get("/"));
        EXPECT_TRUE(has(client->hear_answer(), "200 OK"));
    }
    EXPECT_TRUE(Client(serving.port(), "127.0.0.2").hear_all().starts_with("HTTP/1.1 503 "));
    Client other(serving.port(), "127.0.0.3");
    other.say(get("/"));
    EXPECT_TRUE(has(other.hear_answer(), "200 OK"));
}

TEST(HttpServer, CountsWhatAProxyBringsForNobody) {
    test::Serving serving(HttpServer::at_once(echo), {.per_address = 1},
                          [](HttpServer& server) { server.trust({"127.0.0.2"}); });
    std::vector<Client> clients;
    for (int i = 0; i < 5; ++i) {
        clients.emplace_back(serving.port(), "127.0.0.2");
        clients.back().say(get("/"));
        EXPECT_TRUE(has(clients.back().hear_answer(), "200 OK"));
    }
}

TEST(HttpServer, GoesOnWhenSomethingFails) {
    std::atomic<int> times = 0;
    test::Serving serving(HttpServer::at_once(echo), {}, [&](HttpServer& server) {
        server.every(1ms, [&] {
            ++times;
            throw std::runtime_error("again and again");
        });
    });
    serving.server().post([] { throw std::runtime_error("once"); });
    while (times < 3) {
        std::this_thread::sleep_for(1ms);
    }
    Client client(serving.port());
    client.say(get("/x"));
    EXPECT_TRUE(has(client.hear_answer(), "GET /x"));
}

TEST(HttpServer, AnswersOtherThingsAtAnotherPort) {
    std::uint16_t port = 0;
    const test::Serving serving(HttpServer::at_once(echo), {}, [&](HttpServer& server) {
        port = server
                   .also_listen("127.0.0.1", 0, HttpServer::at_once([](const Request&) {
                                    return plain_response(200, "Private.");
                                }))
                   .value();
    });
    Client front(serving.port());
    front.say(get("/x"));
    EXPECT_TRUE(has(front.hear_answer(), "GET /x"));
    Client back(port);
    back.say(get("/x"));
    EXPECT_TRUE(has(back.hear_answer(), "Private."));
}

TEST(HttpServer, DoesNotTakeABodyForTheNextRequest) {
    const Serving serving;
    const Client client(serving.port());
    client.say(get("/", "Content-Length: " + std::to_string(get("/smuggled").size()) + "\r\n") +
               get("/smuggled"));
    EXPECT_FALSE(has(client.hear_all(), "smuggled"));
}

TEST(HttpServer, DropsAClientThatSaysNothing) {
    const Serving serving({.for_header = 100ms});
    const Client client(serving.port());
    EXPECT_TRUE(client.is_closed_within());
}

TEST(HttpServer, DropsAClientThatDripsItsHeaders) {
    const Serving serving({.for_header = 200ms});
    const Client client(serving.port());
    const auto start = std::chrono::steady_clock::now();
    client.say("GET / HTTP/1.1\r\nHost: here\r\n");
    while (client.say("X: y\r\n") &&
           std::chrono::steady_clock::now() - start < test::very_patient) {
        std::this_thread::sleep_for(20ms);
    }
    EXPECT_LT(std::chrono::steady_clock::now() - start, test::very_patient);
}

TEST(HttpServer, DropsAClientThatStaysIdle) {
    const Serving serving({.idle = 100ms});
    Client client(serving.port());
    client.say(get("/"));
    EXPECT_TRUE(has(client.hear_answer(), "200 OK"));
    EXPECT_TRUE(client.is_closed_within());
}

TEST(HttpServer, DropsAClientThatDoesNotRead) {
    Serving serving({.for_answer = 200ms, .slowest_bytes_per_second = std::size_t{1} << 30U});
    const Client client = Client::that_reads_nothing(serving.port());
    client.say(get("/large"));
    ASSERT_TRUE(client.is_spoken_to());
    ASSERT_TRUE(is_deserted(serving));
    // Whatever was on its way arrives; the rest of the 32 MB does not.
    EXPECT_LT(client.hear_all().size(), large->size());
}

TEST(HttpServer, ServesManyAtOnce) {
    constexpr std::size_t many = 400;
    const Serving serving;
    std::vector<Client> clients;
    clients.reserve(many);
    for (std::size_t i = 0; i < many; ++i) {
        clients.emplace_back(serving.port());
        clients.back().say(get("/" + std::to_string(i)));
    }
    for (std::size_t i = 0; i < many; ++i) {
        EXPECT_TRUE(clients[i].hear_answer().ends_with("GET /" + std::to_string(i)));
    }
}

TEST(HttpServer, TurnsAwayWhatIsTooManyAndRecovers) {
    const Serving serving({.connections = 2});
    {
        Client first(serving.port());
        Client second(serving.port());
        for (Client* const client : {&first, &second}) {
            client->say(get("/"));
            EXPECT_TRUE(has(client->hear_answer(), "200 OK"));
        }
        EXPECT_TRUE(Client(serving.port()).hear_all().starts_with("HTTP/1.1 503 "));
    }
    for (int i = 0; i < 100; ++i) { // until it has noticed that they left
        const Client next(serving.port());
        if (next.say(get("/", "Connection: close\r\n")) && has(next.hear_all(), "200 OK")) {
            return;
        }
        std::this_thread::sleep_for(20ms);
    }
    FAIL() << "it never took anybody again";
}

TEST(HttpServer, StopsAtOnceWhenNobodyIsBeingServed) {
    Serving serving({.for_stop = 60s});
    Client idle(serving.port());
    idle.say(get("/"));
    EXPECT_TRUE(has(idle.hear_answer(), "200 OK"));
    const Client silent(serving.port());
    EXPECT_LT(serving.stop(), test::very_patient);
    EXPECT_TRUE(idle.is_closed_within());
}

TEST(HttpServer, LetsAnAnswerArriveBeforeItStops) {
    Serving serving({.for_stop = 60s});
    Client client = Client::that_reads_nothing(serving.port());
    client.say(get("/large"));
    ASSERT_TRUE(client.is_spoken_to()); // it is stuck in the middle of the answer now
    std::string answer;
    std::thread reader([&] {
        std::this_thread::sleep_for(100ms);
        answer = client.hear_answer();
    });
    serving.stop();
    reader.join();
    EXPECT_TRUE(answer.ends_with(*large));
}

TEST(HttpServer, DoesNotWaitForEverWhenItStops) {
    Serving serving({.for_stop = 200ms});
    const Client client = Client::that_reads_nothing(serving.port());
    client.say(get("/large"));
    ASSERT_TRUE(client.is_spoken_to());
    EXPECT_LT(serving.stop(), test::very_patient);
}

TEST(HttpServer, SurvivesAHandlerThatFails) {
    const Serving serving({}, [](const Request& request) {
        if (request.target == "/bad") {
            throw std::runtime_error("no memory, say");
        }
        return echo(request);
    });
    const Client unlucky(serving.port());
    unlucky.say(get("/bad"));
    EXPECT_TRUE(unlucky.is_closed_within());
    Client lucky(serving.port());
    lucky.say(get("/good"));
    EXPECT_TRUE(has(lucky.hear_answer(), "GET /good"));
}

TEST(HttpServer, SaysWhyItCannotListen) {
    const Serving serving;
    const auto taken = HttpServer::listen("127.0.0.1", serving.port(), HttpServer::at_once(echo));
    ASSERT_FALSE(taken.has_value());
    EXPECT_EQ(taken.error().fault, ListenFault::PortTaken);
    const auto nowhere =
        HttpServer::listen("192.0.2.1", 0, HttpServer::at_once(echo)); // kept for documentation
    ASSERT_FALSE(nowhere.has_value());
    EXPECT_EQ(nowhere.error().fault, ListenFault::BadAddress);
    const auto nonsense = HttpServer::listen("here", 0, HttpServer::at_once(echo));
    ASSERT_FALSE(nonsense.has_value());
    EXPECT_EQ(nonsense.error().fault, ListenFault::BadAddress);
}

} // namespace

} // namespace kamisado::server
