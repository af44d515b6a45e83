#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// The curve P-256, as bytes: what Web Push signs and agrees on keys with. Every answer is nullopt
/// where this program was built without OpenSSL.
namespace kamisado::notify {

inline constexpr std::size_t secret_key_size = 32;
inline constexpr std::size_t public_key_size = 65; ///< uncompressed: 4, x and y

struct KeyPair {
    std::string secret_key;
    std::string public_key;

    friend bool operator==(const KeyPair&, const KeyPair&) = default;
};

[[nodiscard]] std::optional<KeyPair> new_key_pair();
/// With the public key that belongs to it; nullopt if it is no key of this curve.
[[nodiscard]] std::optional<KeyPair> key_pair_of(std::string_view secret_key);
/// Whether it is a point of this curve.
[[nodiscard]] bool is_public_key(std::string_view public_key);

/// What both sides know after ECDH: 32 bytes.
[[nodiscard]] std::optional<std::string> shared_secret(const KeyPair& own,
                                                       std::string_view their_public_key);
/// ECDSA with SHA-256, 64 bytes: r and s, as JSON Web Tokens have it.
[[nodiscard]] std::optional<std::string> sign_es256(const KeyPair& own, std::string_view text);
[[nodiscard]] bool is_signed_es256(std::string_view public_key, std::string_view text,
                                   std::string_view signature);

} // namespace kamisado::notify
