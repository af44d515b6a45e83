#pragma once

#include "notation/decision_text.h"
#include "online/api.h"
#include "online/computers.h"
#include "online/hub.h"
#include "online/hub_helpers.h"
#include "online/loaded_games.h"
#include "online/worker.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

/// The API with all its parts on a real SQLite file; the test is the hub's thread.
namespace kamisado::online::test {

using nlohmann::json;

/// What is posted waits here until somebody runs it.
class Loop {
  public:
    void post(std::function<void()> work);
    /// Runs what is posted until `is_done`; fails the test when nothing comes for long.
    void run_until(const std::function<bool()>& is_done);
    /// The thread that posted what ran last.
    [[nodiscard]] std::thread::id last_poster() const { return last_poster_; }

  private:
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::pair<std::thread::id, std::function<void()>>> waiting_;
    std::thread::id last_poster_;
};

/// Keeps what it is given, until the test says what became of it.
class RecordingCourier final : public notify::Courier {
  public:
    template <typename What>
    struct Given {
        What what;
        Delivered delivered;
    };

    void push(notify::PushOrder order, Delivered delivered) override {
        pushes.push_back({.what = std::move(order), .delivered = std::move(delivered)});
    }
    void mail(notify::Letter letter, Delivered delivered) override {
        letters.push_back({.what = std::move(letter), .delivered = std::move(delivered)});
    }

    std::vector<Given<notify::PushOrder>> pushes;
    std::vector<Given<notify::Letter>> letters;
};

class Service {
  public:
    explicit Service(const Clubs& clubs = {}, const LoadedGames::Limits& limits = {},
                     std::size_t connections = 1, const Downloads::Limits& downloads = {});

    [[nodiscard]] ApiAnswer ask(ApiRequest request);
    [[nodiscard]] Api::Identity identify(const std::string& key, bool is_bot = false);
    [[nodiscard]] Fragile::Switches& database() { return *switches_; }
    /// Everything that is stored, with what waits to be moved into the file.
    [[nodiscard]] std::string stored() const;
    /// Work on the database beside the API, on its thread.
    void in_database(const std::function<void(storage::Connection&, LoadedGames&)>& work);
    void in_database(Partition& partition,
                     const std::function<void(storage::Connection&, LoadedGames&)>& work);
    void connect(const std::shared_ptr<Client>& client, const std::string& key);
    [[nodiscard]] Hub& hub() { return *hub_; }
    /// Until everything is done that was begun.
    void settle();
    [[nodiscard]] Worker& worker() { return partitions_->home().worker(); }

    std::atomic<Millis> now = 1'763'200'000'000;
    std::atomic<std::int64_t> request_takes = 0; ///< microseconds that each request takes
    std::atomic<std::int64_t> way_takes = 0;     ///< and its way to the database, once
    std::atomic<Millis> jumped = 0;              ///< of that, what only the wall clock has done
    Loop loop;
    RecordingCourier courier;

  private:
    /// Asked when a request begins, when it has reached the database, and at its end.
    std::chrono::microseconds time_worked() {
        const std::int64_t asked = asked_++ % 3;
        return std::chrono::microseconds(worked_ += asked == 0   ? 0
                                                    : asked == 1 ? way_takes.load()
                                                                 : request_takes.load());
    }

    std::atomic<std::int64_t> worked_ = 0;
    std::atomic<std::int64_t> asked_ = 0; ///< how often
    kamisado::test::TemporaryFolder folder_;
    std::shared_ptr<Fragile::Switches> switches_ = std::make_shared<Fragile::Switches>();
    std::unique_ptr<Partitions> partitions_;
    std::unique_ptr<Computers> computers_;
    std::unique_ptr<Hub> hub_;
    std::unique_ptr<Api> api_;
};

/// A browser with its cookie, or a bot with its token; each at an address of its own.
class Browser {
  public:
    explicit Browser(Service& service) : service_(&service), address_(next_address()) {}
    Browser(Service& service, std::string token) : Browser(service) {
        key = std::move(token);
        is_bot_ = true;
    }

    ApiAnswer ask(std::string_view method, std::string_view target, std::string body = {});
    ApiAnswer get(std::string_view target) { return ask("GET", target); }
    ApiAnswer post(std::string_view target, const json& body) {
        return ask("POST", target, body.dump());
    }
    /// The body of a good answer.
    json good(std::string_view method, std::string_view target, const json& body = nullptr);
    /// The id of the refusal; empty when it was not refused.
    std::string fault(std::string_view method, std::string_view target, const json& body = nullptr);
    void sign_up(const std::string& name);
    void move_to(const std::string& address) { address_ = address; }

    std::string key;
    std::string mark; ///< of a browser that was logged in
    std::string user_agent;

  private:
    static std::string next_address();

    Service* service_;
    std::string address_;
    bool is_bot_ = false;
};

/// What a client is sent.
class Ear : public Client {
  public:
    void send(std::shared_ptr<const std::string> text) override {
        heard.push_back(json::parse(*text));
    }
    void close(const Closing& closing) override { closed = closing.reason; }
    [[nodiscard]] bool has_heard(std::string_view type) const;

    std::vector<json> heard;
    std::string closed;
};

inline const json no_clock{{"kind", "none"}};
inline const json days_clock{{"kind", "days"}, {"perMoveMs", 259'200'000}};
inline const json standard_format{{"kind", "standard"}, {"rounds", 1}};
[[nodiscard]] json invitation_body(bool rated = false, const std::string& visibility = "link");
[[nodiscard]] json quick_body();
[[nodiscard]] json computer_body();

/// Two browsers that ask one service.
class ApiTest : public testing::Test {
  protected:
    /// A game between two, by a link.
    std::string played_by(Browser& host, Browser& guest, bool rated = false) {
        const json invitation = host.good("POST", "/invitations", invitation_body(rated));
        return guest.good("POST", accept_path(invitation))["game"];
    }
    static std::string accept_path(const json& invitation) {
        return "/invitations/" + invitation["code"].get<std::string>() + "/accept";
    }
    static std::string path_of(const json& invitation) {
        return "/invitations/" + invitation["code"].get<std::string>();
    }
    void resign(const std::string& game, Player player) {
        service.in_database([&](storage::Connection& database, LoadedGames& loaded) {
            EXPECT_TRUE(loaded.act(
                database, game,
                game::Decide{.decision = Resign{.player = player}, .player = player}, service.now));
        });
    }

    /// A move of each, without which no rating changes.
    void move(const std::string& game) {
        service.in_database([&](storage::Connection& database, LoadedGames& loaded) {
            for (const auto& [name, player] :
                 {std::pair("a1a5", Player::Black), {"d8d4", Player::Gold}}) {
                EXPECT_TRUE(loaded.act(
                    database, game,
                    game::Decide{.decision = decision_from_name(name).value(), .player = player},
                    service.now));
            }
        });
    }

    Service service;
    Browser akane{service};
    Browser benjiro{service};
};

} // namespace kamisado::online::test
