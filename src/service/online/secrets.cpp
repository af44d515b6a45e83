#include "online/secrets.h"

#include <sodium.h>

#include <array>
#include <new>
#include <span>
#include <stdexcept>

namespace kamisado::online {

namespace {

/// libsodium may be used by any thread once it has been made ready by one.
void make_ready() {
    static const bool is_ready = sodium_init() >= 0;
    if (!is_ready) {
        throw std::runtime_error("libsodium cannot be used here: there is no source of randomness");
    }
}

/// Without l and o, 0 and 1, which are mixed up when a code is read aloud or copied by hand.
constexpr std::string_view code_letters = "abcdefghijkmnpqrstuvwxyz23456789";
constexpr std::size_t code_length = 12;
static_assert(code_letters.size() == 32);

const unsigned char* bytes_of(std::string_view text) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): libsodium's bytes are unsigned
    return reinterpret_cast<const unsigned char*>(text.data());
}

using Hash = std::array<unsigned char, crypto_generichash_BYTES>;

Hash hash_of(std::string_view text, std::span<const unsigned char> key = {}) {
    make_ready();
    Hash hash{};
    crypto_generichash(hash.data(), hash.size(), bytes_of(text), text.size(), key.data(),
                       key.size());
    return hash;
}

std::string hex_of(const Hash& hash) {
    std::string text((hash.size() * 2) + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
    text.pop_back();
    return text;
}

std::string seal_of(std::string_view nonce, std::string_view password_hash, std::int64_t account) {
    const Hash key = hash_of(password_hash);
    return hex_of(hash_of("browser of " + std::to_string(account) + ' ' + std::string(nonce), key));
}

} // namespace

std::string new_key() {
    make_ready();
    std::array<unsigned char, 32> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string key(sodium_base64_ENCODED_LEN(bytes.size(), variant), '\0');
    sodium_bin2base64(key.data(), key.size(), bytes.data(), bytes.size(), variant);
    key.pop_back(); // C's end of the text
    sodium_memzero(bytes.data(), bytes.size());
    return key;
}

std::string hash_of_key(std::string_view key) { return hex_of(hash_of(key)); }

std::string new_code() {
    std::string code;
    for (std::size_t i = 0; i < code_length; ++i) {
        code += code_letters[random_below(code_letters.size())];
    }
    return code;
}

std::uint32_t random_below(std::uint32_t bound) {
    make_ready();
    return randombytes_uniform(bound);
}

std::string hash_of_password(std::string_view password) {
    make_ready();
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    if (crypto_pwhash_str_alg(
            hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
            crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13) != 0) {
        throw std::bad_alloc(); // the only reason that it has
    }
    return hash.data();
}

bool is_password(std::string_view hash, std::string_view password) {
    make_ready();
    if (hash.empty()) {
        static_cast<void>(hash_of_password(password));
        return false;
    }
    const std::string text(hash); // ended as C likes it
    return crypto_pwhash_str_verify(text.c_str(), password.data(), password.size()) == 0;
}

std::string new_browser_mark(std::string_view password_hash, std::int64_t account) {
    const std::string nonce = new_key();
    return nonce + '.' + seal_of(nonce, password_hash, account);
}

bool is_browser_mark(std::string_view mark, std::string_view password_hash, std::int64_t account) {
    const auto dot = mark.find('.');
    if (dot == std::string_view::npos || password_hash.empty()) {
        return false;
    }
    const std::string expected = seal_of(mark.substr(0, dot), password_hash, account);
    const std::string_view seal = mark.substr(dot + 1);
    return seal.size() == expected.size() &&
           sodium_memcmp(seal.data(), expected.data(), expected.size()) == 0;
}

void wipe(std::string& secret) {
    sodium_memzero(secret.data(), secret.size());
    secret.clear();
}

} // namespace kamisado::online
