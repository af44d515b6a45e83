#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// RFC 8188: `Content-Encoding: aes128gcm`, and the key derivation that it is made of (RFC 5869).
/// Every answer is nullopt where this program was built without OpenSSL.
namespace kamisado::notify {

inline constexpr std::size_t salt_size = 16;
inline constexpr std::size_t record_size = 4096;

[[nodiscard]] std::optional<std::string> hmac_sha256(std::string_view key, std::string_view text);
/// HKDF with SHA-256 of at most 32 bytes: one round of expansion.
[[nodiscard]] std::optional<std::string> hkdf(std::string_view salt, std::string_view key_material,
                                              std::string_view info, std::size_t size);

struct Encoding {
    std::string_view key_material;
    std::string_view salt; ///< of salt_size, never used twice with the same key material
    std::string_view key_id = {};
};
/// The one record that a text of less than record_size needs, with its header; nullopt for a longer
/// one.
[[nodiscard]] std::optional<std::string> encode_aes128gcm(const Encoding& encoding,
                                                          std::string_view text);
/// Bytes that nobody can guess.
[[nodiscard]] std::optional<std::string> random_bytes(std::size_t size);

} // namespace kamisado::notify
