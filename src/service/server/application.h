#pragma once

#include "courier/net_courier.h"
#include "online/clubs.h"
#include "puzzles/puzzle.h"
#include "rules/language.h"
#include "server/http_server.h"
#include "storage/connection.h"
#include "storage/retention.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kamisado::server {

/// How people are told when they are not here.
struct NoticeOptions {
    std::string contact = {}; ///< for push services: "mailto:…" or "https://…"; empty: the page
    std::vector<std::string> push_services = {}; ///< that need not be public: "localhost:8443"
    std::string ca_file = {};                    ///< certificates to trust; empty: the system's
    std::optional<courier::Smtp> smtp = std::nullopt;
    std::chrono::milliseconds delay{20'000}; ///< before whoever was not here is told
};

struct ApplicationOptions {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;
    std::filesystem::path folder = {}; ///< of the page; must exist
    storage::Place database = {};
    std::size_t database_connections = 2; ///< to PostgreSQL; a file has one
    std::string own_origin = {};          ///< see SiteRules
    std::string own_folder = {};          ///< likewise
    std::vector<std::string> trusted_proxies = {};
    std::optional<std::uint16_t> metrics_port = std::nullopt; ///< on this machine alone
    std::size_t connections = 12'000;
    std::size_t connections_per_address = 100;
    online::Clubs clubs = {};
    storage::Retention retention = {};
    Language language = Language::English; ///< see SiteRules
    NoticeOptions notices = {};
    std::vector<Puzzle> puzzles = {}; ///< those of the page, for link previews
};

enum class StartFault : std::uint8_t {
    Port,        ///< `listen` tells
    MetricsPort, ///< likewise
    Database,    ///< `message` tells
};

struct StartFailure {
    StartFault fault = StartFault::Database;
    ListenFailure listen = {};
    std::string message = {};
};

/// The whole server: its ports, its database and all that stands between them.
class Application {
  public:
    /// Opens everything. Connections are accepted from then on; run() answers them.
    [[nodiscard]] static std::expected<Application, StartFailure>
    start(const ApplicationOptions& options);

    Application(Application&&) noexcept;
    Application& operator=(Application&&) noexcept;
    Application(const Application&) = delete;
    Application& operator=(const Application&) = delete;
    /// Lets the database finish what was begun.
    ~Application();

    [[nodiscard]] std::uint16_t port() const;
    [[nodiscard]] std::optional<std::uint16_t> metrics_port() const;

    /// Until stop(), SIGINT or SIGTERM. Then everybody is told and what was begun is finished:
    /// true. A second signal, or more than some seconds, ends it at once: false.
    bool run();
    /// From any thread.
    void stop();

  private:
    class Impl;
    explicit Application(std::unique_ptr<Impl> inside);
    std::unique_ptr<Impl> impl_;
};

/// Ends the process when it has not ended by itself after so long: nothing is lost by that, because
/// what was acknowledged is on disk.
void end_after(std::chrono::milliseconds time);

} // namespace kamisado::server
