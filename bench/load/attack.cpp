#include "load/attack.h"

#include "bot/api.h"
#include "bot/loop.h"
#include "bot/request.h"
#include "computer/random.h"
#include "rules/moves.h"
#include "storage/connection.h"
#include "storage/games.h"
#include "support/client.h"
#include "support/web_socket.h"

#include <fmt/format.h>

#include <chrono>
#include <exception>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <vector>

namespace kamisado::load {

namespace {

using test::WebSocket;

constexpr std::size_t connections_of_an_address = 64; ///< beside those that wait for answers
constexpr std::chrono::milliseconds between_messages{100};
constexpr std::size_t kinds = 8;           ///< of connections
constexpr std::size_t by_key = 2;          ///< one of them: somebody who plays
constexpr std::size_t too_many = 3;        ///< messages in a turn
constexpr std::size_t unread_answers = 8;  ///< of an address
constexpr std::size_t unread_records = 26; ///< of an address, which are long and stay
constexpr std::size_t turns_a_record = 5;
constexpr std::string_view password = "eight towers, sixty-four squares";
constexpr int rounds = 9999;
/// With more entries than the server cannot keep them all in memory (see online/loaded_games.h).
constexpr std::size_t long_games = 4;

struct LongGame {
    std::string id;
    std::string watch;
    std::string key; ///< of Black
};

bot::Answer ask(bot::Caller& caller, const bot::Request& request) {
    bot::Loop loop;
    std::optional<bot::Answer> answer;
    bot::ask(loop, caller, request, [&](bot::Answer got) { answer = std::move(got); });
    loop.run_until([&] { return answer.has_value(); });
    if (answer->new_key) {
        caller.key = *answer->new_key;
    }
    return *answer;
}

LongGame begin_game(std::uint16_t port) {
    bot::Caller host;
    host.port = port;
    host.origin = "http://localhost:" + std::to_string(port);
    bot::Caller guest = host;
    const auto code = bot::field_of(
        ask(host, bot::inviting({.format = {.kind = FormatKind::Series, .rounds = rounds},
                                 .clock = game::NoClock{},
                                 .host_side = Player::Black})),
        "code");
    const auto id = bot::field_of(ask(guest, bot::accepting(code.value_or(""))), "game");
    if (!id) {
        throw std::runtime_error("the attackers could not begin a game");
    }
    return {.id = *id, .watch = {}, .key = host.key};
}

Decision some_decision(const Match& match, Random& random) {
    const MoveList moves = legal_moves(match.position());
    return moves[random.below(moves.size())];
}

/// As two people could make it who play on and on; to its end, if its record is to be had.
void lengthen(LongGame& long_game, const std::string& place, bool to_its_end) {
    const auto database = storage::open({.text = place});
    const auto stored = storage::game(*database, long_game.id);
    long_game.watch = stored->watch;
    game::LiveMatch live = storage::restore(*database, *stored);
    const auto before = live.last_number();
    Random random(1);
    while (to_its_end ? !live.match().is_over() : live.match().state().round < rounds) {
        const auto decision = some_decision(live.match(), random);
        static_cast<void>(live.act(game::Decide{.decision = decision}, live.last_moment() + 500));
    }
    storage::in_transaction(*database, [&] {
        if (!storage::add_entries(*database, long_game.id, live.entries_since(before),
                                  storage::standing_of(live))) {
            throw std::runtime_error("the long game could not be stored");
        }
    });
    fmt::print("the attack: a game of {} entries\n", live.last_number());
}

std::string get(const std::string& path) {
    return "GET " + path + " HTTP/1.1\r\nHost: here\r\n\r\n";
}

std::string post(std::string_view path, const std::string& body) {
    return fmt::format("POST /api/1/{} HTTP/1.1\r\nHost: here\r\nOrigin: http://here\r\n"
                       "Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{}",
                       path, body.size(), body);
}

/// A message that goes on and on, and has nothing in it.
bool send_nothing(const WebSocket& socket) {
    constexpr int frames = 100;
    for (int i = 0; i < frames; ++i) {
        if (!socket.send(test::Opcode::More, "", false)) {
            return false;
        }
    }
    return true;
}

std::string address_of(std::size_t number) { return fmt::format("127.200.0.{}", number + 1); }

} // namespace

Attack::Attack(std::uint16_t port, const std::string& database, std::size_t addresses)
    : port_(port) {
    for (std::size_t i = 0; i < long_games; ++i) {
        LongGame long_game = begin_game(port);
        lengthen(long_game, database, i == 0);
        watches_.push_back(long_game.watch);
        game_ = long_game.id;
        key_ = long_game.key;
    }
    thread_ = std::thread([this, addresses] { run(addresses); });
}

Attack::~Attack() { static_cast<void>(end()); }

Attack::Figures Attack::end() {
    is_ending_ = true;
    if (thread_.joinable()) {
        thread_.join();
    }
    return figures_;
}

std::string Attack::message(std::size_t number, std::size_t turn) const {
    switch (number % kinds) {
    case 0:
        return fmt::format(R"({{"type":"join","game":"{}","since":{}}})", watches_.front(),
                           turn % 1000);
    case 1:
        return fmt::format(R"({{"type":"join","game":"{}","since":0,"most":1}})",
                           watches_[(number / kinds + turn) % watches_.size()]);
    case by_key:
        return fmt::format(R"({{"type":"takeback","game":"{}","step":"{}"}})", game_,
                           turn % 2 == 0 ? "ask" : "withdraw");
    case 3: return fmt::format(R"({{"type":"lobby","on":{}}})", turn % 2 == 0);
    default: return R"({"type":"nothing of the kind","id":1})";
    }
}

/// False when that was the last word.
bool Attack::speak(WebSocket& socket, std::size_t number, std::size_t turn) const {
    switch (number % kinds) {
    case 5: return socket.send(test::Opcode::Text, "", false) && send_nothing(socket);
    case 6: return false; // and come back
    case 7: return socket.say_often(message(number, turn), too_many);
    default: return socket.say(message(number, turn));
    }
}

/// What is asked for over HTTP in this turn.
std::string Attack::request(std::size_t address, std::size_t turn) const {
    const std::string& watch = watches_[turn % watches_.size()];
    const std::string name = fmt::format("a{}-{}", address, turn);
    switch (turn % 10) {
    case 0: return get("/watch/" + watch + ".png");
    case 1: return get("/watch/" + watch);
    case 2: return get("/api/1/games");
    case 3: return get("/api/1/tournaments");
    case 4: return get("/api/1/leaders/single");
    case 5:
        return post("session", fmt::format(R"({{"name":"{}","password":"{}"}})", name, password));
    case 6:
        return post("account", fmt::format(R"({{"name":"{}","password":"{}"}})", name, password));
    case 7:
        return post("computer", R"({"format":{"kind":"standard","rounds":1},"clock":)"
                                R"({"kind":"none"},"side":"gold","level":10})");
    case 8:
        return post("invitations",
                    R"({"format":{"kind":"single","rounds":1},"clock":{"kind":"none"},)"
                    R"("rated":false,"hostSide":"black","visibility":"lobby"})");
    default: return get("/healthz");
    }
}

std::string Attack::record() const { return get("/api/1/games/" + watches_.front() + "/record"); }

void Attack::ask(std::size_t address, const std::string& request, std::deque<test::Client>& unread,
                 std::size_t most_unread) {
    try {
        unread.emplace_back(port_, address_of(address));
        ++figures_.requests;
        unread.back().say(request);
    } catch (const std::exception&) {
        ++figures_.refused;
    }
    if (unread.size() > most_unread) {
        unread.pop_front();
    }
}

void Attack::run(std::size_t addresses) {
    std::vector<std::deque<test::Client>> unread(addresses);
    std::vector<std::deque<test::Client>> records(addresses);
    const std::string cookie =
        std::string(WebSocket::own_origin) + "Cookie: kamisado=" + key_ + "\r\n";
    std::vector<std::optional<WebSocket>> crowd(addresses * connections_of_an_address);
    for (std::size_t turn = 0; !is_ending_; ++turn) {
        for (std::size_t i = 0; i < crowd.size() && !is_ending_; ++i) {
            auto& one = crowd[i];
            try {
                if (!one) {
                    one.emplace(port_, i % kinds == by_key ? cookie : WebSocket::own_origin,
                                address_of(i / connections_of_an_address));
                    ++figures_.opened;
                }
                ++figures_.messages;
                if (!speak(*one, i, turn)) {
                    one.reset();
                }
            } catch (const std::exception&) {
                ++figures_.refused;
                one.reset();
            }
        }
        for (std::size_t i = 0; i < addresses && !is_ending_; ++i) {
            ask(i, request(i, turn), unread[i], unread_answers);
            if (turn % turns_a_record == 0) {
                ask(i, record(), records[i], unread_records);
            }
        }
        std::this_thread::sleep_for(between_messages);
    }
}

} // namespace kamisado::load
