#include "cli/tournament_session.h"
#include "computer/random.h"
#include "line_ups/balanced_line_ups.h"
#include "notation/display_width.h"
#include "tournament/standings.h"
#include "tournament/tournament_text.h"
#include "words/sentence.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace kamisado::cli {

namespace {

using tournament::Meeting;
using tournament::PlayerNumber;
using tournament::Standing;
using tournament::System;
using tournament::Tournament;

std::string padded(std::string_view text, std::size_t width) {
    const std::size_t shown = display_width(text);
    return std::string(text) + std::string(width > shown ? width - shown : 0, ' ');
}

std::size_t widest_name(const Tournament& tournament) {
    std::size_t width = 6;
    for (const auto& player : tournament.players()) {
        width = std::max(width, display_width(player.name));
    }
    return width;
}

/// What a player did in a round, for the cross table: "4b2" won both games against number 4 and
/// began as Black.
std::string cell_of(const tournament::Round& round, PlayerNumber player) {
    const auto found =
        std::ranges::find_if(round, [&](const Meeting& meeting) { return meeting.has(player); });
    if (found == round.end()) {
        return ".";
    }
    if (found->is_bye()) {
        return "bye";
    }
    const bool is_first = found->first == player;
    const PlayerNumber opponent = is_first ? *found->second : found->first;
    std::string won = "?";
    if (found->score) {
        const int games = is_first ? found->score->first : found->score->second;
        won = !found->score->is_forfeit ? fmt::format("{}", games) : games > 0 ? "+" : "-";
    }
    return fmt::format("{}{}{}", opponent + 1, is_first ? 'b' : 'g', won);
}

std::string tie_breaks(const Standing& standing, System system) {
    switch (system) {
    case System::Swiss:
        return fmt::format("{:>9}  {:>6}", standing.buchholz, standing.sonneborn_berger);
    case System::RoundRobin:
        return fmt::format("{:>6}  {:>6}", standing.direct, standing.sonneborn_berger);
    case System::KnockOut: break;
    }
    return fmt::format("{:>6}", standing.rounds_survived);
}

std::string_view heading_of(System system) {
    switch (system) {
    case System::Swiss: return " Buchholz  S.-Ber";
    case System::RoundRobin: return "direct  S.-Ber";
    case System::KnockOut: break;
    }
    return "rounds";
}

std::uint64_t mixed_into(std::uint64_t seed, std::string_view text) {
    for (const char letter : text) {
        seed = mixed(seed ^ static_cast<std::uint8_t>(letter));
    }
    return mixed(seed);
}

std::string colours_of(const Board& board, Player player) {
    const Phrasebook english{};
    std::string text;
    for (int file = 0; file < board_size; ++file) {
        const auto tower = board.tower_on(Square(file, home_rank(player)));
        text += fmt::format("{}{}", text.empty() ? "" : " ",
                            tower ? title_of(english, tower->colour) : "");
    }
    return text;
}

/// As Black sees the board.
std::string write_line_up_of(const Board& board, const tournament::Settings& settings) {
    return fmt::format("{}line-up, from a to h  Gold   {}\n                      Black  {}\n",
                       settings.may_have_third_game()
                           ? "After 1-1 a third game decides, sides drawn by lot, from this\n"
                           : "",
                       colours_of(board, Player::Gold), colours_of(board, Player::Black));
}

} // namespace

std::optional<Board> line_up_of(const Tournament& tournament, std::size_t round) {
    if (tournament.settings().games != 1 && !tournament.settings().may_have_third_game()) {
        return std::nullopt;
    }
    std::uint64_t seed = mixed_into(round, tournament.settings().name);
    for (const Meeting& meeting : tournament.rounds().at(round)) {
        seed = mixed_into(seed, tournament.players()[meeting.first].name);
        seed = mixed_into(seed, tournament.players()[meeting.second.value_or(meeting.first)].name);
    }
    return balanced_line_up(seed, 0);
}

std::optional<Board> last_line_up_of(const Tournament& tournament) {
    return tournament.rounds().empty() ? std::nullopt
                                       : line_up_of(tournament, tournament.rounds().size() - 1);
}

std::string write_pairings(const Tournament& tournament, std::size_t round) {
    constexpr std::string_view black = "begins as Black";
    const std::size_t width = std::max(widest_name(tournament), black.size() - 4);
    std::string text =
        fmt::format("Round {} of {}\n{}  {}  {}\n", round + 1, tournament.settings().rounds,
                    padded("board", 5), padded(black, width + 4), "as Gold");
    const auto name = [&](PlayerNumber player) {
        return fmt::format("{:>3} {}", player + 1,
                           padded(tournament.players()[player].name, width));
    };
    std::size_t board = 0;
    for (const Meeting& meeting : tournament.rounds()[round]) {
        ++board;
        text += fmt::format("{:>5}  {}  ", board, name(meeting.first));
        if (!meeting.second) {
            text += "has a bye\n";
        } else if (!meeting.score) {
            text += fmt::format("{:>3} {}\n", *meeting.second + 1,
                                tournament.players()[*meeting.second].name);
        } else {
            text += fmt::format("{}  {}\n", name(*meeting.second),
                                tournament::write_score(*meeting.score, tournament.settings()));
        }
    }
    const auto line_up = line_up_of(tournament, round);
    return line_up ? text + write_line_up_of(*line_up, tournament.settings()) : text;
}

std::string write_table(const Tournament& tournament) {
    const std::size_t width = widest_name(tournament);
    const System system = tournament.settings().system;
    std::string text =
        fmt::format("rank   no {} points  {}", padded("player", width), heading_of(system));
    for (std::size_t round = 0; round < tournament.rounds().size(); ++round) {
        text += fmt::format("  {:>6}", fmt::format("r{}", round + 1));
    }
    for (const Standing& standing : standings(tournament)) {
        text += fmt::format("\n{:>4}  {:>3} {} {:>6}  {}", standing.rank, standing.player + 1,
                            padded(tournament.players()[standing.player].name, width),
                            standing.points, tie_breaks(standing, system));
        for (const auto& round : tournament.rounds()) {
            text += fmt::format("  {:>6}", cell_of(round, standing.player));
        }
    }
    return text + "\n";
}

} // namespace kamisado::cli
