#pragma once

#include "online/accounts.h"
#include "online/request_context.h"

namespace kamisado::online {

/// Opponents hear that a game is over; whoever is connected as somebody deleted is let go.
void tell_farewell(Reply& reply, Farewell farewell);

} // namespace kamisado::online
