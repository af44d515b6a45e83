#pragma once

#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>

#include <memory>
#include <string>
#include <string_view>

/// For the few files that know OpenSSL.
namespace kamisado::notify::openssl {

template <auto free>
struct Freeing {
    void operator()(auto* thing) const { free(thing); }
};
template <typename Thing, auto free>
using Pointer = std::unique_ptr<Thing, Freeing<free>>;

using Number = Pointer<BIGNUM, BN_clear_free>;
using Group = Pointer<EC_GROUP, EC_GROUP_free>;
using Point = Pointer<EC_POINT, EC_POINT_free>;
using Key = Pointer<EVP_PKEY, EVP_PKEY_free>;
using KeyContext = Pointer<EVP_PKEY_CTX, EVP_PKEY_CTX_free>;
using Digest = Pointer<EVP_MD_CTX, EVP_MD_CTX_free>;
using Cipher = Pointer<EVP_CIPHER_CTX, EVP_CIPHER_CTX_free>;
using Signature = Pointer<ECDSA_SIG, ECDSA_SIG_free>;
using Builder = Pointer<OSSL_PARAM_BLD, OSSL_PARAM_BLD_free>;
using Parameters = Pointer<OSSL_PARAM, OSSL_PARAM_free>;

/// Bytes as OpenSSL takes and writes them.
[[nodiscard]] inline const unsigned char* bytes_of(std::string_view text) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast)
    return reinterpret_cast<const unsigned char*>(text.data());
}
[[nodiscard]] inline unsigned char* room_in(std::string& text) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast)
    return reinterpret_cast<unsigned char*>(text.data());
}

} // namespace kamisado::notify::openssl
