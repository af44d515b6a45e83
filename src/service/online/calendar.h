#pragma once

#include "game/setup.h"

#include <string>

namespace kamisado::online {

/// The day of a moment, as Greenwich has it: "2026-11-16".
[[nodiscard]] std::string day_of(game::Millis moment);

} // namespace kamisado::online
