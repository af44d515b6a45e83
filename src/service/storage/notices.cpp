#include "storage/notices.h"

#include "storage/values.h"

namespace kamisado::storage {

namespace {

PushSubscription subscription_from(const Row& row) {
    Columns columns(row);
    return {.key_hash = columns.text(),
            .person = columns.number(),
            .endpoint = columns.text(),
            .p256dh = columns.text(),
            .auth = columns.text(),
            .language = columns.text(),
            .created = columns.number()};
}

MailAddress mail_from(const Row& row) {
    Columns columns(row);
    return {.person = columns.number(),
            .address = columns.text(),
            .language = columns.text(),
            .confirm_hash = columns.text(),
            .stop_code = columns.text(),
            .confirmed = columns.maybe_number(),
            .asked = columns.number()};
}

std::optional<MailAddress> first_mail(const Rows& rows) {
    return rows.empty() ? std::nullopt : std::optional(mail_from(rows.front()));
}

constexpr std::string_view mail_by_person =
    "SELECT person, address, language, confirm_hash, stop_code, confirmed, asked "
    "FROM mail_addresses WHERE person = $1";
constexpr std::string_view mail_by_confirmation =
    "SELECT person, address, language, confirm_hash, stop_code, confirmed, asked "
    "FROM mail_addresses WHERE confirm_hash = $1";
constexpr std::string_view mail_by_stop_code =
    "SELECT person, address, language, confirm_hash, stop_code, confirmed, asked "
    "FROM mail_addresses WHERE stop_code = $1";

Value kind_value(NoticeKind kind) { return value_of(static_cast<int>(kind)); }

bool can_be_told(Connection& database, PersonId person) {
    return !database
                .run("SELECT 1 FROM push_subscriptions WHERE person = $1 "
                     "UNION ALL SELECT 1 FROM mail_addresses WHERE person = $1 "
                     "AND confirmed IS NOT NULL LIMIT 1",
                     {value_of(person)})
                .empty();
}

/// Unless somebody else has changed it meanwhile.
bool make_due_at(Connection& database, Notice& notice, Millis until, std::int64_t attempts) {
    const bool is_mine =
        database.change("UPDATE notices SET due = $6, attempts = attempts + $7 "
                        "WHERE person = $1 AND kind = $2 AND subject = $3 AND stamp = $4 "
                        "AND due = $5",
                        {value_of(notice.person), kind_value(notice.kind), value_of(notice.subject),
                         value_of(notice.stamp), value_of(notice.due), value_of(until),
                         value_of(attempts)}) == 1;
    if (is_mine) {
        notice.due = until;
        notice.attempts += attempts;
    }
    return is_mine;
}

} // namespace

void set_subscription(Connection& database, const PushSubscription& subscription) {
    database.change("DELETE FROM push_subscriptions WHERE key_hash = $1 OR endpoint = $2",
                    {value_of(subscription.key_hash), value_of(subscription.endpoint)});
    database.change("INSERT INTO push_subscriptions "
                    "(key_hash, person, endpoint, p256dh, auth, language, created) "
                    "VALUES ($1, $2, $3, $4, $5, $6, $7)",
                    {value_of(subscription.key_hash), value_of(subscription.person),
                     value_of(subscription.endpoint), value_of(subscription.p256dh),
                     value_of(subscription.auth), value_of(subscription.language),
                     value_of(subscription.created)});
}

std::optional<PushSubscription> subscription(Connection& database, std::string_view key_hash) {
    const Rows rows =
        database.run("SELECT key_hash, person, endpoint, p256dh, auth, language, created "
                     "FROM push_subscriptions WHERE key_hash = $1",
                     {value_of(key_hash)});
    return rows.empty() ? std::nullopt : std::optional(subscription_from(rows.front()));
}

std::vector<PushSubscription> subscriptions_of(Connection& database, PersonId person,
                                               std::size_t most) {
    std::vector<PushSubscription> all;
    for (const Row& row :
         database.run("SELECT key_hash, person, endpoint, p256dh, auth, language, created "
                      "FROM push_subscriptions WHERE person = $1 "
                      "ORDER BY created DESC, key_hash LIMIT $2",
                      {value_of(person), value_of(most)})) {
        all.push_back(subscription_from(row));
    }
    return all;
}

void remove_subscription(Connection& database, std::string_view key_hash) {
    database.change("DELETE FROM push_subscriptions WHERE key_hash = $1", {value_of(key_hash)});
}

void remove_endpoint(Connection& database, std::string_view endpoint) {
    database.change("DELETE FROM push_subscriptions WHERE endpoint = $1", {value_of(endpoint)});
}

void set_mail(Connection& database, const MailAddress& mail) {
    remove_mail(database, mail.person);
    database.change("INSERT INTO mail_addresses "
                    "(person, address, language, confirm_hash, stop_code, confirmed, asked) "
                    "VALUES ($1, $2, $3, $4, $5, $6, $7)",
                    {value_of(mail.person), value_of(mail.address), value_of(mail.language),
                     value_of(mail.confirm_hash), value_of(mail.stop_code),
                     value_of(mail.confirmed), value_of(mail.asked)});
}

std::optional<MailAddress> mail_of(Connection& database, PersonId person) {
    return first_mail(database.run(mail_by_person, {value_of(person)}));
}

std::optional<MailAddress> mail_to_confirm(Connection& database, std::string_view confirm_hash) {
    return first_mail(database.run(mail_by_confirmation, {value_of(confirm_hash)}));
}

std::optional<MailAddress> mail_to_stop(Connection& database, std::string_view stop_code) {
    return first_mail(database.run(mail_by_stop_code, {value_of(stop_code)}));
}

void confirm_mail(Connection& database, PersonId person, Millis now) {
    database.change("UPDATE mail_addresses SET confirmed = $2 WHERE person = $1",
                    {value_of(person), value_of(now)});
}

void remove_mail(Connection& database, PersonId person) {
    database.change("DELETE FROM mail_addresses WHERE person = $1", {value_of(person)});
}

void remove_unconfirmed_before(Connection& database, Millis moment) {
    database.change("DELETE FROM mail_addresses WHERE confirmed IS NULL AND asked < $1",
                    {value_of(moment)});
}

NoticeMask unwanted_notices(Connection& database, PersonId person) {
    const Rows rows =
        database.run("SELECT unwanted FROM notice_settings WHERE person = $1", {value_of(person)});
    return rows.empty() ? 0 : rows.front().number(0);
}

void set_unwanted_notices(Connection& database, PersonId person, NoticeMask unwanted) {
    database.change("INSERT INTO notice_settings (person, unwanted) VALUES ($1, $2) "
                    "ON CONFLICT (person) DO UPDATE SET unwanted = excluded.unwanted",
                    {value_of(person), value_of(unwanted)});
}

void add_notice(Connection& database, const Notice& notice) {
    if (!can_be_told(database, notice.person) ||
        (unwanted_notices(database, notice.person) & bit_of(notice.kind)) != 0) {
        return;
    }
    database.change("INSERT INTO notices (person, kind, subject, stamp, due, attempts) "
                    "VALUES ($1, $2, $3, $4, $5, 0) ON CONFLICT (person, kind, subject) DO UPDATE "
                    "SET stamp = excluded.stamp, due = excluded.due, attempts = 0",
                    {value_of(notice.person), kind_value(notice.kind), value_of(notice.subject),
                     value_of(notice.stamp), value_of(notice.due)});
}

void remove_notices(Connection& database, PersonId person, std::string_view subject) {
    database.change("DELETE FROM notices WHERE person = $1 AND subject = $2",
                    {value_of(person), value_of(subject)});
}

void remove_notice(Connection& database, const Notice& notice) {
    database.change("DELETE FROM notices WHERE person = $1 AND kind = $2 AND subject = $3 "
                    "AND stamp = $4 AND due = $5",
                    {value_of(notice.person), kind_value(notice.kind), value_of(notice.subject),
                     value_of(notice.stamp), value_of(notice.due)});
}

std::vector<Notice> notices_before(Connection& database, Millis moment, std::size_t most) {
    std::vector<Notice> all;
    for (const Row& row : database.run("SELECT person, kind, subject, stamp, due, attempts "
                                       "FROM notices WHERE due < $1 ORDER BY due LIMIT $2",
                                       {value_of(moment), value_of(most)})) {
        Columns columns(row);
        Notice notice;
        notice.person = columns.number();
        const auto kind = columns.count();
        if (kind >= notice_names.size()) {
            throw_corrupt("a notice of no kind");
        }
        notice.kind = static_cast<NoticeKind>(kind);
        notice.subject = columns.text();
        notice.stamp = columns.number();
        notice.due = columns.number();
        notice.attempts = columns.number();
        all.push_back(std::move(notice));
    }
    return all;
}

bool put_off_notice(Connection& database, Notice& notice, Millis until) {
    return make_due_at(database, notice, until, 0);
}

bool claim_notice(Connection& database, Notice& notice, Millis until) {
    return make_due_at(database, notice, until, 1);
}

std::string keep_server_key(Connection& database, std::string_view name,
                            std::string_view candidate) {
    database.change(
        "INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
        {value_of(name), value_of(candidate)});
    return server_key(database, name).value();
}

std::optional<std::string> server_key(Connection& database, std::string_view name) {
    const Rows rows =
        database.run("SELECT value FROM server_keys WHERE name = $1", {value_of(name)});
    return rows.empty() ? std::nullopt : std::optional(rows.front().text(0));
}

} // namespace kamisado::storage
