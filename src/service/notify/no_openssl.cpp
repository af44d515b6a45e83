// In place of curve.cpp and content_encoding.cpp, where there is no OpenSSL: nobody is notified.
#include "notify/content_encoding.h"
#include "notify/curve.h"

namespace kamisado::notify {

std::optional<KeyPair> new_key_pair() { return std::nullopt; }
std::optional<KeyPair> key_pair_of(std::string_view /*secret_key*/) { return std::nullopt; }
bool is_public_key(std::string_view /*public_key*/) { return false; }
std::optional<std::string> shared_secret(const KeyPair& /*own*/, std::string_view /*theirs*/) {
    return std::nullopt;
}
std::optional<std::string> sign_es256(const KeyPair& /*own*/, std::string_view /*text*/) {
    return std::nullopt;
}
bool is_signed_es256(std::string_view /*public_key*/, std::string_view /*text*/,
                     std::string_view /*signature*/) {
    return false;
}
std::optional<std::string> hmac_sha256(std::string_view /*key*/, std::string_view /*text*/) {
    return std::nullopt;
}
std::optional<std::string> hkdf(std::string_view /*salt*/, std::string_view /*key_material*/,
                                std::string_view /*info*/, std::size_t /*size*/) {
    return std::nullopt;
}
std::optional<std::string> encode_aes128gcm(const Encoding& /*encoding*/,
                                            std::string_view /*text*/) {
    return std::nullopt;
}
std::optional<std::string> random_bytes(std::size_t /*size*/) { return std::nullopt; }

} // namespace kamisado::notify
