#pragma once

#include "online/api.h"
#include "online/hub.h"
#include "online/limits.h"
#include "server/http_server.h"
#include "server/live_handler.h"
#include "server/mail_pages.h"
#include "server/previews.h"
#include "server/static_files.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::server {

/// Who may ask, seen from outside.
struct SiteRules {
    std::string own_origin;      ///< "https://play.example.org"; empty: whatever host was asked
    std::string own_folder = {}; ///< see PageAddress; for the addresses in link previews
    std::vector<std::string> trusted_proxies;
    online::Clubs clubs = {};
    Language language = Language::English; ///< of link previews, when a request names none of ours

    [[nodiscard]] bool is_secure() const { return own_origin.starts_with("https://"); }
};

/// Everything at the public port: the page, the API, the WebSockets, /healthz. Checks where a
/// request comes from, and hands it on.
class Site final : public LiveHandler {
  public:
    static constexpr std::string_view live_path = "/api/1/live";
    using Health = std::function<void(std::function<void(bool)>)>;

    struct Parts {
        StaticFiles* files = nullptr;
        online::Api* api = nullptr;
        online::Hub* hub = nullptr;
        online::Post post;
        Health health;
        online::Now now;
        online::Now steady;               ///< for limits
        std::vector<Puzzle> puzzles = {}; ///< that have link previews
    };

    Site(Parts parts, SiteRules rules);

    void answer(const Request& request, HttpServer::Respond respond);

    void knock(const Request& request, Admit admit) override;
    void enter(const std::shared_ptr<online::Client>& client,
               const online::Visitor& visitor) override {
        parts_.hub->enter(client, visitor);
    }
    void hear(online::Client& client, std::string_view text) override {
        parts_.hub->hear(client, text);
    }
    void leave(online::Client& client) override { parts_.hub->leave(client); }

  private:
    void answer_api(const Request& request, const HttpServer::Respond& respond);
    void answer_preview(const Request& request, const HttpServer::Respond& respond);
    [[nodiscard]] Response answer_page(const Request& request);
    /// Whether the address of a request has one left.
    [[nodiscard]] bool take(online::Buckets& buckets, const std::string& address) const;
    [[nodiscard]] std::optional<online::Refusal> why_not(const Request& request) const;
    [[nodiscard]] std::string address_of(const Request& request) const;
    [[nodiscard]] Response response_to(online::ApiAnswer answer) const;
    [[nodiscard]] Response finished(Response response) const;

    Parts parts_;
    SiteRules rules_;
    online::Buckets handshakes_;
    online::Buckets page_requests_;
    online::Buckets health_requests_;
    Previews previews_;
    MailPages mail_pages_;
};

/// What is asked for, but for HEAD, changes something.
[[nodiscard]] bool is_change(std::string_view method);

} // namespace kamisado::server
