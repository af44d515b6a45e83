#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace kamisado::server {

enum class TargetFault : std::uint8_t {
    Malformed, ///< no path at all, a broken %, or bytes that no path of ours can have
    NotServed, ///< a path that leaves the folder, or a hidden file
};

/// The file that a request target names, relative to the folder that is served: decoded, without
/// its query, with index.html after a last slash. It has no empty, hidden, `.` or `..` part.
[[nodiscard]] std::expected<std::string, TargetFault> path_of_target(std::string_view target);

} // namespace kamisado::server
