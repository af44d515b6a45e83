#pragma once

#include "screen/canvas.h"
#include "screen/look.h"

#include <optional>
#include <vector>

namespace kamisado::screen {

/// Areas that can be clicked. Filled while drawing; the last one added lies on top.
class HitMap {
  public:
    void add(const Area& area, int id) { places_.push_back({.area = area, .id = id}); }
    void clear() { places_.clear(); }
    [[nodiscard]] std::optional<int> at(int row, int column) const;

  private:
    struct Place {
        Area area;
        int id = 0;
    };
    std::vector<Place> places_;
};

/// What widgets draw on: one picture of the screen, and what can be clicked in it.
struct Sheet {
    Canvas canvas;
    Look look = {};
    HitMap hits = {};

    [[nodiscard]] Area area() const { return {.row = 0, .column = 0, .size = canvas.size()}; }
};

} // namespace kamisado::screen
