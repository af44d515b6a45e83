// A Swiss tournament or an arena of a thousand players on a real server.
//
// Makes the players and the tournament in a database, starts a server on it, connects everybody,
// each from an address of their own on this machine, and lets them play legal moves by chance, one
// every second or so in each game. Measures how long a move takes until the server has stored and
// acknowledged it, over the whole tournament, while rounds end and are paired; in an arena, while
// whoever is free is paired again.

#include "bot/api.h"
#include "bot/followed_game.h"
#include "bot/loop.h"
#include "bot/session.h"
#include "computer/random.h"
#include "load/latencies.h"
#include "load/server_process.h"
#include "online/secrets.h"
#include "online/tournaments.h"
#include "rules/moves.h"
#include "storage/connection.h"
#include "storage/tournaments.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace kamisado::load {

namespace {

using bot::Loop;
using std::chrono::milliseconds;

struct Plan {
    std::string program = "build/release/kamisado";
    std::size_t players = 1000;
    bool is_arena = false;
    int rounds = 3;  ///< of a Swiss tournament
    int games = 2;   ///< of a meeting
    int seconds = 0; ///< at most; 0: until it ends
};

struct Measured {
    Latencies moves;
    std::size_t refused = 0;
    std::size_t games = 0;
};

/// Plays whatever game it is called to.
class Player {
  public:
    Player(Loop& loop, Measured& measured, const bot::Caller& caller, std::uint64_t seed)
        : loop_(&loop),
          measured_(&measured),
          random_(seed),
          session_(loop, caller,
                   {.connected = [](const wire::Welcome& /*welcome*/) {},
                    .heard = [this](const wire::ServerMessage& message) { hear(message); },
                    .lost = [](const bot::LiveSocket::End& /*comes back*/) {},
                    .puzzled = [](const std::string& text) { fmt::print("{}\n", text); }},
                   {}, seed) {
        session_.connect();
    }
    [[nodiscard]] bool is_connected() const { return session_.is_connected(); }

  private:
    void hear(const wire::ServerMessage& message) {
        if (const auto* const started = std::get_if<wire::Started>(&message)) {
            game_.reset();
            session_.send(wire::Join{.game = started->game, .since = 0});
        } else if (const auto* const view = std::get_if<wire::GameView>(&message)) {
            game_ = bot::FollowedGame::from(*view);
            go_on();
        } else if (const auto* const entries = std::get_if<wire::NewEntries>(&message)) {
            if (game_ && game_->id() == entries->game) {
                static_cast<void>(game_->take(entries->lines));
                go_on();
            }
        } else if (const auto* const done = std::get_if<wire::Done>(&message)) {
            if (const auto found = sent_.find(done->id); found != sent_.end()) {
                measured_->moves.add(std::chrono::duration_cast<std::chrono::microseconds>(
                    Loop::Clock::now() - found->second));
                sent_.erase(found);
            }
        } else if (std::holds_alternative<wire::Refused>(message)) {
            ++measured_->refused;
        }
    }
    void go_on() {
        if (!game_) {
            return;
        }
        if (game_->match().is_over()) {
            measured_->games += game_->seat() == kamisado::Player::Black ? 1U : 0U;
            session_.send(wire::Leave{.game = game_->id()});
            game_.reset();
        } else if (game_->decides() && decided_ != std::pair(game_->id(), game_->match().size())) {
            decided_ = {game_->id(), game_->match().size()};
            loop_->after(milliseconds(200 + random_.below(1600)), [this] { decide(); });
        }
    }
    void decide() {
        if (!game_ || !game_->decides()) {
            return;
        }
        const MoveList moves = legal_moves(game_->match().position());
        const Decision choice = moves[random_.below(moves.size())];
        if (const auto id = session_.send(game_->wish_for(choice))) {
            sent_[*id] = Loop::Clock::now();
        }
    }

