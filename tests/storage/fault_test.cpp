#include "storage/faulty_disk.h"
#include "storage/games.h"
#include "storage/sample_games.h"
#include "storage/schema.h"
#include "storage/sqlite_connection.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <vector>

namespace kamisado::test {

namespace {

using namespace storage;
namespace fs = std::filesystem;

constexpr int transactions = 5;

/// What players were told: each log as far as it was acknowledged.
struct Ledger {
    std::vector<game::LiveMatch> known{sample_match(), sample_match()};
    /// The same with what was being committed when the power went out.
    std::vector<game::LiveMatch> perhaps = known;
    bool has_refused = false;
};

std::string id_of(std::size_t game) { return "game" + std::to_string(game); }

/// Two games in a file of its own, made while the disk is well.
class FaultTest : public testing::Test {
  protected:
    void SetUp() override {
        FaultyDisk::get().heal();
        SqliteConnection database(template_.string());
        migrate(database);
        for (std::size_t game = 0; game < 2; ++game) {
            add_game(database, sample_game(id_of(game)));
        }
        database.run_script("PRAGMA journal_mode = DELETE");
    }
    void TearDown() override { FaultyDisk::get().heal(); }

    /// A move in each game, in one transaction with a savepoint each, as the server does it.
    static void play(SqliteConnection& database, Ledger& ledger) {
        ledger.perhaps = ledger.known;
        std::vector<game::LiveMatch> next = ledger.known;
        try {
            database.begin();
            for (std::size_t game = 0; game < next.size(); ++game) {
                database.savepoint("job");
                const auto entries = play_on(next[game]);
                ASSERT_TRUE(add_entries(database, id_of(game), entries, standing_of(next[game])));
                database.release("job");
            }
            ledger.perhaps = next;
            database.commit();
            ledger.known = std::move(next);
        } catch (const DatabaseError& error) {
            database.rollback();
            ledger.has_refused = true;
            EXPECT_TRUE(error.fault() == DatabaseFault::Full ||
                        error.fault() == DatabaseFault::Unwritable)
                << error.what();
        }
    }

    /// Plays while something goes wrong; then the file as it is left behind.
    Ledger play_through(DiskFault fault, int at, bool lasts) {
        fs::remove(file().string() + "-wal");
        fs::copy_file(template_, file(), fs::copy_options::overwrite_existing);
        Ledger ledger;
        database_ = std::make_unique<SqliteConnection>(file().string(), FaultyDisk::vfs_name());
        // So that the log is moved into the database again and again.
        database_->run_script("PRAGMA wal_autocheckpoint = 6");
        FaultyDisk::get().plan(fault, at, lasts);
        for (int transaction = 0; transaction < transactions; ++transaction) {
            play(*database_, ledger);
        }
        return ledger;
    }

    /// As kill -9 leaves it: whatever was written is there, and nobody tidies up.
    [[nodiscard]] fs::path killed() {
        const fs::path copy = folder_ / "killed.sqlite";
        fs::remove(copy.string() + "-shm");
        fs::remove(copy.string() + "-wal");
        fs::copy_file(file(), copy, fs::copy_options::overwrite_existing);
        if (fs::exists(file().string() + "-wal")) {
            fs::copy_file(file().string() + "-wal", copy.string() + "-wal");
        }
        return copy;
    }
    [[nodiscard]] fs::path closed() {
        FaultyDisk::get().heal();
        database_.reset();
        return file();
    }
    [[nodiscard]] fs::path without_power(std::uint32_t seed) {
        database_.reset();
        FaultyDisk::get().lose_unsynced(seed);
        FaultyDisk::get().heal();
        return file();
    }

    static void expect_just(const std::vector<game::LiveMatch>& matches, const fs::path& path) {
        SqliteConnection database(path.string());
        ASSERT_EQ(database.run("PRAGMA integrity_check").front().text(0), "ok");
        for (std::size_t game = 0; game < matches.size(); ++game) {
            const auto stored = storage::game(database, id_of(game)).value();
            ASSERT_EQ(restore(database, stored), matches[game]) << id_of(game);
            ASSERT_EQ(stored.standing.ply, matches[game].match().size());
        }
    }
    [[nodiscard]] static std::size_t moves_in(const fs::path& path) {
        SqliteConnection database(path.string());
        return entries_after(database, id_of(0), 0).size();
    }

    [[nodiscard]] fs::path file() const { return folder_ / "games.sqlite"; }

    /// At every operation of the whole scenario, once or from then on.
    void expect_refused_or_kept(DiskFault fault) {
        static_cast<void>(play_through(DiskFault::None, 0, false));
        const int operations = FaultyDisk::get().operations();
        static_cast<void>(closed());
        ASSERT_GT(operations, 20);
        int refusals = 0;
        for (const bool lasts : {false, true}) {
            for (int at = 0; at < operations; ++at) {
                const Ledger ledger = play_through(fault, at, lasts);
                refusals += ledger.has_refused ? 1 : 0;
                ASSERT_NO_FATAL_FAILURE(expect_just(ledger.known, killed()))
                    << "killed; operation " << at << (lasts ? " and later" : "");
                ASSERT_NO_FATAL_FAILURE(expect_just(ledger.known, closed()))
                    << "closed; operation " << at << (lasts ? " and later" : "");
            }
        }
        EXPECT_GT(refusals, operations / 4) << "the faults must be felt";
    }

  private:
    TemporaryFolder folder_;
    fs::path template_ = folder_ / "template.sqlite";
    std::unique_ptr<SqliteConnection> database_;
};

TEST_F(FaultTest, NothingGoesWrong) {
    const Ledger ledger = play_through(DiskFault::None, 0, false);
    EXPECT_FALSE(ledger.has_refused);
    EXPECT_EQ(ledger.known[0].last_number(), transactions);
    expect_just(ledger.known, killed());
    expect_just(ledger.known, closed());
}

TEST_F(FaultTest, AFullDiskLosesNothingAndInventsNothing) {
    expect_refused_or_kept(DiskFault::Full);
}

TEST_F(FaultTest, AFailingWriteLosesNothingAndInventsNothing) {
    expect_refused_or_kept(DiskFault::FailedWrite);
}

TEST_F(FaultTest, ATornWriteLosesNothingAndInventsNothing) {
    expect_refused_or_kept(DiskFault::TornWrite);
}

TEST_F(FaultTest, AFailingSyncLosesNothingAndInventsNothing) {
    expect_refused_or_kept(DiskFault::FailedSync);
}

TEST_F(FaultTest, APowerCutLosesNothingThatWasAcknowledged) {
    static_cast<void>(play_through(DiskFault::None, 0, false));
    const int operations = FaultyDisk::get().operations();
    static_cast<void>(closed());
    for (int at = 0; at < operations; ++at) {
        for (std::uint32_t seed = 0; seed < 4; ++seed) {
            const Ledger ledger = play_through(DiskFault::PowerCut, at, true);
            const fs::path left = without_power(seed);
            // Nobody was told of the last one: it is there as a whole, or not at all.
            const bool came_through = moves_in(left) > ledger.known[0].last_number();
            ASSERT_NO_FATAL_FAILURE(expect_just(came_through ? ledger.perhaps : ledger.known, left))
                << "operation " << at << ", seed " << seed;
        }
    }
}

} // namespace

} // namespace kamisado::test
