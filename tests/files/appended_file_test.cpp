#include "files/appended_file.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>

namespace kamisado::tests {

namespace {

class AppendedFileTest : public ::testing::Test {
  protected:
    [[nodiscard]] AppendedFile open() const {
        auto file = AppendedFile::open(path);
        EXPECT_TRUE(file) << file.error().text();
        return *std::move(file);
    }
    [[nodiscard]] std::string text() const { return test::read_file(path); }

    test::TemporaryFolder folder;
    std::filesystem::path path = folder / "a";
};

TEST_F(AppendedFileTest, GrowsAndIsCut) {
    {
        AppendedFile file = open();
        EXPECT_TRUE(file.append("one\n"));
        EXPECT_TRUE(file.append("two\n"));
        EXPECT_EQ(text(), "one\ntwo\n") << "it survives the program from here on";
        EXPECT_TRUE(file.sync());
        EXPECT_TRUE(file.cut(4));
        EXPECT_EQ(text(), "one\n");
    }
    EXPECT_TRUE(open().append("three\n"));
    EXPECT_EQ(text(), "one\nthree\n");
}

TEST_F(AppendedFileTest, HasOneWriterHoweverItIsMoved) {
    AppendedFile first = open();
    AppendedFile file = std::move(first);
    EXPECT_EQ(AppendedFile::open(path).error().text(), "is being written by another program");
    EXPECT_TRUE(file.append("one"));
    auto other = AppendedFile::open(folder / "b");
    ASSERT_TRUE(other);
    file = *std::move(other);
    EXPECT_TRUE(file.append("two"));
    EXPECT_EQ(text(), "one");
    EXPECT_EQ(test::read_file(folder / "b"), "two");
}

TEST_F(AppendedFileTest, IsAnOrdinaryFile) {
    EXPECT_EQ(AppendedFile::open("/dev/full").error().text(), "is not a regular file");
    EXPECT_EQ(AppendedFile::open(folder.path()).error().text(),
              "cannot be written: Is a directory");
    EXPECT_EQ(AppendedFile::open(folder / "no/such").error().text(),
              "cannot be written: No such file or directory");
    ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
    EXPECT_EQ(AppendedFile::open(path).error().text(), "is not a regular file")
        << "nobody reads it";
}

/// A limit of this process is the disk that is full.
TEST_F(AppendedFileTest, TakesAllOfATextOrNothing) {
    AppendedFile file = open();
    ASSERT_TRUE(file.append("one\n"));
    rlimit before{};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit full{.rlim_cur = 6, .rlim_max = before.rlim_max};
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &full), 0);
    const auto refused = file.append("two\n");
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
    static_cast<void>(std::signal(SIGXFSZ, handler));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().text(), "cannot be written: File too large");
    EXPECT_EQ(text(), "one\n");
    EXPECT_TRUE(file.append("two\n")) << "there is room again";
    EXPECT_EQ(text(), "one\ntwo\n");
}

} // namespace

} // namespace kamisado::tests
