#pragma once

#include "protocol/engine_says.h"

#include <span>
#include <string>
#include <string_view>

/// The `info` lines of an engine.
namespace kamisado::protocol {

/// The words after `info`; unknown ones, and numbers that are none, are left out.
[[nodiscard]] Info read_info(std::span<const std::string_view> words);

[[nodiscard]] std::string write_info(const Info& info);

} // namespace kamisado::protocol
