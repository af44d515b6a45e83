#pragma once

#include <CLI/App.hpp>
#include <CLI/Error.hpp>

#include <string>

namespace kamisado::options {

/// What is wrong with a command line, in words that do not depend on the version of CLI11.
[[nodiscard]] std::string describe(const CLI::App& program, const CLI::ParseError& error);

/// The command of the program with this name, or nullptr.
[[nodiscard]] const CLI::App* find_command(const CLI::App& program, const std::string& name);

/// "dance is no command of kamisado"; when one is nearly the same, it is named.
[[nodiscard]] std::string unknown_command(const CLI::App& program, const std::string& name);

} // namespace kamisado::options
