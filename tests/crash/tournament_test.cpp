// A Swiss tournament of eight bots on a real server that is killed in the middle of a round: it
// ends, no pairing was made twice and no result is lost.
#include "bot/api.h"
#include "bot/bot.h"
#include "computer/random.h"
#include "live/live_client.h"
#include "rules/moves.h"
#include "storage/connection.h"
#include "storage/tournaments.h"
#include "support/server_process.h"
#include "support/temporary_folder.h"
#ifdef KAMISADO_POSTGRES
#include "postgres/postgres_server.h"
#endif

#include <gtest/gtest.h>

#include <chrono>
#include <initializer_list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace kamisado::test {

namespace {

using std::chrono::seconds;

constexpr int bots_of_an_account = 4;
constexpr auto bots_patience = seconds(120);
const std::string swiss =
    R"({"name":"Evening of the bots","kind":"swiss","format":{"kind":"single","rounds":1},)"
    R"("clock":{"kind":"minutes","initialMs":600000,"incrementMs":0},"rated":false,)"
    R"("rounds":3,"begins":null})";

/// With so many games a meeting.
std::string arena_of(int games) {
    return R"({"name":"Arena of the bots","kind":"arena","format":{"kind":"single","rounds":1},)"
           R"("clock":{"kind":"minutes","initialMs":600000,"incrementMs":0},"rated":false,)"
           R"("rounds":0,"begins":null,"minutes":60,"games":)" +
           std::to_string(games) + "}";
}

/// Eight bots, half of them at each of the ports, and the account that is the host.
class BotEvening {
  public:
    explicit BotEvening(std::vector<std::uint16_t> ports, const std::string& body = swiss)
        : ports_(std::move(ports)) {
        for (int account = 0; account < 2; ++account) {
            bot::Caller owner = browser_at(ports_.front());
            sign_up(owner, "owner" + std::to_string(account));
            for (int i = 0; i < bots_of_an_account; ++i) {
                make_bot(owner, "sparrow" + std::to_string(account) + std::to_string(i));
            }
            host_ = owner;
        }
        const bot::Answer made = ask_api(host_, "POST", "/tournaments", body);
        EXPECT_TRUE(made.is_fine()) << made.body;
        tournament_ = bot::field_of(made, "id").value_or("");
        for (const bot::Caller& caller : callers_) {
            bot::Caller one = caller;
            const bot::Answer entered =
                ask_api(one, "POST", "/tournaments/" + tournament_ + "/enter");
            EXPECT_TRUE(entered.is_fine()) << entered.body;
        }
    }

    void begin() {
        for (const bot::Caller& caller : callers_) {
            const std::size_t number = bots_.size();
            bots_.push_back(std::make_unique<bot::Bot>(
                bot::Bot::Parts{
                    .loop = &loop_,
                    .choose = [this](const Match& match) { return choice(match); },
                    .say = [this, number](const std::string& text) { heard(number, text); },
                    .patience = {}},
                caller));
            bots_.back()->begin();
        }
        const bot::Answer begun = ask_api(host_, "POST", "/tournaments/" + tournament_ + "/start");
        EXPECT_TRUE(begun.is_fine()) << begun.body;
    }
    /// Until so many games are over, as the bots see it.
    [[nodiscard]] bool plays_until(std::size_t games) {
        return loop_.run_until([&] { return results_.size() >= games; },
                               bot::Loop::Clock::now() + bots_patience);
    }
    [[nodiscard]] bool ends(const storage::Place& place) {
        const auto database = storage::open(place);
        return loop_.run_until(
            [&] {
                return storage::tournament(*database, tournament_)->state ==
                       storage::TournamentState::Over;
            },
            bot::Loop::Clock::now() + bots_patience);
    }
    void expect_nothing_lost(const storage::Place& place) {
        const auto database = storage::open(place);
        const auto stored = storage::tournament(*database, tournament_).value();
        EXPECT_EQ(stored.round, 3);
        std::set<std::pair<std::int64_t, std::int64_t>> met;
        std::size_t games = 0;
        for (int round = 1; round <= stored.round; ++round) {
            std::set<std::int64_t> there;
            std::map<std::int64_t, std::pair<int, int>> won;
            for (const auto& game : storage::tournament_games(*database, tournament_, round)) {
                ++games;
                EXPECT_TRUE(game.is_over);
                auto& [first, second] = won[game.board];
                ++((game.winner == Player::Black) == game.is_first_black ? first : second);
                if (const auto seen = results_.find(game.game); seen != results_.end()) {
                    EXPECT_EQ(seen->second, game.winner) << "what a bot was told is what counts";
                }
            }
            for (const auto& meeting : storage::meetings(*database, tournament_, round)) {
                EXPECT_TRUE(there.insert(meeting.first).second);
                EXPECT_TRUE(there.insert(meeting.second.value()).second);
                EXPECT_TRUE(met.insert(std::minmax(meeting.first, meeting.second.value())).second)
                    << "nobody meets anybody twice";
                ASSERT_TRUE(meeting.score);
                EXPECT_FALSE(meeting.score->is_forfeit);
                EXPECT_EQ(std::pair(meeting.score->first, meeting.score->second),
                          won[meeting.board]);
            }
            EXPECT_EQ(there.size(), 8U);
        }
        EXPECT_EQ(games, 24U) << "three rounds, four boards, two games";
        const auto all = database->run("SELECT count(*) FROM games");
        EXPECT_EQ(all.front().number(0), 24) << "no game that belongs to no meeting";
    }

