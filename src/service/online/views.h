#pragma once

#include "online/wire.h"
#include "storage/connection.h"
#include "storage/games.h"
#include "storage/invitations.h"
#include "storage/people.h"

#include <optional>
#include <string_view>

/// People and invitations as others see them.
namespace kamisado::online {

/// Without a rating.
[[nodiscard]] Who who_is(const storage::Person& person);
/// With the rating of a format, if it is an account that has one.
[[nodiscard]] Who who_is(storage::Connection& database, const storage::Person& person,
                         std::string_view format);
[[nodiscard]] PerPlayer<Who> people_in(storage::Connection& database,
                                       const storage::StoredGame& game);
[[nodiscard]] InvitationView invitation_view(storage::Connection& database,
                                             const storage::Invitation& invitation,
                                             std::optional<storage::PersonId> viewer);

} // namespace kamisado::online
