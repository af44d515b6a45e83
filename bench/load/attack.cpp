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
#include <deque>
#include <exception>
#include <optional>
#include <stdexcept>
#include <vector>

namespace kamisado::load {

namespace {

using test::WebSocket;

constexpr std::size_t connections_of_an_address = 90;
constexpr std::chrono::milliseconds between_messages{100};
constexpr std::size_t kinds = 5;          ///< of messages
constexpr std::size_t unread_answers = 9; ///< of an address
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

/// As two people could make it who play on and on.
void lengthen(LongGame& long_game, const std::string& place) {
    const auto database = storage::open({.text = place});
    const auto stored = storage::game(*database, long_game.id);
    long_game.watch = stored->watch;
    game::LiveMatch live = storage::restore(*database, *stored);
    const auto before = live.last_number();
    Random random(1);
    while (live.match().state().round < rounds) {
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

std::string address_of(std::size_t number) { return fmt::format("127.200.0.{}", number + 1); }

} // namespace

Attack::Attack(std::uint16_t port, const std::string& database, std::size_t addresses)
    : port_(port) {
    for (std::size_t i = 0; i < long_games; ++i) {
        LongGame long_game = begin_game(port);
        lengthen(long_game, database);
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
    case 2:
        return fmt::format(R"({{"type":"takeback","game":"{}","step":"{}"}})", game_,
                           turn % 2 == 0 ? "ask" : "withdraw");
    case 3: return fmt::format(R"({{"type":"lobby","on":{}}})", turn % 2 == 0);
    default: return R"({"type":"nothing of the kind","id":1})";
    }
}

/// What is asked for over HTTP in this turn.
std::string Attack::path(std::size_t turn) const {
    const std::string& watch = watches_[turn % watches_.size()];
    switch (turn % 7) {
    case 0: return "/watch/" + watch + ".png";
    case 1: return "/watch/" + watch;
    case 2: return "/api/1/games";
    case 3: return "/api/1/tournaments";
    case 4: return "/api/1/leaders/single";
    case 5: return "/api/1/games/" + watch + "/record";
    default: return "/healthz";
    }
}

void Attack::run(std::size_t addresses) {
    std::vector<std::deque<test::Client>> unread(addresses);
    const std::string cookie =
        std::string(WebSocket::own_origin) + "Cookie: kamisado=" + key_ + "\r\n";
    std::vector<std::optional<WebSocket>> crowd(addresses * connections_of_an_address);
    for (std::size_t turn = 0; !is_ending_; ++turn) {
        for (std::size_t i = 0; i < crowd.size() && !is_ending_; ++i) {
            auto& one = crowd[i];
            try {
                if (!one) {
                    one.emplace(port_, i % kinds == 2 ? cookie : WebSocket::own_origin,
                                address_of(i / connections_of_an_address));
                    ++figures_.opened;
                }
                ++figures_.messages;
                if (!one->say(message(i, turn))) {
                    one.reset();
                }
            } catch (const std::exception&) {
                ++figures_.refused;
                one.reset();
            }
        }
        for (std::size_t i = 0; i < addresses && !is_ending_; ++i) {
            try {
                unread[i].emplace_back(port_, address_of(i));
                ++figures_.requests;
                unread[i].back().say("GET " + path(turn) + " HTTP/1.1\r\nHost: here\r\n\r\n");
            } catch (const std::exception&) {
                ++figures_.refused;
            }
            if (unread[i].size() > unread_answers) {
                unread[i].pop_front();
            }
        }
        std::this_thread::sleep_for(between_messages);
    }
}

} // namespace kamisado::load
