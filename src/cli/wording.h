#pragma once

#include "notation/record.h"
#include "rules/board.h"
#include "rules/colour.h"
#include "rules/match.h"
#include "rules/player.h"
#include "rules/square.h"
#include "rules/tower.h"

#include <string>
#include <string_view>

/// Words for what people are told, in English.
namespace kamisado::cli {

/// "Black"
[[nodiscard]] std::string_view title(Player player);
/// "green"
[[nodiscard]] std::string word(Colour colour);
/// "green (e4)": the colour is what matters
[[nodiscard]] std::string place(Square square);
/// "green, on e4": a tower and where it stands
[[nodiscard]] std::string tower_on_board(const Board& board, Tower tower);
/// "Sumo", "Double Sumo", "Triple Sumo"
[[nodiscard]] std::string_view rank_name(int rings);
/// "standard match, 3 points win"
[[nodiscard]] std::string describe(Format format);
/// "3-1", Black's first
[[nodiscard]] std::string write_score(const PerPlayer<int>& score);
/// "1 point", "3 points"; `many` where an s does not make it
[[nodiscard]] std::string counted(int number, std::string_view one, std::string_view many = {});

/// The player's name from the record's tags, as it can be shown; empty when there is none.
[[nodiscard]] std::string name_in(const Record& record, Player player);
/// "Amy (Black)", or "Black" alone
[[nodiscard]] std::string full_name(const Record& record, Player player);

} // namespace kamisado::cli
