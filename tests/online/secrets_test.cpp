#include "online/secrets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace kamisado::online {
namespace {

TEST(Secrets, AKeyHas43LettersOfAnAddress) {
    std::set<std::string> keys;
    for (int i = 0; i < 100; ++i) {
        const std::string key = new_key();
        EXPECT_EQ(key.size(), 43U);
        EXPECT_EQ(key.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                        "0123456789-_"),
                  std::string::npos);
        keys.insert(key);
    }
    EXPECT_EQ(keys.size(), 100U);
}

TEST(Secrets, WhatIsStoredOfAKeyIsNotTheKey) {
    const std::string key = new_key();
    EXPECT_EQ(hash_of_key(key), hash_of_key(key));
    EXPECT_NE(hash_of_key(key), hash_of_key(new_key()));
    EXPECT_EQ(hash_of_key(key).size(), 64U);
    EXPECT_EQ(hash_of_key(key).find(key), std::string::npos);
    // BLAKE2b-256 of nothing, as others compute it.
    EXPECT_EQ(hash_of_key(""), "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
}

TEST(Secrets, ACodeHasTwelveLettersThatAreNotMixedUp) {
    std::set<std::string> codes;
    std::set<char> letters;
    for (int i = 0; i < 500; ++i) {
        const std::string code = new_code();
        EXPECT_EQ(code.size(), 12U);
        EXPECT_EQ(code.find_first_of("01lo"), std::string::npos);
        codes.insert(code);
        letters.insert(code.begin(), code.end());
    }
    EXPECT_EQ(codes.size(), 500U);
    EXPECT_EQ(letters.size(), 32U);
}

TEST(Secrets, LotsFallOnEverySide) {
    std::set<std::uint32_t> lots;
    for (int i = 0; i < 200; ++i) {
        lots.insert(random_below(2));
    }
    EXPECT_EQ(lots, (std::set<std::uint32_t>{0, 1}));
}

TEST(Secrets, APasswordIsStoredAsArgon2id) {
    const std::string hash = hash_of_password("a tower on every colour");
    EXPECT_TRUE(hash.starts_with("$argon2id$"));
    EXPECT_EQ(hash.find("tower"), std::string::npos);
    EXPECT_TRUE(is_password(hash, "a tower on every colour"));
    EXPECT_FALSE(is_password(hash, "a tower on every color"));
    EXPECT_NE(hash, hash_of_password("a tower on every colour")) << "the salt must differ";
}

TEST(Secrets, WithoutAHashNothingIsThePassword) {
    EXPECT_FALSE(is_password("", ""));
    EXPECT_FALSE(is_password("", "anything"));
    EXPECT_FALSE(is_password("not a hash", "anything"));
}

TEST(Secrets, AWipedSecretIsGone) {
    std::string secret = "a tower on every colour";
    wipe(secret);
    EXPECT_TRUE(secret.empty());
}

} // namespace
} // namespace kamisado::online
