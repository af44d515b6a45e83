#include "online/api.h"

#include "notation/ascii.h"
#include "online/api_bodies.h"
#include "online/api_core.h"
#include "online/secrets.h"

#include <algorithm>
#include <array>

namespace kamisado::online {

namespace {

constexpr std::size_t longest_part = 64;
constexpr std::size_t longest_key = 200;

/// Names and codes have no other letters, so nothing has to be decoded.
bool is_part(std::string_view part) {
    return !part.empty() && part.size() <= longest_part && std::ranges::all_of(part, [](char c) {
        return is_upper(c) || is_lower(c) || is_digit(c) || c == '-' || c == '_';
    });
}

/// Takes "/part" off the front.
std::string_view take_part(std::string_view& path) {
    path.remove_prefix(1);
    const std::string_view part = path.substr(0, path.find('/'));
    path.remove_prefix(part.size());
    return part;
}

/// What the stars stand for; nullopt if the path is another one.
std::optional<std::vector<std::string>> match(std::string_view pattern, std::string_view path) {
    std::vector<std::string> names;
    while (pattern.starts_with('/') && path.starts_with('/')) {
        const std::string_view wanted = take_part(pattern);
        const std::string_view part = take_part(path);
        if (wanted == "*" && is_part(part)) {
            names.emplace_back(part);
        } else if (wanted != part) {
            return std::nullopt;
        }
    }
    return pattern.empty() && path.empty() ? std::optional(names) : std::nullopt;
}

struct Found {
    const Route* route = nullptr;
    std::vector<std::string> names;
    bool is_path_known = false;
};

Found find_route(const ApiRequest& request) {
    Found found;
    for (const auto& routes :
         {me_routes(), invitation_routes(), game_routes(), account_routes(), people_routes(),
          relation_routes(), quick_routes(), record_routes(), session_routes(), safety_routes(),
          moderation_routes(), tournament_routes(), notice_routes()}) {
        for (const Route& route : routes) {
            if (auto names = match(route.path, request.path)) {
                found.is_path_known = true;
                if (route.method == request.method) {
                    found.route = &route;
                    found.names = std::move(*names);
                    return found;
                }
            }
        }
    }
    return found;
}

std::optional<Refusal> why_not(ApiCore& core, const ApiRequest& request, const Found& found) {
    if (auto refused = core.why_not_now(request.address)) {
        return refused;
    }
    if (request.body.size() > longest_body) {
        return too_large();
    }
    if (!found.is_path_known) {
        return refusal("not-found", "there is nothing at this address", 404);
    }
    if (found.route == nullptr) {
        return refusal("method-not-allowed", "this cannot be done at this address", 405);
    }
    return std::nullopt;
}

} // namespace

Api::Api(Parts parts) : impl_(std::make_shared<Impl>(std::move(parts))) {}
Api::~Api() = default;

void Api::handle(ApiRequest request, Respond respond) {
    Found found = find_route(request);
    if (const auto refused = why_not(*impl_, request, found)) {
        respond(refusal_answer(*refused));
        return;
    }
    auto call = std::make_shared<Call>(Call{.request = std::move(request),
                                            .names = std::move(found.names),
                                            .respond = std::move(respond),
                                            .key_hash = {}});
    if (!call->request.key.empty() && call->request.key.size() <= longest_key) {
        call->key_hash = hash_of_key(call->request.key);
    }
    found.route->handle(*impl_, call);
}

void Api::identify(std::string key, bool is_bot, std::function<void(Identity)> found) {
    if (key.empty() && !is_bot) {
        found(std::optional<storage::Person>());
        return;
    }
    auto call = std::make_shared<Call>();
    call->request.method = "GET";
    call->request.is_bot = is_bot;
    call->key_hash = hash_of_key(key);
    // Whoever cannot be found out about now is not let in as somebody else: it comes again.
    call->respond = [found](ApiAnswer why_not) { found(std::unexpected(std::move(why_not))); };
    impl_->find_out<std::optional<storage::Person>>(
        call,
        [](RequestContext& context) -> Or<std::optional<storage::Person>> {
            return context.visitor();
        },
        [found](ApiCore& /*unused*/, std::optional<storage::Person> person) {
            found(std::move(person));
        });
}

void Api::preview(PreviewOf what, std::string code, const std::string& address,
                  std::function<void(Preview)> found) {
    if (const auto refused = impl_->why_not_now(address)) {
        found(std::unexpected(refusal_answer(*refused)));
        return;
    }
    if (!is_part(code)) {
        found(std::unexpected(refusal_answer(no_such_game())));
        return;
    }
    auto call = std::make_shared<Call>();
    call->request.method = "GET";
    call->request.address = address;
    call->respond = [found](ApiAnswer why_not) { found(std::unexpected(std::move(why_not))); };
    impl_->find_out<LinkPreview>(
        call,
        [what, code = std::move(code)](RequestContext& context) {
            return preview_of(context.database(), what, code);
        },
        [found](ApiCore& /*unused*/, LinkPreview preview) { found(std::move(preview)); });
}

} // namespace kamisado::online
