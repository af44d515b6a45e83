#pragma once

#include <optional>
#include <string>
#include <string_view>

/// The two cookies there are: the secret by which a browser keeps its seats, and the mark that it
/// was logged in before (see online::new_browser_mark).
namespace kamisado::server {

/// With TLS the name binds it to this very host, which browsers hold to.
[[nodiscard]] std::string_view cookie_name(bool secure);

/// The secret in a Cookie header; empty when there is none, or nothing that could be one.
[[nodiscard]] std::string key_in_cookies(std::string_view header, bool secure);

/// The token in an Authorization header: "Bearer …". Empty when it cannot be one, nullopt if the
/// header says something else.
[[nodiscard]] std::optional<std::string> bearer_token(std::string_view header);

[[nodiscard]] std::string mark_in_cookies(std::string_view header, bool secure);

/// A Set-Cookie header; without a key it removes the cookie.
[[nodiscard]] std::string set_cookie(std::string_view key, bool secure);
[[nodiscard]] std::string set_mark_cookie(std::string_view mark, bool secure);

} // namespace kamisado::server
