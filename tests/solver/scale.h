#pragma once

#include "support/sanitized.h"

namespace kamisado::tests {

/// How much of a full run is done: less where checks make everything slow.
[[nodiscard]] constexpr int scaled(int full) {
#if defined(KAMISADO_SANITIZED)
    return full / 50;
#elif defined(NDEBUG)
    return full;
#else
    return full / 10;
#endif
}

} // namespace kamisado::tests
