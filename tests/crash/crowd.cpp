#include "crash/crowd.h"

#include "game/log_text.h"
#include "live/live_client.h"
#include "storage/games.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <optional>
#include <random>
#include <sstream>

namespace kamisado::test {

namespace {

constexpr std::chrono::seconds longest_wait{60};
/// Who asks for more at once is refused, and rightly so.
constexpr std::size_t games_a_connection = 20;

constexpr auto formats = std::to_array<Format>({{.kind = FormatKind::Single, .rounds = 1},
                                                {.kind = FormatKind::Standard, .rounds = 1},
                                                {.kind = FormatKind::Series, .rounds = 3}});
/// The second would not outlive the longest outage, the last one outlives all.
const auto clocks = std::to_array<game::ClockSetup>(
    {game::NoClock{}, game::MinutesClock{.initial = 5'000, .increment = 400},
     game::DaysClock{.per_move = 86'400'000},
     game::MinutesClock{.initial = 120'000, .increment = 1'000}});

/// The same person, by every way there is, the `first` one first.
std::vector<bot::Caller> ways_for(std::size_t person, const std::vector<std::uint16_t>& ports,
                                  std::size_t first) {
    std::vector<bot::Caller> ways;
    for (std::size_t i = 0; i < ports.size(); ++i) {
        bot::Caller way = browser_at(ports[(first + i) % ports.size()]);
        way.from = "127.0." + std::to_string(1 + (person / 250)) + '.' +
                   std::to_string(1 + (person % 250));
        ways.push_back(std::move(way));
    }
    return ways;
}

void add(Complaints& all, const std::string& game, const Complaints& more) {
    for (const std::string& complaint : more) {
        all.push_back(game + ": " + complaint);
    }
}

/// Calls it with every stored log; what cannot be read is a complaint.
Complaints
for_each_log(const std::map<std::string, GameLedger>& games, const storage::Place& place,
             const std::function<Complaints(const GameLedger&, const std::string&)>& look) {
    Complaints complaints;
    const auto database = storage::open(place);
    for (const auto& [id, ledger] : games) {
        const auto stored = storage::game(*database, id);
        if (!stored) {
            complaints.push_back("the game " + id + " is lost");
            continue;
        }
        try {
            add(complaints, id,
                look(ledger, game::write_log(storage::restore(*database, *stored))));
        } catch (const storage::DatabaseError& error) {
            complaints.push_back(id + ": " + error.what());
        }
    }
    return complaints;
}

/// The whole log as the server tells it.
std::string told_log(LiveClient& client, const std::string& game) {
    static_cast<void>(client.send(wire::Join{.game = game, .since = 0}));
    const auto view = client.expect<wire::GameView>();
    std::string log = view.head;
    for (const std::string& line : view.lines) {
        log += line + '\n';
    }
    return log;
}

} // namespace

std::uint64_t seed_of_the_day() {
    const char* const given = std::getenv("KAMISADO_SEED");
    return given != nullptr ? std::stoull(given) : std::random_device()();
}

game::Millis now() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

Crowd::Crowd(std::size_t tables, const std::vector<std::uint16_t>& ports, std::uint64_t seed,
             bool some_alone) {
    for (std::size_t table = 0; table < tables; ++table) {
        const bot::NewInvitation terms{.format = formats[table % formats.size()],
                                       .clock = clocks[table % clocks.size()]};
        const bool is_alone = some_alone && (table + 1) % clocks.size() == 0;
        const auto known = is_alone ? std::vector{ports.back()} : ports;
        const CrashTable::Ways ways{.host = ways_for(2 * table, known, 0),
                                    .guest = ways_for((2 * table) + 1, known, known.size() - 1)};
        tables_.push_back(
            std::make_unique<CrashTable>(loop_, notes_, terms, ways, seed + (2 * table)));
    }
}

void Crowd::begin() {
    for (const auto& table : tables_) {
        table->begin();
    }
}

bool Crowd::goes_on(std::size_t decisions) {
    const std::size_t goal = notes_.acknowledged + decisions;
    return loop_.run_until([&] { return notes_.acknowledged >= goal; },
                           bot::Loop::Clock::now() + longest_wait);
}

bool Crowd::plays_until(const std::function<bool()>& is_so) {
    const auto end = bot::Loop::Clock::now() + longest_wait;
    while (!is_so()) {
        if (bot::Loop::Clock::now() > end) {
            return false;
        }
        loop_.run_for(std::chrono::milliseconds(100));
    }
    return true;
}

bool Crowd::comes_to_rest() {
    for (const auto& table : tables_) {
        table->rest();
    }
    return loop_.run_until(
        [&] {
            return std::ranges::none_of(tables_, [](const auto& t) { return t->is_waiting(); });
        },
        bot::Loop::Clock::now() + longest_wait);
}

void Crowd::leave() {
    for (const auto& table : tables_) {
        table->leave();
    }
}

Complaints Crowd::compared_with(const storage::Place& place) const {
    return for_each_log(notes_.games, place, [](const GameLedger& ledger, const std::string& log) {
        return ledger.compared_with(log);
    });
}

Complaints Crowd::unfair_times(const storage::Place& place) const {
    return for_each_log(notes_.games, place, [this](const GameLedger&, const std::string& log) {
        return unfair_time(log, downs_, unknowable);
    });
}

Complaints Crowd::unfair_times_alone(const storage::Place& place) const {
    std::map<std::string, GameLedger> games;
    for (const auto& table : tables_) {
        for (const std::string& game : table->games()) {
            if (table->knows_one_port() && notes_.games.contains(game)) {
                games.insert(*notes_.games.find(game));
            }
        }
    }
    return for_each_log(games, place, [this](const GameLedger&, const std::string& log) {
        return unfair_time(log, downs_, unknowable);
    });
}

Complaints Crowd::compared_with_server(std::uint16_t port) const {
    Complaints complaints;
    for (const auto& table : tables_) {
        bot::Caller caller = browser_at(port, table->host_caller().key);
        caller.from = table->host_caller().from;
        std::optional<LiveClient> client;
        for (std::size_t i = 0; i < table->games().size(); ++i) {
            if (i % games_a_connection == 0) {
                client.emplace(LiveClient::connect(caller));
            }
            const std::string& game = table->games()[i];
            if (const auto ledger = notes_.games.find(game); ledger != notes_.games.end()) {
                add(complaints, game, ledger->second.compared_with(told_log(*client, game)));
            }
        }
    }
    return complaints;
}

std::string Crowd::summary() const {
    std::ostringstream text;
    text << notes_.games.size() << " games, " << notes_.games_over / 2 << " of them over, "
         << notes_.acknowledged << " decisions acknowledged, " << notes_.seen_again
         << " sent again after they were stored, " << notes_.reconnected << " reconnections";
    for (const auto& [id, count] : notes_.refusals) {
        text << "\n  refused " << count << " times: " << id;
    }
    return text.str();
}

} // namespace kamisado::test
