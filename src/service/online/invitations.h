#pragma once

#include "online/new_game.h"
#include "online/wire.h"
#include "storage/connection.h"
#include "storage/games.h"
#include "storage/invitations.h"
#include "storage/people.h"

#include <cstddef>
#include <expected>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// How two people come together: by a link, in the lobby, by name, or whoever waits.
namespace kamisado::online {

inline constexpr std::size_t most_open_invitations = 10;
inline constexpr Millis longest_invitation = Millis{30} * 24 * 60 * 60 * 1000;

struct InvitationWish {
    Terms terms;
    std::optional<Player> host_side; ///< nothing: by lot
    storage::Visibility visibility{};
    std::optional<std::string> to; ///< the name of an account or a bot
    bool by_experience = false;    ///< without a host_side: the stronger one plays Gold
};

[[nodiscard]] std::expected<storage::Invitation, Refusal> invite(storage::Connection& database,
                                                                 const storage::Person& host,
                                                                 const InvitationWish& wish,
                                                                 Millis now);

/// An invitation as this person may see it: one that was accepted by others, or is for somebody
/// else, is refused. Whoever accepted it finds its game in it.
[[nodiscard]] std::expected<storage::Invitation, Refusal>
look_at_invitation(storage::Connection& database, std::optional<storage::PersonId> viewer,
                   std::string_view code);

struct Acceptance {
    storage::StoredGame game;
    bool is_new = true; ///< false when the same person had accepted it before
    storage::Invitation invitation;
};
[[nodiscard]] std::expected<Acceptance, Refusal> accept(storage::Connection& database,
                                                        const storage::Person& guest,
                                                        std::string_view code, Millis now);

/// By its host; or by the one it is for, who declines.
[[nodiscard]] std::expected<storage::Invitation, Refusal>
withdraw(storage::Connection& database, const storage::Person& person, std::string_view code);

struct QuickMatch {
    std::optional<Acceptance> started;
    std::optional<storage::Invitation> waiting; ///< otherwise
};
/// Those who wait for the same, the first one first.
[[nodiscard]] std::vector<storage::Invitation> waiting_for_the_same(storage::Connection& database,
                                                                    const Terms& terms);
/// Against the one who has waited longest for the same, but for those who have left; otherwise
/// waits, once.
[[nodiscard]] std::expected<QuickMatch, Refusal>
quick_match(storage::Connection& database, const storage::Person& person, const Terms& terms,
            const std::set<storage::PersonId>& gone, Millis now);

} // namespace kamisado::online
