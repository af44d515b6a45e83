// How somebody wants to be told when it is not here.

#include "notation/ascii.h"
#include "notify/endpoint.h"
#include "notify/mail_address.h"
#include "notify/web_push.h"
#include "online/address.h"
#include "online/api_answers.h"
#include "online/api_bodies.h"
#include "online/api_core.h"
#include "online/notice_words.h"
#include "online/secrets.h"
#include "storage/notices.h"
#include "words/sentence.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace kamisado::online {

namespace {

Refusal no_push() { return refusal("no-push", "this server sends no push messages", 409); }
Refusal no_mail() { return refusal("no-mail", "this server sends no mail", 409); }
Refusal bad_subscription() {
    return refusal("bad-subscription", "no push service of the internet gives this subscription",
                   422);
}
Refusal bad_mail_address() {
    return refusal("bad-mail-address", "letters cannot be sent to this address", 422);
}
Refusal no_such_letter() { return refusal("no-such-letter", "this link is no longer valid", 404); }

std::string write_notices(RequestContext& context, const NoticeDesk& desk) {
    nlohmann::json kinds = nlohmann::json::array();
    nlohmann::json mail;
    bool is_subscribed = false;
    const auto& visitor = context.visitor();
    const storage::NoticeMask unwanted =
        visitor ? storage::unwanted_notices(context.database(), visitor->id) : 0;
    for (std::size_t kind = 0; kind < storage::notice_names.size(); ++kind) {
        if ((unwanted & storage::bit_of(static_cast<storage::NoticeKind>(kind))) == 0) {
            kinds.push_back(storage::notice_names[kind]);
        }
    }
    if (visitor) {
        is_subscribed =
            storage::subscription(context.database(), context.call().key_hash).has_value();
        if (const auto found = storage::mail_of(context.database(), visitor->id)) {
            mail = {{"address", found->address}, {"confirmed", found->confirmed.has_value()}};
        }
    }
    return nlohmann::json{
        {"pushKey", desk.push_key.empty() ? nlohmann::json() : nlohmann::json(desk.push_key)},
        {"subscribed", is_subscribed},
        {"sendsMail", desk.mail != nullptr},
        {"mail", mail},
        {"kinds", kinds}}
        .dump();
}

Reply notices_reply(RequestContext& context, const NoticeDesk& desk) {
    return {.answer = json_answer(write_notices(context, desk)), .news = {}};
}

void get_notices(ApiCore& core, const CallPtr& call) {
    core.work(call, [desk = core.desk()](RequestContext& context) -> Or<Reply> {
        return notices_reply(context, desk);
    });
}

void put_kinds(ApiCore& core, const CallPtr& call) {
    const auto kinds = read_notice_kinds(call->request.body);
    if (!kinds) {
        ApiCore::refuse(call, kinds.error());
        return;
    }
    core.work(call, [desk = core.desk(), kinds = *kinds](RequestContext& context) -> Or<Reply> {
        const auto person = context.somebody();
        if (!person) {
            return std::unexpected(person.error());
        }
        storage::NoticeMask unwanted = 0;
        for (std::size_t kind = 0; kind < storage::notice_names.size(); ++kind) {
            unwanted |= storage::bit_of(static_cast<storage::NoticeKind>(kind));
        }
        for (const storage::NoticeKind kind : kinds) {
            unwanted &= ~storage::bit_of(kind);
        }
        storage::set_unwanted_notices(context.database(), person->id, unwanted);
        return notices_reply(context, desk);
    });
}

void put_push(ApiCore& core, const CallPtr& call) {
    const auto wish = read_push_wish(call->request.body);
    std::optional<Refusal> refused;
    if (!wish) {
        refused = wish.error();
    } else if (core.desk().push_key.empty()) {
        refused = no_push();
    } else if (!notify::read_endpoint(wish->endpoint, core.desk().push_services) ||
               !notify::read_push_keys(wish->p256dh, wish->auth)) {
        refused = bad_subscription();
    }
    if (refused) {
        ApiCore::refuse(call, *refused);
        return;
    }
    core.work(call, [desk = core.desk(), wish = *wish](RequestContext& context) -> Or<Reply> {
        const auto person = context.known();
        if (!person) {
            return std::unexpected(person.error());
        }
        if (person->kind == storage::PersonKind::Bot) {
            return std::unexpected(no_push());
        }
        storage::set_subscription(context.database(), {.key_hash = context.call().key_hash,
                                                       .person = person->id,
                                                       .endpoint = wish.endpoint,
                                                       .p256dh = wish.p256dh,
                                                       .auth = wish.auth,
                                                       .language = wish.language,
                                                       .created = context.now()});
        return notices_reply(context, desk);
    });
}

void delete_push(ApiCore& core, const CallPtr& call) {
    core.work(call, [desk = core.desk()](RequestContext& context) -> Or<Reply> {
        const auto person = context.known();
        if (!person) {
            return std::unexpected(person.error());
        }
        storage::remove_subscription(context.database(), context.call().key_hash);
        return notices_reply(context, desk);
    });
}

/// The one letter that goes to an address that nobody has confirmed.
notify::Letter first_letter(const NoticeDesk& desk, const storage::Person& account,
                            const MailWish& wish, std::string_view code) {
    const Phrasebook book{.language = language_of(wish.language).value_or(Language::English)};
    Sentence sentence(book);
    sentence.text("name", account.name)
        .text("host", desk.origin.substr(desk.origin.find("//") + 2));
    return {.to = wish.address,
            .subject = sentence.in("notice.mail.confirm") + " – Kamisado",
            .text = sentence.in("notice.mail.confirm.text") + "\n\n" + desk.origin +
                    "/mail/confirm/" + std::string(code) + "\n\n" +
                    sentence.in("notice.mail.confirm.ignore") + "\n",
            .stop_link = {},
            .whom = account.id};
}

/// Whose letters these would be: what follows a plus sign leads to the same mailbox nearly
/// everywhere.
std::string mailbox_of(std::string_view address) {
    const auto at = std::min(address.rfind('@'), address.size());
    const auto plus = std::min(address.find('+'), at);
    return to_lower(std::string(address.substr(0, plus)) + std::string(address.substr(at)));
}

Or<Reply> ask_to_confirm(RequestContext& context, const NoticeDesk& desk, const MailWish& wish) {
    const auto account = context.account();
    if (!account) {
        return std::unexpected(account.error());
    }
    const std::string& from = context.call().request.address;
    for (const auto& [key, cost] : std::to_array<std::pair<std::string, double>>(
             {{"person " + std::to_string(account->id), 1},
              {"mail " + mailbox_of(wish.address), 1},
              {"address " + address_key(from), context.limits().clubs.cost(from)}})) {
        if (auto refused = take(context.limits().letters, key, context.steady(), cost)) {
            return std::unexpected(std::move(*refused));
        }
    }
    const std::string code = new_code() + new_code();
    storage::set_mail(context.database(), {.person = account->id,
                                           .address = wish.address,
                                           .language = wish.language,
                                           .confirm_hash = hash_of_key("mail " + code),
                                           .stop_code = new_code() + new_code(),
                                           .confirmed = {},
                                           .asked = context.now()});
    Reply reply = notices_reply(context, desk);
    reply.news.emplace_back(
        [courier = desk.mail, letter = first_letter(desk, *account, wish, code)](Hub& /*hub*/) {
            courier->mail(letter, [](notify::Delivery) {});
        });
    return reply;
}

void put_mail(ApiCore& core, const CallPtr& call) {
    const auto wish = read_mail_wish(call->request.body);
    std::optional<Refusal> refused;
    if (!wish) {
        refused = wish.error();
    } else if (core.desk().mail == nullptr) {
        refused = no_mail();
    } else if (!notify::is_mail_address(wish->address)) {
        refused = bad_mail_address();
    }
    if (refused) {
        ApiCore::refuse(call, *refused);
        return;
    }
    core.work(call, [desk = core.desk(), wish = *wish](RequestContext& context) {
        return ask_to_confirm(context, desk, wish);
    });
}

void delete_mail(ApiCore& core, const CallPtr& call) {
    core.work(call, [desk = core.desk()](RequestContext& context) -> Or<Reply> {
        const auto account = context.account();
        if (!account) {
            return std::unexpected(account.error());
        }
        storage::remove_mail(context.database(), account->id);
        return notices_reply(context, desk);
    });
}

/// Links of letters work without a login: whoever has one has read the letter.
enum class Link : std::uint8_t { Confirm, Stop };

std::optional<storage::MailAddress> mail_behind(RequestContext& context, Link link) {
    const std::string& code = context.call().names.front();
    return link == Link::Confirm
               ? storage::mail_to_confirm(context.database(), hash_of_key("mail " + code))
               : storage::mail_to_stop(context.database(), code);
}

template <Link link, bool is_change>
void follow(ApiCore& core, const CallPtr& call) {
    core.work(call, [](RequestContext& context) -> Or<Reply> {
        const auto mail = mail_behind(context, link);
        if (!mail) {
            return std::unexpected(no_such_letter());
        }
        if (is_change && link == Link::Stop) {
            storage::remove_mail(context.database(), mail->person);
        } else if (is_change && !mail->confirmed) {
            storage::confirm_mail(context.database(), mail->person, context.now());
        }
        return Reply{
            .answer = json_answer(
                nlohmann::json{{"address", mail->address}, {"language", mail->language}}.dump()),
            .news = {}};
    });
}

constexpr auto notice_table = std::to_array<Route>(
    {{.method = "GET", .path = "/notices", .handle = get_notices},
     {.method = "PUT", .path = "/notices", .handle = put_kinds},
     {.method = "PUT", .path = "/notices/push", .handle = put_push},
     {.method = "DELETE", .path = "/notices/push", .handle = delete_push},
     {.method = "PUT", .path = "/notices/mail", .handle = put_mail},
     {.method = "DELETE", .path = "/notices/mail", .handle = delete_mail},
     {.method = "GET", .path = "/notices/mail/confirm/*", .handle = follow<Link::Confirm, false>},
     {.method = "POST", .path = "/notices/mail/confirm/*", .handle = follow<Link::Confirm, true>},
     {.method = "GET", .path = "/notices/mail/stop/*", .handle = follow<Link::Stop, false>},
     {.method = "POST", .path = "/notices/mail/stop/*", .handle = follow<Link::Stop, true>}});

} // namespace

std::span<const Route> notice_routes() { return notice_table; }

} // namespace kamisado::online
