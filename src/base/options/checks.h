#pragma once

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

/// What the values of options may be. Each check says what is wrong and what is allowed, in words
/// that do not depend on the version of CLI11, and describes itself to page_of().
namespace kamisado::options {

inline constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

/// For numbers that are kept in an int, but are not limited otherwise.
inline constexpr std::uint64_t any_int = std::numeric_limits<int>::max();

/// For check(): nothing but digits, within these bounds.
[[nodiscard]] CLI::Validator whole_number(std::uint64_t lowest, std::uint64_t highest = no_limit);

/// For check(): a number that may have a fraction, and is not negative.
[[nodiscard]] CLI::Validator seconds();

/// For transform(): one of these words, in any case.
[[nodiscard]] CLI::Validator one_of(std::vector<std::string> words);

} // namespace kamisado::options
