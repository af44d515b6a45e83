#pragma once

#include <string>

namespace kamisado {

/// The date where the program runs, `2026-11-16`; SOURCE_DATE_EPOCH makes it the same on every run.
[[nodiscard]] std::string today();

} // namespace kamisado
