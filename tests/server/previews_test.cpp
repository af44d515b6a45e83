// What whoever only has a link learns of it, by plain HTTP.
#include "picture/board_picture.h"
#include "picture/decoded.h"
#include "server/browser.h"
#include "server/negotiation.h"
#include "server/shared_match.h"
#include "support/client.h"
#include "support/process.h"
#include "support/temporary_folder.h"
#include "support/web_socket.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace kamisado::test {

namespace {

using picture::Image;
using picture::Rgb;

constexpr std::string_view preview_invitation =
    R"({"format":{"kind":"standard","rounds":1},"hostSide":"black",)"
    R"("clock":{"kind":"minutes","initialMs":300000,"incrementMs":3000},"rated":false,)"
    R"("visibility":"link"})";

constexpr std::string_view shared_record = "[Kamisado \"1\"]\n"
                                           "[Format \"single\"]\n"
                                           "[Black \"A<b>&\\\"x\"]\n"
                                           "[Gold \"Jürgen\"]\n"
                                           "[Result \"*\"]\n"
                                           "\n"
                                           "1. a1a5\n";

/// As the page packs a record into a link.
std::string packed(std::string_view text) {
    std::uint32_t hash = 0x811c9dc5U;
    for (const char letter : text) {
        hash = (hash ^ static_cast<std::uint8_t>(letter)) * 0x01000193U;
    }
    std::string bytes;
    for (const unsigned shift : {24U, 16U, 8U, 0U}) {
        bytes += static_cast<char>((hash >> shift) & 0xffU);
    }
    z_stream stream{};
    EXPECT_EQ(::deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY), Z_OK);
    std::string out(text.size() + 1000, '\0');
    std::string in(text);
    stream.next_in = reinterpret_cast<Bytef*>(in.data()); // NOLINT
    stream.avail_in = static_cast<uInt>(in.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data()); // NOLINT
    stream.avail_out = static_cast<uInt>(out.size());
    EXPECT_EQ(::deflate(&stream, Z_FINISH), Z_STREAM_END);
    out.resize(stream.total_out);
    ::deflateEnd(&stream);
    bytes += out;
    constexpr std::string_view letters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::string link = "1";
    std::uint32_t bits = 0;
    unsigned count = 0;
    for (const char byte : bytes) {
        bits = (bits << 8U) | static_cast<std::uint8_t>(byte);
        for (count += 8; count >= 6;) {
            count -= 6;
            link += letters[(bits >> count) & 63U];
        }
    }
    return count > 0 ? link + letters[(bits << (6 - count)) & 63U] : link;
}

/// The dot in the middle of a square's upper left quarter, which no tower covers.
Rgb corner_of(const Image& card, int column, int row) {
    constexpr int margin_left = (picture::card_width - (8 * picture::card_square)) / 2;
    constexpr int margin_top = (picture::card_height - (8 * picture::card_square)) / 2;
    return card.at(margin_left + (column * picture::card_square) + 8,
                   margin_top + (row * picture::card_square) + 8);
}
Rgb middle_of(const Image& card, int column, int row) {
    constexpr int half = picture::card_square / 2;
    constexpr int margin_left = (picture::card_width - (8 * picture::card_square)) / 2;
    constexpr int margin_top = (picture::card_height - (8 * picture::card_square)) / 2;
    return card.at(margin_left + (column * picture::card_square) + half,
                   margin_top + (row * picture::card_square) + half);
}

bool is_like(Rgb seen, Rgb due, int most) {
    return std::abs(seen.red - due.red) + std::abs(seen.green - due.green) +
               std::abs(seen.blue - due.blue) <
           most;
}

std::string content_of(const std::string& html, const std::string& name) {
    const auto at = html.find("\"" + name + "\" content=\"");
    if (at == std::string::npos) {
        return "(none)";
    }
    const auto from = at + name.size() + 12;
    return html.substr(from, html.find('"', from) - from);
}

