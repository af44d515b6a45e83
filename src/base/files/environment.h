#pragma once

#include <optional>
#include <string>

namespace kamisado {

/// An environment variable; one that is set to nothing counts as not set.
[[nodiscard]] std::optional<std::string> environment(const char* name);

} // namespace kamisado
