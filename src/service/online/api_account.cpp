// Signing up, another password, the end of an account.

#include "online/accounts.h"
#include "online/api_answers.h"
#include "online/api_bodies.h"
#include "online/api_core.h"
#include "online/api_me.h"
#include "online/api_passwords.h"
#include "online/farewell.h"
#include "online/names.h"
#include "online/secrets.h"

#include <array>

namespace kamisado::online {

namespace {

Refusal wrong_password() { return refusal("wrong-password", "this is not the password", 403); }

Or<Reply> become_account(RequestContext& context, const std::string& name,
                         const std::string& hash) {
    const auto guest = context.somebody();
    if (!guest) {
        return std::unexpected(guest.error());
    }
    const auto account = sign_up(context.database(), *guest, name, hash);
    if (!account) {
        return std::unexpected(account.error());
    }
    Reply reply = me_reply(context.database(), *account);
    // Whoever had got hold of the guest's secret has nothing of the account.
    reply.answer.new_key = renew_key(context.database(), account->id, context.now());
    reply.answer.new_browser_mark = new_browser_mark(hash, account->id);
    reply.news.emplace_back([id = account->id](Hub& hub) { hub.person_changed(id); });
    return reply;
}

/// Whether it is worth the effort of a password.
Or<bool> can_become_account(RequestContext& context, const std::string& name) {
    if (context.visitor() && context.visitor()->kind != storage::PersonKind::Guest) {
        return std::unexpected(has_account());
    }
    if (is_taken(context.database(), name)) {
        return std::unexpected(name_taken());
    }
    return true;
}

void post_account(ApiCore& core, const CallPtr& call) {
    const auto wanted = read_credentials(call->request.body);
    std::optional<Refusal> refused =
        wanted ? what_is_wrong_with_account_name(wanted->name) : std::optional(wanted.error());
    if (!refused) {
        refused = what_is_wrong_with_password(wanted->password, wanted->name);
    }
    if (!refused) {
        refused = core.why_no_account(*call);
    }
    if (refused) {
        ApiCore::refuse(call, *refused);
        return;
    }
    core.find_out<bool>(
        call,
        [name = wanted->name](RequestContext& context) {
            return can_become_account(context, name);
        },
        [call, wanted = *wanted](ApiCore& next, bool) {
            hash_password(next, call, wanted.password,
                          [call, name = wanted.name](ApiCore& last, const std::string& hash) {
                              last.work(call, [name, hash](RequestContext& context) {
                                  return become_account(context, name, hash);
                              });
                          });
        });
}

/// The account that asks, to be proved by its password.
struct Asking {
    std::string name;
    std::string hash;
};

Or<Asking> asking(RequestContext& context) {
    const auto account = context.account();
    if (!account) {
        return std::unexpected(account.error());
    }
    if (auto refused =
            take(context.limits().passwords, std::to_string(account->id), context.steady())) {
        return std::unexpected(std::move(*refused));
    }
    return Asking{.name = account->name,
                  .hash = storage::password_hash(context.database(), account->id).value_or("")};
}

/// With the password of the account that asks, does `then`; `why_not` may refuse before that.
void with_password(ApiCore& core, const CallPtr& call, const std::string& password,
                   std::function<std::optional<Refusal>(const Asking&)> why_not,
                   std::function<void(ApiCore&)> then) {
    core.find_out<Asking>(
        call,
        [why_not = std::move(why_not)](RequestContext& context) -> Or<Asking> {
            auto asks = asking(context);
            const auto refused = asks ? why_not(*asks) : std::nullopt;
            return refused ? std::unexpected(*refused) : std::move(asks);
        },
        [call, password, then = std::move(then)](ApiCore& next, const Asking& asks) {
            check_password(next, call,
                           {.hash = asks.hash, .password = password, .otherwise = wrong_password()},
                           then);
        });
}

Or<Reply> change_password(RequestContext& context, const std::string& hash) {
    const auto account = context.account();
    if (!account) {
        return std::unexpected(account.error());
    }
    storage::set_password_hash(context.database(), account->id, hash);
    // Whoever knew the old password may have taken the tokens of the bots too, or made some.
    storage::remove_keys(context.database(), account->id, context.call().key_hash);
    storage::remove_keys_of_bots(context.database(), account->id);
    Reply reply{.answer = json_answer(write_nothing()), .news = {}};
    reply.answer.new_browser_mark = new_browser_mark(hash, account->id);
    reply.news.emplace_back([id = account->id](Hub& hub) { hub.person_changed(id); });
    for (const storage::Person& bot : storage::bots_of(context.database(), account->id)) {
        reply.news.emplace_back([id = bot.id](Hub& hub) { hub.person_changed(id); });
    }
    return reply;
}

void put_password(ApiCore& core, const CallPtr& call) {
    const auto wanted = read_new_password(call->request.body);
    if (!wanted) {
        ApiCore::refuse(call, wanted.error());
        return;
    }
    with_password(
        core, call, wanted->old,
        [next = wanted->next](const Asking& asks) {
            return what_is_wrong_with_password(next, asks.name);
        },
        [call, password = wanted->next](ApiCore& next) {
            hash_password(next, call, password, [call](ApiCore& last, const std::string& hash) {
                last.work(call, [hash](RequestContext& context) {
                    return change_password(context, hash);
                });
            });
        });
}

Or<Reply> leave(RequestContext& context) {
    const auto account = context.account();
    if (!account) {
        return std::unexpected(account.error());
    }
    Reply reply{.answer = json_answer(write_nothing()), .news = {}};
    reply.answer.new_key = "";
    tell_farewell(reply,
                  remove_person(context.database(), context.loaded(), *account, context.now()));
    return reply;
}

void delete_account(ApiCore& core, const CallPtr& call) {
    const auto password = read_password(call->request.body);
    if (!password) {
        ApiCore::refuse(call, password.error());
        return;
    }
    with_own_password(core, call, *password, [call](ApiCore& last) { last.work(call, leave); });
}

constexpr auto account_table =
    std::to_array<Route>({{.method = "POST", .path = "/account", .handle = post_account},
                          {.method = "DELETE", .path = "/account", .handle = delete_account},
                          {.method = "PUT", .path = "/account/password", .handle = put_password}});

} // namespace

void with_own_password(ApiCore& core, const CallPtr& call, const std::string& password,
                       std::function<void(ApiCore&)> then) {
    with_password(
        core, call, password, [](const Asking&) { return std::nullopt; }, std::move(then));
}

std::span<const Route> account_routes() { return account_table; }

} // namespace kamisado::online
