#pragma once

#include <cstdint>
#include <optional>

namespace kamisado {

/// How many bytes can still be had before the system ends programs to get some: it promises more
/// than it has. Nothing where that cannot be told; the limits of a container are not seen.
[[nodiscard]] std::optional<std::uint64_t> available_memory();

} // namespace kamisado
