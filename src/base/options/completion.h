#pragma once

#include "options/page.h"

#include <string>

/// Scripts with which a shell completes commands, options, their values and files.
namespace kamisado::options {

[[nodiscard]] std::string write_bash_completion(const CommandPage& program);
[[nodiscard]] std::string write_zsh_completion(const CommandPage& program);
[[nodiscard]] std::string write_fish_completion(const CommandPage& program);

} // namespace kamisado::options
