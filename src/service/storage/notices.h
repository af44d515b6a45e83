#pragma once

#include "storage/connection.h"
#include "storage/people.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Whom to tell when it is not here, how, and what is still to be told.
namespace kamisado::storage {

/// What somebody can be told of.
enum class NoticeKind : std::uint8_t { Turn, Time, Invitation, Over, Round };
inline constexpr auto notice_names =
    std::to_array<std::string_view>({"turn", "time", "invitation", "over", "round"});

/// A browser that takes push messages. It is signed in: with its key the subscription goes.
struct PushSubscription {
    std::string key_hash;
    PersonId person = 0;
    std::string endpoint; ///< a secret of the browser's: whoever has it can send
    std::string p256dh;   ///< as the browser writes them
    std::string auth;
    std::string language; ///< "en", "de" or "fr"
    Millis created = 0;

    friend bool operator==(const PushSubscription&, const PushSubscription&) = default;
};
/// In place of the one that this key had, and of any other to the same browser.
void set_subscription(Connection& database, const PushSubscription& subscription);
[[nodiscard]] std::optional<PushSubscription> subscription(Connection& database,
                                                           std::string_view key_hash);
/// The newest first.
[[nodiscard]] std::vector<PushSubscription> subscriptions_of(Connection& database, PersonId person,
                                                             std::size_t most);
void remove_subscription(Connection& database, std::string_view key_hash);
/// The push service says that there is no such browser any more.
void remove_endpoint(Connection& database, std::string_view endpoint);

struct MailAddress {
    PersonId person = 0;
    std::string address;
    std::string language;            ///< "en", "de" or "fr"
    std::string confirm_hash;        ///< of the code in the first letter
    std::string stop_code;           ///< whoever has it can stop the letters
    std::optional<Millis> confirmed; ///< nothing else is ever sent before
    Millis asked = 0;                ///< when the first letter went

    friend bool operator==(const MailAddress&, const MailAddress&) = default;
};
/// In place of the one that there was.
void set_mail(Connection& database, const MailAddress& mail);
[[nodiscard]] std::optional<MailAddress> mail_of(Connection& database, PersonId person);
[[nodiscard]] std::optional<MailAddress> mail_to_confirm(Connection& database,
                                                         std::string_view confirm_hash);
[[nodiscard]] std::optional<MailAddress> mail_to_stop(Connection& database,
                                                      std::string_view stop_code);
void confirm_mail(Connection& database, PersonId person, Millis now);
void remove_mail(Connection& database, PersonId person);
/// Addresses that nobody has confirmed since then are forgotten.
void remove_unconfirmed_before(Connection& database, Millis moment);

/// A bit for each kind that somebody does not want to hear of.
using NoticeMask = std::int64_t;
[[nodiscard]] constexpr NoticeMask bit_of(NoticeKind kind) {
    return NoticeMask{1} << static_cast<unsigned>(kind);
}
[[nodiscard]] NoticeMask unwanted_notices(Connection& database, PersonId person);
void set_unwanted_notices(Connection& database, PersonId person, NoticeMask unwanted);

/// Something that somebody is to be told of. There is one of a kind for each subject: what is new
/// takes the place of what has not been told yet.
struct Notice {
    PersonId person = 0;
    NoticeKind kind{};
    std::string subject;    ///< a game, an invitation, a tournament
    std::int64_t stamp = 0; ///< which of those of its subject: the ply, the round
    Millis due = 0;
    std::int64_t attempts = 0;

    friend bool operator==(const Notice&, const Notice&) = default;
};
/// Unless nobody could tell it, or it is not wanted.
void add_notice(Connection& database, const Notice& notice);
/// Removes notices that are no longer needed.
void remove_notices(Connection& database, PersonId person, std::string_view subject);
void remove_notice(Connection& database, const Notice& notice);
/// Those that come first.
[[nodiscard]] std::vector<Notice> notices_before(Connection& database, Millis moment,
                                                 std::size_t most);
/// Puts off a notice that is still as it was read, so that nobody else tells it before then; false
/// if it is not. Whoever gets true tells it, and removes it as it is now. A process that is killed
/// meanwhile leaves it to another one.
[[nodiscard]] bool claim_notice(Connection& database, Notice& notice, Millis until);
/// Puts it off without counting an attempt.
[[nodiscard]] bool put_off_notice(Connection& database, Notice& notice, Millis until);

/// A key that all processes share: the first one stores its candidate. Returns the stored one.
[[nodiscard]] std::string keep_server_key(Connection& database, std::string_view name,
                                          std::string_view candidate);
[[nodiscard]] std::optional<std::string> server_key(Connection& database, std::string_view name);

} // namespace kamisado::storage
