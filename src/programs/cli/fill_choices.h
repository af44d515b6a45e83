#pragma once

#include "cli/board_picture.h"
#include "rules/position.h"

#include <string>

namespace kamisado::cli {

/// Both line-ups that the winner of a finished round can choose between.
[[nodiscard]] std::string fill_choices(const Position& finished, const BoardLook& look);

} // namespace kamisado::cli
