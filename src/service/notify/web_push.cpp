#include "notify/web_push.h"

#include "notify/base64url.h"
#include "notify/content_encoding.h"

#include <nlohmann/json.hpp>

namespace kamisado::notify {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t key_material_size = 32;

} // namespace

std::optional<PushKeys> read_push_keys(std::string_view p256dh, std::string_view auth) {
    auto public_key = from_base64url(p256dh);
    auto secret = from_base64url(auth);
    if (!public_key || !secret || secret->size() != auth_size || !is_public_key(*public_key)) {
        return std::nullopt;
    }
    return PushKeys{.public_key = std::move(*public_key), .auth = std::move(*secret)};
}

std::optional<std::string> seal_push(const PushKeys& to, std::string_view text) {
    const auto own = new_key_pair();
    const auto salt = random_bytes(salt_size);
    return own && salt ? seal_push(to, text, *own, *salt) : std::nullopt;
}

std::optional<std::string> seal_push(const PushKeys& to, std::string_view text, const KeyPair& own,
                                     std::string_view salt) {
    if (text.size() > longest_push) {
        return std::nullopt;
    }
    const auto shared = shared_secret(own, to.public_key);
    if (!shared) {
        return std::nullopt;
    }
    const std::string info = std::string("WebPush: info\0"sv) + to.public_key + own.public_key;
    const auto material = hkdf(to.auth, *shared, info, key_material_size);
    return material ? encode_aes128gcm(
                          {.key_material = *material, .salt = salt, .key_id = own.public_key}, text)
                    : std::nullopt;
}

std::optional<std::string> vapid_authorization(const KeyPair& server, const VapidClaim& claim) {
    const std::string head = nlohmann::json{{"typ", "JWT"}, {"alg", "ES256"}}.dump();
    const std::string said = nlohmann::json{
        {"aud", claim.audience},
        {"exp", claim.expires},
        {"sub", claim.subject}}.dump();
    const std::string text = base64url(head) + '.' + base64url(said);
    const auto signature = sign_es256(server, text);
    if (!signature) {
        return std::nullopt;
    }
    return "vapid t=" + text + '.' + base64url(*signature) + ", k=" + base64url(server.public_key);
}

} // namespace kamisado::notify
