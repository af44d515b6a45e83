// Signing up, logging in and out, another password, the end of an account. Passwords are looked at
// on threads of their own, between two visits to the database.

#include "online/accounts.h"
#include "online/api_answers.h"
#include "online/api_bodies.h"
#include "online/api_core.h"
#include "online/api_me.h"
#include "online/farewell.h"
#include "online/names.h"

#include <array>

namespace kamisado::online {

void tell_farewell(Reply& reply, Farewell farewell) {
    reply.news.emplace_back([farewell = std::move(farewell)](Hub& hub) {
        for (const Happening& happening : farewell.games) {
            hub.happened(happening);
        }
        for (const storage::PersonId person : farewell.people) {
            hub.person_changed(person);
        }
        hub.lobby_changed();
    });
}

namespace {

Refusal wrong_login() {
    return refusal("wrong-login", "this name and this password do not belong together", 401);
}
Refusal wrong_password() { return refusal("wrong-password", "this is not the password", 403); }

Reply me_reply(Desk& desk, const storage::Person& person) {
    return {.answer = json_answer(write_me(me_view(desk.database(), person))), .news = {}};
}

/// Goes on with the hash on the hub's thread, unless there is no room for one more.
void hash_password(ApiCore& core, const CallPtr& call, const std::string& password,
                   std::function<void(ApiCore&, std::string)> then) {
    const bool is_taken = core.passwords().hash(
        password, [weak = core.weak_from_this(), call, then = std::move(then)](std::string hash) {
            if (const auto self = weak.lock()) {
                if (hash.empty()) {
                    ApiCore::refuse(call, busy());
                } else {
                    then(*self, std::move(hash));
                }
            }
        });
    if (!is_taken) {
        ApiCore::refuse(call, busy());
    }
}

/// Goes on if it is the password; otherwise refuses.
struct Check {
    std::string hash; ///< empty when there is none: it takes as long
    std::string password;
    Refusal otherwise;
};
void check_password(ApiCore& core, const CallPtr& call, Check check,
                    std::function<void(ApiCore&)> then) {
    const bool is_taken = core.passwords().check(std::move(check.hash), std::move(check.password),
                                                 [weak = core.weak_from_this(), call,
                                                  otherwise = std::move(check.otherwise),
                                                  then = std::move(then)](bool is_right) {
                                                     if (const auto self = weak.lock()) {
                                                         if (is_right) {
                                                             then(*self);
                                                         } else {
                                                             ApiCore::refuse(call, otherwise);
                                                         }
                                                     }
                                                 });
    if (!is_taken) {
        ApiCore::refuse(call, busy());
    }
}

Or<Reply> become_account(Desk& desk, const std::string& name, const std::string& hash) {
    const auto guest = desk.somebody();
    if (!guest) {
        return std::unexpected(guest.error());
    }
    const auto account = sign_up(desk.database(), *guest, name, hash);
    if (!account) {
        return std::unexpected(account.error());
    }
    Reply reply = me_reply(desk, *account);
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

/// An account to be logged into, as far as it is there.
struct Target {
    std::optional<storage::Person> account;
    std::string hash;
};

Target target_of(Desk& desk, const std::string& name) {
    Target target{.account = storage::person_by_name(desk.database(), name), .hash = {}};
    if (target.account) {
        target.hash = storage::password_hash(desk.database(), target.account->id).value_or("");
    }
    return target;
}

/// The password was right, but time has passed.
Or<Reply> enter(Desk& desk, const Target& target) {
    const auto account = storage::person(desk.database(), target.account->id);
    if (!account || storage::password_hash(desk.database(), account->id) != target.hash) {
        return std::unexpected(wrong_login());
    }
    if (desk.call().request.is_bot) {
        return std::unexpected(bots_only_answer());
    }
    const Login login = log_in(desk.database(), desk.tables(), *account, desk.visitor(),
                               desk.call().key_hash, desk.now());
    Reply reply = me_reply(desk, login.account);
    reply.answer.new_key = login.key;
    if (desk.visitor()) {
        reply.news.emplace_back([id = desk.visitor()->id](Hub& hub) { hub.person_changed(id); });
    }
    return reply;
}

void post_session(ApiCore& core, const CallPtr& call) {
    const auto wanted = read_credentials(call->request.body);
    const auto refused =
        wanted ? core.why_no_login(*call, wanted->name) : std::optional(wanted.error());
    if (refused) {
        ApiCore::refuse(call, *refused);
        return;
    }
    core.find_out<Target>(
        call, [name = wanted->name](Desk& desk) -> Or<Target> { return target_of(desk, name); },
        [call, password = wanted->password](ApiCore& next, const Target& target) {
            check_password(
                next, call, {.hash = target.hash, .password = password, .otherwise = wrong_login()},
                [call, target](ApiCore& last) {
                    last.work(call, [target](Desk& desk) { return enter(desk, target); });
                });
        });
}

void delete_session(ApiCore& core, const CallPtr& call) {
    core.work(call, [](Desk& desk) -> Or<Reply> {
        Reply reply{.answer = json_answer(write_nothing()), .news = {}};
        if (desk.visitor()) {
            if (const auto account = desk.account(); !account) {
                return std::unexpected(account.error()); // a guest's games would be lost
            }
            storage::remove_key(desk.database(), desk.call().key_hash);
            reply.news.emplace_back(
                [id = desk.visitor()->id](Hub& hub) { hub.person_changed(id); });
        }
        reply.answer.new_key = "";
        return reply;
    });
}

/// The account that asks, to be proved by its password.
Or<Target> own_account(Desk& desk) {
    const auto account = desk.account();
    if (!account) {
        return std::unexpected(account.error());
    }
    if (auto refused = take(desk.limits().passwords, std::to_string(account->id), desk.now())) {
        return std::unexpected(std::move(*refused));
    }
    return Target{.account = *account,
                  .hash = storage::password_hash(desk.database(), account->id).value_or("")};
}

/// With the password of the account that asks, does `then`.
void with_password(ApiCore& core, const CallPtr& call, const std::string& password,
                   std::function<void(ApiCore&)> then) {
    core.find_out<Target>(
        call, own_account,
        [call, password, then = std::move(then)](ApiCore& next, const Target& target) {
            check_password(
                next, call,
                {.hash = target.hash, .password = password, .otherwise = wrong_password()}, then);
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
                          {.method = "PUT", .path = "/account/password", .handle = put_password},
                          {.method = "POST", .path = "/session", .handle = post_session},
                          {.method = "DELETE", .path = "/session", .handle = delete_session}});

} // namespace

std::span<const Route> account_routes() { return routes; }

} // namespace kamisado::online
