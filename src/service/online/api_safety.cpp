// Where somebody is signed in, and a way back for whoever has forgotten the password.

#include "notation/ascii.h"
#include "online/accounts.h"
#include "online/api_answers.h"
#include "online/api_bodies.h"
#include "online/api_core.h"
#include "online/api_me.h"
#include "online/api_passwords.h"
#include "online/names.h"
#include "online/secrets.h"
#include "storage/moderation.h"

#include <algorithm>
#include <array>

namespace kamisado::online {

namespace {

constexpr std::size_t recovery_codes = 10;

void get_devices(ApiCore& core, const CallPtr& call) {
    core.work(call, [](RequestContext& context) -> Or<Reply> {
        const auto account = context.account();
        if (!account) {
            return std::unexpected(account.error());
        }
        const DevicesView view{
            .devices = storage::devices_of(context.database(), account->id, most_devices),
            .current = storage::device_of(context.call().key_hash),
            .recovery_codes = storage::count_recovery_codes(context.database(), account->id)};
        return Reply{.answer = json_answer(write_devices(view)), .news = {}};
    });
}

void delete_device(ApiCore& core, const CallPtr& call) {
    core.work(call, [](RequestContext& context) -> Or<Reply> {
        const auto account = context.account();
        if (!account) {
            return std::unexpected(account.error());
        }
        if (!storage::remove_device(context.database(), account->id,
                                    context.call().names.front())) {
            return std::unexpected(
                refusal("no-such-device", "this device is not signed in any more", 404));
        }
        Reply reply{.answer = json_answer(write_nothing()), .news = {}};
        if (context.call().names.front() == storage::device_of(context.call().key_hash)) {
            reply.answer.new_key = "";
        }
        // Those who stay connect again.
        reply.news.emplace_back([id = account->id](Hub& hub) { hub.person_changed(id); });
        return reply;
    });
}

void delete_other_devices(ApiCore& core, const CallPtr& call) {
    core.work(call, [](RequestContext& context) -> Or<Reply> {
        const auto account = context.account();
        if (!account) {
            return std::unexpected(account.error());
        }
        storage::remove_keys(context.database(), account->id, context.call().key_hash);
        Reply reply{.answer = json_answer(write_nothing()), .news = {}};
        reply.news.emplace_back([id = account->id](Hub& hub) { hub.person_changed(id); });
        return reply;
    });
}

/// In groups of four, as people read and type them; 80 bits.
std::string new_recovery_code() {
    const std::string letters = new_code() + new_code();
    return letters.substr(0, 4) + '-' + letters.substr(4, 4) + '-' + letters.substr(8, 4) + '-' +
           letters.substr(12, 4);
}

/// However somebody types it.
std::string hash_of_code(std::string_view code) {
    std::string letters;
    std::ranges::copy_if(to_lower(code), std::back_inserter(letters),
                         [](char c) { return is_lower(c) || is_digit(c); });
    return hash_of_key("recovery " + letters);
}

Or<Reply> renew_codes(RequestContext& context) {
    const auto account = context.account();
    if (!account) {
        return std::unexpected(account.error());
    }
    std::vector<std::string> codes;
    std::vector<std::string> hashes;
    for (std::size_t i = 0; i < recovery_codes; ++i) {
        codes.push_back(new_recovery_code());
        hashes.push_back(hash_of_code(codes.back()));
    }
    storage::set_recovery_codes(context.database(), account->id, hashes, context.now());
    return Reply{.answer = json_answer(write_recovery_codes(codes)), .news = {}};
}

void post_codes(ApiCore& core, const CallPtr& call) {
    const auto password = read_password(call->request.body);
    if (!password) {
        ApiCore::refuse(call, password.error());
        return;
    }
    with_own_password(core, call, *password,
                      [call](ApiCore& last) { last.work(call, renew_codes); });
}

Refusal wrong_code() {
    return refusal("wrong-recovery", "this name and this code do not belong together", 401);
}

std::optional<storage::Person> owner_of(RequestContext& context, const Recovery& recovery) {
    const auto account = storage::person_by_name(context.database(), recovery.name);
    return account && storage::has_recovery_code(context.database(), account->id,
                                                 hash_of_code(recovery.code))
               ? account
               : std::nullopt;
}

struct Attempt {
    bool is_good = false; ///< the code
    bool is_known_browser = false;
};

Attempt attempt_of(RequestContext& context, const Recovery& recovery) {
    Attempt attempt{.is_good = owner_of(context, recovery).has_value()};
    if (const auto account = storage::person_by_name(context.database(), recovery.name)) {
        attempt.is_known_browser = is_browser_mark(
            context.call().request.browser_mark,
            storage::password_hash(context.database(), account->id).value_or(""), account->id);
    }
    return attempt;
}

Or<Reply> recover(RequestContext& context, const Recovery& recovery, const std::string& hash) {
    const auto account = owner_of(context, recovery);
    if (!account) {
        return std::unexpected(wrong_code());
    }
    if (context.call().request.is_bot) {
        return std::unexpected(bots_only_answer());
    }
    if (storage::is_closed(context.database(), account->id)) {
        return std::unexpected(account_closed());
    }
    storage::use_recovery_code(context.database(), account->id, hash_of_code(recovery.code));
    storage::set_password_hash(context.database(), account->id, hash);
    storage::remove_keys(context.database(), account->id);
    storage::remove_keys_of_bots(context.database(), account->id);
    const Login login = log_in(context.database(), context.loaded(), *account, context.visitor(),
                               context.call().key_hash, context.now());
    Reply reply = me_reply(context.database(), login.account);
    reply.answer.new_key = login.key;
    reply.answer.new_browser_mark = new_browser_mark(hash, account->id);
    reply.news.emplace_back([id = account->id](Hub& hub) { hub.person_changed(id); });
    for (const storage::Person& bot : storage::bots_of(context.database(), account->id)) {
        reply.news.emplace_back([id = bot.id](Hub& hub) { hub.person_changed(id); });
    }
    if (context.visitor()) {
        reply.news.emplace_back([id = context.visitor()->id](Hub& hub) { hub.person_changed(id); });
    }
    return reply;
}

/// A password is only hashed for whoever has a code; browsers that were in the account before are
/// not held up by others at their address.
void post_recovery(ApiCore& core, const CallPtr& call) {
    const auto wanted = read_recovery(call->request.body);
    if (const auto refused = wanted ? what_is_wrong_with_password(wanted->password, wanted->name)
                                    : std::optional(wanted.error())) {
        ApiCore::refuse(call, *refused);
        return;
    }
    core.find_out<Attempt>(
        call,
        [wanted = *wanted](RequestContext& context) -> Or<Attempt> {
            return attempt_of(context, wanted);
        },
        [call, wanted = *wanted](ApiCore& next, const Attempt& attempt) {
            std::optional<Refusal> refused =
                attempt.is_known_browser ? next.why_no_login_from(call->request.browser_mark)
                                         : next.why_no_recovery(*call, wanted.name);
            if (!refused && !attempt.is_good) {
                refused = wrong_code();
            }
            if (refused) {
                ApiCore::refuse(call, *refused);
                return;
            }
            hash_password(next, call, wanted.password,
                          [call, wanted](ApiCore& last, const std::string& hash) {
                              last.work(call, [wanted, hash](RequestContext& context) {
                                  return recover(context, wanted, hash);
                              });
                          });
        });
}

constexpr auto safety_table = std::to_array<Route>(
    {{.method = "GET", .path = "/account/devices", .handle = get_devices},
     {.method = "DELETE", .path = "/account/devices", .handle = delete_other_devices},
     {.method = "DELETE", .path = "/account/devices/*", .handle = delete_device},
     {.method = "POST", .path = "/account/recovery", .handle = post_codes},
     {.method = "POST", .path = "/session/recovery", .handle = post_recovery}});

} // namespace

std::span<const Route> safety_routes() { return safety_table; }

} // namespace kamisado::online
