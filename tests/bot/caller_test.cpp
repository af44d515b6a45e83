#include "bot/caller.h"

#include <gtest/gtest.h>

namespace kamisado::bot {

namespace {

TEST(Caller, IsReadFromAnAddress) {
    const auto caller = caller_of("http://play.example.org:8080/");
    ASSERT_TRUE(caller);
    EXPECT_EQ(caller->host, "play.example.org");
    EXPECT_EQ(caller->port, 8080);
    EXPECT_EQ(host_field(*caller), "play.example.org:8080");
    EXPECT_FALSE(caller->tls);
    EXPECT_EQ(host_field(caller_of("http://localhost").value()), "localhost");
}

TEST(Caller, SpeaksTlsForHttps) {
    const auto caller = caller_of("https://play.example.org/");
    ASSERT_TRUE(caller);
    EXPECT_TRUE(caller->tls);
    EXPECT_EQ(caller->port, 443);
    EXPECT_EQ(host_field(*caller), "play.example.org");
    EXPECT_EQ(host_field(caller_of("https://play.example.org:80/").value()), "play.example.org:80");
}

TEST(Caller, IsNothingElse) {
    for (const auto* const url :
         {"", "localhost:8080", "ftp://play.example.org/", "https://", "https://:443/", "http://",
          "http://:80/", "http://a:0/", "http://a:65536/", "http://a:80x/", "http://a/b/",
          "http://a b/", "http://a\r\nX: y/", "http://user@a/"}) {
        EXPECT_FALSE(caller_of(url)) << url;
    }
}

} // namespace

} // namespace kamisado::bot
