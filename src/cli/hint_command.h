#pragma once

#include "cli/exit_code.h"
#include "cli/moment.h"
#include "cli/style_options.h"
#include "notation/position_text.h"

#include <cstdint>
#include <optional>
#include <string>

namespace kamisado::cli {

struct HintOptions {
    std::string file;
    std::string position = write_position(Position::first());
    MomentWanted moment;
    std::string format = "single"; ///< of a match that starts at the position
    StyleOptions style;
    std::optional<std::uint64_t> nodes; ///< for the verdict of each move
    bool json = false;
};

/// Proposes a move or a fill, with the reasons.
ExitCode run_hint(const HintOptions& options);

} // namespace kamisado::cli
