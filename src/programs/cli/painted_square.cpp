#include "cli/painted_square.h"

#include "notation/names.h"
#include "rules/board_colours.h"
#include "rules/colour_names.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace kamisado::cli {

namespace {

/// A large square, in kanji and in letters:
///
///     橙▄▄▄▄▄▄     O▄▄▄▄▄
///     ▸ █ 茶 █◂    ▸█ N █◂
///       ○ ○ ○       ○ ○ ○
class SquarePainter {
  public:
    SquarePainter(const SquareLook& square, const BoardLook& look)
        : square_(&square), look_(&look), ground_(paint_of(colour_of(square.square))) {}

    [[nodiscard]] std::string small() const {
        const std::string front = on_ground(square_->is_mover ? mover_mark() : square_mark());
        if (!square_->tower) {
            const std::string_view middle = square_->is_target ? " ●   " : "     ";
            return front + on_ground(fmt::format("{}{}", middle, is_kanji() ? " " : ""));
        }
        constexpr std::array<std::string_view, max_rings + 1> raised{" ", "¹", "²", "³"};
        const auto rings = static_cast<std::size_t>(square_->tower->rings);
        return front + in_tower_colour("█") +
               on_disc(fmt::format("{}{}", tower_mark(), raised[rings])) + in_tower_colour("█") +
               on_ground(" ");
    }

    [[nodiscard]] std::string large(int row) const {
        if (!square_->tower) {
            return large_empty(row);
        }
        switch (row) {
        case 0: return on_ground(square_mark()) + in_tower_colour(bar("▄")) + on_ground(" ");
        case 1: return large_middle();
        default: return on_ground(left_margin()) + bottom() + on_ground(" ");
        }
    }

  private:
    [[nodiscard]] bool is_kanji() const { return look_->marks == Marks::Kanji; }

    [[nodiscard]] std::string on_ground(std::string_view text) const {
        return painted(text, readable_on(ground_), ground_, look_->depth);
    }
    [[nodiscard]] std::string in_tower_colour(std::string_view text) const {
        return painted(text, paint_of(square_->tower->tower.colour), ground_, look_->depth);
    }
    [[nodiscard]] std::string on_disc(std::string_view text) const {
        const Paint disc = paint_of(square_->tower->tower.owner);
        return painted(text, readable_on(disc), disc, look_->depth);
    }

    /// As wide as the square's mark, whether it is shown or not.
    [[nodiscard]] std::string_view left_margin() const { return is_kanji() ? "  " : " "; }

    [[nodiscard]] std::string_view mover_mark() const { return is_kanji() ? "▸ " : "▸"; }

    [[nodiscard]] std::string square_mark() const {
        const Colour colour = colour_of(square_->square);
        switch (look_->marks) {
        case Marks::None: return std::string(left_margin());
        case Marks::Letters: return {letter_of(colour)};
        case Marks::Kanji: break;
        }
        return std::string(kanji_of(colour));
    }

    [[nodiscard]] std::string tower_mark() const {
        const Tower tower = square_->tower->tower;
        return is_kanji() ? std::string(kanji_of(tower.colour)) : std::string{letter_of(tower)};
    }

    /// Through the whole width of a tower.
    [[nodiscard]] std::string bar(std::string_view piece) const {
        std::string text;
        for (int column = 0; column < (is_kanji() ? 6 : 5); ++column) {
            text += piece;
        }
        return text;
    }

    [[nodiscard]] std::string large_empty(int row) const {
        const std::string_view filling = is_kanji() ? "       " : "      ";
        if (row == 0) {
            return on_ground(square_mark() + std::string(filling));
        }
        const bool has_dot = row == 1 && square_->is_target;
        const std::string_view dotted = is_kanji() ? "  ●    " : "  ●   ";
        return on_ground(fmt::format("{}{}", left_margin(), has_dot ? dotted : filling));
    }

    [[nodiscard]] std::string large_middle() const {
        const bool is_mover = square_->is_mover;
        return on_ground(is_mover ? mover_mark() : left_margin()) + in_tower_colour("█") +
               on_disc(fmt::format(" {} ", tower_mark())) + in_tower_colour("█") +
               on_ground(is_mover ? "◂" : " ");
    }

    /// The lower edge of the tower, or a base with its rings.
    [[nodiscard]] std::string bottom() const {
        constexpr std::array<std::string_view, max_rings + 1> rings{"", "  ○  ", " ○ ○ ", "○ ○ ○"};
        const PlacedTower& placed = *square_->tower;
        if (placed.rings == 0) {
            return in_tower_colour(bar("▀"));
        }
        const std::string_view row = rings[static_cast<std::size_t>(placed.rings)];
        return on_disc(fmt::format("{}{}", row, is_kanji() ? " " : ""));
    }

    const SquareLook* square_;
    const BoardLook* look_;
    Paint ground_;
};

} // namespace

int painted_width(const BoardLook& look) {
    const bool is_kanji = look.marks == Marks::Kanji;
    if (look.size == BoardSize::Small) {
        return is_kanji ? 8 : 6;
    }
    return is_kanji ? 9 : 7;
}

int painted_centre(const BoardLook& look) {
    const bool is_kanji = look.marks == Marks::Kanji;
    if (look.size == BoardSize::Small) {
        return is_kanji ? 3 : 2;
    }
    return is_kanji ? 4 : 3;
}

int painted_height(const BoardLook& look) { return look.size == BoardSize::Large ? 3 : 1; }

std::string painted_square(const SquareLook& square, const BoardLook& look, int row) {
    const SquarePainter painter(square, look);
    return look.size == BoardSize::Large ? painter.large(row) : painter.small();
}

} // namespace kamisado::cli