    /// As if it had begun an hour ago.
    void let_time_run_out(const storage::Place& place) {
        const auto database = storage::open(place);
        database->change("UPDATE tournaments SET started = started - 3600000, due = 1 "
                         "WHERE id = $1",
                         {tournament_});
    }
    void expect_sound_arena(const storage::Place& place) {
        const auto database = storage::open(place);
        std::map<std::int64_t, std::pair<int, int>> won;
        std::int64_t games = 0;
        for (const auto& game : storage::tournament_games(*database, tournament_, 1)) {
            ++games;
            EXPECT_TRUE(game.is_over);
            auto& [first, second] = won[game.board];
            ++((game.winner == Player::Black) == game.is_first_black ? first : second);
            if (const auto seen = results_.find(game.game); seen != results_.end()) {
                EXPECT_EQ(seen->second, game.winner) << "what a bot was told is what counts";
            }
        }
        const int games_of_a_meeting = storage::tournament(*database, tournament_)->games;
        const auto all_meetings = storage::meetings(*database, tournament_);
        for (const auto& meeting : all_meetings) {
            ASSERT_TRUE(meeting.score);
            if (meeting.score->is_forfeit) { // a bot that had to wait too long for this machine
                continue;
            }
            EXPECT_EQ(meeting.score->first + meeting.score->second, games_of_a_meeting);
            EXPECT_GE(meeting.score->first, won[meeting.board].first);
            EXPECT_GE(meeting.score->second, won[meeting.board].second);
        }
        EXPECT_LE(games, games_of_a_meeting * static_cast<std::int64_t>(all_meetings.size()));
        EXPECT_GE(games, 24);
        const auto all = database->run("SELECT count(*) FROM games");
        EXPECT_EQ(all.front().number(0), games) << "no game that belongs to no meeting";
    }

  private:
    static void sign_up(bot::Caller& owner, const std::string& name) {
        const bot::Answer made = ask_api(
            owner, "POST", "/account", R"({"name":")" + name + R"(","password":"kumquat-season"})");
        EXPECT_TRUE(made.is_fine()) << made.body;
    }
    void make_bot(bot::Caller& owner, const std::string& name) {
        const bot::Answer made = ask_api(owner, "POST", "/bots", R"({"name":")" + name + R"("})");
        EXPECT_TRUE(made.is_fine()) << made.body;
        bot::Caller caller;
        caller.port = ports_[callers_.size() % ports_.size()];
        caller.token = bot::field_of(made, "token").value_or("");
        callers_.push_back(caller);
        names_.push_back(name);
    }
    [[nodiscard]] std::optional<Decision> choice(const Match& match) {
        if (match.state().phase == Phase::Filling) {
            return Fill{FillFrom::Left};
        }
        const MoveList moves = legal_moves(match.position());
        const std::scoped_lock lock(mutex_); // bots think on threads of their own
        return moves[random_.below(moves.size())];
    }
    /// "game ID: A against B" and "game ID is over: won".
    void heard(std::size_t number, const std::string& text) {
        if (!text.starts_with("game ")) {
            return;
        }
        const std::string id = text.substr(5, text.find_first_of(": ", 5) - 5);
        if (const auto against = text.find(" against "); against != std::string::npos) {
            const auto colon = text.find(": ");
            blacks_[id] = text.substr(colon + 2, against - colon - 2);
        } else if (text.contains(" is over: ")) {
            const bool is_black = blacks_[id] == names_[number];
            results_[id] = text.ends_with("won") == is_black ? Player::Black : Player::Gold;
        }
    }

