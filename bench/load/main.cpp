// Thousands of players at once: bench_load --help.
//
// Starts a server, sets up games between players who each come from an address of their own on this
// machine, connects them all, measures the memory that they cost while nothing happens, then plays.
// All limits of the server are on. docs/load.md has the figures.
#include "load/attack.h"
#include "load/figures.h"
#include "load/load_game.h"
#include "load/server_process.h"
#include "load/watchers.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <vector>

namespace kamisado::load {

namespace {

using std::chrono::milliseconds;
using Games = std::vector<std::unique_ptr<LoadGame>>;

struct Options {
    std::size_t players = 10'000;
    double seconds = 60;
    double interval = 3;
    std::uint16_t port = 0;
    pid_t process = 0;
    std::string program = "build/release/kamisado";
    std::string database;
    std::size_t processes = 1;
    std::size_t connections = 2;
    std::size_t attackers = 0;
    std::size_t watchers = 0; ///< of the first game
    bool flat = false;
    std::optional<double> most_p99;    ///< in milliseconds
    std::optional<double> most_memory; ///< in megabytes
};

/// How much the server's memory may grow in the second half of a run, when its caches are full: the
/// 150,000 entries that it keeps in memory are played within four minutes.
constexpr double most_growth = 1.10;

constexpr std::size_t at_once = 100; ///< games that are being set up

double megabytes(std::size_t bytes) { return static_cast<double>(bytes) / 1048576; }

double ms(Latencies::Time time) { return static_cast<double>(time.count()) / 1000; }

/// Does it with every game, not all at once.
void with_all(bot::Loop& loop, Games& games,
              const std::function<void(LoadGame&, std::function<void()>)>& what) {
    std::size_t begun = 0;
    std::size_t done = 0;
    const std::function<void()> next = [&] {
        if (begun < games.size()) {
            LoadGame& game = *games[begun++];
            what(game, [&] {
                ++done;
                next();
            });
        }
    };
    for (std::size_t i = 0; i < at_once; ++i) {
        next();
    }
    loop.run_until([&] { return done == games.size(); });
}

void raise_file_limit() {
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

void report_memory(const Usage& before, const Usage& after, std::size_t games) {
    const double grown =
        static_cast<double>(after.resident_bytes) - static_cast<double>(before.resident_bytes);
    const double kilobytes = grown / 1024 / static_cast<double>(games);
    fmt::print("memory: {:.1f} MB empty, {:.1f} MB with everybody there and nothing happening\n",
               megabytes(before.resident_bytes), megabytes(after.resident_bytes));
    fmt::print("  {:.1f} KB for an idle game with its two connections, {:.1f} KB a connection\n",
               kilobytes, kilobytes / 2);
}

void report(Figures& figures, const Options& options, double seconds) {
    fmt::print("{} moves in {:.1f} s: {:.0f} moves/s; {} games were over\n", figures.moves, seconds,
               static_cast<double>(figures.moves) / seconds, figures.games_over);
    fmt::print("from a move to the opponent's receipt ({} measured): p50 {:.1f} ms, p90 {:.1f} ms, "
               "p99 {:.1f} ms, p99.9 {:.1f} ms, longest {:.1f} ms\n",
               figures.to_opponent.count(), ms(figures.to_opponent.percentile(50)),
               ms(figures.to_opponent.percentile(90)), ms(figures.to_opponent.percentile(99)),
               ms(figures.to_opponent.percentile(99.9)), ms(figures.to_opponent.percentile(100)));
    if (options.watchers > 0) {
        Latencies& times = figures.to_watchers;
        fmt::print("to each of {} who watch ({} measured): p50 {:.1f} ms, p90 {:.1f} ms, "
                   "p99 {:.1f} ms, longest {:.1f} ms\n",
                   figures.watching, times.count(), ms(times.percentile(50)),
                   ms(times.percentile(90)), ms(times.percentile(99)), ms(times.percentile(100)));
    }
    fmt::print("connected at the end: {} of {}; dropped: {}\n", figures.joined, options.players,
               figures.dropped);
    for (const auto& [id, count] : figures.refusals) {
        fmt::print("  refused {} times: {}\n", count, id);
    }
}

/// Where it is played.
struct Service {
    std::vector<std::uint16_t> ports;
    std::vector<pid_t> processes;
    std::string database;
};

Usage usage_of_all(const Service& service) {
    Usage sum;
    for (const pid_t process : service.processes) {
        const Usage usage = usage_of(process);
        sum.resident_bytes += usage.resident_bytes;
        sum.most_resident_bytes += usage.most_resident_bytes;
        sum.cpu_seconds += usage.cpu_seconds;
    }
    return sum;
}

void play(const Options& options, const Service& service) {
    bot::Loop loop;
    Figures figures;
    Games games;
    const LoadGame::Surroundings around{
        .loop = &loop,
        .figures = &figures,
        .ports = service.ports,
        .interval = milliseconds(static_cast<int>(options.interval * 1000)),
        // One that is watched is long, so that nobody has to go on to the next.
        .format = {.kind = options.watchers > 0 ? FormatKind::Marathon : FormatKind::Single,
                   .rounds = 1}};
    for (std::size_t number = 0; number < options.players / 2; ++number) {
        games.push_back(std::make_unique<LoadGame>(around, number));
    }
    const Usage empty = usage_of_all(service);
    const auto begun = std::chrono::steady_clock::now();
    with_all(loop, games, [](LoadGame& game, auto ready) { game.prepare(std::move(ready)); });
    const std::chrono::duration<double> prepared = std::chrono::steady_clock::now() - begun;
    fmt::print("{} games set up by invitation in {:.1f} s\n", games.size(), prepared.count());
    with_all(loop, games, [](LoadGame& game, auto ready) { game.connect(std::move(ready)); });
    const std::chrono::duration<double> connected = std::chrono::steady_clock::now() - begun;
    fmt::print("{} players connected in {:.1f} s\n", figures.joined,
               connected.count() - prepared.count());
    std::optional<Watchers> watchers;
    if (options.watchers > 0) {
        watchers.emplace(loop, *games.front(), figures, service.ports);
        watchers->connect(options.watchers);
        const std::chrono::duration<double> there = std::chrono::steady_clock::now() - begun;
        fmt::print("{} watch the first game, connected in {:.1f} s\n", figures.watching,
                   there.count() - connected.count());
    }
    loop.run_for(std::chrono::seconds(5));
    const Usage idle = usage_of_all(service);
    report_memory(empty, idle, games.size() + (options.watchers / 2));

    std::optional<Attack> attack;
    if (options.attackers > 0) {
        attack.emplace(service.ports.front(), service.database, options.attackers);
    }
    for (const auto& game : games) {
        game->begin_moves();
    }
    loop.run_for(milliseconds(static_cast<int>(options.interval * 1000))); // until all are at it
    figures.to_opponent = {};
    figures.to_watchers = {};
    figures.moves = 0;
    const auto measured = std::chrono::steady_clock::now();
    const Usage before = usage_of_all(service);
    std::size_t most_memory = 0;
    std::size_t first_memory = 0; ///< at most, in the first half
    for (double passed = 0; passed < options.seconds; ++passed) {
        loop.run_for(milliseconds(1000));
        most_memory = std::max(most_memory, usage_of_all(service).resident_bytes);
        first_memory = passed < options.seconds / 2 ? most_memory : first_memory;
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - measured;
    const Usage after = usage_of_all(service);
    for (const auto& game : games) {
        game->rest();
    }
    report(figures, options, seconds.count());
    fmt::print("the server used {:.2f} cores and {:.1f} MB at the end\n",
               (after.cpu_seconds - before.cpu_seconds) / seconds.count(),
               megabytes(after.resident_bytes));
    fmt::print("memory at most: {:.1f} MB\n", megabytes(after.most_resident_bytes));
    if (options.flat) {
        fmt::print("memory from {:.1f} MB in the first half to {:.1f} MB\n",
                   megabytes(first_memory), megabytes(most_memory));
        if (static_cast<double>(most_memory) > most_growth * static_cast<double>(first_memory)) {
            throw std::runtime_error("the server's memory has grown");
        }
    }
    if (attack) {
        const Attack::Figures done = attack->end();
        fmt::print(
            "the attack: {} connections opened, {} refused, {} messages and {} requests sent\n",
            done.opened, done.refused, done.messages, done.requests);
        constexpr auto until_given_back = std::chrono::seconds(40);
        loop.run_for(until_given_back);
        fmt::print("memory after the attack: {:.1f} MB\n",
                   megabytes(usage_of_all(service).resident_bytes));
    }
    if (options.most_p99 && ms(figures.to_opponent.percentile(99)) > *options.most_p99) {
        throw std::runtime_error("moves took too long");
    }
    if (options.most_memory && megabytes(after.most_resident_bytes) > *options.most_memory) {
        throw std::runtime_error("the server took too much memory");
    }
}

int run(int argc, char** argv) {
    Options options;
    CLI::App app("Many players at once, and what they notice of it.", "bench_load");
    app.add_option("--players", options.players, "How many, an even number (10000)");
    app.add_option("--seconds", options.seconds, "How long they play (60)");
    app.add_option("--interval", options.interval, "Seconds between two moves of a game (3)");
    app.add_option("--program", options.program, "The server to start (build/release/kamisado)");
    app.add_option("--database", options.database, "Where it keeps its games (a temporary file)");
    app.add_option("--watchers", options.watchers, "Who watch the first game, a Marathon then (0)");
    app.add_option("--attackers", options.attackers,
                   "Addresses from which it is flooded meanwhile, with all that limits allow (0)");
    app.add_option("--most-p99", options.most_p99,
                   "Fail when one of a hundred moves takes longer, in milliseconds");
    app.add_option("--most-memory", options.most_memory,
                   "Fail when the server takes more, in megabytes");
    app.add_flag("--flat", options.flat, "Fail when the server's memory grows in the second half");
    app.add_option("--processes", options.processes,
                   "Servers that share the database, which is a PostgreSQL then (1)")
        ->check(CLI::Range(1, 16));
    app.add_option("--connections", options.connections, "Of each server to PostgreSQL (2)")
        ->check(CLI::Range(1, 16));
    auto* const port = app.add_option("--port", options.port, "Of a server that runs already");
    app.add_option("--pid", options.process, "The process of that server, to see its memory")
        ->needs(port);
    CLI11_PARSE(app, argc, argv);
    raise_file_limit();
    std::setvbuf(stdout, nullptr, _IOLBF, 0); // each line at once, into a file too
    double load = 0;
    ::getloadavg(&load, 1);
    fmt::print("{} players, a move every {} s in each game; load average before: {:.1f}\n",
               options.players, options.interval, load);
    if (options.port != 0) {
        play(options, {.ports = {options.port},
                       .processes = {options.process},
                       .database = options.database});
        return 0;
    }
    std::vector<std::unique_ptr<ServerProcess>> servers;
    Service service;
    for (std::size_t i = 0; i < options.processes; ++i) {
        servers.push_back(std::make_unique<ServerProcess>(options.program, options.database,
                                                          options.connections));
        service.ports.push_back(servers.back()->port());
        service.processes.push_back(servers.back()->process());
        service.database = servers.back()->database();
    }
    play(options, service);
    return 0;
}

} // namespace

} // namespace kamisado::load

int main(int argc, char** argv) {
    try {
        return kamisado::load::run(argc, argv);
    } catch (const std::exception& error) {
        fmt::print(stderr, "bench_load: {}\n", error.what());
        return 1;
    }
}
