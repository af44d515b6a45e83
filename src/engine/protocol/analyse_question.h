#pragma once

#include "protocol/analyse_fields.h"
#include "protocol/analyse_request.h"

namespace kamisado::protocol {

/// A whole request but for its id: what it is about, what is asked, and how long it may take.
[[nodiscard]] OrError<AnalyseRequest> read_question(const Json& object);

} // namespace kamisado::protocol
