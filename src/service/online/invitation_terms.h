#pragma once

#include "online/new_game.h"
#include "online/wire.h"
#include "storage/connection.h"
#include "storage/invitations.h"
#include "storage/people.h"

#include <optional>

/// What invitations and quick matches share.
namespace kamisado::online {

inline constexpr Millis least_rated_clock = 60'000;
inline constexpr Millis least_rated_move = 3'600'000; ///< of a clock by days

[[nodiscard]] Refusal rated_needs_accounts();
[[nodiscard]] std::optional<Refusal> why_not_rated(const Terms& terms);
[[nodiscard]] std::optional<Refusal>
why_not_invite(storage::Connection& database, const storage::Person& host, const Terms& terms);
[[nodiscard]] Terms terms_of(const storage::Invitation& invitation);
/// Whether whoever waits for a game with this clock is waited for only while connected. With days
/// for a move nobody sits at a page and waits.
[[nodiscard]] bool waits_connected(const game::ClockSetup& clock);
/// For whoever wants to play the same.
[[nodiscard]] storage::Invitation waiting_for(const storage::Person& host, const Terms& terms,
                                              Millis now);

} // namespace kamisado::online
