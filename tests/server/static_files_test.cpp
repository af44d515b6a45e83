#include "server/static_files.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <string>

namespace kamisado::server {

namespace {

using test::read_file;
using test::write_file;

class Files : public testing::Test {
  protected:
    Files() {
        std::filesystem::create_directories(folder_ / "page/assets");
        write_file(folder_ / "secret.txt", "secret");
        write_file(folder_ / "page/index.html", "<!doctype html>");
        write_file(folder_ / "page/service-worker.js", "// worker");
        write_file(folder_ / "page/assets/a-1.js", "let plain;");
    }

    Response ask(std::string_view target, std::string_view encoding = "",
                 std::string_view tag = "") {
        return files().answer(
            {.method = "GET", .target = target, .accept_encoding = encoding, .if_none_match = tag});
    }

    StaticFiles& files() {
        if (!files_) {
            files_.emplace(folder_ / "page");
        }
        return *files_;
    }

    test::TemporaryFolder
        folder_; // NOLINT(cppcoreguidelines-non-private-member-variables-in-classes)

  private:
    std::optional<StaticFiles> files_;
};

TEST_F(Files, AreSent) {
    const Response response = ask("/");
    EXPECT_EQ(response.status, 200);
    EXPECT_EQ(*response.body, "<!doctype html>");
    EXPECT_EQ(response.header("Content-Type"), "text/html; charset=utf-8");
    EXPECT_TRUE(response.send);
}

TEST_F(Files, AreToldOfByHead) {
    const Response response = files().answer(
        {.method = "HEAD", .target = "/", .accept_encoding = "", .if_none_match = ""});
    EXPECT_EQ(response.status, 200);
    EXPECT_EQ(response.body->size(), 15U);
    EXPECT_FALSE(response.send);
}

TEST_F(Files, AreKeptForEverWhenTheirNameChangesWithThem) {
    EXPECT_EQ(ask("/assets/a-1.js").header("Cache-Control"), "public, max-age=31536000, immutable");
    EXPECT_EQ(ask("/").header("Cache-Control"), "no-cache");
    EXPECT_EQ(ask("/service-worker.js").header("Cache-Control"), "no-cache");
}

TEST_F(Files, AreNotSentTwice) {
    const Response first = ask("/");
    const Response second = ask("/", "", first.header("ETag"));
    EXPECT_EQ(second.status, 304);
    EXPECT_EQ(second.body, nullptr);
    EXPECT_EQ(second.header("ETag"), first.header("ETag"));
    EXPECT_EQ(second.header("Cache-Control"), "no-cache");
}

TEST_F(Files, AreReadAgainWhenTheyChange) {
    const std::string before(ask("/").header("ETag"));
    write_file(folder_ / "page/index.html", "<!doctype html><p>new");
    const Response response = ask("/", "", before);
    EXPECT_EQ(response.status, 200);
    EXPECT_EQ(*response.body, "<!doctype html><p>new");
    EXPECT_NE(response.header("ETag"), before);
}

TEST_F(Files, ComeCompressedWhenTheyAreThereSo) {
    write_file(folder_ / "page/assets/a-1.js.gz", "squeezed");
    const Response squeezed = ask("/assets/a-1.js", "gzip, br");
    EXPECT_EQ(*squeezed.body, "squeezed");
    EXPECT_EQ(squeezed.header("Content-Encoding"), "gzip");
    EXPECT_EQ(squeezed.header("Content-Type"), "text/javascript; charset=utf-8");
    EXPECT_EQ(squeezed.header("Vary"), "Accept-Encoding");

    const Response plain = ask("/assets/a-1.js");
    EXPECT_EQ(*plain.body, "let plain;");
    EXPECT_EQ(plain.header("Content-Encoding"), "");
    EXPECT_EQ(plain.header("Vary"), "Accept-Encoding");
    EXPECT_NE(plain.header("ETag"), squeezed.header("ETag"));
    EXPECT_EQ(ask("/assets/a-1.js", "gzip", squeezed.header("ETag")).status, 304);
}

TEST_F(Files, AreNotReplacedByAnOlderCompression) {
    write_file(folder_ / "page/assets/a-1.js.gz", "of yesterday");
    std::filesystem::last_write_time(folder_ / "page/assets/a-1.js.gz",
                                     std::filesystem::file_time_type::clock::now() -
                                         std::chrono::hours(24));
    EXPECT_EQ(*ask("/assets/a-1.js", "gzip").body, "let plain;");
}

TEST_F(Files, OutsideAreNotThere) {
    std::filesystem::create_symlink(folder_ / "secret.txt", folder_ / "page/link.txt");
    std::filesystem::create_directory_symlink(folder_.path(), folder_ / "page/up");
    write_file(folder_ / "page-too.txt", "a folder whose name begins alike");
    for (const auto* const target :
         {"/link.txt", "/up/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/../page-too.txt",
          "/assets", "/assets/", "/nothing.js"}) {
        EXPECT_EQ(ask(target).status, 404) << target;
    }
}

TEST_F(Files, BehindALinkInsideAreThere) {
    std::filesystem::create_symlink("index.html", folder_ / "page/home.html");
    EXPECT_EQ(ask("/home.html").status, 200);
}

TEST_F(Files, AreOnlyRead) {
    for (const auto* const method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", "BREW"}) {
        const Response response = files().answer(
            {.method = method, .target = "/", .accept_encoding = "", .if_none_match = ""});
        EXPECT_EQ(response.status, 405) << method;
        EXPECT_EQ(response.header("Allow"), "GET, HEAD");
    }
}

TEST_F(Files, HaveTheHeadersThatKeepThePageSafeWhateverTheAnswer) {
    const std::string tag(ask("/").header("ETag"));
    for (const Response& response : {ask("/"), ask("/", "", tag), ask("/none"), ask("/%")}) {
        const std::string_view policy = response.header("Content-Security-Policy");
        EXPECT_EQ(policy, content_security_policy()) << response.status;
        EXPECT_EQ(response.header("X-Content-Type-Options"), "nosniff");
        EXPECT_EQ(response.header("Referrer-Policy"), "no-referrer");
        EXPECT_EQ(response.header("Cross-Origin-Opener-Policy"), "same-origin");
    }
    EXPECT_EQ(content_security_policy().find("unsafe-inline"), std::string_view::npos);
    EXPECT_EQ(content_security_policy().find("'unsafe-eval'"), std::string_view::npos);
}

TEST_F(Files, OnlyTheDocumentForOtherPagesMayBeFramed) {
    write_file(folder_ / "page/embed.html", "<!doctype html><title>embed</title>");
    write_file(folder_ / "page/embed.html.gz", "compressed");
    write_file(folder_ / "page/embedded.html", "<!doctype html>");
    const std::string framed = content_security_policy(Framing::Anybody);
    EXPECT_TRUE(framed.ends_with("; frame-ancestors *"));
    for (const std::string_view target : {"/embed", "/embed?x", "/embed.html", "/%65mbed"}) {
        EXPECT_EQ(ask(target).status, 200) << target;
        EXPECT_EQ(ask(target).header("Content-Type"), "text/html; charset=utf-8") << target;
        EXPECT_EQ(ask(target).header("Content-Security-Policy"), framed) << target;
        EXPECT_EQ(ask(target, "gzip").header("Content-Security-Policy"), framed) << target;
    }
    const std::string tag(ask("/embed").header("ETag"));
    EXPECT_EQ(ask("/embed", "", tag).status, 304);
    EXPECT_EQ(ask("/embed", "", tag).header("Content-Security-Policy"), framed);
    for (const std::string_view target :
         {"/", "/index.html", "/embedded.html", "/embed/", "/embed/index.html", "/embed.html.gz",
          "/assets/embed", "/assets/a-1.js", "/nowhere"}) {
        EXPECT_EQ(ask(target).header("Content-Security-Policy"), content_security_policy())
            << target;
    }
}

TEST_F(Files, AFolderWithoutTheDocumentForOtherPagesHasNoAddressForIt) {
    EXPECT_EQ(ask("/embed").status, 404);
    EXPECT_EQ(ask("/embed").header("Content-Security-Policy"), content_security_policy());
}

TEST(Policy, IsWhatThePageStatesAndThatNobodyFramesIt) {
    const std::string page = read_file(KAMISADO_SOURCE_DIR "/web/index.html");
    const std::string begin = "content=\"default-src";
    const auto at = page.find(begin);
    ASSERT_NE(at, std::string::npos);
    const auto from = at + std::string("content=\"").size();
    const std::string stated = page.substr(from, page.find('"', from) - from);
    EXPECT_EQ(stated + "; frame-ancestors 'none'", content_security_policy());
}

} // namespace

} // namespace kamisado::server