class Previewed : public testing::Test {
  protected:
    Previewed() {
        std::filesystem::create_directories(folder_ / "web/dist");
        write_file(folder_ / "web/dist/index.html", "<!doctype html>");
        program_.emplace(folder_, "kamisado serve --database games.sqlite --log debug "
                                  "--public-url http://here --port " +
                                      std::to_string(port_));
        EXPECT_TRUE(program_->hears("Kamisado is at "));
    }

    [[nodiscard]] Answer get(const std::string& path, const std::string& headers = "") const {
        return ask(port_, "GET", path, headers);
    }

    TemporaryFolder folder_;           // NOLINT
    std::uint16_t port_ = free_port(); // NOLINT
    std::optional<Running> program_;   // NOLINT
};

TEST_F(Previewed, AnInvitationTellsWhoInvitesToWhat) {
    Browser host(port_);
    host.ask_api("PATCH", "/me", R"({"name":"Akane"})");
    const Answer invited = host.ask_api("POST", "/invitations", preview_invitation);
    const std::string code = field(invited.body, "code");
    ASSERT_FALSE(code.empty()) << invited.body;
    const Answer page = get("/join/" + code);
    EXPECT_EQ(page.status, 200) << page.body;
    EXPECT_TRUE(page.has("Content-Type: text/html; charset=utf-8")) << page.headers;
    EXPECT_TRUE(page.has("Vary: Accept-Language")) << page.headers;
    EXPECT_EQ(content_of(page.body, "og:title"), "Akane invites you to a game of Kamisado");
    EXPECT_EQ(content_of(page.body, "og:description"),
              "Standard, 5+3. Open the link and play: no account is needed.");
    EXPECT_EQ(content_of(page.body, "og:image"), "http://here/join/" + code + ".png");
    EXPECT_EQ(content_of(page.body, "og:url"), "http://here/join/" + code);
    EXPECT_EQ(content_of(page.body, "twitter:card"), "summary_large_image");
    EXPECT_EQ(content_of(page.body, "og:image:alt"),
              "The Kamisado board with all towers in their home rows.");
    EXPECT_EQ(content_of(page.body, "refresh"), "0; url=../#/online/join/" + code);
    EXPECT_EQ(
        content_of(get("/join/" + code, "Accept-Language: xx, fr-CH;q=0.5, de;q=0.8\r\n").body,
                   "og:title"),
        "Akane lädt dich zu einer Partie Kamisado ein");
    EXPECT_EQ(content_of(get("/join/" + code, "Accept-Language: fr\r\n").body, "og:title"),
              "Akane vous invite à une partie de Kamisado");

    const Answer shown = get("/join/" + code + ".png");
    EXPECT_TRUE(shown.has("Content-Type: image/png")) << shown.headers;
    EXPECT_TRUE(shown.has("Cross-Origin-Resource-Policy: cross-origin")) << shown.headers;
    const Image card = picture::decoded(shown.body);
    EXPECT_EQ(card.width(), 1200);
    EXPECT_EQ(card.height(), 630);
    // c6 is orange and empty, f5 green and empty.
    EXPECT_TRUE(is_like(middle_of(card, 2, 2), {.red = 0xe3, .green = 0x76, .blue = 0x1d}, 20));
    EXPECT_TRUE(is_like(middle_of(card, 5, 3), {.red = 0x11, .green = 0x92, .blue = 0x5f}, 20));
    // Gold's towers stand on rank 8, with the same colour as their squares but not the same dots.
    EXPECT_FALSE(is_like(middle_of(card, 1, 0), middle_of(card, 2, 4), 60)); // b8 and c4

    const auto tag = shown.headers.find("ETag: ");
    ASSERT_NE(tag, std::string::npos);
    const std::string own = shown.headers.substr(tag + 6, shown.headers.find('\r', tag) - tag - 6);
    const Answer again = get("/join/" + code + ".png", "If-None-Match: " + own + "\r\n");
    EXPECT_EQ(again.status, 304);
    EXPECT_TRUE(again.body.empty());
    EXPECT_TRUE(ask(port_, "HEAD", "/join/" + code).body.empty());
    EXPECT_EQ(ask(port_, "HEAD", "/join/" + code).status, 200);
}

