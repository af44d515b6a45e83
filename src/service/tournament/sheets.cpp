#include "tournament/sheets.h"

#include "tournament/standings.h"
#include "tournament/tournament_text.h"

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
    explicit Sheets(const Tournament& tournament) : tournament_(&tournament) {}

    std::string write() {
        const std::string title = escaped(tournament_->settings().name);
        text_ = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>" + title +
                "</title>\n" + std::string(style) + "<h1>" + title + "</h1>\n";
        if (tournament_->rounds().empty()) {
            write_players();
        } else {
            write_pairings();
            write_slips();
            write_table();
        }
        return std::move(text_);
    }

  private:
    [[nodiscard]] std::string name(PlayerNumber player) const {
        return escaped(tournament_->players()[player].name);
    }
    void begin_table(std::string_view heads) {
        text_ += "<table>\n<tr>" + std::string(heads) + "</tr>\n";
    }
    void heading(std::string_view text, std::string_view kind = "") {
        text_ += "<h2" + std::string(kind) + ">" + std::string(text) + "</h2>\n";
    }

    void write_players() {
        heading("Players");
        begin_table("<th>No.</th><th>Name</th>");
        for (PlayerNumber player = 0; player < tournament_->players().size(); ++player) {
            text_ += "<tr><td>" + std::to_string(player + 1) + "</td><td>" + name(player) +
                     "</td></tr>\n";
        }
        text_ += "</table>\n";
    }
    void write_pairings() {
        heading("Round " + std::to_string(tournament_->rounds_paired()));
        begin_table("<th>Board</th><th>Black in the first game</th><th>Gold</th><th>Result</th>");
        std::size_t board = 0;
        for (const Meeting& meeting : tournament_->rounds().back()) {
            text_ += "<tr><td>" + std::to_string(++board) + "</td><td>" + name(meeting.first) +
                     "</td><td>" + (meeting.second ? name(*meeting.second) : "bye") + "</td><td>" +
                     (meeting.score ? write_score(*meeting.score, tournament_->settings()) : "") +
                     "</td></tr>\n";
        }
        text_ += "</table>\n";
    }
    void write_slips() {
        heading("Results", " class=\"next\"");
        std::size_t board = 0;
        for (const Meeting& meeting : tournament_->rounds().back()) {
            ++board;
            if (!meeting.second) {
                continue;
            }
            text_ += "<div class=\"slip\"><strong>Round " +
                     std::to_string(tournament_->rounds_paired()) + ", board " +
                     std::to_string(board) + "</strong>\n";
            begin_table("<th>Game</th><th>Black</th><th>Gold</th><th>Won by</th>");
            for (int game = 1; game <= tournament_->settings().games; ++game) {
                const bool is_first_black = game % 2 == 1;
                text_ += "<tr><td>" + std::to_string(game) + "</td><td>" +
                         name(is_first_black ? meeting.first : *meeting.second) + "</td><td>" +
                         name(is_first_black ? *meeting.second : meeting.first) +
                         "</td><td></td></tr>\n";
            }
            text_ += "</table>\nBoth sign: </div>\n";
        }
    }
    void write_table() {
        heading("Table", " class=\"next\"");
        begin_table("<th>Place</th><th>Name</th><th>Points</th>");
        for (const Standing& standing : standings(*tournament_)) {
            text_ += "<tr><td>" + std::to_string(standing.rank) + "</td><td>" +
                     name(standing.player) + "</td><td>" + std::to_string(standing.points) +
                     "</td></tr>\n";
        }
        text_ += "</table>\n";
    }

    const Tournament* tournament_;
    std::string text_;
};

} // namespace

std::string write_sheets(const Tournament& tournament) { return Sheets(tournament).write(); }

} // namespace kamisado::tournament
