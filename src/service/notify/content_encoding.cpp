#include "notify/content_encoding.h"

#include "notify/openssl_pointers.h"

#include <openssl/hmac.h>
#include <openssl/rand.h>

namespace kamisado::notify {

namespace {

using openssl::bytes_of;
using openssl::room_in;

constexpr std::size_t key_size = 16;
constexpr std::size_t nonce_size = 12;
constexpr std::size_t tag_size = 16;
constexpr std::size_t hash_size = 32;
constexpr char last_record = 2; ///< after the text, before any padding

using namespace std::string_view_literals;
constexpr std::string_view key_info = "Content-Encoding: aes128gcm\0"sv;
constexpr std::string_view nonce_info = "Content-Encoding: nonce\0"sv;

std::optional<std::string> seal(std::string_view key, std::string_view nonce,
                                std::string_view text) {
    const openssl::Cipher cipher(EVP_CIPHER_CTX_new());
    std::string sealed(text.size() + tag_size, '\0');
    int size = 0;
    int rest = 0;
    if (!cipher ||
        EVP_EncryptInit_ex(cipher.get(), EVP_aes_128_gcm(), nullptr, bytes_of(key),
                           bytes_of(nonce)) != 1 ||
        EVP_EncryptUpdate(cipher.get(), room_in(sealed), &size, bytes_of(text),
                          static_cast<int>(text.size())) != 1 ||
        EVP_EncryptFinal_ex(cipher.get(), room_in(sealed) + size, &rest) != 1 ||
        EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_GET_TAG, tag_size,
                            room_in(sealed) + text.size()) != 1) {
        return std::nullopt;
    }
    return sealed;
}

std::string header_of(const Encoding& encoding) {
    std::string header(encoding.salt);
    for (const unsigned shift : {24U, 16U, 8U, 0U}) {
        header += static_cast<char>((record_size >> shift) & 0xFFU);
    }
    header += static_cast<char>(encoding.key_id.size());
    header += encoding.key_id;
    return header;
}

} // namespace

std::optional<std::string> hmac_sha256(std::string_view key, std::string_view text) {
    std::string digest(hash_size, '\0');
    unsigned size = 0;
    if (HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), bytes_of(text), text.size(),
             room_in(digest), &size) == nullptr ||
        size != hash_size) {
        return std::nullopt;
    }
    return digest;
}

std::optional<std::string> hkdf(std::string_view salt, std::string_view key_material,
                                std::string_view info, std::size_t size) {
    const auto extracted = hmac_sha256(salt, key_material);
    if (!extracted || size > hash_size) {
        return std::nullopt;
    }
    auto expanded = hmac_sha256(*extracted, std::string(info) + '\1');
    if (expanded) {
        expanded->resize(size);
    }
    return expanded;
}

std::optional<std::string> encode_aes128gcm(const Encoding& encoding, std::string_view text) {
    if (encoding.salt.size() != salt_size || encoding.key_id.size() > 0xFFU ||
        text.size() + 1 + tag_size > record_size) {
        return std::nullopt;
    }
    const auto key = hkdf(encoding.salt, encoding.key_material, key_info, key_size);
    const auto nonce = hkdf(encoding.salt, encoding.key_material, nonce_info, nonce_size);
    if (!key || !nonce) {
        return std::nullopt;
    }
    const auto sealed = seal(*key, *nonce, std::string(text) + last_record);
    return sealed ? std::optional(header_of(encoding) + *sealed) : std::nullopt;
}

std::optional<std::string> random_bytes(std::size_t size) {
    std::string bytes(size, '\0');
    return RAND_bytes(room_in(bytes), static_cast<int>(size)) == 1 ? std::optional(bytes)
                                                                   : std::nullopt;
}

} // namespace kamisado::notify