/// A proxy that takes a folder off hands on what is below it.
TEST_F(Previewed, BelowAFolderOfAProxyTheAddressesNameIt) {
    program_.reset();
    program_.emplace(folder_, "kamisado serve --database games.sqlite --public-url "
                              "http://here/games/kamisado/ --port " +
                                  std::to_string(port_));
    ASSERT_TRUE(program_->hears("Kamisado is at "));
    Browser host(port_);
    const std::string code =
        field(host.ask_api("POST", "/invitations", preview_invitation).body, "code");
    ASSERT_FALSE(code.empty()) << "the origin is still that of the host";
    const Answer page = get("/join/" + code);
    EXPECT_EQ(content_of(page.body, "og:image"),
              "http://here/games/kamisado/join/" + code + ".png");
    EXPECT_EQ(content_of(page.body, "og:url"), "http://here/games/kamisado/join/" + code);
    EXPECT_EQ(content_of(page.body, "refresh"), "0; url=../#/online/join/" + code);
}

TEST_F(Previewed, AGameIsSeenByItsWatchCodeAlone) {
    Browser black(port_);
    Browser gold(port_);
    const std::string code =
        field(black.ask_api("POST", "/invitations", preview_invitation).body, "code");
    const std::string game =
        field(gold.ask_api("POST", "/invitations/" + code + "/accept", "{}").body, "game");
    ASSERT_FALSE(game.empty());
    WebSocket socket = black.connect();
    socket.say(R"({"type":"join","id":1,"game":")" + game + R"(","since":0})");
    const std::string watch = field(hear_message(socket, "game"), "watch");
    const std::string before = get("/watch/" + watch + ".png").body;
    socket.say(R"({"type":"decide","id":2,"game":")" + game +
               R"(","ply":0,"seen":1,"decision":"a1a5"})");
    EXPECT_NE(hear_message(socket, "done").find("\"id\":1"), std::string::npos);
    EXPECT_NE(hear_message(socket, "done").find("\"id\":2"), std::string::npos);

    const Answer page = get("/watch/" + watch);
    EXPECT_EQ(page.status, 200);
    EXPECT_EQ(content_of(page.body, "og:description"),
              "Standard, 0–0. The game is under way: open the link to watch.");
    const std::string after = get("/watch/" + watch + ".png").body;
    const Image then = picture::decoded(before);
    const Image now = picture::decoded(after);
    EXPECT_NE(middle_of(then, 0, 7), middle_of(now, 0, 7)); // a1 is left
    EXPECT_NE(middle_of(then, 0, 3), middle_of(now, 0, 3)); // for a5
    EXPECT_EQ(corner_of(then, 4, 4), corner_of(now, 4, 4));
    EXPECT_TRUE(is_like(middle_of(now, 0, 7), {.red = 0x4e, .green = 0x22, .blue = 0x00}, 20));

    // The game's own id is for its players, and the invitation has been accepted.
    for (const std::string& path :
         {"/watch/" + game, "/join/" + game, "/join/" + code, "/watch/" + game + ".png",
          "/join/" + code + ".png", std::string("/watch/nothing"), std::string("/watch/"),
          std::string("/join/../me"), std::string("/join/a/b.png"), std::string("/tournament/x"),
          std::string("/match/1abc")}) {
        const Answer none = get(path);
        EXPECT_EQ(none.status, 404) << path;
        EXPECT_EQ(none.body.find("og:"), std::string::npos) << path;
        EXPECT_EQ(none.body.find("description"), std::string::npos) << path;
    }
}

