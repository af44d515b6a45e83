#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/failure.h"
#include "cli/output.h"
#include "cli/puzzle_choice.h"
#include "cli/shared_arguments.h"
#include "cli/wording.h"
#include "courier/net_courier.h"
#include "dial/tls.h"
#include "files/read_file.h"
#include "notify/mail_address.h"
#include "options/checks.h"
#include "puzzles/puzzle_text.h"
#include "server/address.h"
#include "server/application.h"
#include "server/log.h"
#include "server/origin.h"
#include "storage/place.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

namespace kamisado::cli {

namespace {

struct ServeOptions {
    std::uint16_t port = 8080;
    std::string address = "127.0.0.1";
    std::string folder;   ///< empty: web/dist, or where it was installed
    std::string database; ///< a file or postgresql://…; empty: in the user's data folder
    std::size_t database_connections = server::ApplicationOptions{}.database_connections;
    std::string public_url;
    std::vector<std::string> trusted_proxies;
    std::optional<std::uint16_t> metrics_port;
    std::size_t connections_per_address = 100;
    std::vector<std::string> clubs;
    int forget_guests = 30; ///< days; 0: never
    int forget_games = 365; ///< likewise
    std::string contact;
    std::vector<std::string> push_services;
    std::string notice_ca;
    std::string smtp;
    std::string smtp_password_file;
    std::string mail_from;
    int notice_delay = 20; ///< seconds
    std::string log = "info";
};

std::string sentence_of(const server::ListenFailure& failure, std::uint16_t port) {
    switch (failure.fault) {
    case server::ListenFault::PortTaken:
        return fmt::format("port {} is taken by another program; --port chooses another one, and "
                           "--port 0 any that is free",
                           port);
    case server::ListenFault::NotAllowed:
        return fmt::format("port {} is not for everybody; --port takes any above 1023", port);
    case server::ListenFault::BadAddress:
        return "this machine has no such address; --address takes one in numbers: 127.0.0.1 for "
               "this machine alone, 0.0.0.0 for everybody";
    case server::ListenFault::Other: break;
    }
    return "it cannot be listened to: " + failure.system_message;
}

ExitCode refuse_to_start(const server::StartFailure& failure,
                         const server::ApplicationOptions& options) {
    switch (failure.fault) {
    case server::StartFault::Port:
        return refuse(options.address, "listen", sentence_of(failure.listen, options.port));
    case server::StartFault::MetricsPort:
        return refuse("--metrics", "listen",
                      sentence_of(failure.listen, options.metrics_port.value_or(0)));
    case server::StartFault::Database: break;
    }
    // An address of PostgreSQL may have a password in it.
    return refuse(options.database.is_postgres() ? "PostgreSQL" : options.database.text, "database",
                  "the games cannot be opened: " + failure.message);
}

/// Browsers treat localhost as a safe place, which the page needs to work offline.
std::string link_to(const ServeOptions& options, std::uint16_t port) {
    const bool here = options.address == "127.0.0.1" || options.address == "0.0.0.0";
    const bool colons = options.address.contains(':');
    const std::string host =
        here ? "localhost" : (colons ? '[' + options.address + ']' : options.address);
    return fmt::format("http://{}:{}/", host, port);
}

bool has_page(const std::filesystem::path& folder) {
    std::error_code ignored;
    return std::filesystem::is_regular_file(folder / "index.html", ignored);
}

/// Where the page was built, or where it was installed beside the program.
std::filesystem::path usual_folder() {
    const std::filesystem::path built = "web/dist";
    std::error_code ignored;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", ignored);
    const auto installed = program.parent_path().parent_path() / "share/kamisado/web";
    return !has_page(built) && has_page(installed) ? installed : built;
}

server::LogLevel level_of(const std::string& name) {
    if (name == "debug") {
        return server::LogLevel::Debug;
    }
    if (name == "warning") {
        return server::LogLevel::Warning;
    }
    if (name == "error") {
        return server::LogLevel::Error;
    }
    return name == "off" ? server::LogLevel::Off : server::LogLevel::Info;
}

/// The first line, without its end.
std::optional<std::string> secret_in(const std::string& file) {
    const auto text = read_file(file);
    return text ? std::optional(text->substr(0, text->find_first_of("\r\n"))) : std::nullopt;
}

std::optional<ExitCode> read_mail(const ServeOptions& options, server::NoticeOptions& notices) {
    if (options.smtp.empty()) {
        return std::nullopt;
    }
    auto smtp = courier::smtp_of(options.smtp);
    if (!smtp) {
        return refuse(options.smtp, "smtp",
                      "this is not the address of a mail server: smtps://USER@HOST or "
                      "smtp://USER@HOST:PORT, without a password");
    }
    if (!notify::is_mail_address(options.mail_from)) {
        return refuse("--mail-from", "mail-from",
                      "letters need the address that they come from: --mail-from kamisado@HOST");
    }
    smtp->from = options.mail_from;
    if (!smtp->user.empty()) {
        const auto password = secret_in(options.smtp_password_file);
        if (!password || password->empty()) {
            return refuse("--smtp-password-file", "smtp-password",
                          "the password of the mail server cannot be read from this file");
        }
        smtp->password = *password;
    }
    notices.smtp = std::move(*smtp);
    return std::nullopt;
}

std::optional<ExitCode> read_notices(const ServeOptions& options, server::NoticeOptions& notices) {
    notices.contact = options.contact;
    notices.push_services = options.push_services;
    notices.ca_file = options.notice_ca;
    notices.delay = std::chrono::seconds(options.notice_delay);
    const auto tls = dial::check_tls({.host = {}, .ca_file = options.notice_ca});
    if (!tls && (!options.notice_ca.empty() || !options.smtp.empty())) {
        return refuse(options.notice_ca.empty() ? "--smtp" : options.notice_ca, "tls", tls.error());
    }
    return read_mail(options, notices);
}

std::expected<server::ApplicationOptions, ExitCode> settings_of(const ServeOptions& options) {
    server::ApplicationOptions settings{
        .address = options.address,
        .port = options.port,
        .folder = options.folder.empty() ? usual_folder() : std::filesystem::path(options.folder),
        .metrics_port = options.metrics_port,
        .connections_per_address = options.connections_per_address};
    if (!has_page(settings.folder)) {
        return std::unexpected(refuse(settings.folder.string(), "folder.missing",
                                      "there is no page in this folder; tools/build-web makes one "
                                      "in web/dist, and --folder names another place"));
    }
    if (!options.public_url.empty()) {
        const auto page = server::page_address(options.public_url);
        if (!page) {
            return std::unexpected(refuse(options.public_url, "public-url",
                                          "this is not the address of a page: it begins with "
                                          "https:// and ends with the host, or a folder"));
        }
        settings.own_origin = page->origin;
        settings.own_folder = page->folder;
    }
    for (const std::string& proxy : options.trusted_proxies) {
        const auto address = server::plain_address(proxy);
        if (!address) {
            return std::unexpected(
                refuse(proxy, "trusted-proxy", "a proxy is named by its address in numbers"));
        }
        settings.trusted_proxies.push_back(*address);
    }
    for (const std::string& club : options.clubs) {
        if (!settings.clubs.add(club)) {
            return std::unexpected(
                refuse(club, "club",
                       "a club is named by its address in numbers: 192.0.2.7 or 192.0.2.0/24"));
        }
    }
    if (const auto wrong = read_notices(options, settings.notices)) {
        return std::unexpected(*wrong);
    }
    settings.puzzles = read_puzzles(built_in_puzzles()).value_or(std::vector<Puzzle>());
    settings.language = phrasebook_for(StyleOptions{}).language;
    constexpr game::Millis day = game::Millis{24} * 60 * 60 * 1000;
    settings.retention.guests = options.forget_guests * day;
    settings.retention.games = options.forget_games * day;
    try {
        settings.database = options.database.empty() ? storage::default_place()
                                                     : storage::Place{.text = options.database};
    } catch (const storage::DatabaseError& error) {
        return std::unexpected(refuse("--database", "database", error.what()));
    }
    return settings;
}

/// Serves the page and the games until it is interrupted.
ExitCode run_serve(const ServeOptions& options) {
    const auto settings = settings_of(options);
    if (!settings) {
        return settings.error();
    }
    server::start_log(level_of(options.log));
    auto application = server::Application::start(*settings);
    if (!application) {
        return refuse_to_start(application.error(), *settings);
    }
    server::log(server::LogLevel::Info,
                fmt::format("the games are in {}", settings->database.is_postgres()
                                                       ? "PostgreSQL"
                                                       : settings->database.text));
    if (const auto port = application->metrics_port()) {
        server::log(server::LogLevel::Info,
                    fmt::format("metrics are at http://127.0.0.1:{}/metrics", *port));
    }
    print(fmt::format("Kamisado is at {} until Ctrl+C.\n", link_to(options, application->port())));
    if (!flush_output()) {
        return ExitCode::WrongInput;
    }
    const bool at_ease = application->run();
    server::end_after(at_ease ? std::chrono::milliseconds(1'000) : std::chrono::milliseconds(0));
    return ExitCode::Fine;
}

constexpr int highest_port = 65535;
constexpr int most_connections = 12'000;
constexpr int most_database_connections = 16;
constexpr int most_days = 36'500;
constexpr int longest_notice_delay = 86'400;

void add_retention_options(CLI::App& command, ServeOptions& options) {
    command
        .add_option("--forget-guests", options.forget_guests,
                    "Delete guests who never played after N days; 30 if not given, 0 never")
        ->check(options::whole_number(0, most_days));
    command
        .add_option("--forget-games", options.forget_games,
                    "Delete games without a clock that nobody has touched for N days; 365 if "
                    "not given, 0 never")
        ->check(options::whole_number(0, most_days));
}

void add_notice_options(CLI::App& command, ServeOptions& options) {
    command
        .add_option("--notice-delay", options.notice_delay,
                    "Tell people who are not connected after N seconds; 20 if not given")
        ->check(options::whole_number(0, longest_notice_delay));
    command.add_option("--contact", options.contact,
                       "How push services reach you: mailto:ADDRESS or https://…; the page's "
                       "address if not given");
    command.add_option("--push-service", options.push_services,
                       "HOST:PORT of a push service of your own, which need not be on the public "
                       "internet; may be repeated");
    command
        .add_option("--notice-ca", options.notice_ca,
                    "Certificates (PEM) to trust when notices are sent, in place of the system's")
        ->type_name("FILE");
    command.add_option("--smtp", options.smtp,
                       "Notices by mail too, through smtps://USER@HOST or smtp://USER@HOST:PORT");
    command
        .add_option("--smtp-password-file", options.smtp_password_file,
                    "The password of USER is the first line of this file")
        ->type_name("FILE");
    command.add_option("--mail-from", options.mail_from, "The address that mail comes from");
}

} // namespace

Command add_serve(CLI::App& program) {
    auto options = std::make_shared<ServeOptions>();
    CLI::App* const command =
        program.add_subcommand("serve", "Serve the page, and games across the world");
    command->add_option("--port", options->port, "8080 if not given; 0 takes any that is free")
        ->check(options::whole_number(0, highest_port));
    command->add_option("--address", options->address,
                        "127.0.0.1, this machine alone, if not given; 0.0.0.0 is for everybody");
    command
        ->add_option("--folder", options->folder,
                     "Where the built page is (web/dist, or where it was installed)")
        ->type_name("FOLDER");
    command->add_option("--database", options->database,
                        "Where the games are kept: a file, or postgresql://… to share them with "
                        "other processes; in your data folder if not given");
    command
        ->add_option("--database-connections", options->database_connections,
                     "To PostgreSQL, which share the games out among them; 2 if not given")
        ->check(options::whole_number(1, most_database_connections));
    command->add_option("--public-url", options->public_url,
                        "How browsers reach it when a proxy stands before it: https://HOST, or "
                        "https://HOST/FOLDER");
    command->add_option("--trusted-proxy", options->trusted_proxies,
                        "A proxy's address, whose X-Forwarded-For is believed; may be repeated");
    command
        ->add_option("--metrics", options->metrics_port,
                     "A port on 127.0.0.1 with metrics for Prometheus at /metrics")
        ->check(options::whole_number(0, highest_port));
    command
        ->add_option("--connections-per-address", options->connections_per_address,
                     "100 if not given")
        ->check(options::whole_number(1, most_connections));
    command->add_option("--club", options->clubs,
                        "An address, or a network like 192.0.2.0/24, that many people share: "
                        "limits by address are twenty times as high; may be repeated");
    add_retention_options(*command, *options);
    add_notice_options(*command, *options);
    command->add_option("--log", options->log, "What is told on stderr; info if not given")
        ->transform(options::one_of({"debug", "info", "warning", "error", "off"}));
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

} // namespace kamisado::cli
