#pragma once

#include <functional>

namespace kamisado {

/// Runs `work(0)` to `work(count - 1)` side by side, the first in the calling thread, and returns
/// when all have. Where there are no threads, only the first.
void run_side_by_side(int count, const std::function<void(int)>& work);

} // namespace kamisado
