#include "server/http_date.h"
#include "server/media_type.h"
#include "server/negotiation.h"

#include <gtest/gtest.h>

namespace kamisado::server {

namespace {

TEST(Negotiation, TakesGzipWhereItIsNamed) {
    EXPECT_TRUE(accepts_gzip("gzip"));
    EXPECT_TRUE(accepts_gzip("br, GZip;q=0.5, deflate"));
    EXPECT_TRUE(accepts_gzip("*"));
    EXPECT_TRUE(accepts_gzip("identity;q=1, *;q=0.1"));
}

TEST(Negotiation, RefusesGzipElsewhere) {
    EXPECT_FALSE(accepts_gzip(""));
    EXPECT_FALSE(accepts_gzip("br, deflate"));
    EXPECT_FALSE(accepts_gzip("gzip;q=0"));
    EXPECT_FALSE(accepts_gzip("gzip ; q=0.000, br"));
    EXPECT_FALSE(accepts_gzip("*, gzip;q=0"));
    EXPECT_FALSE(accepts_gzip("*;q=0"));
    EXPECT_FALSE(accepts_gzip("gzipped"));
}

TEST(Negotiation, ComparesTags) {
    EXPECT_TRUE(names_tag("\"a\"", "\"a\""));
    EXPECT_TRUE(names_tag("\"b\", W/\"a\"", "\"a\""));
    EXPECT_TRUE(names_tag("*", "\"a\""));
    EXPECT_FALSE(names_tag("", "\"a\""));
    EXPECT_FALSE(names_tag("\"b\",, \"aa\"", "\"a\""));
}

TEST(MediaType, IsKnownForEveryKindOfFileOfThePage) {
    EXPECT_EQ(media_type_of("kamisado-x1.wasm").name, "application/wasm");
    EXPECT_EQ(media_type_of("index.html").name, "text/html; charset=utf-8");
    EXPECT_EQ(media_type_of("a.js").name, "text/javascript; charset=utf-8");
    EXPECT_EQ(media_type_of("a.css").name, "text/css; charset=utf-8");
    EXPECT_EQ(media_type_of("a.svg").name, "image/svg+xml");
    EXPECT_EQ(media_type_of("manifest.webmanifest").name, "application/manifest+json");
    EXPECT_EQ(media_type_of("a.json").name, "application/json");
    EXPECT_EQ(media_type_of("a.png").name, "image/png");
    EXPECT_EQ(media_type_of("game.kamisado").name, "text/plain; charset=utf-8");
    EXPECT_EQ(media_type_of("what").name, "application/octet-stream");
    EXPECT_FALSE(media_type_of("a.png").compressible);
    EXPECT_TRUE(media_type_of("a.wasm").compressible);
}

TEST(HttpDate, IsWrittenAsInTheStandard) {
    using namespace std::chrono;
    const auto day = sys_days{year{1994} / November / 6};
    EXPECT_EQ(http_date(day + hours{8} + minutes{49} + seconds{37}),
              "Sun, 06 Nov 1994 08:49:37 GMT");
}

} // namespace

} // namespace kamisado::server
