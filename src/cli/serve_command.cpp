#include "cli/serve_command.h"

#include "cli/failure.h"
#include "cli/output.h"
#include "server/address.h"
#include "server/application.h"
#include "server/log.h"
#include "server/origin.h"
#include "storage/place.h"

#include <fmt/format.h>

#include <chrono>
#include <expected>
#include <filesystem>
#include <system_error>

namespace kamisado::cli {

namespace {

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
        const auto origin = server::origin_of_url(options.public_url);
        if (!origin) {
            return std::unexpected(refuse(options.public_url, "public-url",
                                          "this is not the address of a page: it begins with "
                                          "https:// and ends with the host"));
        }
        settings.own_origin = *origin;
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

} // namespace

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
                    fmt::format("figures are at http://127.0.0.1:{}/metrics", *port));
    }
    print(fmt::format("Kamisado is at {} until Ctrl+C.\n", link_to(options, application->port())));
    if (!flush_output()) {
        return ExitCode::WrongInput;
    }
    const bool at_ease = application->run();
    server::end_after(at_ease ? std::chrono::milliseconds(1'000) : std::chrono::milliseconds(0));
    return ExitCode::Fine;
}

} // namespace kamisado::cli
