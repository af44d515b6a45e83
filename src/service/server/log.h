#pragma once

#include <cstdint>
#include <string_view>

/// What an operator wants to know, on stderr. No secrets, no bodies, no names; addresses only when
/// somebody looks for a fault (Debug).
namespace kamisado::server {

enum class LogLevel : std::uint8_t { Debug, Info, Warning, Error, Off };

/// Until then nothing is written.
void start_log(LogLevel lowest);
void log(LogLevel level, std::string_view text);

} // namespace kamisado::server
