#pragma once

#include "online/invitations.h"
#include "online/request_context.h"

#include <optional>
#include <string>

/// Those who must hear of a game that begins.
namespace kamisado::online {

void tell_lobby(Reply& reply, const storage::Invitation& invitation);
[[nodiscard]] Reply started(const storage::StoredGame& game,
                            const std::optional<std::string>& invitation);
[[nodiscard]] Reply accepted(const Acceptance& acceptance);

} // namespace kamisado::online