TEST_F(Previewed, ATournamentTellsItsKind) {
    Browser host(port_);
    host.ask_api("POST", "/account", R"({"name":"Akane","password":"kumquat-season"})");
    const Answer made = host.ask_api(
        "POST", "/tournaments",
        R"({"name":"Lunch <break>","kind":"arena","format":{"kind":"single","rounds":1},)"
        R"("clock":{"kind":"minutes","initialMs":300000,"incrementMs":3000},"rated":false,)"
        R"("rounds":0,"minutes":30,"begins":null})");
    const std::string id = field(made.body, "id");
    ASSERT_FALSE(id.empty()) << made.body;
    host.ask_api("POST", "/tournaments/" + id + "/enter", "");
    const Answer page = get("/tournament/" + id);
    EXPECT_EQ(page.status, 200) << page.body;
    EXPECT_TRUE(content_of(page.body, "og:title").contains("Lunch &lt;break&gt;")) << page.body;
    EXPECT_TRUE(content_of(page.body, "og:description").starts_with("Arena")) << page.body;
    EXPECT_TRUE(
        content_of(get("/tournament/" + id, "Accept-Language: fr\r\n").body, "og:description")
            .starts_with("Arène"));
    EXPECT_EQ(content_of(page.body, "refresh"), "0; url=../#/online/tournament/" + id);
    EXPECT_EQ(picture::decoded(get("/tournament/" + id + ".png").body).width(), 1200);
}

TEST_F(Previewed, AnInvitationForOnePersonIsNobodyElses) {
    Browser host(port_);
    Browser friendly(port_);
    ASSERT_LT(
        friendly
            .ask_api("POST", "/account", R"({"name":"benjiro","password":"purple towers first"})")
            .status,
        300);
    std::string wish(preview_invitation);
    wish.insert(wish.size() - 1, R"(,"to":"benjiro")");
    const Answer invited = host.ask_api("POST", "/invitations", wish);
    const std::string code = field(invited.body, "code");
    ASSERT_FALSE(code.empty()) << invited.body;
    EXPECT_EQ(get("/join/" + code).status, 404);
    EXPECT_EQ(get("/join/" + code + ".png").status, 404);
    // Whoever opens it in a browser is led on: benjiro is signed in there.
    EXPECT_EQ(content_of(get("/join/" + code).body, "refresh"), "0; url=../#/online/join/" + code);
    EXPECT_EQ(get("/join/a%22b").body.find("refresh"), std::string::npos);
}

TEST_F(Previewed, ASharedMatchIsInTheLinkItself) {
    const std::string link = packed(shared_record);
    const Answer page = get("/match/" + link);
    ASSERT_EQ(page.status, 200) << page.body;
    EXPECT_EQ(content_of(page.body, "og:title"), "A&lt;b&gt;&amp;&quot;x – Jürgen");
    EXPECT_EQ(page.body.find("<b>"), std::string::npos);
    EXPECT_EQ(content_of(page.body, "refresh"), "0; url=../#/analysis?step=0&amp;r=" + link);
    const Image card = picture::decoded(get("/match/" + link + ".png").body);
    EXPECT_TRUE(is_like(middle_of(card, 0, 7), {.red = 0x4e, .green = 0x22, .blue = 0x00}, 20));
    std::string damaged = link;
    damaged[10] = damaged[10] == 'A' ? 'B' : 'A';
    EXPECT_EQ(get("/match/" + damaged).status, 404);
}

