#pragma once

#include <optional>
#include <string>
#include <string_view>

/// The one cookie there is: the secret by which a browser keeps its seats.
namespace kamisado::server {

/// With TLS the name binds it to this very host, which browsers hold to.
[[nodiscard]] std::string_view cookie_name(bool secure);

/// The secret in a Cookie header; empty when there is none, or nothing that could be one.
[[nodiscard]] std::string key_in_cookies(std::string_view header, bool secure);

/// The token in an Authorization header: "Bearer …". Empty when it cannot be one, nothing when the
/// header says something else.
[[nodiscard]] std::optional<std::string> bearer_token(std::string_view header);

/// A Set-Cookie header; without a key it removes the cookie.
[[nodiscard]] std::string set_cookie(std::string_view key, bool secure);

} // namespace kamisado::server
