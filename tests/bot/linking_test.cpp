// This program is linked with everything that a bot is linked with.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

namespace kamisado::bot::tests {
namespace {

TEST(Bot, IsLinkedWithNoDatabase) {
    std::ifstream file("/proc/self/maps");
    const std::string maps(std::istreambuf_iterator<char>(file), {});
    ASSERT_TRUE(maps.contains("test_bot"));
    for (const char* const library : {"libsqlite3", "libpq", "libsodium"}) {
        EXPECT_FALSE(maps.contains(library)) << library;
    }
}

} // namespace
} // namespace kamisado::bot::tests