    Loop* loop_;
    Measured* measured_;
    Random random_;
    std::optional<bot::FollowedGame> game_;
    std::pair<std::string, std::size_t> decided_;
    std::map<std::int64_t, Loop::Clock::time_point> sent_;
    bot::Session session_;
};

struct Prepared {
    std::string host_key = online::new_key();
    std::vector<std::string> tokens;
    std::string tournament;
};

Prepared prepare(const std::string& file, const Plan& plan) {
    Prepared prepared;
    const auto database = storage::open({file});
    const auto now =
        static_cast<storage::Millis>(std::chrono::duration_cast<milliseconds>(
                                         std::chrono::system_clock::now().time_since_epoch())
                                         .count());
    storage::in_transaction(*database, [&] {
        const storage::Person host = storage::add_guest(*database, "", now);
        static_cast<void>(storage::make_account(*database, host.id, "host", "no hash"));
        storage::add_key(*database, online::hash_of_key(prepared.host_key), host.id, now);
        const auto account = storage::person(*database, host.id).value();
        const auto made = online::create_tournament(
            *database, account,
            {.name = "A thousand",
             .kind =
                 plan.is_arena ? storage::TournamentKind::Arena : storage::TournamentKind::Swiss,
             .terms = {.format = {.kind = FormatKind::Single, .rounds = 1},
                       .clock = game::MinutesClock{.initial = 600'000, .increment = 0},
                       .rated = false},
             .rounds = plan.is_arena ? 0 : plan.rounds,
             .begins = {},
             .minutes = plan.is_arena ? online::longest_arena : 0,
             .games = plan.games},
            now);
        prepared.tournament = made.value().id;
        for (std::size_t i = 0; i < plan.players; ++i) {
            const auto bot = storage::add_bot(*database, host.id, "bot" + std::to_string(i), now);
            prepared.tokens.push_back(online::new_key());
            storage::add_key(*database, online::hash_of_key(prepared.tokens.back()), bot.id, now);
            static_cast<void>(
                online::enter_tournament(*database, bot, prepared.tournament, now).value());
        }
    });
    return prepared;
}

bot::Caller caller_for(std::size_t number, std::uint16_t port) {
    bot::Caller caller;
    caller.host = "127.0.0.1";
    caller.port = port;
    caller.from =
        "127.1." + std::to_string(number / 250) + '.' + std::to_string(1 + (number % 250));
    return caller;
}

storage::StoredTournament look(storage::Connection& database, const std::string& id) {
    return storage::tournament(database, id).value();
}

int run(const Plan& plan) {
    const auto folder =
        std::filesystem::temp_directory_path() / ("kamisado-tournament-" + online::new_code());
    std::filesystem::create_directory(folder);
    const std::string file = (folder / "games.sqlite").string();
    const Prepared prepared = prepare(file, plan);
    Measured measured;
    {
        const ServerProcess server(plan.program, file);
        Loop loop;
        std::vector<std::unique_ptr<Player>> all;
        for (std::size_t i = 0; i < plan.players; ++i) {
            bot::Caller caller = caller_for(i, server.port());
            caller.token = prepared.tokens[i];
            all.push_back(std::make_unique<Player>(loop, measured, caller, i + 1));
        }
        loop.run_until([&] {
            return std::ranges::all_of(all, [](const auto& one) { return one->is_connected(); });
        });
        bot::Caller host = caller_for(plan.players, server.port());
        host.key = prepared.host_key;
        host.origin = "http://127.0.0.1:" + std::to_string(server.port());
        bot::ask(loop, host,
                 {.method = "POST",
                  .target = "/api/1/tournaments/" + prepared.tournament + "/start",
                  .body = {}},
                 [](const bot::Answer& answer) {
                     if (!answer.is_fine()) {
                         fmt::print("{}\n", answer.body);
                     }
                 });
        const auto database = storage::connect({file});
        const auto begun = Loop::Clock::now();
        int round = 0;
        const Usage before = usage_of(server.process());
        const auto has_time = [&] {
            return plan.seconds == 0 ||
                   Loop::Clock::now() - begun < std::chrono::seconds(plan.seconds);
        };
        bool is_over = false;
        while (!is_over && has_time()) {
            loop.run_for(milliseconds(500));
            const auto stored = look(*database, prepared.tournament);
            is_over = stored.state == storage::TournamentState::Over;
            if (stored.round != round) {
                round = stored.round;
                fmt::print("round {} after {:.1f} s\n", round,
                           std::chrono::duration<double>(Loop::Clock::now() - begun).count());
            }
        }
        const Usage after = usage_of(server.process());
        const double seconds = std::chrono::duration<double>(Loop::Clock::now() - begun).count();
        const auto ms = [&](double percent) {
            return static_cast<double>(measured.moves.percentile(percent).count()) / 1000;
        };
        fmt::print(
            "{} players, {} rounds, {} meetings, {} games in {:.0f} s; {} moves: p50 {:.1f} ms, "
            "p90 {:.1f} ms, p99 {:.1f} ms, longest {:.1f} ms; {} refused\n",
            plan.players, round, storage::meetings(*database, prepared.tournament).size(),
            measured.games, seconds, measured.moves.count(), ms(50), ms(90), ms(99), ms(100),
            measured.refused);
        fmt::print("server: {:.2f} cores, {:.0f} MB\n",
                   (after.cpu_seconds - before.cpu_seconds) / seconds,
                   static_cast<double>(after.resident_bytes) / 1e6);
    }
    std::filesystem::remove_all(folder);
    return 0;
}

} // namespace

} // namespace kamisado::load

int main(int count, char** words) {
    CLI::App app("A tournament of many players on a real server");
    kamisado::load::Plan plan;
    app.add_option("--players", plan.players, "How many (1000)");
    app.add_flag("--arena", plan.is_arena, "An arena instead of a Swiss tournament");
    app.add_option("--rounds", plan.rounds, "Of a Swiss tournament (3)");
    app.add_option("--games", plan.games, "Of a meeting: 2, or 1 from a balanced line-up (2)");
    app.add_option("--seconds", plan.seconds, "At most (0: until it ends)");
    app.add_option("--program", plan.program, "The program whose server is measured");
    CLI11_PARSE(app, count, words);
    return kamisado::load::run(plan);
}
