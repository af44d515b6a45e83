#pragma once

#include "screen/canvas.h"

#include <optional>
#include <vector>

namespace kamisado::screen {

/// What can be clicked, and where. Filled while drawing; what was added last lies on top.
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

} // namespace kamisado::screen
