#pragma once

#include "protocol/analyse_fields.h"
#include "rules/match.h"

namespace kamisado::protocol {

/// What a request is about, a match as it stands: its `position`, its `record` or its `match`.
[[nodiscard]] OrError<Match> read_subject(const Json& request);

} // namespace kamisado::protocol
