// Logging in and out. Whether a name exists cannot be told from the answer, nor from how long it
// takes.

#include "online/accounts.h"
#include "online/api_answers.h"
#include "online/api_bodies.h"
#include "online/api_core.h"
#include "online/api_me.h"
#include "online/api_passwords.h"
#include "online/secrets.h"
#include "storage/moderation.h"

#include <array>

namespace kamisado::online {

namespace {

Refusal wrong_login() {
    return refusal("wrong-login", "this name and this password do not belong together", 401);
}
/// An account to be logged into, as far as it is there.
struct Target {
    std::optional<storage::Person> account;
    std::string hash;
};

Target target_of(RequestContext& context, const std::string& name) {
    Target target{.account = storage::person_by_name(context.database(), name), .hash = {}};
    if (target.account) {
        target.hash = storage::password_hash(context.database(), target.account->id).value_or("");
    }
    return target;
}

/// The password was right, but time has passed.
Or<Reply> enter(RequestContext& context, const Target& target) {
    const auto account = storage::person(context.database(), target.account->id);
    if (!account || storage::password_hash(context.database(), account->id) != target.hash) {
        return std::unexpected(wrong_login());
    }
    if (context.call().request.is_bot) {
        return std::unexpected(bots_only_answer());
    }
    if (storage::is_closed(context.database(), account->id)) {
        return std::unexpected(account_closed());
    }
    const Login login = log_in(context.database(), context.loaded(), *account, context.visitor(),
                               context.call().key_hash, context.now());
    Reply reply = me_reply(context.database(), login.account);
    reply.answer.new_key = login.key;
    reply.answer.new_browser_mark = new_browser_mark(target.hash, account->id);
    if (context.visitor()) {
        reply.news.emplace_back([id = context.visitor()->id](Hub& hub) { hub.person_changed(id); });
    }
    return reply;
}

void post_session(ApiCore& core, const CallPtr& call) {
    const auto wanted = read_credentials(call->request.body);
    if (!wanted) {
        ApiCore::refuse(call, wanted.error());
        return;
    }
    core.find_out<Target>(
        call,
        [name = wanted->name](RequestContext& context) -> Or<Target> {
            return target_of(context, name);
        },
        [call, wanted = *wanted](ApiCore& next, const Target& target) {
            const std::string& mark = call->request.browser_mark;
            const bool is_known =
                target.account && is_browser_mark(mark, target.hash, target.account->id);
            if (const auto refused = is_known ? next.why_no_login_from(mark)
                                              : next.why_no_login(*call, wanted.name)) {
                ApiCore::refuse(call, *refused);
                return;
            }
            check_password(
                next, call,
                {.hash = target.hash, .password = wanted.password, .otherwise = wrong_login()},
                [call, target](ApiCore& last) {
                    last.work(call,
                              [target](RequestContext& context) { return enter(context, target); });
                });
        });
}

void delete_session(ApiCore& core, const CallPtr& call) {
    core.work(call, [](RequestContext& context) -> Or<Reply> {
        Reply reply{.answer = json_answer(write_nothing()), .news = {}};
        if (context.visitor()) {
            if (const auto account = context.account(); !account) {
                return std::unexpected(account.error()); // a guest's games would be lost
            }
            storage::remove_key(context.database(), context.call().key_hash);
            reply.news.emplace_back(
                [id = context.visitor()->id](Hub& hub) { hub.person_changed(id); });
        }
        reply.answer.new_key = "";
        return reply;
    });
}

constexpr auto session_table =
    std::to_array<Route>({{.method = "POST", .path = "/session", .handle = post_session},
                          {.method = "DELETE", .path = "/session", .handle = delete_session}});

} // namespace

std::span<const Route> session_routes() { return session_table; }

} // namespace kamisado::online
