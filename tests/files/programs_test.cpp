// How tests find PostgreSQL and nginx on systems that have them elsewhere than Debian.
#include "support/programs.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

namespace kamisado::test {

namespace {

TEST(FindProgram, LooksWhereThePathSays) {
    const TemporaryFolder folder;
    std::filesystem::create_directories(folder / "bin");
    write_file(folder / "bin/initdb", "");
    const std::string path = ":/nowhere:" + (folder / "bin").string();
    EXPECT_EQ(find_program("initdb", path), folder / "bin/initdb");
    EXPECT_EQ(find_program("no-such-program", path), std::nullopt);
}

} // namespace

} // namespace kamisado::test
