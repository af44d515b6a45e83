// What a player or a stranger can do without end, on a real server: nobody is shut out by it, and
// the server's memory stays small.
#include "fair/real_table.h"
#include "storage/connection.h"
#include "storage/games.h"
#include "support/sanitized.h"
#include "support/temporary_folder.h"
#include "support/web_socket.h"

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <string>
#include <thread>
#include <vector>

namespace kamisado::test {

namespace {

using std::chrono::milliseconds;
using wire::Takeback;
using wire::TakebackStep;

constexpr std::size_t megabyte = std::size_t{1} << 20U;
constexpr int most_rounds = 9999;
/// A sanitizer keeps what was freed, and more of its own.
#ifdef KAMISADO_SANITIZED
constexpr bool memory_is_the_servers = false;
#else
constexpr bool memory_is_the_servers = true;
#endif

class Floods : public testing::Test {
  protected:
    Floods() : server_(folder_, (folder_ / "games.sqlite").string(), "server") { server_.start(); }

    /// While the server is down, its log becomes longer.
    void change(const std::string& id, const std::function<void(game::LiveMatch&)>& lengthen) {
        EXPECT_EQ(server_.stop(), 0);
        {
            const auto database = storage::open({.text = (folder_ / "games.sqlite").string()});
            const auto stored = storage::game(*database, id);
            game::LiveMatch live = storage::restore(*database, *stored);
            const auto before = live.last_number();
            lengthen(live);
            storage::in_transaction(*database, [&] {
                EXPECT_TRUE(storage::add_entries(*database, id, live.entries_since(before),
                                                 storage::standing_of(live)));
            });
            entries_ = live.last_number();
        }
        server_.start();
    }

    /// As long as two people could make it who play on and on: all but the last round.
    std::size_t play_for_years(const std::string& id) {
        change(id, [this](game::LiveMatch& live) {
            while (live.match().state().round < most_rounds) {
                play_on(live);
            }
        });
        return entries_;
    }

    /// While the server is down, the players have played many games, of so many entries each: the
    /// codes with which to watch them.
    std::vector<std::string> play_many(const std::string& id, int count, std::size_t entries) {
        EXPECT_EQ(server_.stop(), 0);
        std::vector<std::string> codes;
        {
            const auto database = storage::open({.text = (folder_ / "games.sqlite").string()});
            storage::StoredGame game = *storage::game(*database, id);
            game::LiveMatch live = storage::begin_match(game);
            while (live.last_number() < entries) {
                play_on(live);
            }
            storage::in_transaction(*database, [&] {
                for (int i = 0; i < count; ++i) {
                    game.id = "game-of-many-" + std::to_string(i);
                    game.watch = codes.emplace_back("watch-many-" + std::to_string(i));
                    storage::add_game(*database, game);
                    EXPECT_TRUE(storage::add_entries(*database, game.id, live.entries_since(0),
                                                     storage::standing_of(live)));
                }
            });
        }
        server_.start();
        return codes;
    }

    void play_on(game::LiveMatch& live) {
        const Decision decision = some_decision(live.match(), random_);
        EXPECT_TRUE(live.act(game::Decide{.decision = decision}, live.last_moment() + 500));
    }

