#include "server/site.h"

#include "online/address.h"
#include "online/api_answers.h"
#include "online/refusals.h"
#include "server/address.h"
#include "server/cookies.h"
#include "server/log.h"
#include "server/origin.h"

#include <algorithm>
#include <utility>

namespace kamisado::server {

namespace {

constexpr std::string_view api_path = "/api/1";
constexpr std::size_t most_addresses = 50'000;
constexpr std::size_t longest_user_agent = 400; ///< the rest tells nothing
/// After a restart, a hundred players who share an address reconnect at once.
constexpr online::Rate handshake_rate{.burst = 200, .per_second = 10};
constexpr online::Rate page_rate{.burst = 2'000, .per_second = 200};
constexpr online::Rate health_rate{.burst = 30, .per_second = 2};

online::Refusal from_elsewhere() {
    return online::refusal("origin", "this comes from another page", 403);
}

online::Refusal not_json() {
    return {.id = "message.not-json", .sentence = "the message is not JSON", .status = 415};
}

bool is_json(std::string_view content_type) {
    const std::string_view type = content_type.substr(0, content_type.find(';'));
    return type.substr(0, type.find_last_not_of(' ') + 1) == "application/json";
}

Response api_response(int status, std::string_view type, std::string body) {
    Response response;
    response.status = status;
    response.body = std::make_shared<const std::string>(std::move(body));
    response.headers.emplace_back("Content-Type", type);
    response.headers.emplace_back("Cache-Control", "no-store");
    add_security_headers(response);
    return response;
}

/// The same text, with which the lease ends.
Body leased(const Body& body, std::shared_ptr<const void> lease) {
    const auto both = std::make_shared<const std::pair<Body, std::shared_ptr<const void>>>(
        body, std::move(lease));
    return {both, body.get()};
}

Response refusal_response(const online::Refusal& refusal) {
    return api_response(refusal.status, "application/json", online::write_refusal(refusal));
}

Response too_fast_response() {
    Response response = refusal_response(online::too_fast());
    response.headers.emplace_back("Retry-After", "5");
    return response;
}

Response too_fast_page() {
    Response response = plain_response(429, "That was too much at once.");
    response.headers.emplace_back("Retry-After", "5");
    return response;
}

struct Target {
    std::string_view path;
    std::string_view query;
};

Target split(std::string_view target) {
    const auto mark = target.find('?');
    return mark == std::string_view::npos
               ? Target{.path = target, .query = {}}
               : Target{.path = target.substr(0, mark), .query = target.substr(mark + 1)};
}

/// For the log: "GET /api/1/invitations" or "GET /join", without the codes after it.
std::string what_is_asked(const Request& request) {
    const std::string_view path = split(request.target).path;
    std::size_t end = path.size();
    if (path.starts_with(api_path)) {
        end = std::min(path.size(), path.find('/', api_path.size() + 1));
    } else if (Previews::has(path) || MailPages::has(path)) {
        end = path.find('/', 1);
    }
    return std::string(request.method) + ' ' + std::string(path.substr(0, end));
}

Response without_upgrade() {
    Response response = plain_response(426, "This address is for WebSockets.");
    response.headers.emplace_back("Upgrade", "websocket");
    return response;
}

} // namespace

bool is_change(std::string_view method) { return method != "GET" && method != "HEAD"; }

Site::Site(Parts parts, SiteRules rules)
    : parts_(std::move(parts)),
      rules_(std::move(rules)),
      handshakes_(handshake_rate, most_addresses),
      page_requests_(page_rate, most_addresses),
      health_requests_(health_rate, most_addresses),
      previews_({.api = parts_.api,
                 .post = parts_.post,
                 .now = parts_.now,
                 .steady = parts_.steady,
                 .puzzles = std::move(parts_.puzzles)},
                rules_.language),
      mail_pages_(*parts_.api, rules_.language) {}

bool Site::take(online::Buckets& buckets, const std::string& address) const {
    return buckets.take(online::address_key(address), parts_.steady(), rules_.clubs.cost(address));
}

std::string Site::address_of(const Request& request) const {
    return client_address(request.peer, request.forwarded_for, rules_.trusted_proxies);
}

Response Site::finished(Response response) const {
    if (rules_.is_secure()) {
        response.headers.emplace_back("Strict-Transport-Security", "max-age=31536000");
    }
    return response;
}

void Site::answer(const Request& request, HttpServer::Respond respond) {
    HttpServer::Respond finish = [this, send = request.method != "HEAD",
                                  asked = what_is_asked(request),
                                  respond = std::move(respond)](Response response) {
        log(LogLevel::Debug, asked + ": " + std::to_string(response.status));
        response.send = response.send && send;
        respond(finished(std::move(response)));
    };
    const std::string_view path = split(request.target).path;
    if (path == "/healthz" && !take(health_requests_, address_of(request))) {
        finish(too_fast_page());
    } else if (path == "/healthz") {
        parts_.health([finish = std::move(finish)](bool is_well) {
            finish(is_well ? plain_response(200, "All is well.")
                           : plain_response(503, "The games cannot be reached just now."));
        });
    } else if (path == live_path) {
        finish(without_upgrade());
    } else if (path == api_path || path.starts_with("/api/")) {
        answer_api(request, finish);
    } else if (Previews::has(path) && !is_change(request.method)) {
        answer_preview(request, finish);
    } else if (MailPages::has(path)) {
        mail_pages_.answer(request, address_of(request), finish);
    } else {
        finish(answer_page(request));
    }
}

void Site::answer_preview(const Request& request, const HttpServer::Respond& respond) {
    std::string address = address_of(request);
    online::Household household = rules_.clubs.household(address);
    previews_.answer(request,
                     {.origin = rules_.own_origin.empty() ? "http://" + std::string(request.host)
                                                          : rules_.own_origin + rules_.own_folder,
                      .address = std::move(address),
                      .household = std::move(household)},
                     respond);
}

Response Site::answer_page(const Request& request) {
    if (!take(page_requests_, address_of(request))) {
        return too_fast_page();
    }
    return parts_.files->answer(request);
}

/// What is wrong with a request before anybody looks at what it says.
std::optional<online::Refusal> Site::why_not(const Request& request) const {
    if (is_change(request.method) && !bearer_token(request.authorization) &&
        !is_own_origin(request, rules_.own_origin)) {
        return from_elsewhere();
    }
    if (!request.body.empty() && !is_json(request.content_type)) {
        return not_json();
    }
    return std::nullopt;
}

void Site::answer_api(const Request& request, const HttpServer::Respond& respond) {
    if (const auto refusal = why_not(request)) {
        respond(refusal_response(*refusal));
        return;
    }
    const auto [path, query] = split(request.target);
    const auto token = bearer_token(request.authorization);
    online::ApiRequest asked{
        .method = std::string(request.method == "HEAD" ? "GET" : request.method),
        .path = path.starts_with(api_path) ? std::string(path.substr(api_path.size())) : "none",
        .query = std::string(query),
        .body = std::string(request.body),
        .key = token ? *token : key_in_cookies(request.cookie, rules_.is_secure()),
        .is_bot = token.has_value(),
        .browser_mark = mark_in_cookies(request.cookie, rules_.is_secure()),
        .user_agent = std::string(request.user_agent.substr(0, longest_user_agent)),
        .address = address_of(request)};
    parts_.api->handle(std::move(asked), [this, respond](online::ApiAnswer answer) {
        respond(response_to(std::move(answer)));
    });
}

Response Site::response_to(online::ApiAnswer answer) const {
    Response response = api_response(answer.status, answer.type, std::move(answer.body));
    if (answer.lease) {
        response.body = leased(response.body, std::move(answer.lease));
    }
    if (answer.new_key) {
        response.headers.emplace_back("Set-Cookie",
                                      set_cookie(*answer.new_key, rules_.is_secure()));
    }
    if (answer.new_browser_mark) {
        response.headers.emplace_back(
            "Set-Cookie", set_mark_cookie(*answer.new_browser_mark, rules_.is_secure()));
    }
    if (answer.retry_after) {
        response.headers.emplace_back("Retry-After", std::to_string(*answer.retry_after));
    }
    if (answer.file_name) {
        response.headers.emplace_back("Content-Disposition",
                                      "attachment; filename=\"" + *answer.file_name + '"');
    }
    return response;
}

void Site::knock(const Request& request, Admit admit) {
    const auto token = bearer_token(request.authorization);
    std::string address = address_of(request);
    if (!token && !is_own_origin(request, rules_.own_origin)) {
        admit(std::unexpected(finished(refusal_response(from_elsewhere()))));
        return;
    }
    if (!take(handshakes_, address)) {
        admit(std::unexpected(finished(too_fast_response())));
        return;
    }
    parts_.api->identify(
        token ? *token : key_in_cookies(request.cookie, rules_.is_secure()), token.has_value(),
        [this, address = std::move(address),
         admit = std::move(admit)](online::Api::Identity visitor) {
            if (!visitor) {
                admit(std::unexpected(finished(response_to(std::move(visitor.error())))));
                return;
            }
            log(LogLevel::Debug, "a connection from " + address);
            admit(online::Visitor{.person = std::move(*visitor),
                                  .address = address,
                                  .is_in_club = rules_.clubs.hold(address)});
        });
}

} // namespace kamisado::server
