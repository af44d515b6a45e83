// `kamisado backup` and `kamisado restore` on the games of the user's data folder.
#include "storage/connection.h"
#include "storage/people.h"
#include "support/process.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace kamisado::test {

namespace {

class BackupCommand : public testing::Test {
  protected:
    BackupCommand() {
        const auto place = folder_ / ".local/share/kamisado";
        std::filesystem::create_directories(place);
        database_ = storage::open({.text = (place / "games.sqlite").string()});
        add("Akane");
    }
    void add(std::string_view name) { static_cast<void>(storage::add_guest(*database_, name, 1)); }
    [[nodiscard]] std::int64_t people() const {
        return database_->run("SELECT count(*) FROM people").front().number(0);
    }
    [[nodiscard]] Finished run(const std::string& command) const {
        return test::run(folder_, command);
    }
    [[nodiscard]] const TemporaryFolder& folder() const { return folder_; }

  private:
    TemporaryFolder folder_;
    std::unique_ptr<storage::Connection> database_;
};

TEST_F(BackupCommand, BringsBackWhatThereWas) {
    const Finished backup = run("kamisado backup games.backup");
    EXPECT_EQ(backup.errors, "");
    EXPECT_EQ(backup.output, "games.backup: 0 games and 1 person backed up.\n");
    add("Benjiro");
    add("Chiyo");
    EXPECT_EQ(people(), 3);
    const Finished restored = run("kamisado restore games.backup");
    EXPECT_EQ(restored.errors, "");
    EXPECT_EQ(restored.output, "games.backup: 0 games and 1 person restored.\n");
    EXPECT_EQ(people(), 1) << "while the database is open elsewhere";
}

TEST_F(BackupCommand, KnowsOtherPlaces) {
    EXPECT_EQ(run("kamisado backup one").exit_code, 0);
    EXPECT_EQ(run("kamisado restore one --database other.sqlite").exit_code, 0);
    EXPECT_EQ(run("kamisado backup two --database other.sqlite").output,
              "two: 0 games and 1 person backed up.\n");
}

TEST_F(BackupCommand, RestoresNothingThatIsDamaged) {
    ASSERT_EQ(run("kamisado backup games.backup").exit_code, 0);
    const std::string whole = read_file(folder() / "games.backup");
    storage::open({.text = (folder() / "games.backup").string()})->run_script("DELETE FROM life");
    write_file(folder() / "short.backup", whole.substr(0, whole.size() / 2));
    add("Benjiro");
    for (const char* const damaged : {"games.backup", "short.backup"}) {
        const Finished refused = run(std::string("kamisado restore ") + damaged);
        EXPECT_EQ(refused.exit_code, 1) << refused.output;
        EXPECT_NE(refused.errors, "");
        EXPECT_EQ(people(), 2) << "what is there stays";
    }
}

TEST_F(BackupCommand, NeverWritesOverAFile) {
    write_file(folder() / "precious", "precious");
    const Finished refused = run("kamisado backup precious");
    EXPECT_EQ(refused.exit_code, 1);
    EXPECT_NE(refused.errors.find("there is such a file already"), std::string::npos);
    EXPECT_EQ(read_file(folder() / "precious"), "precious");
}

} // namespace

} // namespace kamisado::test