    std::vector<std::uint16_t> ports_;
    bot::Loop loop_;
    bot::Caller host_;
    std::vector<bot::Caller> callers_;
    std::vector<std::string> names_;
    std::string tournament_;
    std::mutex mutex_;
    Random random_{7};
    std::map<std::string, std::string> blacks_;
    std::map<std::string, std::optional<Player>> results_;
    std::vector<std::unique_ptr<bot::Bot>> bots_;
};

/// Servers on one database, each of which is killed now and then and starts again.
class Servers {
  public:
    explicit Servers(const std::string& database, std::size_t count = 1) : place_{database} {
        for (std::size_t i = 0; i < count; ++i) {
            all_.push_back(std::make_unique<ServerProcess>(folder_, place_.text,
                                                           "server" + std::to_string(i)));
            all_.back()->start();
        }
    }
    [[nodiscard]] std::vector<std::uint16_t> ports() const {
        std::vector<std::uint16_t> ports;
        for (const auto& server : all_) {
            ports.push_back(server->port());
        }
        return ports;
    }
    [[nodiscard]] const storage::Place& place() const { return place_; }

    /// Kills one, in turn, whenever so many games are over.
    void kill_after(BotEvening& evening, std::initializer_list<std::size_t> games) {
        std::size_t next = 0;
        for (const std::size_t count : games) {
            ASSERT_TRUE(evening.plays_until(count)) << last_words();
            ServerProcess& server = *all_[next++ % all_.size()];
            server.kill();
            server.start();
        }
    }
    void end(BotEvening& evening) {
        ASSERT_TRUE(evening.ends(place_)) << last_words();
        for (const auto& server : all_) {
            EXPECT_EQ(server->stop(), 0) << last_words();
        }
    }
    [[nodiscard]] std::string last_words() const {
        std::string words;
        for (const auto& server : all_) {
            words += server->last_words();
        }
        return words;
    }

  private:
    TemporaryFolder folder_;
    storage::Place place_;
    std::vector<std::unique_ptr<ServerProcess>> all_;
};

void play_swiss(Servers& servers, std::initializer_list<std::size_t> kills) {
    BotEvening evening(servers.ports());
    evening.begin();
    servers.kill_after(evening, kills);
    servers.end(evening);
    evening.expect_nothing_lost(servers.place());
}

void play_arena(Servers& servers, int games, std::initializer_list<std::size_t> kills) {
    BotEvening evening(servers.ports(), arena_of(games));
    evening.begin();
    servers.kill_after(evening, kills);
    ASSERT_TRUE(evening.plays_until(24)) << servers.last_words();
    evening.let_time_run_out(servers.place());
    servers.end(evening);
    evening.expect_sound_arena(servers.place());
}

class TournamentCrash : public testing::Test {
  protected:
    [[nodiscard]] std::string file() const { return (folder_ / "games.sqlite").string(); }

  private:
    TemporaryFolder folder_;
};

TEST_F(TournamentCrash, EightBotsAndAServerKilledInEachRound) {
    Servers servers(file());
    play_swiss(servers, {2, 11, 18});
}

TEST_F(TournamentCrash, AnArenaOfEightBotsAndAServerKilledAgainAndAgain) {
    Servers servers(file());
    play_arena(servers, 2, {3, 9, 16});
}

TEST_F(TournamentCrash, AnArenaOfSingleGamesFromBalancedLineUps) {
    Servers servers(file());
    play_arena(servers, 1, {3, 16});
}

#ifdef KAMISADO_POSTGRES
class TournamentFailover : public testing::Test {
  protected:
    void SetUp() override {
        if (shared_postgres() == nullptr) {
            GTEST_SKIP() << "PostgreSQL is not installed";
        }
    }
    [[nodiscard]] static std::string database() { return shared_postgres()->new_database(); }
};

TEST_F(TournamentFailover, AnotherServerGoesOnWhenOneIsLost) {
    Servers servers(database(), 2);
    play_swiss(servers, {3, 12});
}

TEST_F(TournamentFailover, AnotherServerGoesOnWithAnArena) {
    Servers servers(database(), 2);
    play_arena(servers, 2, {5, 14});
}

TEST_F(TournamentFailover, AnotherServerGoesOnWithAnArenaOfSingleGames) {
    Servers servers(database(), 2);
    play_arena(servers, 1, {5, 14});
}
#endif

} // namespace

} // namespace kamisado::test
