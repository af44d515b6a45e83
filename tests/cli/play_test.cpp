#include "support/process.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sys/stat.h>

#include <filesystem>
#include <string>
#include <vector>

namespace kamisado::test {

namespace {

namespace fs = std::filesystem;

std::string position_in(const TemporaryFolder& folder, const std::string& file) {
    const Finished finished = run(folder, "kamisado replay --json " + file);
    EXPECT_EQ(finished.exit_code, 0) << finished.output;
    return nlohmann::json::parse(finished.output).value("position", "");
}

TEST(Play, LosesNothingWhenItIsKilled) {
    const TemporaryFolder folder;
    {
        Running game(folder, "kamisado play game.kamisado --format marathon --board none");
        game.say("e1e4");
        ASSERT_TRUE(game.hears("(KF3O)"));
        game.say("a8b7");
        ASSERT_TRUE(game.hears("(oL1O)"));
        game.kill();
    }
    EXPECT_EQ(position_in(folder, "game.kamisado"), "1bpkyrgn/1o6/8/8/4K3/8/8/NGRY1PBO b O");

    Running game(folder, "kamisado play game.kamisado --board none");
    ASSERT_TRUE(game.hears("Black moves orange, on h1 (T2)."));
    game.say("h3");
    ASSERT_TRUE(game.hears("(OF2G)"));
    game.say("undo 2");
    ASSERT_TRUE(game.hears("2 steps taken back."));
    game.kill();
    EXPECT_EQ(position_in(folder, "game.kamisado"), "obpkyrgn/8/8/8/4K3/8/8/NGRY1PBO g O");
}

TEST(Play, LosesNothingWhenItIsKilledWithoutAFile) {
    const TemporaryFolder folder;
    {
        Running game(folder, "kamisado play --board none");
        game.say("e1e4");
        ASSERT_TRUE(game.hears("(KF3O)"));
        game.kill();
    }
    const Finished resumed = run(folder, "kamisado play --resume --board none", "position\n");
    EXPECT_EQ(resumed.exit_code, 0);
    EXPECT_NE(resumed.output.find("obpkyrgn/8/8/8/4K3/8/8/NGRY1PBO g O"), std::string::npos);
}

/// Whenever the program dies, the file on the disk is a correct record.
TEST(Play, LeavesACorrectRecordAtEveryMoment) {
    const TemporaryFolder folder;
    const std::vector<std::string> moves{"e1e4", "undo", "redo", "undo", "a1a5", "undo"};
    for (int milliseconds = 0; milliseconds < 20; ++milliseconds) {
        Running game(folder, "kamisado play game.kamisado --board none");
        for (const std::string& move : moves) {
            game.say(move);
        }
        ASSERT_EQ(run(folder, "sleep 0.00" + std::to_string(milliseconds % 10)).exit_code, 0);
        game.kill();
        if (fs::exists(folder / "game.kamisado")) {
            EXPECT_EQ(run(folder, "kamisado replay game.kamisado").exit_code, 0);
        }
    }
}

TEST(Play, SavesWithoutLeavingTemporaryFiles) {
    const TemporaryFolder folder;
    const Finished game = run(folder, "kamisado play game.kamisado --board none", "e1e4\na8b7\n");
    EXPECT_EQ(game.exit_code, 0);
    std::vector<std::string> files;
    for (const auto& entry : fs::directory_iterator(folder.path())) {
        files.push_back(entry.path().filename().string());
    }
    EXPECT_EQ(files, std::vector<std::string>{"game.kamisado"});
}

TEST(Play, KeepsPermissionsAndFollowsLinks) {
    const TemporaryFolder folder;
    ASSERT_EQ(run(folder, "kamisado play real.kamisado --board none").exit_code, 0);
    ASSERT_EQ(run(folder, "chmod 640 real.kamisado && ln -s real.kamisado link.kamisado").exit_code,
              0);
    ASSERT_EQ(run(folder, "kamisado play link.kamisado --board none", "e1e4\n").exit_code, 0);
    EXPECT_TRUE(fs::is_symlink(folder / "link.kamisado"));
    EXPECT_EQ(position_in(folder, "real.kamisado"), "obpkyrgn/8/8/8/4K3/8/8/NGRY1PBO g O");
    struct stat status{};
    ASSERT_EQ(::stat((folder / "real.kamisado").c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0640U);
}

TEST(Play, KeepsCommentsWithTheirMoves) {
    const TemporaryFolder folder;
    write_file(folder / "game.kamisado",
               "[Kamisado \"1\"]\n[Format \"single\"]\n\nKF3O {bold} oL1O {brave}\n");
    ASSERT_EQ(run(folder, "kamisado play game.kamisado --board none", "undo\na8a7\n").exit_code, 0);
    const std::string changed = read_file(folder / "game.kamisado");
    EXPECT_NE(changed.find("KF3O {bold}"), std::string::npos);
    EXPECT_EQ(changed.find("brave"), std::string::npos);

    ASSERT_EQ(run(folder, "kamisado play game.kamisado --board none", "undo 2\nredo 2\n").exit_code,
              0);
    EXPECT_EQ(read_file(folder / "game.kamisado"), changed);
}

TEST(Play, DoesNotWriteOverWhatSomebodyElseHasWritten) {
    const TemporaryFolder folder;
    Running game(folder, "kamisado play game.kamisado --board none");
    game.say("e1e4");
    ASSERT_TRUE(game.hears("(KF3O)"));
    ASSERT_TRUE(game.hears("(T2)"));
    const std::string theirs = read_file(folder / "game.kamisado") + "{a remark}\n";
    write_file(folder / "game.kamisado", theirs);
    game.say("a8b7");
    ASSERT_TRUE(game.hears("NOT SAVED: game.kamisado was changed by another program"));
    EXPECT_EQ(read_file(folder / "game.kamisado"), theirs);
    game.say("save own.kamisado");
    ASSERT_TRUE(game.hears("Every change is saved in own.kamisado."));
    EXPECT_EQ(position_in(folder, "own.kamisado"), "1bpkyrgn/1o6/8/8/4K3/8/8/NGRY1PBO b O");
}

TEST(Play, KeepsTwoGamesWithoutFilesApart) {
    const TemporaryFolder folder;
    Running first(folder, "kamisado play --board none");
    first.say("e1e4");
    ASSERT_TRUE(first.hears("(KF3O)"));
    Running second(folder, "kamisado play --board none");
    second.say("h1h4");
    ASSERT_TRUE(second.hears("(OF3K)"));
    ASSERT_TRUE(second.hears("(T2)"));
    first.say("a8b7");
    ASSERT_TRUE(first.hears("(oL1O)"));
    first.say("quit");
    ASSERT_TRUE(first.hears("last-2.kamisado"));
    second.kill();
    EXPECT_EQ(position_in(folder, "state/kamisado/last.kamisado"),
              "obpkyrgn/8/8/8/7O/8/8/NGRYKPB1 g K");
    EXPECT_EQ(position_in(folder, "state/kamisado/last-2.kamisado"),
              "1bpkyrgn/1o6/8/8/4K3/8/8/NGRY1PBO b O");
}

TEST(Play, UndoesAcrossRounds) {
    const TemporaryFolder folder;
    const std::string start = "--position '8/b4gB1/8/Ryok1r2/N3KnP1/Gp6/3Y3O/8 g B'";
    ASSERT_EQ(run(folder, "kamisado play game.kamisado --board none " + start,
                  "a6\nb4\nfill left\na1a4\nundo 3\n")
                  .exit_code,
              0);
    EXPECT_EQ(position_in(folder, "game.kamisado"), "8/5gB1/b7/Ryok1r2/N3KnP1/Gp6/3Y3O/8 b G");
}

TEST(Play, SaysThatItCannotSave) {
    const TemporaryFolder folder;
    const Finished game = run(folder, "HOME= XDG_STATE_HOME= kamisado play --board none", "e1e4\n");
    EXPECT_EQ(game.exit_code, 1);
    EXPECT_NE(game.output.find("NOT SAVED"), std::string::npos);
}

TEST(Play, TakesWordsInTheChosenLanguage) {
    const TemporaryFolder folder;
    const std::string options = "--board none --language de --spelling words";
    ASSERT_EQ(run(folder, "kamisado play game.kamisado " + options,
                  "Rosa Vor 3 Orange\norange links 1 orange\n")
                  .exit_code,
              0);
    const std::string record = read_file(folder / "game.kamisado");
    EXPECT_NE(record.find("[Language \"de\"]"), std::string::npos);
    EXPECT_NE(record.find("Rosa Vor 3 Orange"), std::string::npos);
    EXPECT_EQ(position_in(folder, "game.kamisado"), "1bpkyrgn/1o6/8/8/4K3/8/8/NGRY1PBO b O");
}

} // namespace

} // namespace kamisado::test
