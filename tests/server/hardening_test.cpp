// The program as it was built, seen by readelf: what docs/security.md promises of it.
#include "support/process.h"
#include "support/programs.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace kamisado::test {

namespace {

class Hardening : public testing::Test {
  protected:
    void SetUp() override {
        const std::string program = KAMISADO_BUILD_DIR "/kamisado";
        if (!std::filesystem::exists(program) || !find_program("readelf")) {
            GTEST_SKIP() << "there is no readelf, or no program";
        }
        elf_ = run(folder_,
                   "readelf --wide --dynamic --program-headers --file-header --dyn-syms " + program)
                   .output;
        ASSERT_FALSE(elf_.empty());
    }
    [[nodiscard]] bool has(std::string_view part) const { return elf_.contains(part); }

  private:
    TemporaryFolder folder_;
    std::string elf_;
};

#ifdef KAMISADO_HARDENED

TEST_F(Hardening, StacksAreProtected) { EXPECT_TRUE(has("__stack_chk_fail")); }

TEST_F(Hardening, LibraryCallsAreFortified) { EXPECT_TRUE(has("_chk@")); }

TEST_F(Hardening, EverythingIsBoundAndThenReadOnly) {
    EXPECT_TRUE(has("GNU_RELRO"));
    EXPECT_TRUE(has("BIND_NOW"));
}

TEST_F(Hardening, TheProgramLiesAnywhere) {
    EXPECT_TRUE(has("DYN (Position-Independent Executable file)") ||
                has("DYN (Shared object file)"));
    EXPECT_TRUE(has("GNU_STACK"));
    EXPECT_FALSE(has("RWE")) << "nothing is both written and run";
}

/// One line for each file in CMake's list.
TEST(Compiled, EveryLayerIsHardened) {
    std::ifstream commands(KAMISADO_BUILD_DIR "/compile_commands.json");
    std::size_t seen = 0;
    for (std::string line; std::getline(commands, line);) {
        if (line.contains("\"command\"") && line.contains("src/CMakeFiles/kamisado_")) {
            ++seen;
            EXPECT_TRUE(line.contains("-fstack-protector-strong")) << line;
            EXPECT_TRUE(line.contains("-D_FORTIFY_SOURCE=")) << line;
            EXPECT_FALSE(line.contains("-O0")) << "fortified calls need the optimiser: " << line;
        }
    }
    EXPECT_GT(seen, 0U);
}

/// Every program and library that was linked: a layer may be in any of them.
TEST(Linked, EverythingIsBoundAndThenReadOnly) {
    std::ifstream rules(KAMISADO_BUILD_DIR "/build.ninja");
    std::size_t seen = 0;
    for (std::string line; std::getline(rules, line);) {
        if (line.starts_with("  LINK_FLAGS = ")) {
            ++seen;
            EXPECT_TRUE(line.contains("-z,now") && line.contains("-z,relro")) << line;
        }
    }
    EXPECT_GT(seen, 0U);
}

#endif

} // namespace

} // namespace kamisado::test
