#include "storage/connection.h"
#include "storage/file_lock.h"
#include "storage/place.h"
#include "storage/sqlite_connection.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

namespace kamisado::test {

namespace {

using namespace storage;
namespace fs = std::filesystem;

DatabaseFault fault_of_opening(const fs::path& path) {
    try {
        static_cast<void>(open({.text = path.string()}));
    } catch (const DatabaseError& error) {
        return error.fault();
    }
    return DatabaseFault::Other;
}

TEST(SqliteTest, IsSafeAndPrivate) {
    const TemporaryFolder folder;
    SqliteConnection database((folder / "games").string());
    EXPECT_EQ(database.run("PRAGMA journal_mode").front().text(0), "wal");
    EXPECT_EQ(database.run("PRAGMA synchronous").front().number(0), 2);
    EXPECT_EQ(database.run("PRAGMA foreign_keys").front().number(0), 1);
    database.run_script("CREATE TABLE things (id INTEGER) STRICT");
    for (const char* const name : {"games", "games-wal", "games-shm"}) {
        EXPECT_EQ(fs::status(folder / name).permissions(),
                  fs::perms::owner_read | fs::perms::owner_write)
            << name;
    }
}

TEST(SqliteTest, WhatIsNoDatabaseIsSaidToBeNone) {
    const TemporaryFolder folder;
    write_file(folder / "text", "This is a text and no database; it is long enough for a header.");
    EXPECT_EQ(fault_of_opening(folder / "text"), DatabaseFault::Corrupt);
    EXPECT_EQ(fault_of_opening(folder / "no" / "such" / "folder"), DatabaseFault::Unwritable);
    EXPECT_EQ(fault_of_opening(folder.path()), DatabaseFault::Unwritable);
    EXPECT_FALSE(read_file(folder / "text").empty());
}

TEST(SqliteTest, NobodyListens) {
    const TemporaryFolder folder;
    EXPECT_EQ(listen({.text = (folder / "games").string()}), nullptr);
}

TEST(FileLockTest, OneServerAFile) {
    const TemporaryFolder folder;
    const storage::Place place{.text = (folder / "games").string()};
    {
        const FileLock lock(place);
        try {
            const FileLock second(place);
            FAIL() << "it is taken";
        } catch (const DatabaseError& error) {
            EXPECT_EQ(error.fault(), DatabaseFault::Conflict);
            EXPECT_NE(std::string(error.what()).find("process " + std::to_string(getpid())),
                      std::string::npos)
                << error.what();
        }
        EXPECT_NO_THROW(FileLock({.text = (folder / "others").string()}));
    }
    EXPECT_NO_THROW(const FileLock again(place));
    EXPECT_NO_THROW(const FileLock none({.text = "postgresql:///games"}));
}

TEST(FileLockTest, OneServerAFileByWhicheverName) {
    const TemporaryFolder folder;
    const storage::Place place{.text = (folder / "games").string()};
    const FileLock lock(place);
    std::filesystem::create_symlink("games", folder / "symbolic");
    std::filesystem::create_hard_link(folder / "games", folder / "hard");
    std::filesystem::create_directory_symlink(".", folder / "here");
    for (const char* const name : {"symbolic", "hard", "here/games"}) {
        EXPECT_THROW(FileLock({.text = (folder / name).string()}), DatabaseError) << name;
    }
    SqliteConnection(place.text).run_script("CREATE TABLE kamisado_schema (version INTEGER)");
}

TEST(SqliteTest, AFileOfAnotherProgramKeepsItsBytes) {
    const TemporaryFolder folder;
    const std::string path = (folder / "recipes").string();
    sqlite3* recipes = nullptr;
    ASSERT_EQ(sqlite3_open(path.c_str(), &recipes), SQLITE_OK);
    sqlite3_exec(recipes, "CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES ('soup')",
                 nullptr, nullptr, nullptr);
    sqlite3_close(recipes);
    const std::string bytes = read_file(path);
    EXPECT_THROW(SqliteConnection{path}, DatabaseError);
    EXPECT_THROW(static_cast<void>(open({.text = path})), DatabaseError);
    EXPECT_EQ(read_file(path), bytes);
    EXPECT_FALSE(std::filesystem::exists(path + "-wal"));
}

TEST(FileLockTest, IsGoneWithTheProcessHoweverItEnds) {
    const TemporaryFolder folder;
    const storage::Place place{.text = (folder / "games").string()};
    const pid_t child = fork();
    if (child == 0) {
        const FileLock lock(place);
        abort();
    }
    waitpid(child, nullptr, 0);
    EXPECT_NO_THROW(const FileLock again(place));
}

TEST(PlaceTest, IsInTheUsersDataFolder) {
    const TemporaryFolder folder;
    setenv("XDG_DATA_HOME", folder.path().c_str(), 1);
    EXPECT_EQ(default_place().text, (folder / "kamisado" / "games.sqlite").string());
    EXPECT_EQ(fs::status(folder / "kamisado").permissions(), fs::perms::owner_all);
    setenv("XDG_DATA_HOME", "relative", 1);
    setenv("HOME", folder.path().c_str(), 1);
    EXPECT_EQ(default_place().text,
              (folder.path() / ".local" / "share" / "kamisado" / "games.sqlite").string());
    unsetenv("XDG_DATA_HOME");
    unsetenv("HOME");
    EXPECT_THROW(static_cast<void>(default_place()), DatabaseError);
}

} // namespace

} // namespace kamisado::test
