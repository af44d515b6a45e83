#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kamisado::notify {

/// RFC 4648, section 5, without padding, as JSON Web Tokens and browsers write bytes.
[[nodiscard]] std::string base64url(std::string_view bytes);
/// RFC 4648, section 4, with padding, as mail has it.
[[nodiscard]] std::string base64(std::string_view bytes);
/// Strict, but for padding at the end, which some browsers add; nullopt for anything else.
[[nodiscard]] std::optional<std::string> from_base64url(std::string_view text);

} // namespace kamisado::notify