    TemporaryFolder folder_;  // NOLINT
    ServerProcess server_;    // NOLINT
    Random random_{11};       // NOLINT
    std::size_t entries_ = 0; // NOLINT
};

TEST_F(Floods, AskingForTakebacksHasAnEnd) {
    RealTable table =
        sit_down(server_.port(), {.kind = FormatKind::Single, .rounds = 1}, game::NoClock{});
    table.black.decide(some_decision(table.black.game.match(), random_));
    LiveClient& black = table.black.live;
    LiveClient& gold = table.gold.live;
    EXPECT_EQ(gold.refusal_of(Takeback{.game = table.id, .step = TakebackStep::Withdraw}).id,
              "game.no-takeback-asked");
    // Once as the page says it, once as pages of before did, once declined.
    black.fulfil(Takeback{.game = table.id, .step = TakebackStep::Ask});
    EXPECT_EQ(gold.refusal_of(Takeback{.game = table.id, .step = TakebackStep::Withdraw}).id,
              "game.no-takeback-asked")
        << "it is not Gold's to withdraw";
    black.fulfil(Takeback{.game = table.id, .step = TakebackStep::Withdraw});
    black.fulfil(Takeback{.game = table.id, .step = TakebackStep::Ask});
    black.fulfil(Takeback{.game = table.id, .step = TakebackStep::Decline});
    black.fulfil(Takeback{.game = table.id, .step = TakebackStep::Ask});
    gold.fulfil(Takeback{.game = table.id, .step = TakebackStep::Decline});
    EXPECT_EQ(black.refusal_of(Takeback{.game = table.id, .step = TakebackStep::Ask}).id,
              "online.too-many-takebacks");
    // After the next decision there is something new to be asked for, but not without end either.
    static_cast<void>(
        gold.send(wire::Join{.game = table.id, .since = table.gold.game.last_number()}));
    ASSERT_EQ(table.gold.game.take(gold.expect<wire::GameView>()), bot::FollowedGame::Step::Taken);
    table.gold.decide(some_decision(table.gold.game.match(), random_));
    std::string refused;
    for (int i = 0; i < 20 && refused.empty(); ++i) {
        const std::int64_t id = black.send(Takeback{.game = table.id, .step = TakebackStep::Ask});
        for (bool answered = false; !answered;) {
            const wire::ServerMessage message = black.next();
            const auto* const no = std::get_if<wire::Refused>(&message);
            const auto* const done = std::get_if<wire::Done>(&message);
            answered = (no != nullptr && no->id == id) || (done != nullptr && done->id == id);
            refused = no != nullptr ? no->refusal.id : "";
        }
        if (refused.empty()) {
            black.fulfil(Takeback{.game = table.id, .step = TakebackStep::Withdraw});
        }
    }
    EXPECT_FALSE(refused.empty());
}

/// Of those who ask, move, ask and so on for weeks.
TEST_F(Floods, AskingForTakebacksEndsWithTheLog) {
    RealTable table = sit_down(server_.port(), {.kind = FormatKind::Series, .rounds = most_rounds},
                               game::NoClock{});
    table.black.decide(some_decision(table.black.game.match(), random_));
    const auto ask_at_the_end = [&] { // of a log that others have made longer
        LiveClient black = LiveClient::connect(table.black.caller);
        black.fulfil(wire::Join{.game = table.id, .since = 0});
        const std::int64_t id = black.send(Takeback{.game = table.id, .step = TakebackStep::Ask});
        for (;;) {
            const wire::ServerMessage message = black.next();
            if (const auto* const done = std::get_if<wire::Done>(&message);
                done && done->id == id) {
                black.fulfil(Takeback{.game = table.id, .step = TakebackStep::Withdraw});
                return std::string();
            }
            if (const auto* const no = std::get_if<wire::Refused>(&message)) {
                return no->refusal.id;
            }
        }
    };
    EXPECT_EQ(ask_at_the_end(), "");
    change(table.id, [this](game::LiveMatch& live) {
        while (live.last_number() < 2000 + (3 * (live.match().size() + 1))) {
            const game::Millis moment = live.last_moment() + 500;
            EXPECT_TRUE(live.act(game::AskTakeback{Player::Black}, moment));
            EXPECT_TRUE(live.act(game::DeclineTakeback{Player::Black}, moment));
        }
        play_on(live);
    });
    EXPECT_EQ(ask_at_the_end(), "online.too-many-takebacks") << "though nobody has asked for this";
}

TEST_F(Floods, ASeriesOf9999RoundsCanBeJoinedByEverybody) {
    const RealTable table = sit_down(
        server_.port(), {.kind = FormatKind::Series, .rounds = most_rounds}, game::NoClock{});
    const std::size_t entries = play_for_years(table.id);
    ASSERT_GT(entries, 50'000U);
    // A client of before pages, which reads the whole answer.
    LiveClient black = LiveClient::connect(table.black.caller);
    static_cast<void>(black.send(wire::Join{.game = table.id, .since = 0}));
    const auto whole = black.expect<wire::GameView>();
    ASSERT_EQ(whole.lines.size(), entries);
    EXPECT_FALSE(whole.more);
    // One that asks for pages.
    LiveClient gold = LiveClient::connect(table.gold.caller);
    std::vector<std::string> lines;
    for (bool more = true; more;) {
        static_cast<void>(gold.send(
            wire::Join{.game = table.id, .since = lines.size(), .most = wire::longest_page}));
        const auto page = gold.expect<wire::GameView>();
        ASSERT_EQ(page.since, lines.size());
        ASSERT_LE(page.lines.size(), wire::longest_page);
        lines.insert(lines.end(), page.lines.begin(), page.lines.end());
        more = page.more;
    }
    EXPECT_EQ(lines, whole.lines);
    // One that watches and reads nothing for now: its first answer waits, however long it is.
    WebSocket slow(Client::that_reads_nothing(server_.port()));
    slow.say(R"({"type":"join","game":")" + whole.watch + R"(","since":0})");
    for (std::size_t watchers = 0; watchers == 0;) {
        static_cast<void>(black.send(wire::Join{.game = table.id, .since = entries}));
        watchers = black.expect<wire::GameView>().presence.watchers;
    }
    // Both have joined: whoever decides is heard by both.
    auto game = bot::FollowedGame::from(whole);
    ASSERT_TRUE(game);
    LiveClient& due = decider(game->match().state()) == Player::Black ? black : gold;
    due.fulfil(game->wish_for(some_decision(game->match(), random_)));
    LiveClient& other = &due == &black ? gold : black;
    EXPECT_EQ(other.expect<wire::NewEntries>().lines.size(), 1U);
    std::string heard;
    while (!heard.contains(R"("type":"entries")")) {
        const Frame frame = slow.hear();
        ASSERT_TRUE(frame.whole && frame.opcode != Opcode::Close) << "it was dropped";
        heard += frame.payload;
    }
    constexpr std::size_t more_than_may_wait = std::size_t{256} << 10U;
    EXPECT_GT(heard.size(), 2 * more_than_may_wait);
}

/// Some ninety connections of one address, each of which asks forty times for a long log and reads
/// nothing: it was 2.4 GB, kept.
TEST_F(Floods, AskingForALongLogAgainAndAgainCostsNoMemory) {
    const RealTable table = sit_down(
        server_.port(), {.kind = FormatKind::Series, .rounds = most_rounds}, game::NoClock{});
    play_for_years(table.id);
    LiveClient black = LiveClient::connect(table.black.caller);
    static_cast<void>(black.send(wire::Join{.game = table.id, .since = 0}));
    const auto view = black.expect<wire::GameView>();
    const std::size_t with_game = server_.memory();
    {
        std::vector<WebSocket> crowd;
        crowd.reserve(90);
        for (int i = 0; i < 90; ++i) {
            crowd.emplace_back(server_.port());
            for (int since = 0; since < 40; ++since) {
                crowd.back().say(R"({"type":"join","game":")" + view.watch + R"(","since":)" +
                                 std::to_string(since) + "}");
            }
        }
        // The worker has done what it was asked for once it answers somebody else.
        black.fulfil(wire::Join{.game = table.id, .since = view.lines.size()});
        EXPECT_TRUE(!memory_is_the_servers || server_.memory() < with_game + (64 * megabyte));
    }
    // What they have cost is given back, twice a minute.
    const auto end = std::chrono::steady_clock::now() + very_patient;
    while (memory_is_the_servers && server_.memory() > with_game + (16 * megabyte)) {
        ASSERT_LT(std::chrono::steady_clock::now(), end) << server_.memory();
        std::this_thread::sleep_for(milliseconds(500));
    }
}

/// The same with many games: each answer is short enough to be a copy, and none but the last page
/// of a log counts as joined.
TEST_F(Floods, AskingForManyGamesCostsNoMemory) {
    constexpr std::size_t entries = 1500;
    const RealTable table = sit_down(
        server_.port(), {.kind = FormatKind::Series, .rounds = most_rounds}, game::NoClock{});
    const std::vector<std::string> codes = play_many(table.id, 36, entries);
    // Who reads what comes gets all of it, as much at once as anybody may say.
    LiveClient reader = LiveClient::connect(server_.port());
    for (const std::string& code : codes) {
        static_cast<void>(reader.send(wire::Join{.game = code, .since = 0, .most = entries - 1}));
    }
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const auto page = reader.expect<wire::GameView>();
        EXPECT_TRUE(page.more);
        for (const std::string& line : page.lines) {
            bytes += line.size();
        }
    }
    ASSERT_GT(bytes, codes.size() * 32 * 1024) << "as long as a copy may be, or half of it";
    const std::size_t with_games = server_.memory();
    std::vector<WebSocket> crowd;
    crowd.reserve(90);
    for (int i = 0; i < 90; ++i) {
        crowd.emplace_back(Client::that_reads_nothing(server_.port()));
        for (const std::string& code : codes) {
            crowd.back().say(R"({"type":"join","game":")" + code + R"(","since":0,"most":)" +
                             std::to_string(entries - 1) + "}");
        }
    }
    LiveClient black = LiveClient::connect(table.black.caller);
    black.fulfil(wire::Join{.game = table.id, .since = 0});
    EXPECT_TRUE(!memory_is_the_servers || server_.memory() < with_games + (64 * megabyte));
}

} // namespace

} // namespace kamisado::test
