#pragma once

#include "notation/position_text.h"
#include "rules/event.h"
#include "rules/match.h"
#include "rules/position.h"

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

/// Short words for the tests of the rules. What cannot be read throws, and so fails the test.
namespace kamisado::test {

using Lines = std::vector<std::string>;

inline constexpr std::string_view figure_4 = "ob1k4/8/4K1g1/2r2nRY/1y1B4/2p5/N4P2/1G5O b N";
inline constexpr std::string_view figure_5 = "3k4/o4gRn/1b2KPyY/2p5/N7/2r5/3B4/1G5O b B";
inline constexpr std::string_view figure_6 = "8/b4gB1/8/Ryok1r2/N3KnP1/Gp6/3Y3O/8 g B";
inline constexpr std::string_view figure_7 = "4yrg1/7G/3kY3/1oR1K2n/7O/1b3P2/p7/N5B1 b P";

/// Three moves from the first position that win the round, for the one who starts or the other.
inline constexpr std::string_view black_starts_and_wins = "a1a5 d8d4 a5d8";
inline constexpr std::string_view black_starts_and_loses = "a1a7 f8f6 f6a1";
inline constexpr std::string_view gold_starts_and_wins = "h8h4 e1e5 h4e1";
inline constexpr std::string_view gold_starts_and_loses = "h8h2 c1c3 c3h8";

/// The parts written one after the other.
template <typename... Parts>
[[nodiscard]] std::string text(const Parts&... parts) {
    std::ostringstream out;
    (out << ... << parts);
    return out.str();
}

[[nodiscard]] std::vector<std::string> words_of(std::string_view line);
[[nodiscard]] Square square(std::string_view name);
[[nodiscard]] Tower tower(char letter);
[[nodiscard]] Move move_of(const Position& position, std::string_view name);

/// A position as notation.md writes it, of any legality or of a running round.
[[nodiscard]] Setup written_setup(std::string_view line);
[[nodiscard]] Position position(std::string_view line);

/// The first line-up but for these towers, `"K*e4 be5"`, and whose turn it is, `"b K"`.
[[nodiscard]] Setup setup_with(std::string_view towers, std::string_view turn);
[[nodiscard]] Position set_up(std::string_view towers, std::string_view turn);

/// All legal moves, sorted: `"e4d5 e4e5"`.
[[nodiscard]] std::string moves(const Position& position);
[[nodiscard]] bool is_legal(const Position& position, std::string_view move);
/// The position after these moves: `"a2a6 h5h8"`.
[[nodiscard]] Position after(Position position, std::string_view moves);
/// Whose turn it is: `"b K"`, `"b -"`, or `"- -"` when the round is over.
[[nodiscard]] std::string turn(const Position& position);
/// Why a move is refused: `"S8 PushTooStrong b e5"`; `"legal"` when it is not.
[[nodiscard]] std::string why(const Position& position, std::string_view move);
/// How a round ended: `"home row N"`, `"deadlock r"`, with the tower that gets the ring.
[[nodiscard]] std::string end(const Position& position);

/// One line for each event, its rule first: `"M6 blocked g g6"`.
[[nodiscard]] Lines lines(const Events& events);
[[nodiscard]] Lines events(const Position& position, std::string_view move);

[[nodiscard]] Match match(FormatKind kind, const Position& start);
[[nodiscard]] Match series(int rounds);
/// Takes decisions, `"a1a5 d8d4 a5d8 left"`, and tells the events of the last.
Lines decide(Match& match, std::string_view decisions);
[[nodiscard]] std::string score(const Match& match);

/// A match played at random to its end: the same for the same seed.
[[nodiscard]] Match random_match(unsigned seed, Format format);
/// All positions of running rounds in some random matches.
[[nodiscard]] std::vector<Position> positions_of_random_play(int matches);
/// Crowded positions with many rings, as random play hardly meets them.
[[nodiscard]] std::vector<Position> random_positions(int count);

} // namespace kamisado::test
