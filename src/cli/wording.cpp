#include "cli/wording.h"

#include "notation/ascii.h"
#include "notation/describe.h"
#include "notation/names.h"
#include "rules/board_colours.h"
#include "rules/colour_names.h"

#include <fmt/format.h>

#include <array>

namespace kamisado::cli {

std::string_view title(Player player) { return player == Player::Black ? "Black" : "Gold"; }

std::string word(Colour colour) { return to_lower(name_of(colour, Language::English)); }

std::string place(Square square) {
    return fmt::format("{} ({})", word(colour_of(square)), name_of(square));
}

std::string tower_on_board(const Board& board, Tower tower) {
    return fmt::format("{}, on {}", word(tower.colour), name_of(board.square_of(tower)));
}

std::string_view rank_name(int rings) {
    constexpr std::array<std::string_view, max_rings + 1> names{"tower", "Sumo", "Double Sumo",
                                                                "Triple Sumo"};
    return names[static_cast<std::size_t>(rings)];
}

std::string describe(Format format) {
    switch (format.kind) {
    case FormatKind::Single: return "single round";
    case FormatKind::Series: return fmt::format("series of {}", counted(format.rounds, "round"));
    case FormatKind::Standard: return "standard match, 3 points win";
    case FormatKind::Long: return "long match, 7 points win";
    case FormatKind::Marathon: break;
    }
    return "marathon match, 15 points win";
}

std::string write_score(const PerPlayer<int>& score) {
    return fmt::format("{}-{}", score[Player::Black], score[Player::Gold]);
}

std::string counted(int number, std::string_view one, std::string_view many) {
    if (number != 1 && !many.empty()) {
        return fmt::format("{} {}", number, many);
    }
    return fmt::format("{} {}{}", number, one, number == 1 ? "" : "s");
}

std::string name_in(const Record& record, Player player) {
    const auto name = record.tag(title(player));
    return name && !name->empty() ? printable(*name) : "";
}

std::string full_name(const Record& record, Player player) {
    const std::string name = name_in(record, player);
    return name.empty() ? std::string(title(player)) : fmt::format("{} ({})", name, title(player));
}

} // namespace kamisado::cli
