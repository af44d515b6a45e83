#pragma once

#include "cli/exit_code.h"

namespace kamisado::cli {

/// An engine for other programs: docs/engine-protocol.md.
ExitCode run_engine();

} // namespace kamisado::cli
