#pragma once

#include "game/people.h"
#include "game/setup.h"
#include "rules/match.h"
#include "rules/player.h"
#include "storage/connection.h"
#include "storage/games.h"
#include "storage/people.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A match that waits for its second player.
namespace kamisado::storage {

using game::Visibility;

struct Invitation {
    std::string code; ///< random; the link has it
    PersonId host = 0;
    Format format;
    std::optional<Player> host_side; ///< nothing: by lot
    game::ClockSetup clock;
    bool rated = false;
    Visibility visibility = Visibility::Link;
    std::optional<PersonId> guest; ///< for this person alone
    Millis created = 0;
    std::optional<GameId> game; ///< when it has been accepted
    bool by_experience = false; ///< without a host_side: the stronger one plays Gold
    bool no_preview = false;    ///< see StoredGame
};

void add_invitation(Connection& database, const Invitation& invitation);
[[nodiscard]] std::optional<Invitation> invitation(Connection& database, std::string_view code);
/// False when somebody was quicker, or it was withdrawn.
[[nodiscard]] bool accept_invitation(Connection& database, std::string_view code,
                                     std::string_view game);
[[nodiscard]] bool remove_invitation(Connection& database, std::string_view code);
/// Those that wait, newest first, without those for one person alone.
[[nodiscard]] std::vector<Invitation> open_invitations(Connection& database, Visibility visibility,
                                                       std::size_t most);
/// Quick ones with the same terms as this one, the oldest first.
[[nodiscard]] std::vector<Invitation>
open_invitations_like(Connection& database, const Invitation& terms, std::size_t most);
[[nodiscard]] std::vector<Invitation> invitations_by(Connection& database, PersonId host);
[[nodiscard]] std::vector<Invitation> invitations_for(Connection& database, PersonId guest);
/// Those by this person, and those for it, that wait.
void remove_invitations_of(Connection& database, PersonId person);
void remove_invitations_before(Connection& database, Millis created);

} // namespace kamisado::storage
