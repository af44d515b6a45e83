// Cookies, origins, addresses: what decides who somebody is.
#include "server/address.h"
#include "server/cookies.h"
#include "server/head_count.h"
#include "server/origin.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace kamisado::server {

namespace {

TEST(Cookies, AreFoundByTheirWholeName) {
    EXPECT_EQ(key_in_cookies("kamisado=abc", false), "abc");
    EXPECT_EQ(key_in_cookies("a=b; kamisado=abc; c=d", false), "abc");
    EXPECT_EQ(key_in_cookies("a=b;kamisado=abc", false), "abc");
    EXPECT_EQ(key_in_cookies("__Host-kamisado=abc", true), "abc");
    EXPECT_EQ(key_in_cookies("notkamisado=abc", false), "");
    EXPECT_EQ(key_in_cookies("kamisado=abc", true), "") << "without TLS anybody could have set it";
    EXPECT_EQ(key_in_cookies("", false), "");
    EXPECT_EQ(key_in_cookies(";;=;kamisado", false), "");
}

TEST(Cookies, HoldNothingThatCannotBeAKey) {
    EXPECT_EQ(key_in_cookies("kamisado=", false), "");
    EXPECT_EQ(key_in_cookies("kamisado=a\"b", false), "");
    EXPECT_EQ(key_in_cookies("kamisado=a b", false), "");
    EXPECT_EQ(key_in_cookies("kamisado=" + std::string(1000, 'x'), false), "");
}

TEST(Cookies, AreNotForScriptsNorForOtherPages) {
    EXPECT_EQ(set_cookie("abc", false),
              "kamisado=abc; Path=/; HttpOnly; SameSite=Strict; Max-Age=34560000");
    EXPECT_EQ(set_cookie("abc", true),
              "__Host-kamisado=abc; Path=/; HttpOnly; SameSite=Strict; Max-Age=34560000; Secure");
    EXPECT_EQ(set_cookie("", false), "kamisado=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0");
}

TEST(Cookies, SayWhetherABrowserWasLoggedInBefore) {
    EXPECT_EQ(mark_in_cookies("kamisado=abc; kamisado-browser=x.y", false), "x.y");
    EXPECT_EQ(mark_in_cookies("kamisado=abc", false), "");
    EXPECT_EQ(key_in_cookies("kamisado-browser=x.y", false), "");
    EXPECT_EQ(set_mark_cookie("x.y", true),
              "__Host-kamisado-browser=x.y; Path=/; HttpOnly; SameSite=Strict; Max-Age=34560000; "
              "Secure");
}

TEST(Origin, OfAStrangersNameIsNotOurs) {
    for (const char* const local :
         {"localhost", "localhost:8080", "127.0.0.1:8080", "192.168.1.5", "[::1]:8080", "here",
          "MyPc:8080", "play.localhost", "mypc.local", "games.lan:80", "a.home.arpa"}) {
        EXPECT_TRUE(is_local_host(local)) << local;
        const std::string origin = page_address("http://" + std::string(local)).value().origin;
        EXPECT_TRUE(is_own_origin({.host = local, .origin = origin}, "")) << local;
    }
    for (const char* const strange :
         {"evil.example.org", "evil.example.org:8080", "127.0.0.1.evil.example.org",
          "localhost.evil.com", "local.com", ""}) {
        EXPECT_FALSE(is_local_host(strange)) << strange;
    }
    EXPECT_FALSE(is_own_origin(
        {.host = "evil.example.org:8080", .origin = "http://evil.example.org:8080"}, ""))
        << "a name of somebody else's that leads to this machine";
    EXPECT_TRUE(is_own_origin({.host = "play.example.org", .origin = "https://play.example.org"},
                              "https://play.example.org"));
}

TEST(Bearer, IsReadFromTheHeader) {
    EXPECT_EQ(bearer_token("Bearer abc-_9"), "abc-_9");
    EXPECT_EQ(bearer_token("bearer abc"), "abc");
    for (const auto* const header : {"", "Basic abc", "Bearerabc"}) {
        EXPECT_EQ(bearer_token(header), std::nullopt) << header;
    }
    for (const auto* const header : {"Bearer", "Bearer ", "Bearer a b", "Bearer \"x\""}) {
        EXPECT_EQ(bearer_token(header), "") << header << ": a token that nobody has";
    }
}

TEST(Origin, IsTheHostOfAnAddress) {
    const auto is = [](std::string_view url, std::string_view origin, std::string_view folder) {
        return page_address(url) ==
               PageAddress{.origin = std::string(origin), .folder = std::string(folder)};
    };
    EXPECT_TRUE(is("https://Play.Example.org/", "https://play.example.org", ""));
    EXPECT_TRUE(is("https://play.example.org:443", "https://play.example.org", ""));
    EXPECT_TRUE(is("http://localhost:8080", "http://localhost:8080", ""));
    EXPECT_TRUE(is("http://[::1]:80/", "http://[::1]", ""));
    EXPECT_TRUE(
        is("https://Example.org/Games/kamisado/", "https://example.org", "/Games/kamisado"));
    EXPECT_TRUE(is("https://example.org:443/k", "https://example.org", "/k"));
    for (const auto* const url :
         {"", "://", "/", "play.example.org", "ftp://x", "https://", "https:///y", "https://x//y",
          "https://x/y//", "https://x/../y", "https://x/y z", "https://x/%20", "https://x/\"",
          "https://x/y#z", "https://x y", "https://user@x", "https://x?y"}) {
        EXPECT_EQ(page_address(url), std::nullopt) << url;
    }
}

TEST(Origin, MustBeOurOwn) {
    const auto is_own = [](std::string_view origin, std::string_view own) {
        return is_own_origin({.host = "here:8080", .origin = origin}, own);
    };
    EXPECT_TRUE(is_own("http://here:8080", ""));
    EXPECT_FALSE(is_own("http://here", ""));
    EXPECT_FALSE(is_own("https://here:8080", ""));
    EXPECT_FALSE(is_own("", ""));
    EXPECT_FALSE(is_own("null", ""));
    EXPECT_TRUE(is_own("https://play.example.org", "https://play.example.org"));
    EXPECT_FALSE(is_own("http://here:8080", "https://play.example.org"));
    EXPECT_FALSE(is_own("https://play.example.org.evil.example", "https://play.example.org"));
    EXPECT_FALSE(is_own("", "https://play.example.org"));
    EXPECT_FALSE(is_own_origin({.host = "", .origin = "http://"}, ""));
}

TEST(Address, IsThatOfThePeerUnlessAProxySaysOtherwise) {
    const std::vector<std::string> nobody;
    const std::vector<std::string> proxies = {"127.0.0.1", "10.0.0.1"};
    EXPECT_EQ(client_address("192.0.2.1", "", nobody), "192.0.2.1");
    EXPECT_EQ(client_address("192.0.2.1", "192.0.2.2", nobody), "192.0.2.1");
    EXPECT_EQ(client_address("192.0.2.1", "192.0.2.2", proxies), "192.0.2.1");
    EXPECT_EQ(client_address("127.0.0.1", "192.0.2.2", proxies), "192.0.2.2");
    EXPECT_EQ(client_address("127.0.0.1", "invented, 192.0.2.2", proxies), "192.0.2.2");
    EXPECT_EQ(client_address("127.0.0.1", "192.0.2.2, 10.0.0.1", proxies), "192.0.2.2");
    EXPECT_EQ(client_address("127.0.0.1", "", proxies), "127.0.0.1");
    EXPECT_EQ(client_address("127.0.0.1", "nonsense", proxies), "127.0.0.1");
    EXPECT_EQ(client_address("::ffff:127.0.0.1", "2001:DB8::1", proxies), "2001:db8::1");
}

TEST(HeadCount, ForgetsWhoLeft) {
    HeadCount count(2);
    auto one = count.enter("192.0.2.1");
    auto two = count.enter("192.0.2.1");
    EXPECT_TRUE(one && two);
    EXPECT_FALSE(count.enter("192.0.2.1"));
    EXPECT_TRUE(count.enter("192.0.2.2"));
    two.reset();
    EXPECT_TRUE(count.enter("192.0.2.1"));
}

TEST(HeadCount, TakesAHomeInIPv6ForOne) {
    HeadCount count(1);
    const auto one = count.enter("2001:db8:1:2:3:4:5:6");
    EXPECT_FALSE(count.enter("2001:db8:1:2::9"));
    EXPECT_TRUE(count.enter("2001:db8:1:3::9"));
}

} // namespace

} // namespace kamisado::server
