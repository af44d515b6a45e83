#include "tournament/sheets.h"

#include "notation/spelling.h"
#include "tournament/standings.h"
#include "tournament/tournament_text.h"
#include "words/sentence.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

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
.score { break-after: page; }
.score th, .score td { border: 1px solid #999; }
.score td { height: 0.6cm; }
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
            write_score_sheets();
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
    /// With the number of the round, and of a board and a game where there is one.
    [[nodiscard]] std::string numbered(Phrase phrase, std::size_t board = 0, int game = 0) const {
        return escaped(Sentence(book_)
                           .number("round", tournament_->rounds_paired())
                           .number("board", static_cast<std::int64_t>(board))
                           .number("number", game)
                           .in(phrase));
    }
    [[nodiscard]] PerPlayer<std::string> names_in(const Meeting& meeting, int game) const {
        const bool is_first_black = game % 2 == 1;
        return {{name(is_first_black ? meeting.first : *meeting.second),
                 name(is_first_black ? *meeting.second : meeting.first)}};
    }
    void begin_table(const std::vector<std::string>& heads) {
        text_ += "<table>\n<tr>";
        for (const std::string& head : heads) {
            text_ += "<th>" + head + "</th>";
        }
        text_ += "</tr>\n";
    }
    void row(const std::vector<std::string>& cells) {
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
        heading(said(tournament_->settings().may_have_third_game() ? Phrase("sheets.third-line-up")
                                                                   : Phrase("sheets.line-up")));
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
                const auto names = names_in(meeting, game);
                row({std::to_string(game), names[kamisado::Player::Black],
                     names[kamisado::Player::Gold], ""});
            }
            if (tournament_->settings().may_have_third_game()) {
                row({"3", "", "", ""});
            }
            text_ += "</table>\n";
            if (tournament_->settings().may_have_third_game()) {
                text_ += "<p>" + said("sheets.third") + "</p>\n";
            }
            text_ += said("sheets.sign") + " </div>\n";
        }
    }
    void write_table() {
        heading(said("sheets.table"), " class=\"next\"");
        std::vector<std::string> heads{said("sheets.place"), said("sheets.name"),
                                       said("sheets.points")};
        std::ranges::copy(tie_break_heads(), std::back_inserter(heads));
        begin_table(heads);
        for (const Standing& standing : standings(*tournament_)) {
            std::vector<std::string> cells{std::to_string(standing.rank), name(standing.player),
                                           std::to_string(standing.points)};
            for (const int figure : tie_breaks_of(standing)) {
                cells.push_back(std::to_string(figure));
            }
            row(cells);
        }
        text_ += "</table>\n";
    }
    [[nodiscard]] std::vector<std::string> tie_break_heads() const {
        switch (tournament_->settings().system) {
        case System::Swiss: return {"Buchholz", "Sonneborn-Berger"};
        case System::RoundRobin: return {said("sheets.direct"), "Sonneborn-Berger"};
        case System::KnockOut: break;
        }
        return {said("sheets.survived")};
    }
    [[nodiscard]] std::vector<int> tie_breaks_of(const Standing& standing) const {
        switch (tournament_->settings().system) {
        case System::Swiss: return {standing.buchholz, standing.sonneborn_berger};
        case System::RoundRobin: return {standing.direct, standing.sonneborn_berger};
        case System::KnockOut: break;
        }
        return {standing.rounds_survived};
    }

    /// Moves in two columns, and the rounds of a match that has several.
    void write_score_sheets() {
        heading(said("sheets.score-sheets"), " class=\"next\"");
        std::size_t board = 0;
        for (const Meeting& meeting : tournament_->rounds().back()) {
            ++board;
            for (int game = 1; meeting.second && game <= tournament_->settings().games; ++game) {
                write_score_sheet(board, game, names_in(meeting, game));
            }
        }
    }
    void write_score_sheet(std::size_t board, int game, const PerPlayer<std::string>& names) {
        constexpr int most_rows = 20;
        constexpr int most_match_rounds = 5;
        text_ += "<div class=\"score\"><strong>" + numbered("sheets.score-sheet", board, game) +
                 "</strong>\n";
        const std::string number = said("sheets.number");
        const auto head = [&](kamisado::Player player) {
            return title_of(book_, player) + "<br>" + names[player];
        };
        const std::string black = head(kamisado::Player::Black);
        const std::string gold = head(kamisado::Player::Gold);
        begin_table({number, black, gold, number, black, gold});
        for (int move = 1; move <= most_rows; ++move) {
            row({std::to_string(move), "", "", std::to_string(most_rows + move), "", ""});
        }
        text_ += "</table>\n";
        begin_table({said("sheets.match-round"), said("sheets.won-by"), said("sheets.points")});
        for (int round = 1; round <= most_match_rounds; ++round) {
            row({std::to_string(round), "", ""});
        }
        text_ += "</table>\n</div>\n";
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
