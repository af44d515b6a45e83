#include "server/target.h"

#include <gtest/gtest.h>

#include <string>

namespace kamisado::server {

namespace {

std::string path(std::string_view target) { return path_of_target(target).value_or("refused"); }

void expect_fault(std::string_view target, TargetFault fault) {
    const auto found = path_of_target(target);
    ASSERT_FALSE(found.has_value()) << target << " is " << *found;
    EXPECT_EQ(found.error(), fault) << target;
}

TEST(Target, NamesAFile) {
    EXPECT_EQ(path("/assets/index-Ab12.js"), "assets/index-Ab12.js");
    EXPECT_EQ(path("/a%20b.txt"), "a b.txt");
    EXPECT_EQ(path("/%e5%ae%b6.svg"), "家.svg");
}

TEST(Target, HasAnIndexBehindASlash) {
    EXPECT_EQ(path("/"), "index.html");
    EXPECT_EQ(path("/?from=home"), "index.html");
    EXPECT_EQ(path("/help/"), "help/index.html");
}

TEST(Target, LosesItsQuery) {
    EXPECT_EQ(path("/a.js?v=1&w=/../x"), "a.js");
    EXPECT_EQ(path("/a.js#there"), "a.js");
}

TEST(Target, CannotLeaveTheFolder) {
    for (const auto* const target :
         {"/..", "/../etc/passwd", "/a/../../b", "/%2e%2e/etc/passwd", "/.%2e/x", "/a/%2e%2e%2fb",
          "/%2fetc/passwd", "//etc/passwd", "/a//b", "/./a", "/a/."}) {
        expect_fault(target, TargetFault::NotServed);
    }
}

TEST(Target, IsDecodedOnce) { EXPECT_EQ(path("/%252e%252e/x"), "%2e%2e/x"); }

TEST(Target, NamesNoHiddenFile) {
    expect_fault("/.git/config", TargetFault::NotServed);
    expect_fault("/assets/.env", TargetFault::NotServed);
}

TEST(Target, IsAPath) {
    for (const auto* const target :
         {"", "a", "*", "http://example.com/", "/%", "/%4", "/%zz", "/%-1", "/%+1", "/a%00.js",
          "/a%0d%0ab", "/..\\x", "/a%5cb", "/%7f"}) {
        expect_fault(target, TargetFault::Malformed);
    }
}

} // namespace

} // namespace kamisado::server
