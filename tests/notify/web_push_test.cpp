#include "notify/base64url.h"
#include "notify/content_encoding.h"
#include "notify/web_push.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace kamisado::test {

namespace {

using namespace notify;

std::string bytes(std::string_view text) { return from_base64url(text).value(); }

TEST(Base64Url, IsAsRfc4648HasIt) {
    EXPECT_EQ(base64url(""), "");
    EXPECT_EQ(base64url("f"), "Zg");
    EXPECT_EQ(base64url("fo"), "Zm8");
    EXPECT_EQ(base64url("foobar"), "Zm9vYmFy");
    EXPECT_EQ(base64url("\xFB\xFF"), "-_8");
    EXPECT_EQ(from_base64url("Zm8="), "fo");
    EXPECT_EQ(from_base64url("Zm9vYmE"), "fooba");
}

TEST(Base64Url, RefusesWhatNobodyWrites) {
    EXPECT_FALSE(from_base64url("Zm9v+mFy"));
    EXPECT_FALSE(from_base64url("Z"));
    EXPECT_FALSE(from_base64url("Zh")) << "bits beyond the last byte";
    EXPECT_FALSE(from_base64url("Zm 8"));
    EXPECT_FALSE(from_base64url("Zm=8"));
}

TEST(ContentEncoding, IsThatOfRfc8188) {
    const std::string key = bytes("yqdlZ-tYemfogSmv7Ws5PQ");
    const std::string salt = bytes("I1BsxtFttlv3u_Oo94xnmw");
    const auto encoded = encode_aes128gcm({.key_material = key, .salt = salt}, "I am the walrus");
    ASSERT_TRUE(encoded);
    EXPECT_EQ(base64url(*encoded),
              "I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg");
}

TEST(ContentEncoding, RefusesMoreThanARecord) {
    const std::string salt(salt_size, 's');
    EXPECT_TRUE(encode_aes128gcm({.key_material = "k", .salt = salt}, std::string(4079, 'x')));
    EXPECT_FALSE(encode_aes128gcm({.key_material = "k", .salt = salt}, std::string(4080, 'x')));
    EXPECT_FALSE(encode_aes128gcm({.key_material = "k", .salt = "short"}, "x"));
}

/// The example of RFC 8291, section 5 and appendix A.
TEST(WebPush, IsSealedAsRfc8291Says) {
    const auto own = key_pair_of(bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
    ASSERT_TRUE(own);
    EXPECT_EQ(base64url(own->public_key),
              "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
              "7A8");
    const auto to = read_push_keys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg");
    ASSERT_TRUE(to);
    const auto sealed = seal_push(*to, "When I grow up, I want to be a watermelon", *own,
                                  bytes("DGv6ra1nlYgDCS1FRnbzlw"));
    ASSERT_TRUE(sealed);
    EXPECT_EQ(base64url(*sealed),
              "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
              "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV"
              "WGNWQexSgSxsj_Qulcy4a-fN");
}

TEST(WebPush, IsSealedAnewEachTime) {
    const auto browser = new_key_pair();
    ASSERT_TRUE(browser);
    const PushKeys to{.public_key = browser->public_key, .auth = std::string(auth_size, 'a')};
    const auto one = seal_push(to, "text");
    const auto two = seal_push(to, "text");
    ASSERT_TRUE(one && two);
    EXPECT_NE(one->substr(0, salt_size), two->substr(0, salt_size));
    EXPECT_NE(one->substr(salt_size + 5, public_key_size),
              two->substr(salt_size + 5, public_key_size));
}

TEST(WebPush, FitsIntoWhatPushServicesTake) {
    const auto browser = new_key_pair();
    const PushKeys to{.public_key = browser->public_key, .auth = std::string(auth_size, 'a')};
    const auto longest = seal_push(to, std::string(longest_push, 'x'));
    ASSERT_TRUE(longest);
    EXPECT_EQ(longest->size(), 4096U);
    EXPECT_FALSE(seal_push(to, std::string(longest_push + 1, 'x')));
}

TEST(WebPush, RefusesKeysThatAreNone) {
    const std::string auth = base64url(std::string(auth_size, 'a'));
    const std::string good = base64url(new_key_pair()->public_key);
    EXPECT_TRUE(read_push_keys(good, auth));
    EXPECT_FALSE(read_push_keys(good, "abc"));
    EXPECT_FALSE(read_push_keys(good.substr(4), auth));
    EXPECT_FALSE(read_push_keys("not base 64!", auth));
    EXPECT_FALSE(read_push_keys(base64url('\4' + std::string(64, '\1')), auth))
        << "no point of the curve";
    EXPECT_FALSE(read_push_keys(base64url(std::string(public_key_size, '\0')), auth));
}

TEST(Vapid, IsATokenThatThePublicKeyVerifies) {
    const auto server = new_key_pair();
    ASSERT_TRUE(server);
    const auto header = vapid_authorization(*server, {.audience = "https://push.example.net",
                                                      .subject = "mailto:host@example.org",
                                                      .expires = 1'763'200'000});
    ASSERT_TRUE(header);
    ASSERT_TRUE(header->starts_with("vapid t="));
    const auto comma = header->find(", k=");
    ASSERT_NE(comma, std::string::npos);
    EXPECT_EQ(header->substr(comma + 4), base64url(server->public_key));
    const std::string token = header->substr(8, comma - 8);
    const auto first = token.find('.');
    const auto second = token.rfind('.');
    EXPECT_EQ(nlohmann::json::parse(bytes(token.substr(0, first))),
              (nlohmann::json{{"typ", "JWT"}, {"alg", "ES256"}}));
    EXPECT_EQ(nlohmann::json::parse(bytes(token.substr(first + 1, second - first - 1))),
              (nlohmann::json{{"aud", "https://push.example.net"},
                              {"exp", 1'763'200'000},
                              {"sub", "mailto:host@example.org"}}));
    const std::string signature = bytes(token.substr(second + 1));
    EXPECT_TRUE(is_signed_es256(server->public_key, token.substr(0, second), signature));
    EXPECT_FALSE(is_signed_es256(server->public_key, token.substr(1, second - 1), signature));
    EXPECT_FALSE(is_signed_es256(new_key_pair()->public_key, token.substr(0, second), signature));
}

/// RFC 7515, appendix A.3: somebody else's signature.
TEST(Vapid, VerifiesAsOthersSign) {
    const std::string key = '\4' + bytes("f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU") +
                            bytes("x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0");
    EXPECT_TRUE(is_signed_es256(
        key,
        "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxl"
        "LmNvbS9pc19yb290Ijp0cnVlfQ",
        bytes(
            "DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1"
            "Q")));
}

TEST(Curve, RefusesSecretsThatAreNone) {
    EXPECT_FALSE(key_pair_of(""));
    EXPECT_FALSE(key_pair_of(std::string(secret_key_size, '\0')));
    EXPECT_FALSE(key_pair_of(std::string(secret_key_size, '\xFF')));
    EXPECT_FALSE(key_pair_of(std::string(secret_key_size + 1, '\1')));
    const auto pair = new_key_pair();
    EXPECT_EQ(key_pair_of(pair->secret_key), pair);
}

TEST(Curve, BothSidesAgree) {
    const auto one = new_key_pair();
    const auto two = new_key_pair();
    EXPECT_EQ(shared_secret(*one, two->public_key), shared_secret(*two, one->public_key));
    EXPECT_FALSE(shared_secret(*one, std::string(public_key_size, '\4')));
}

} // namespace

} // namespace kamisado::test
