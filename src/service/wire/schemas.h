#pragma once

#include "wire/json_reader.h"

namespace kamisado::wire {

/// The JSON schema of every message and of what messages are made of, by name, as docs/openapi.json
/// has them.
[[nodiscard]] Json schemas();

} // namespace kamisado::wire
