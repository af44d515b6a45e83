#pragma once

#include "options/page.h"

#include <string>

namespace kamisado::options {

/// What --help prints.
[[nodiscard]] std::string write_help(const CommandPage& page);

} // namespace kamisado::options
