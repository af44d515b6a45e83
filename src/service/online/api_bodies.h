#pragma once

#include "online/invitations.h"
#include "online/new_game.h"
#include "online/request_context.h"
#include "online/tournaments.h"
#include "storage/moderation.h"
#include "storage/notices.h"
#include "storage/relations.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What comes with requests, read strictly: whatever is wrong is refused by its name.
namespace kamisado::online {

inline constexpr std::size_t longest_body = 4096;

struct Credentials {
    std::string name;
    std::string password;
};
struct NewPassword {
    std::string old;
    std::string next;
};

/// In place of a password that was forgotten.
struct Recovery {
    std::string name;
    std::string code;
    std::string password; ///< the new one
};

/// Somebody by name, or whoever has a seat in a game.
struct NewReport {
    storage::Reason reason{};
    std::string words;
    std::string name;
    std::string game;
    std::optional<Player> side;
};
struct HostWish {
    std::string why;
    std::string name; ///< the new one of a person
};
struct PushWish {
    std::string endpoint;
    std::string p256dh;
    std::string auth;
    std::string language; ///< "en", "de" or "fr"
};
struct MailWish {
    std::string address;
    std::string language; ///< likewise
};
[[nodiscard]] Or<PushWish> read_push_wish(std::string_view body);
[[nodiscard]] Or<MailWish> read_mail_wish(std::string_view body);
/// {"kinds": ["turn", "over"]}
[[nodiscard]] Or<std::vector<storage::NoticeKind>> read_notice_kinds(std::string_view body);
[[nodiscard]] Or<NewReport> read_report(std::string_view body);
[[nodiscard]] Or<HostWish> read_host_wish(std::string_view body, bool with_name);

[[nodiscard]] Or<InvitationWish> read_invitation_wish(std::string_view body);
[[nodiscard]] Or<Terms> read_terms(std::string_view body);
[[nodiscard]] Or<ComputerWish> read_computer_wish(std::string_view body);
[[nodiscard]] Or<TournamentWish> read_tournament_wish(std::string_view body);
[[nodiscard]] Or<std::string> read_name(std::string_view body);
[[nodiscard]] Or<Credentials> read_credentials(std::string_view body);
[[nodiscard]] Or<NewPassword> read_new_password(std::string_view body);
[[nodiscard]] Or<std::string> read_password(std::string_view body);
/// {"relation": "friend"}; null for none.
[[nodiscard]] Or<std::optional<storage::Relation>> read_relation(std::string_view body);
[[nodiscard]] Or<Recovery> read_recovery(std::string_view body);
/// Nothing is expected.
[[nodiscard]] std::optional<Refusal> why_not_empty(std::string_view body);

struct GameListQuery {
    storage::Which which = storage::Which::Running;
    std::optional<Millis> before;
};
/// Which part of a tournament is to be seen.
struct TournamentQuery {
    std::optional<int> round;  ///< the last one if not set
    std::size_t standings = 0; ///< how many to leave out before the first
    std::size_t pairings = 0;  ///< likewise
};
/// "round=2&standings=100&pairings=0"
[[nodiscard]] Or<TournamentQuery> read_tournament_query(std::string_view text);
/// "state=over&before=1763200000000"; whether `state` may be named.
[[nodiscard]] Or<GameListQuery> read_game_list_query(std::string_view text, bool with_state);

} // namespace kamisado::online
