#include "server/application.h"

#include "notify/base64url.h"
#include "online/api.h"
#include "online/computers.h"
#include "online/fair_play.h"
#include "online/hub.h"
#include "online/notices.h"
#include "online/partitions.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/origin.h"
#include "server/process_listener.h"
#include "server/site.h"
#include "server/static_files.h"
#include "storage/file_lock.h"
#include "storage/life.h"

#include <fmt/format.h>
#include <malloc.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace kamisado::server {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds between_ticks{100};
constexpr milliseconds between_looks{5'000};
constexpr milliseconds between_trims{30'000};
constexpr milliseconds for_health{2'000};
constexpr milliseconds health_stays{1'000};
/// With less than this left, a disk is as good as full: what is written in a moment needs some.
constexpr std::uintmax_t least_room = 8U << 20U;
constexpr milliseconds between_cleanings{60'000};
constexpr milliseconds between_notices{2'000};
constexpr milliseconds between_judgements{2000};
constexpr milliseconds for_stop{4'000};
/// When the database hangs, people are told without waiting for it.
constexpr milliseconds for_last_moves{2'000};
constexpr online::Millis come_back_after = 2'000;

/// Ten thousand players need as many sockets, and systems give a thousand unless they are asked.
void allow_many_sockets() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < limit.rlim_max) {
        limit.rlim_cur = limit.rlim_max;
        ::setrlimit(RLIMIT_NOFILE, &limit);
    }
}

/// What a flood has used and freed stays with the process unless it is asked for.
void give_memory_back() {
#ifdef __GLIBC__
    ::malloc_trim(0);
#endif
}

Limits limits_of(const ApplicationOptions& options) {
    return {.connections = options.connections,
            .per_address = options.connections_per_address,
            .for_stop = for_stop};
}

online::Partitions::Connections connections_of(const ApplicationOptions& options) {
    online::Partitions::Connections connections;
    const std::size_t count = options.database.is_postgres() ? options.database_connections : 1;
    while (connections.size() < count) {
        connections.push_back(storage::open(options.database));
    }
    return connections;
}

/// Where letters lead to.
std::string origin_of(const ApplicationOptions& options) {
    return !options.own_origin.empty() ? options.own_origin
                                       : fmt::format("http://localhost:{}", options.port);
}

courier::Options courier_options(const ApplicationOptions& options,
                                 const std::optional<notify::KeyPair>& keys) {
    return {.keys = keys,
            .contact =
                options.notices.contact.empty() ? origin_of(options) : options.notices.contact,
            .push_services = options.notices.push_services,
            .ca_file = options.notices.ca_file,
            .smtp = options.notices.smtp};
}

} // namespace

class Application::Impl {
  public:
    /// What it is given of the database may throw.
    Impl(const ApplicationOptions& options, HttpServer server);
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;
    Impl(Impl&&) = delete;
    Impl& operator=(Impl&&) = delete;
    ~Impl();

    static std::expected<std::unique_ptr<Impl>, StartFailure>
    start(const ApplicationOptions& options);
    bool run() { return server_.run(); }

    [[nodiscard]] HttpServer& server() { return server_; }
    [[nodiscard]] std::optional<std::uint16_t> metrics_port() const { return metrics_port_; }

  private:
    using Answered = std::function<void(bool)>;

    void begin(const ApplicationOptions& options);
    [[nodiscard]] online::NoticeDesk desk_of(const ApplicationOptions& options) const;
    std::optional<ListenFailure> open_metrics(std::uint16_t port);
    void ask_database(const online::Worker::Work& work, milliseconds patience, Answered answered);
    void check_health(Answered answered);
    [[nodiscard]] bool has_room() const;
    void clean();
    void answer_metrics(const HttpServer::Respond& respond);
    [[nodiscard]] Metrics metrics() const;
    void look_for_failures();
    void drain();
    void say_goodbye();

    // The server is the last to go: what others still have to say is posted to it.
    HttpServer server_;
    storage::FileLock lock_;
    online::Post post_ = [this](std::function<void()> work) { server_.post(std::move(work)); };
    std::shared_ptr<online::ServiceClock> clock_ = online::ServiceClock::of_system();
    online::Now now_ = [clock = clock_] { return clock->now(); };
    online::Now steady_ = [clock = clock_] { return clock->steady(); };
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
    StaticFiles files_;
    online::Partitions::Connections connections_; ///< until the next has them
    std::optional<notify::KeyPair> vapid_keys_;
    std::unique_ptr<online::Partitions> partitions_;
    std::unique_ptr<courier::NetCourier> courier_;
    std::unique_ptr<online::Computers> computers_;
    std::unique_ptr<online::FairPlayDesk> fair_play_;
    std::unique_ptr<online::Hub> hub_;
    std::unique_ptr<online::Notices> notices_;
    std::unique_ptr<online::Api> api_;
    std::unique_ptr<Site> site_;
    std::unique_ptr<ProcessListener> listener_;
    std::optional<std::uint16_t> metrics_port_;
    std::size_t known_failures_ = 0;
    std::string file_;                     ///< of the games; empty with PostgreSQL
    std::vector<Answered> ask_for_health_; ///< while it is looked for
    std::optional<std::chrono::steady_clock::time_point> health_known_;
    bool is_well_ = false;
    storage::Cleaner cleaner_; ///< on the thread of the first partition
};

Application::Impl::Impl(const ApplicationOptions& options, HttpServer server)
    : server_(std::move(server)),
      lock_(options.database),
      files_(options.folder),
      connections_(connections_of(options)),
      vapid_keys_(online::vapid_keys(*connections_.front())),
      partitions_(std::make_unique<online::Partitions>(
          std::move(connections_), post_,
          online::LoadedGames::Limits{.entries_a_turn =
                                          online::LoadedGames::usual_entries_a_turn})),
      courier_(std::make_unique<courier::NetCourier>(courier_options(options, vapid_keys_), post_)),
      computers_(std::make_unique<online::Computers>(post_)),
      fair_play_(std::make_unique<online::FairPlayDesk>(partitions_->home().worker(), post_, now_)),
      hub_(std::make_unique<online::Hub>(online::Hub::Parts{.partitions = partitions_.get(),
                                                            .computers = computers_.get(),
                                                            .now = nullptr,
                                                            .clock = clock_,
                                                            .post = post_})),
      notices_(std::make_unique<online::Notices>(
          online::Notices::Parts{.worker = &partitions_->home().worker(),
                                 .courier = courier_.get(),
                                 .now = now_,
                                 .whereabouts =
                                     [this](storage::PersonId person, std::string_view game) {
                                         return hub_->whereabouts(person, game);
                                     },
                                 .origin = origin_of(options)},
          online::Notices::Settings{.delay = options.notices.delay.count(),
                                    .has_mail = options.notices.smtp.has_value()})),
      api_(std::make_unique<online::Api>(online::Api::Parts{.worker = &partitions_->home().worker(),
                                                            .loaded = &partitions_->home().loaded(),
                                                            .hub = hub_.get(),
                                                            .post = post_,
                                                            .now = now_,
                                                            .steady = steady_,
                                                            .clubs = options.clubs,
                                                            .notices = desk_of(options)})),
      site_(std::make_unique<Site>(
          Site::Parts{.files = &files_,
                      .api = api_.get(),
                      .hub = hub_.get(),
                      .post = post_,
                      .health = [this](Answered answered) { check_health(std::move(answered)); },
                      .now = now_,
                      .steady = steady_,
                      .puzzles = options.puzzles},
          SiteRules{.own_origin = options.own_origin,
                    .own_folder = options.own_folder,
                    .trusted_proxies = options.trusted_proxies,
                    .clubs = options.clubs,
                    .language = options.language})),
      cleaner_(options.retention) {
    if (auto listener = storage::listen(options.database)) {
        listener_ = std::make_unique<ProcessListener>(
            std::move(listener), post_,
            ProcessListener::Handlers{
                .heard = [this](const std::string& text) { hub_->hear_process(text); },
                .missed = [this] { hub_->catch_up(); }});
    }
    begin(options);
}

/// Those with threads end first, the database's after all who could give it work.
Application::Impl::~Impl() {
    listener_.reset();
    site_.reset();
    api_.reset();
    notices_.reset();
    courier_.reset();
    hub_.reset();
    fair_play_.reset();
    computers_.reset();
    partitions_.reset();
}

online::NoticeDesk Application::Impl::desk_of(const ApplicationOptions& options) const {
    return {.push_key = vapid_keys_ ? notify::base64url(vapid_keys_->public_key) : "",
            .push_services = options.notices.push_services,
            .mail = options.notices.smtp ? courier_.get() : nullptr,
            .origin = origin_of(options)};
}

void Application::Impl::begin(const ApplicationOptions& options) {
    file_ = options.database.is_postgres() ? "" : options.database.text;
    server_.trust(options.trusted_proxies);
    server_.favour(options.clubs);
    server_.answer_with([this](const Request& request, HttpServer::Respond respond) {
        site_->answer(request, std::move(respond));
    });
    server_.welcome_live({.path = std::string(Site::live_path), .handler = site_.get()});
    server_.when_stopping([this] { drain(); });
    server_.every(between_ticks, [this] { hub_->tick(); });
    server_.every(between_looks, [this] { look_for_failures(); });
    server_.every(between_judgements, [this] { fair_play_->look(); });
    server_.every(between_cleanings, [this] { clean(); });
    server_.every(between_notices, [this] { notices_->tick(); });
    server_.every(between_trims, [] { give_memory_back(); });
}

std::optional<ListenFailure> Application::Impl::open_metrics(std::uint16_t port) {
    const auto opened = server_.also_listen(
        "127.0.0.1", port, [this](const Request& request, const HttpServer::Respond& respond) {
            if (!is_local_host(request.host)) {
                respond(plain_response(421, "These metrics are for this machine only."));
            } else if (request.target == "/metrics" && request.method == "GET") {
                answer_metrics(respond);
            } else {
                respond(plain_response(404, "There is nothing here but /metrics."));
            }
        });
    if (!opened) {
        return opened.error();
    }
    metrics_port_ = *opened;
    return std::nullopt;
}

/// Whether the work could be done in time, by every connection.
void Application::Impl::ask_database(const online::Worker::Work& work, milliseconds patience,
                                     Answered answered) {
    const auto once = std::make_shared<Answered>(std::move(answered));
    const auto answer = [once](bool is_done) {
        if (const Answered first = std::exchange(*once, nullptr)) {
            first(is_done);
        }
    };
    const auto left = std::make_shared<std::size_t>(partitions_->all().size());
    for (const auto& partition : partitions_->all()) {
        if (!partition->worker().submit(
                work, [answer, left](const std::optional<online::Worker::Failure>& failure) {
                    if (failure || --*left == 0) {
                        answer(!failure);
                    }
                })) {
            answer(false);
            return;
        }
    }
    server_.after(patience, [answer] { answer(false); });
}

/// All is well when something can be written. Asked for by many at once, it is looked for once, and
/// known for a second.
void Application::Impl::check_health(Answered answered) {
    const auto now = std::chrono::steady_clock::now();
    if (health_known_ && now - *health_known_ < health_stays) {
        answered(is_well_);
        return;
    }
    ask_for_health_.push_back(std::move(answered));
    if (ask_for_health_.size() > 1) {
        return;
    }
    ask_database([](storage::Connection& database) { storage::prove_writable(database); },
                 for_health,
                 [this](bool is_done) {
                     is_well_ = is_done && has_room();
                     health_known_ = std::chrono::steady_clock::now();
                     for (const Answered& waiting : std::exchange(ask_for_health_, {})) {
                         waiting(is_well_);
                     }
                 });
}

bool Application::Impl::has_room() const {
    if (file_.empty()) {
        return true; // PostgreSQL's disk is elsewhere
    }
    std::error_code unknown;
    const auto room = std::filesystem::space(
        std::filesystem::absolute(std::filesystem::path(file_)).parent_path(), unknown);
    return unknown || room.available >= least_room;
}

/// Some rows a minute; see storage/retention.h for what is deleted.
void Application::Impl::clean() {
    const auto deleted = std::make_shared<storage::Cleaner::Deleted>();
    online::Partition& home = partitions_->home();
    static_cast<void>(home.worker().submit(
        [this, &home, deleted](storage::Connection& database) {
            *deleted = cleaner_.clean(database, now_());
            for (const storage::GameId& game : deleted->games) {
                home.loaded().forget(game);
            }
        },
        [deleted](const std::optional<online::Worker::Failure>& failure) {
            if (!failure && (deleted->guests > 0 || !deleted->games.empty())) {
                log(LogLevel::Info,
                    fmt::format("deleted {} guests who never played and {} games given up long ago",
                                deleted->guests, deleted->games.size()));
            }
        }));
}

void Application::Impl::answer_metrics(const HttpServer::Respond& respond) {
    Response response = plain_response(200, "");
    response.body = std::make_shared<const std::string>(write_metrics(metrics()));
    respond(std::move(response));
}

Metrics Application::Impl::metrics() const {
    return {.http = server_.counters(),
            .hub = hub_->counters(),
            .worker = partitions_->counters(),
            .games_in_memory = partitions_->games_in_memory(),
            .computers_waiting = computers_->waiting(),
            .resident_bytes = resident_bytes(),
            .seconds_up =
                std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count()};
}

void Application::Impl::look_for_failures() {
    const std::size_t failures = partitions_->counters().failures;
    if (failures > known_failures_) {
        log(LogLevel::Error,
            fmt::format("the database failed {} times in the last seconds; nothing "
                        "that was acknowledged is lost",
                        failures - known_failures_));
    }
    known_failures_ = failures;
}

/// The moves that are under way are stored and told before the goodbye.
void Application::Impl::drain() {
    log(LogLevel::Info,
        fmt::format("shutting down; {} clients notified", hub_->counters().clients));
    ask_database([](storage::Connection&) {}, for_last_moves, [this](bool) { say_goodbye(); });
}

void Application::Impl::say_goodbye() {
    hub_->close_all({.reason = "going-down", .retry_after = come_back_after});
}

std::expected<std::unique_ptr<Application::Impl>, StartFailure>
Application::Impl::start(const ApplicationOptions& options) {
    allow_many_sockets();
    auto server = HttpServer::listen(options.address, options.port, {}, limits_of(options));
    if (!server) {
        return std::unexpected(
            StartFailure{.fault = StartFault::Port, .listen = std::move(server.error())});
    }
    try {
        auto inside = std::make_unique<Impl>(options, *std::move(server));
        if (options.metrics_port) {
            if (auto failure = inside->open_metrics(*options.metrics_port)) {
                return std::unexpected(
                    StartFailure{.fault = StartFault::MetricsPort, .listen = *std::move(failure)});
            }
        }
        return inside;
    } catch (const storage::DatabaseError& error) {
        return std::unexpected(
            StartFailure{.fault = StartFault::Database, .message = error.what()});
    }
}

Application::Application(std::unique_ptr<Impl> inside) : impl_(std::move(inside)) {}
Application::Application(Application&&) noexcept = default;
Application& Application::operator=(Application&&) noexcept = default;
Application::~Application() = default;

std::expected<Application, StartFailure> Application::start(const ApplicationOptions& options) {
    auto inside = Impl::start(options);
    if (!inside) {
        return std::unexpected(std::move(inside.error()));
    }
    return Application(*std::move(inside));
}

std::uint16_t Application::port() const { return impl_->server().port(); }
std::optional<std::uint16_t> Application::metrics_port() const { return impl_->metrics_port(); }
bool Application::run() { return impl_->run(); }
void Application::stop() { impl_->server().stop(); }

void end_after(milliseconds time) {
    std::thread([time] {
        std::this_thread::sleep_for(time);
        log(LogLevel::Warning, "the database did not close in time; exiting without it");
        std::_Exit(EXIT_SUCCESS);
    }).detach();
}

} // namespace kamisado::server
