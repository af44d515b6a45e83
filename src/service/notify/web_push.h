#pragma once

#include "notify/curve.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Messages to browsers that are not here: RFC 8030, sealed as RFC 8291 says so that the push
/// service cannot read them, and signed as RFC 8292 says (VAPID).
namespace kamisado::notify {

inline constexpr std::size_t auth_size = 16;

/// What a browser has given us of its keys, as bytes.
struct PushKeys {
    std::string public_key; ///< "p256dh"
    std::string auth;

    friend bool operator==(const PushKeys&, const PushKeys&) = default;
};

/// As a browser writes them; nullopt if they are none.
[[nodiscard]] std::optional<PushKeys> read_push_keys(std::string_view p256dh,
                                                     std::string_view auth);

/// Push services take bodies of 4096 bytes, of which the encoding needs some.
inline constexpr std::size_t longest_push = 3993;

/// The body of a push message, with a key and a salt of its own; nullopt if it is too long.
[[nodiscard]] std::optional<std::string> seal_push(const PushKeys& to, std::string_view text);
/// The same with these, for tests.
[[nodiscard]] std::optional<std::string> seal_push(const PushKeys& to, std::string_view text,
                                                   const KeyPair& own, std::string_view salt);

struct VapidClaim {
    std::string_view audience; ///< the origin of the push service
    std::string_view subject;  ///< how its people reach the host: "mailto:…" or "https://…"
    std::int64_t expires = 0;  ///< in seconds since 1970, at most a day ahead
};
/// The value of the header Authorization.
[[nodiscard]] std::optional<std::string> vapid_authorization(const KeyPair& server,
                                                             const VapidClaim& claim);

} // namespace kamisado::notify
