#include "notify/curve.h"

#include "notify/openssl_pointers.h"

#include <openssl/core_names.h>
#include <openssl/obj_mac.h>

#include <tuple>

namespace kamisado::notify {

namespace {

using openssl::bytes_of;
using openssl::room_in;

constexpr std::size_t half_signature = 32;
constexpr const char* curve_name = "prime256v1";

openssl::Group curve() { return openssl::Group(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1)); }

/// A public key alone if there is no secret one.
openssl::Key key_of(std::string_view secret_key, std::string_view public_key) {
    const openssl::Builder builder(OSSL_PARAM_BLD_new());
    const openssl::Number number(
        BN_bin2bn(bytes_of(secret_key), static_cast<int>(secret_key.size()), nullptr));
    if (!builder || !number ||
        OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, curve_name, 0) !=
            1 ||
        OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, public_key.data(),
                                         public_key.size()) != 1 ||
        (!secret_key.empty() &&
         OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, number.get()) != 1)) {
        return nullptr;
    }
    const openssl::Parameters parameters(OSSL_PARAM_BLD_to_param(builder.get()));
    const openssl::KeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    EVP_PKEY* key = nullptr;
    if (!parameters || !context || EVP_PKEY_fromdata_init(context.get()) != 1 ||
        EVP_PKEY_fromdata(context.get(), &key,
                          secret_key.empty() ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR,
                          parameters.get()) != 1) {
        return nullptr;
    }
    return openssl::Key(key);
}

/// 64 bytes to what OpenSSL calls a signature.
std::string der_of(std::string_view signature) {
    const openssl::Signature parts(ECDSA_SIG_new());
    openssl::Number r(BN_bin2bn(bytes_of(signature), half_signature, nullptr));
    openssl::Number s(
        BN_bin2bn(bytes_of(signature.substr(half_signature)), half_signature, nullptr));
    if (!parts || !r || !s || ECDSA_SIG_set0(parts.get(), r.get(), s.get()) != 1) {
        return {};
    }
    std::ignore = r.release(); // it belongs to the signature now
    std::ignore = s.release();
    unsigned char* der = nullptr;
    const int size = i2d_ECDSA_SIG(parts.get(), &der);
    if (size <= 0) {
        return {};
    }
    std::string bytes(der, der + size);
    OPENSSL_free(der);
    return bytes;
}

std::optional<std::string> plain_signature(std::string_view der) {
    const unsigned char* at = bytes_of(der);
    const openssl::Signature parts(d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(der.size())));
    std::string signature(2 * half_signature, '\0');
    if (!parts ||
        BN_bn2binpad(ECDSA_SIG_get0_r(parts.get()), room_in(signature), half_signature) < 0 ||
        BN_bn2binpad(ECDSA_SIG_get0_s(parts.get()), room_in(signature) + half_signature,
                     half_signature) < 0) {
        return std::nullopt;
    }
    return signature;
}

} // namespace

std::optional<KeyPair> key_pair_of(std::string_view secret_key) {
    const openssl::Group group = curve();
    const openssl::Number number(
        BN_bin2bn(bytes_of(secret_key), static_cast<int>(secret_key.size()), nullptr));
    if (secret_key.size() != secret_key_size || !group || !number ||
        BN_is_zero(number.get()) != 0 ||
        BN_cmp(number.get(), EC_GROUP_get0_order(group.get())) >= 0) {
        return std::nullopt;
    }
    const openssl::Point point(EC_POINT_new(group.get()));
    KeyPair pair{.secret_key = std::string(secret_key),
                 .public_key = std::string(public_key_size, '\0')};
    if (!point ||
        EC_POINT_mul(group.get(), point.get(), number.get(), nullptr, nullptr, nullptr) != 1 ||
        EC_POINT_point2oct(group.get(), point.get(), POINT_CONVERSION_UNCOMPRESSED,
                           room_in(pair.public_key), public_key_size, nullptr) != public_key_size) {
        return std::nullopt;
    }
    return pair;
}

std::optional<KeyPair> new_key_pair() {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): there is no other short way
    const openssl::Key key(EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", curve_name));
    BIGNUM* number = nullptr;
    if (!key || EVP_PKEY_get_bn_param(key.get(), OSSL_PKEY_PARAM_PRIV_KEY, &number) != 1) {
        return std::nullopt;
    }
    const openssl::Number owned(number);
    std::string secret(secret_key_size, '\0');
    if (BN_bn2binpad(number, room_in(secret), secret_key_size) < 0) {
        return std::nullopt;
    }
    return key_pair_of(secret);
}

bool is_public_key(std::string_view public_key) {
    const openssl::Group group = curve();
    if (!group || public_key.size() != public_key_size || public_key.front() != '\4') {
        return false;
    }
    const openssl::Point point(EC_POINT_new(group.get()));
    return point && EC_POINT_oct2point(group.get(), point.get(), bytes_of(public_key),
                                       public_key.size(), nullptr) == 1;
}

std::optional<std::string> shared_secret(const KeyPair& own, std::string_view their_public_key) {
    if (!is_public_key(their_public_key)) {
        return std::nullopt;
    }
    const openssl::Key ours = key_of(own.secret_key, own.public_key);
    const openssl::Key theirs = key_of({}, their_public_key);
    if (!ours || !theirs) {
        return std::nullopt;
    }
    const openssl::KeyContext context(EVP_PKEY_CTX_new(ours.get(), nullptr));
    std::string secret(secret_key_size, '\0');
    std::size_t size = secret.size();
    if (!context || EVP_PKEY_derive_init(context.get()) != 1 ||
        EVP_PKEY_derive_set_peer(context.get(), theirs.get()) != 1 ||
        EVP_PKEY_derive(context.get(), room_in(secret), &size) != 1 || size != secret_key_size) {
        return std::nullopt;
    }
    return secret;
}

std::optional<std::string> sign_es256(const KeyPair& own, std::string_view text) {
    const openssl::Key key = key_of(own.secret_key, own.public_key);
    const openssl::Digest digest(EVP_MD_CTX_new());
    std::size_t size = 0;
    if (!key || !digest ||
        EVP_DigestSignInit(digest.get(), nullptr, EVP_sha256(), nullptr, key.get()) != 1 ||
        EVP_DigestSign(digest.get(), nullptr, &size, bytes_of(text), text.size()) != 1) {
        return std::nullopt;
    }
    std::string der(size, '\0');
    if (EVP_DigestSign(digest.get(), room_in(der), &size, bytes_of(text), text.size()) != 1) {
        return std::nullopt;
    }
    der.resize(size);
    return plain_signature(der);
}

bool is_signed_es256(std::string_view public_key, std::string_view text,
                     std::string_view signature) {
    if (signature.size() != 2 * half_signature || !is_public_key(public_key)) {
        return false;
    }
    const openssl::Key key = key_of({}, public_key);
    const openssl::Digest digest(EVP_MD_CTX_new());
    const std::string der = der_of(signature);
    return key && digest && !der.empty() &&
           EVP_DigestVerifyInit(digest.get(), nullptr, EVP_sha256(), nullptr, key.get()) == 1 &&
           EVP_DigestVerify(digest.get(), bytes_of(der), der.size(), bytes_of(text), text.size()) ==
               1;
}

} // namespace kamisado::notify
