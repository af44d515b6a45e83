#pragma once

#include "cli/exit_code.h"
#include "survey/options.h"

namespace kamisado::cli {

/// Solves many line-ups and tells how often the Challenger wins, and by how many first moves.
ExitCode run_survey_command(const survey::Options& options);

} // namespace kamisado::cli
