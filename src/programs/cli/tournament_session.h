#pragma once

#include "files/file_error.h"
#include "rules/board.h"
#include "tournament/tournament.h"

#include <cstddef>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace kamisado::cli {

/// Somebody directs a tournament over real boards, line by line: who is there, who meets whom, what
/// came of it.
class TournamentSession {
  public:
    /// Keeps what has changed, before it is told; the error says why that was not possible.
    using Save = std::function<FileDone(const tournament::Tournament&)>;

    TournamentSession(tournament::Tournament tournament, Save save);

    [[nodiscard]] std::string greeting() const;
    [[nodiscard]] static std::string prompt() { return "> "; }
    [[nodiscard]] std::string answer(std::string_view typed);
    [[nodiscard]] static std::string farewell() { return ""; }
    [[nodiscard]] bool has_ended() const { return has_ended_; }

  private:
    struct Verb {
        std::string_view name;
        std::string_view arguments;
        std::string_view help;
        std::string (TournamentSession::*run)(std::string_view);
    };
    static std::span<const Verb> verbs();

    std::string add_player(std::string_view words);
    std::string leave(std::string_view words);
    std::string away(std::string_view words);
    std::string pair(std::string_view words);
    std::string show_pairings(std::string_view words);
    std::string show_table(std::string_view words);
    std::string help(std::string_view words);
    std::string quit(std::string_view words);

    std::string report(std::size_t board, std::string_view score);
    /// A change to a copy, which takes the tournament's place once it is kept.
    using Change = std::function<std::expected<void, tournament::Refusal>(tournament::Tournament&)>;
    std::string change(const Change& change, const std::function<std::string()>& tell);
    /// By name or number.
    [[nodiscard]] std::optional<tournament::PlayerNumber> player_in(std::string_view words) const;
    [[nodiscard]] std::string what_now() const;

    tournament::Tournament tournament_;
    Save save_;
    bool has_ended_ = false;
};

/// That the games of a round begin from, the same on every board; nullopt: the first position. With
/// one game a meeting it is a balanced one, drawn by who meets whom: nobody knows it before.
[[nodiscard]] std::optional<Board> line_up_of(const tournament::Tournament& tournament,
                                              std::size_t round);
[[nodiscard]] std::optional<Board> last_line_up_of(const tournament::Tournament& tournament);

/// The boards of a round, with the players' names.
[[nodiscard]] std::string write_pairings(const tournament::Tournament& tournament,
                                         std::size_t round);
[[nodiscard]] std::string write_table(const tournament::Tournament& tournament);

} // namespace kamisado::cli
