// The Debian package, built from what this test was built with, and run.
#include "cli/process.h"
#include "cli/temporary_folder.h"
#include "server/browser.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

namespace kamisado::test {

namespace {

TEST(Package, HoldsAProgramThatFindsItsPage) {
    if (!std::filesystem::exists("/usr/bin/dpkg-deb")) {
        GTEST_SKIP() << "this is no Debian system";
    }
    const TemporaryFolder folder;
    std::filesystem::create_directories(folder / "page");
    write_file(folder / "page/index.html", "<!doctype html>packed");
    const Finished packed = run(
        folder, "KAMISADO_PAGE=$PWD/page cpack --config " KAMISADO_BUILD_DIR
                "/CPackConfig.cmake -B $PWD/out && dpkg-deb -c out/*.deb && dpkg-deb -I out/*.deb "
                "&& dpkg-deb -x out/*.deb root");
    ASSERT_EQ(packed.exit_code, 0) << packed.output << packed.errors;
    for (const std::string file :
         {"./usr/bin/kamisado", "./usr/share/kamisado/web/index.html",
          "./usr/lib/systemd/system/kamisado.service", "./usr/share/man/man6/kamisado.6",
          "./usr/share/doc/kamisado/hosting.md", "./usr/share/doc/kamisado/copyright"}) {
        EXPECT_NE(packed.output.find(file), std::string::npos) << file << packed.output;
    }
    EXPECT_NE(packed.output.find("Depends: "), std::string::npos) << packed.output;

    const std::uint16_t port = free_port();
    Running program(folder, "root/usr/bin/kamisado serve --port " + std::to_string(port));
    ASSERT_TRUE(program.hears("Kamisado is at "));
    EXPECT_EQ(ask(port, "GET", "/").body, "<!doctype html>packed");
    EXPECT_EQ(ask(port, "GET", "/healthz").status, 200);
}

} // namespace

} // namespace kamisado::test
