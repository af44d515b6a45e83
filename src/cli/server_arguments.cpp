#include "cli/arguments_by_subject.h"
#include "cli/backup_command.h"
#include "cli/bot_command.h"
#include "cli/serve_command.h"
#include "player/level.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>

namespace kamisado::cli {

namespace {

constexpr int highest_port = 65535;
constexpr int most_connections = 12'000;
constexpr int most_days = 36'500;

void add_database(CLI::App& command, std::string& place) {
    command.add_option("--database", place,
                       "A file, or postgresql://…; where serve keeps its games if not given");
}

} // namespace

Command add_serve(CLI::App& program) {
    auto options = std::make_shared<ServeOptions>();
    CLI::App* const command =
        program.add_subcommand("serve", "Serve the page, and games across the world");
    command->add_option("--port", options->port, "8080 if not given; 0 takes any that is free")
        ->check(CLI::Range(0, highest_port));
    command->add_option("--address", options->address,
                        "127.0.0.1, this machine alone, if not given; 0.0.0.0 is for everybody");
    command->add_option("--folder", options->folder,
                        "Where the built page is (web/dist, or where it was installed)");
    command->add_option("--database", options->database,
                        "Where the games are kept: a file, or postgresql://… to share them with "
                        "other processes; in your data folder if not given");
    command->add_option("--public-url", options->public_url,
                        "How browsers reach it when a proxy stands before it: https://HOST");
    command->add_option("--trusted-proxy", options->trusted_proxies,
                        "A proxy's address, whose X-Forwarded-For is believed; may be repeated");
    command
        ->add_option("--metrics", options->metrics_port,
                     "A port on 127.0.0.1 with figures for Prometheus at /metrics")
        ->check(CLI::Range(0, highest_port));
    command
        ->add_option("--connections-per-address", options->connections_per_address,
                     "100 if not given")
        ->check(CLI::Range(1, most_connections));
    command->add_option("--club", options->clubs,
                        "An address, or a network like 192.0.2.0/24, behind which many people sit: "
                        "limits by address are twenty times as high; may be repeated");
    command
        ->add_option("--forget-guests", options->forget_guests,
                     "Delete guests who never played after so many days; 30 if not given, 0 never")
        ->check(CLI::Range(0, most_days));
    command
        ->add_option(
            "--forget-games", options->forget_games,
            "Delete games without a clock that nobody has touched for so many days; 365 if "
            "not given, 0 never")
        ->check(CLI::Range(0, most_days));
    command->add_option("--log", options->log, "What is told on stderr; info if not given")
        ->check(CLI::IsMember({"debug", "info", "warning", "error", "off"}));
    command->footer(
        "Prints the page's address and serves until Ctrl+C. docs/hosting.md tells how to\n"
        "serve the world: TLS, systemd, PostgreSQL, backups.\n"
        "\n"
        "Examples:\n"
        "  kamisado serve\n"
        "  kamisado serve --port 9000 --database games.sqlite\n"
        "  kamisado serve --public-url https://play.example.org --trusted-proxy "
        "127.0.0.1");
    return {command, [options] { return run_serve(*options); }};
}

Command add_backup(CLI::App& program) {
    auto options = std::make_shared<BackupOptions>();
    CLI::App* const command =
        program.add_subcommand("backup", "Copy everything that serve stores into a file");
    command->add_option("FILE", options->file, "A new file")->required();
    add_database(*command, options->database);
    command->footer("Works while servers run: the file holds everything as it was at one moment.\n"
                    "It is there as a whole or not at all, and never written over another.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado backup games-2026-11-16.backup\n"
                    "  kamisado backup games.backup --database postgresql://localhost/kamisado");
    return {command, [options] { return run_backup(*options); }};
}

Command add_restore(CLI::App& program) {
    auto options = std::make_shared<BackupOptions>();
    CLI::App* const command =
        program.add_subcommand("restore", "Put a backup in place of everything that serve stores");
    command->add_option("FILE", options->file, "What backup has written")->required();
    add_database(*command, options->database);
    command->footer("What is stored now is gone afterwards: back it up first. It happens as a\n"
                    "whole or not at all; servers that run go on with the games of the backup.\n"
                    "A backup of one database can be restored into the other.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado restore games-2026-11-16.backup\n"
                    "  kamisado restore games.backup --database postgresql://localhost/kamisado");
    return {command, [options] { return run_restore(*options); }};
}

Command add_bot(CLI::App& program) {
    auto options = std::make_shared<BotOptions>();
    CLI::App* const command =
        program.add_subcommand("bot", "Play on a server, as a bot that an account has made");
    command->add_option("URL", options->url, "Of the server: http://localhost:8080/")->required();
    command->add_option("--token-file", options->token_file, "Where the bot's token is")
        ->required();
    command->add_option("--level", options->level, "How well it plays, 1 to 10 (5 if not given)")
        ->check(CLI::Range(lowest_level, highest_level));
    command->add_option("--seed", options->seed, "A number that makes it play the same again");
    command->footer("Accepts every invitation that names it, plays until Ctrl+C, and comes back by "
                    "itself\nwhen the connection breaks. It speaks http alone: for a server with "
                    "https, run it\nbeside the server or behind a proxy that speaks TLS.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado bot http://localhost:8080/ --token-file sparrow.token\n"
                    "  kamisado bot http://localhost:8080/ --token-file sparrow.token --level 8");
    return {command, [options] { return run_bot(*options); }};
}

} // namespace kamisado::cli
