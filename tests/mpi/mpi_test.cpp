#include "support/process.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sys/types.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <thread>

/// kamisado-mpi as its users have it: started by the real mpirun, on this machine alone.
namespace kamisado::test {

namespace {

/// No network and no other host: what the ranks say goes through memory.
std::string on_ranks(int ranks, const std::string& arguments) {
    return "OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 " KAMISADO_MPIRUN
           " --oversubscribe --mca plm isolated --mca pml ob1 --mca btl self,vader -np " +
           std::to_string(ranks) + " kamisado-mpi " + arguments;
}

std::string without(const std::string& output, const std::string& times) {
    auto json = nlohmann::ordered_json::parse(output, nullptr, false);
    json.erase(times);
    return json.dump(2);
}

std::size_t count_in(const std::string& text, std::string_view word) {
    std::size_t count = 0;
    for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
        ++count;
    }
    return count;
}

bool grows_beyond(const std::filesystem::path& file, std::size_t lines) {
    constexpr int most_looks = 60'000;
    for (int look = 0; look < most_looks; ++look) {
        if (count_in(read_file(file), "\n") > lines) {
            return true;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return false;
}

/// mpirun and its ranks, in a session of their own, all at once. The file is free again only when
/// all of them are gone, which takes as long as it takes.
void kill_all(const TemporaryFolder& folder) {
    std::string leader = read_file(folder / "leader");
    ASSERT_FALSE(leader.empty());
    leader.pop_back(); // the end of the line
    const std::string those_left = "ps -o stat= -o pid= -s " + leader + " | sed -n 's/^[^Z]* //p'";
    const Finished killed = run(folder, "for look in $(seq 1200); do left=$(" + those_left +
                                            "); [ -n \"$left\" ] || exit 0; kill -9 $left; "
                                            "sleep 0.05; done; exit 1");
    EXPECT_EQ(killed.exit_code, 0) << killed.errors;
}

const std::string survey = "survey --json --count 60 --block 2 --nodes 20000 --hash 1 --seed 3";

TEST(Mpi, OneRankTwoRanksAndOneProcessFindTheSame) {
    const TemporaryFolder folder;
    const Finished alone = run(folder, "kamisado " + survey);
    const Finished one = run(folder, on_ranks(1, survey));
    const Finished two = run(folder, on_ranks(2, survey));
    const Finished threads = run(folder, on_ranks(2, survey + " --threads 2"));
    ASSERT_EQ(alone.exit_code, 0) << alone.errors;
    ASSERT_EQ(two.exit_code, 0) << two.errors;
    EXPECT_EQ(without(one.output, "run"), without(alone.output, "run"));
    EXPECT_EQ(without(two.output, "run"), without(alone.output, "run"));
    EXPECT_EQ(without(threads.output, "run"), without(alone.output, "run"));
}

TEST(Mpi, MoreRanksThanWorkEndWell) {
    const TemporaryFolder folder;
    const Finished finished = run(folder, on_ranks(3, "survey --count 1 --nodes 100"));
    EXPECT_EQ(finished.exit_code, 0) << finished.errors;
    EXPECT_TRUE(finished.output.starts_with("1 random line-up, seed 1, no rings.\n"));
}

TEST(Mpi, IsKilledAndGoesOnWithAnyNumberOfRanks) {
    const TemporaryFolder folder;
    const Finished alone = run(folder, "kamisado " + survey);
    const std::string kept = survey + " --checkpoint a.survey";
    {
        const Running job(folder,
                          "setsid sh -c 'echo $$ >leader; " + on_ranks(2, kept) + "; true'");
        ASSERT_TRUE(grows_beyond(folder / "a.survey", 16));
        kill_all(folder);
    }
    const Finished finished = run(folder, on_ranks(2, kept));
    EXPECT_EQ(finished.exit_code, 0) << finished.errors;
    EXPECT_EQ(without(finished.output, "run"), without(alone.output, "run"));
    EXPECT_EQ(without(run(folder, "kamisado " + kept).output, "run"), without(alone.output, "run"));
}

TEST(Mpi, WhatIsWrongIsSaidOnce) {
    const TemporaryFolder folder;
    const Finished usage = run(folder, on_ranks(3, "survey --rings Q*"));
    EXPECT_EQ(usage.exit_code, 2);
    EXPECT_EQ(usage.output, "");
    EXPECT_EQ(count_in(usage.errors, "kamisado-mpi: --rings:"), 1U) << usage.errors;
    const Finished none = run(folder, on_ranks(2, ""));
    EXPECT_EQ(none.exit_code, 2);
    EXPECT_EQ(count_in(none.errors, "a command is needed"), 1U) << none.errors;
    write_file(folder / "letter.txt", "Dear Amy,\n");
    const Finished letter = run(folder, on_ranks(2, "survey --count 1 --checkpoint letter.txt"));
    EXPECT_EQ(letter.exit_code, 1);
    EXPECT_EQ(count_in(letter.errors, "letter.txt: is no checkpoint"), 1U) << letter.errors;
    const Finished help = run(folder, on_ranks(2, "survey --help"));
    EXPECT_EQ(help.exit_code, 0);
    EXPECT_EQ(count_in(help.output, "--checkpoint"), 1U);
}

const std::string arena = "arena 1 2 --games 20 --json --seed 4";

TEST(Mpi, AnArenaOnTwoRanksHasTheGamesOfOne) {
    const TemporaryFolder folder;
    const Finished alone = run(folder, "kamisado " + arena + " --records one");
    const Finished two = run(folder, on_ranks(2, arena + " --records two --state run.arena"));
    ASSERT_EQ(alone.exit_code, 0) << alone.errors;
    ASSERT_EQ(two.exit_code, 0) << two.errors;
    EXPECT_EQ(without(two.output, "seconds"), without(alone.output, "seconds"));
    const Finished same = run(folder, "diff -r -I Date one two && ls two | wc -l");
    EXPECT_EQ(same.output, "20\n");
    const Finished again = run(folder, on_ranks(2, arena + " --state run.arena"));
    EXPECT_EQ(without(again.output, "seconds"), without(alone.output, "seconds"));
}

TEST(Mpi, AnArenaWithAProgramThatIsNotThereSaysSoOnce) {
    const TemporaryFolder folder;
    const Finished missing = run(folder, on_ranks(2, "arena 1 ./nobody --games 4"));
    EXPECT_EQ(missing.exit_code, 1);
    EXPECT_EQ(count_in(missing.errors, "nobody"), 1U) << missing.errors;
}

} // namespace

} // namespace kamisado::test
