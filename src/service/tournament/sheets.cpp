#include "tournament/sheets.h"

#include "notation/spelling.h"
#include "tournament/standings.h"
#include "tournament/tournament_text.h"
#include "words/sentence.h"

#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace kamisado::tournament {

namespace {

constexpr std::string_view style = R"(<style>
body { font: 12pt/1.4 Georgia, serif; margin: 1.5cm; }
h1 { font-size: 18pt; margin: 0; }
h2 { font-size: 14pt; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #999; padding: 0.15cm 0.2cm; text-align: left; }
.slip { border: 1px solid #000; padding: 0.4cm; margin: 0 0 0.5cm; break-inside: avoid; }
.slip td { height: 0.9cm; }
.next { break-before: page; }
</style>
)";

/// A name as a page shows it.
std::string escaped(std::string_view text) {
    std::string result;
    for (const char letter : text) {
        switch (letter) {
        case '&': result += "&amp;"; break;
        case '<': result += "&lt;"; break;
        case '>': result += "&gt;"; break;
        case '"': result += "&quot;"; break;
        default: result += letter;
        }
    }
    return result;
}

class Sheets {
  public:
    Sheets(const Tournament& tournament, const Phrasebook& book, std::optional<Board> line_up)
        : tournament_(&tournament), book_(book), line_up_(line_up) {}

    std::string write() {
        const std::string title = escaped(tournament_->settings().name);
        text_ = "<!doctype html>\n<html lang=\"" + std::string(code_of(book_.language)) +
                "\">\n<meta charset=\"utf-8\">\n<title>" + title + "</title>\n" +
                std::string(style) + "<h1>" + title + "</h1>\n";
        if (tournament_->rounds().empty()) {
            write_players();
        } else {
            write_pairings();
            write_line_up();
            write_slips();
            write_table();
        }
        return std::move(text_);
    }

  private:
    [[nodiscard]] std::string name(PlayerNumber player) const {
        return escaped(tournament_->players()[player].name);
    }
    [[nodiscard]] std::string said(Phrase phrase) const {
        return escaped(Sentence(book_).in(phrase));
    }
    /// With the number of the round, and of a board where there is one.
    [[nodiscard]] std::string numbered(Phrase phrase, std::size_t board = 0) const {
        return escaped(Sentence(book_)
                           .number("round", tournament_->rounds_paired())
                           .number("board", static_cast<std::int64_t>(board))
                           .in(phrase));
    }
    void begin_table(std::initializer_list<std::string> heads) {
        text_ += "<table>\n<tr>";
        for (const std::string& head : heads) {
            text_ += "<th>" + head + "</th>";
        }
        text_ += "</tr>\n";
    }
    void row(std::initializer_list<std::string> cells) {
        text_ += "<tr>";
        for (const std::string& cell : cells) {
            text_ += "<td>" + cell + "</td>";
        }
        text_ += "</tr>\n";
    }
    void heading(std::string_view text, std::string_view kind = "") {
        text_ += "<h2" + std::string(kind) + ">" + std::string(text) + "</h2>\n";
    }

    void write_players() {
        heading(said("sheets.players"));
        begin_table({said("sheets.number"), said("sheets.name")});
        for (PlayerNumber player = 0; player < tournament_->players().size(); ++player) {
            row({std::to_string(player + 1), name(player)});
        }
        text_ += "</table>\n";
    }
    void write_pairings() {
        heading(numbered("sheets.round"));
        const bool has_one_game = tournament_->settings().games == 1;
        begin_table(
            {said("sheets.board"),
             has_one_game ? title_of(book_, kamisado::Player::Black) : said("sheets.begins"),
             title_of(book_, kamisado::Player::Gold), said("sheets.result")});
        std::size_t board = 0;
        for (const Meeting& meeting : tournament_->rounds().back()) {
            row({std::to_string(++board), name(meeting.first),
                 meeting.second ? name(*meeting.second) : said("sheets.bye"),
                 meeting.score ? write_score(*meeting.score, tournament_->settings()) : ""});
        }
        text_ += "</table>\n";
    }
    /// As Black sees it: Gold's row above.
    void write_line_up() {
        if (!line_up_) {
            return;
        }
        heading(said("sheets.line-up"));
        begin_table({"", "a", "b", "c", "d", "e", "f", "g", "h"});
        for (const kamisado::Player player : {kamisado::Player::Gold, kamisado::Player::Black}) {
            text_ += "<tr><th>" + title_of(book_, player) + "</th>";
            for (int file = 0; file < board_size; ++file) {
                const auto tower = line_up_->tower_on(Square(file, home_rank(player)));
                text_ += "<td>" + (tower ? title_of(book_, tower->colour) : "") + "</td>";
            }
            text_ += "</tr>\n";
        }
        text_ += "</table>\n";
    }
    void write_slips() {
        heading(said("sheets.results"), " class=\"next\"");
        std::size_t board = 0;
        for (const Meeting& meeting : tournament_->rounds().back()) {
            ++board;
            if (!meeting.second) {
                continue;
            }
            text_ +=
                "<div class=\"slip\"><strong>" + numbered("sheets.slip", board) + "</strong>\n";
            begin_table({said("sheets.game"), title_of(book_, kamisado::Player::Black),
                         title_of(book_, kamisado::Player::Gold), said("sheets.won-by")});
            for (int game = 1; game <= tournament_->settings().games; ++game) {
                const bool is_first_black = game % 2 == 1;
                row({std::to_string(game), name(is_first_black ? meeting.first : *meeting.second),
                     name(is_first_black ? *meeting.second : meeting.first), ""});
            }
            text_ += "</table>\n" + said("sheets.sign") + " </div>\n";
        }
    }
    void write_table() {
        heading(said("sheets.table"), " class=\"next\"");
        begin_table({said("sheets.place"), said("sheets.name"), said("sheets.points")});
        for (const Standing& standing : standings(*tournament_)) {
            row({std::to_string(standing.rank), name(standing.player),
                 std::to_string(standing.points)});
        }
        text_ += "</table>\n";
    }

    const Tournament* tournament_;
    Phrasebook book_;
    std::optional<Board> line_up_;
    std::string text_;
};

} // namespace

std::string write_sheets(const Tournament& tournament, const Phrasebook& book,
                         const std::optional<Board>& line_up) {
    return Sheets(tournament, book, line_up).write();
}

} // namespace kamisado::tournament
