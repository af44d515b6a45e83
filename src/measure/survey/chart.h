#pragma once

#include "survey/settings.h"
#include "survey/summary.h"

#include <string>

namespace kamisado::survey {

/// A picture of the result as SVG: how many first moves win and, when it was asked for, how fast.
/// It is readable on light and on dark ground.
[[nodiscard]] std::string draw_chart(const Settings& settings, const Summary& summary);

} // namespace kamisado::survey
