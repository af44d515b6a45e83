#include "files/read_file.h"
#include "files/save_file.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

namespace kamisado::tests {

namespace {

namespace fs = std::filesystem;

TEST(SaveFile, ReplacesAtOneStrokeAndLeavesNothingBehind) {
    const test::TemporaryFolder folder;
    ASSERT_TRUE(write_atomically(folder / "a", "one\n"));
    ASSERT_TRUE(write_atomically(folder / "a", "two\n"));
    EXPECT_EQ(read_file(folder / "a").value(), "two\n");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()), 1);
}

TEST(SaveFile, FollowsLinksAndKeepsPermissions) {
    const test::TemporaryFolder folder;
    ASSERT_TRUE(write_atomically(folder / "a", "one\n"));
    fs::permissions(folder / "a", fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink("a", folder / "link");
    ASSERT_TRUE(write_atomically(folder / "link", "two\n"));
    EXPECT_TRUE(fs::is_symlink(folder / "link"));
    EXPECT_EQ(read_file(folder / "a").value(), "two\n");
    EXPECT_EQ(fs::status(folder / "a").permissions(),
              fs::perms::owner_read | fs::perms::owner_write);
}

TEST(SaveFile, SaysWhatIsWrong) {
    const test::TemporaryFolder folder;
    EXPECT_EQ(write_atomically(folder / "no/such", "").error().text(),
              "cannot be written: No such file or directory");
    ASSERT_TRUE(fs::create_directory(folder / "folder"));
    EXPECT_EQ(write_atomically(folder / "folder", "").error().text(),
              "cannot be written: Is a directory");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()), 1);
    EXPECT_EQ(read_file(folder / "none").error().text(),
              "cannot be read: No such file or directory");
    EXPECT_EQ(read_file_if_there(folder / "none").value(), std::nullopt);
}

} // namespace

} // namespace kamisado::tests
