#pragma once

#include "picture/image.h"
#include "rules/setup.h"

namespace kamisado::picture {

/// Draws boards of one size as the page does, Black's home row below: towers with their rings, and
/// light around the one that must move.
class BoardPainter {
  public:
    /// The width of a square in dots.
    explicit BoardPainter(int square);

    [[nodiscard]] Image draw(const Setup& position) const;

    /// In the middle of a square, which has an upper left corner of a1 = (0, 7).
    [[nodiscard]] int square() const { return square_; }
    /// Where the squares begin: the frame is so wide.
    [[nodiscard]] int margin() const { return margin_; }

  private:
    int square_;
    int margin_;
    Image ground_; ///< without towers: drawn once
};

/// A board in the middle of the shape that link previews have, 1200 by 630.
[[nodiscard]] Image on_card(const Image& board);
inline constexpr int card_width = 1200;
inline constexpr int card_height = 630;
inline constexpr int card_square = 72;

} // namespace kamisado::picture
