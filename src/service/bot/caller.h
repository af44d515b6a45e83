#pragma once

#include "dial/target.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace kamisado::bot {

inline constexpr std::string_view api_path = "/api/1";
inline constexpr std::string_view socket_path = "/api/1/live";

/// A client: which server it calls, and from where.
struct Caller {
    std::string host = "localhost"; ///< by name or in numbers
    std::uint16_t port = 80;
    bool tls = false;
    std::string ca_file; ///< certificates to trust, PEM; empty: those of the system
    std::string token;   ///< of a bot; or:
    std::string key;     ///< of a browser, as it is in the cookie
    /// What a browser says of where its page is from; nothing: says nothing.
    std::optional<std::string> origin = std::nullopt;
    /// The address of this machine to come from, in numbers; empty: any.
    std::string from;
};

/// "https://play.example.org/" or "http://localhost:8080/", with or without the port and the last
/// slash; nothing for anything else.
[[nodiscard]] std::optional<Caller> caller_of(std::string_view url);

[[nodiscard]] std::shared_ptr<const dial::Target> target_of(const Caller& caller);

/// The host as a request names it.
[[nodiscard]] std::string host_field(const Caller& caller);

} // namespace kamisado::bot