TEST_F(Previewed, APuzzleIsToldByItsIdAndByItsDay) {
    const Answer page = get("/puzzle/8psau");
    ASSERT_EQ(page.status, 200) << page.body;
    EXPECT_TRUE(page.has("Kamisado-Preview: 1")) << page.headers;
    EXPECT_TRUE(page.has("Cache-Control: public, max-age=3600")) << page.headers;
    EXPECT_EQ(content_of(page.body, "og:title"), "Kamisado puzzle, grade 1 of 10");
    EXPECT_EQ(content_of(page.body, "og:description"),
              "Black to move. Open the link and find the only right move.");
    EXPECT_EQ(content_of(page.body, "og:image"), "http://here/puzzle/8psau.png");
    EXPECT_EQ(content_of(page.body, "refresh"), "0; url=../#/puzzles/8psau");
    EXPECT_EQ(content_of(get("/puzzle/8psau", "Accept-Language: de\r\n").body, "og:description"),
              "Schwarz am Zug. Öffne den Link und finde den einzigen richtigen Zug.");
    EXPECT_EQ(content_of(get("/puzzle/8psau", "Accept-Language: fr\r\n").body, "og:title"),
              "Problème de Kamisado, niveau 1 sur 10");
    // Gold's blue tower has gone from d3 to c2 when the question is put: d3 is empty, as f1 is, and
    // purple like it.
    const Image card = picture::decoded(get("/puzzle/8psau.png").body);
    EXPECT_EQ(card.width(), 1200);
    EXPECT_TRUE(is_like(middle_of(card, 3, 5), middle_of(card, 5, 7), 20));

    const Answer dated = get("/puzzle/2026-11-16");
    ASSERT_EQ(dated.status, 200) << dated.body;
    EXPECT_TRUE(content_of(dated.body, "og:title").starts_with("Kamisado puzzle of 2026-11-16, "));
    EXPECT_EQ(content_of(dated.body, "refresh"), "0; url=../#/puzzles/daily/2026-11-16");
    const Answer todays = get("/puzzle/daily");
    ASSERT_EQ(todays.status, 200) << todays.body;
    EXPECT_TRUE(todays.has("Cache-Control: public, max-age=60")) << "tomorrow it is another one";
    EXPECT_EQ(content_of(todays.body, "refresh"), "0; url=../#/puzzles/daily");
    EXPECT_EQ(picture::decoded(get("/puzzle/daily.png").body).width(), 1200);
    for (const std::string path :
         {"/puzzle/00000", "/puzzle/", "/puzzle/2026-02-30", "/puzzle/9999-12-31",
          "/puzzle/1969-12-31", "/puzzle/00000.png", "/puzzle/daily/2026-11-16", "/puzzle/../me"}) {
        const Answer none = get(path);
        EXPECT_EQ(none.status, 404) << path;
        EXPECT_EQ(none.body.find("og:"), std::string::npos) << path;
    }
}

TEST_F(Previewed, AnAddressHasSoManyAndNoMore) {
    int refused = 0;
    for (int count = 0; count < 1'000 && refused == 0; ++count) {
        refused += static_cast<int>(get("/match/1abc").status == 429);
    }
    EXPECT_GT(refused, 0);
    EXPECT_EQ(get("/").status, 200); // the page itself is not among them
}

TEST(SharedMatch, IsReadOrRefused) {
    EXPECT_TRUE(server::read_shared_match(packed(shared_record)).has_value());
    for (const std::string& wrong :
         {std::string(), std::string("1"), std::string("2AAAAAAAA"), std::string("1ab cd"),
          packed("no record"), packed(std::string(200'000, ' ')), std::string(7'000, '1')}) {
        EXPECT_FALSE(server::read_shared_match(wrong).has_value()) << wrong.substr(0, 40);
    }
}

TEST(Languages, TheBestLikedOfOursIsTaken) {
    using server::preferred_language;
    EXPECT_EQ(preferred_language("", Language::French), Language::French);
    EXPECT_EQ(preferred_language("es, it", Language::German), Language::German);
    EXPECT_EQ(preferred_language("en-US,en;q=0.9,de;q=0.95", Language::French), Language::English);
    EXPECT_EQ(preferred_language("es, FR-ca;q=0.3, de;q=0.2", Language::English), Language::French);
    EXPECT_EQ(preferred_language("de;q=0", Language::French), Language::French);
}

} // namespace

} // namespace kamisado::test
