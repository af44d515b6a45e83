// Signing up, another password, the end of an account.

#include "online/accounts.h"
#include "online/api_answers.h"
#include "online/api_bodies.h"
#include "online/api_core.h"
#include "online/api_me.h"
#include "online/api_passwords.h"
#include "online/farewell.h"
#include "online/names.h"

#include <array>

namespace kamisado::online {

namespace {

Refusal wrong_password() { return refusal("wrong-password", "this is not the password", 403); }

Or<Reply> become_account(Desk& desk, const std::string& name, const std::string& hash) {
    const auto guest = desk.somebody();
    if (!guest) {
        return std::unexpected(guest.error());
    }
    const auto account = sign_up(desk.database(), *guest, name, hash);
    if (!account) {
        return std::unexpected(account.error());
    }
    Reply reply = me_reply(desk.database(), *account);
    reply.news.emplace_back([id = account->id](Hub& hub) { hub.person_changed(id); });
    return reply;
}

/// Whether it is worth the effort of a password.
Or<bool> can_become_account(Desk& desk, const std::string& name) {
    if (desk.visitor() && desk.visitor()->kind != storage::PersonKind::Guest) {
        return std::unexpected(has_account());
    }
    if (storage::person_by_name(desk.database(), name)) {
        return std::unexpected(name_taken());
    }
    return true;
}

void post_account(ApiCore& core, const CallPtr& call) {
    const auto wanted = read_credentials(call->request.body);
    std::optional<Refusal> refused =
        wanted ? what_is_wrong_with_account_name(wanted->name) : std::optional(wanted.error());
    if (!refused) {
        refused = what_is_wrong_with_password(wanted->password);
    }
    if (!refused) {
        refused = core.why_no_login(*call, wanted->name);
    }
    if (refused) {
        ApiCore::refuse(call, *refused);
        return;
    }
    core.find_out<bool>(
        call, [name = wanted->name](Desk& desk) { return can_become_account(desk, name); },
        [call, wanted = *wanted](ApiCore& next, bool) {
            hash_password(next, call, wanted.password,
                          [call, name = wanted.name](ApiCore& last, const std::string& hash) {
                              last.work(call, [name, hash](Desk& desk) {
                                  return become_account(desk, name, hash);
                              });
                          });
        });
}

/// The account that asks, to be proved by its password.
Or<std::string> own_hash(Desk& desk) {
    const auto account = desk.account();
    if (!account) {
        return std::unexpected(account.error());
    }
    if (auto refused = take(desk.limits().passwords, std::to_string(account->id), desk.now())) {
        return std::unexpected(std::move(*refused));
    }
    return storage::password_hash(desk.database(), account->id).value_or("");
}

/// With the password of the account that asks, does `then`.
void with_password(ApiCore& core, const CallPtr& call, const std::string& password,
                   std::function<void(ApiCore&)> then) {
    core.find_out<std::string>(
        call, own_hash,
        [call, password, then = std::move(then)](ApiCore& next, const std::string& hash) {
            check_password(next, call,
                           {.hash = hash, .password = password, .otherwise = wrong_password()},
                           then);
        });
}

Or<Reply> change_password(Desk& desk, const std::string& hash) {
    const auto account = desk.account();
    if (!account) {
        return std::unexpected(account.error());
    }
    storage::set_password_hash(desk.database(), account->id, hash);
    storage::remove_keys(desk.database(), account->id, desk.call().key_hash);
    Reply reply{.answer = json_answer(write_nothing()), .news = {}};
    reply.news.emplace_back([id = account->id](Hub& hub) { hub.person_changed(id); });
    return reply;
}

void put_password(ApiCore& core, const CallPtr& call) {
    const auto wanted = read_new_password(call->request.body);
    const auto refused =
        wanted ? what_is_wrong_with_password(wanted->next) : std::optional(wanted.error());
    if (refused) {
        ApiCore::refuse(call, *refused);
        return;
    }
    with_password(core, call, wanted->old, [call, password = wanted->next](ApiCore& next) {
        hash_password(next, call, password, [call](ApiCore& last, const std::string& hash) {
            last.work(call, [hash](Desk& desk) { return change_password(desk, hash); });
        });
    });
}

Or<Reply> leave(Desk& desk) {
    const auto account = desk.account();
    if (!account) {
        return std::unexpected(account.error());
    }
    Reply reply{.answer = json_answer(write_nothing()), .news = {}};
    reply.answer.new_key = "";
    tell_farewell(reply, remove_person(desk.database(), desk.tables(), *account, desk.now()));
    return reply;
}

void delete_account(ApiCore& core, const CallPtr& call) {
    const auto password = read_password(call->request.body);
    if (!password) {
        ApiCore::refuse(call, password.error());
        return;
    }
    with_password(core, call, *password, [call](ApiCore& last) { last.work(call, leave); });
}

constexpr auto routes =
    std::to_array<Route>({{.method = "POST", .path = "/account", .handle = post_account},
                          {.method = "DELETE", .path = "/account", .handle = delete_account},
                          {.method = "PUT", .path = "/account/password", .handle = put_password}});

} // namespace

std::span<const Route> account_routes() { return routes; }

} // namespace kamisado::online
