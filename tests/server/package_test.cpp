// The Debian package, built from what this test was built with, and run.
#include "server/browser.h"
#include "support/process.h"
#include "support/programs.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

namespace kamisado::test {

namespace {

TEST(Package, HoldsAProgramThatFindsItsPage) {
    if (!find_program("dh")) {
        GTEST_SKIP() << "this is no Debian system, or it has no debhelper";
    }
    const TemporaryFolder folder;
    std::filesystem::create_directories(folder / "page");
    write_file(folder / "page/index.html", "<!doctype html>packed");
    write_file(folder / "page/.built", "");
    const Finished packed =
        run(folder,
            "KAMISADO_PAGE=$PWD/page " KAMISADO_SOURCE_DIR
            "/tools/build-deb --build " KAMISADO_BUILD_DIR
            " --output $PWD/out && dpkg-deb -c out/*.deb && dpkg-deb -I out/*.deb "
            "&& dpkg-deb -x out/*.deb root && dpkg-deb -e out/*.deb control && cat control/prerm");
    ASSERT_EQ(packed.exit_code, 0) << packed.output << packed.errors;
    for (const std::string file :
         {"./usr/games/kamisado", "./usr/share/kamisado/web/index.html",
          "/lib/systemd/system/kamisado.service", "/lib/systemd/system/kamisado@.service",
          "./usr/share/man/man6/kamisado.6.gz", "./usr/share/man/man6/kamisado-play.6.gz",
          "./usr/share/bash-completion/completions/kamisado",
          "./usr/share/zsh/vendor-completions/_kamisado",
          "./usr/share/fish/vendor_completions.d/kamisado.fish",
          "./usr/share/doc/kamisado/hosting.md", "./usr/share/doc/kamisado/copyright",
          "./usr/share/doc/kamisado/changelog.gz",
          "./usr/share/doc/kamisado/THIRD-PARTY-NOTICES.txt",
          "./usr/share/applications/kamisado.desktop", "./usr/share/metainfo/",
          "./usr/share/icons/hicolor/scalable/apps/kamisado.svg"}) {
        EXPECT_NE(packed.output.find(file), std::string::npos) << file << packed.output;
    }
    EXPECT_EQ(packed.output.find(".built"), std::string::npos) << packed.output;
    EXPECT_NE(packed.output.find("Depends: "), std::string::npos) << packed.output;
    EXPECT_NE(packed.output.find("Recommends: ca-certificates"), std::string::npos)
        << "without them neither push services nor mail servers are trusted";
    EXPECT_NE(packed.output.find("stop 'kamisado@*.service'"), std::string::npos)
        << "the instances";

    const Finished units =
        run(folder, "cat root/lib/systemd/system/*.service root/usr/lib/systemd/system/*.service");
    EXPECT_EQ(units.output.find("/usr/bin/kamisado"), std::string::npos) << units.output;
    EXPECT_NE(units.output.find("ExecStart=/usr/games/kamisado"), std::string::npos)
        << units.output;

    const std::uint16_t port = free_port();
    Running program(folder, "root/usr/games/kamisado serve --port " + std::to_string(port));
    ASSERT_TRUE(program.hears("Kamisado is at "));
    EXPECT_EQ(ask(port, "GET", "/").body, "<!doctype html>packed");
    EXPECT_EQ(ask(port, "GET", "/healthz").status, 200);
}

} // namespace

} // namespace kamisado::test
