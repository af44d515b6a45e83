#include "picture/fill.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <optional>
#include <utility>

namespace kamisado::picture {

namespace {

/// Each row of dots is sampled along N lines; within a line, edges are exact.
constexpr int lines_a_row = 8;
constexpr int corners_of_a_disc = 12;

struct Edge {
    double top = 0;
    double bottom = 0;
    double x = 0;     ///< at the top
    double slope = 0; ///< how much x changes on the way down by one
    int way = 1;      ///< down or up
};

std::vector<Edge> edges_of(const std::vector<Ring>& rings) {
    std::vector<Edge> edges;
    for (const Ring& ring : rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            Point from = ring[i];
            Point to = ring[(i + 1) % ring.size()];
            if (from.y == to.y) {
                continue;
            }
            const int way = from.y < to.y ? 1 : -1;
            if (way < 0) {
                std::swap(from, to);
            }
            edges.push_back({.top = from.y,
                             .bottom = to.y,
                             .x = from.x,
                             .slope = (to.x - from.x) / (to.y - from.y),
                             .way = way});
        }
    }
    std::ranges::sort(edges, {}, &Edge::top);
    return edges;
}

struct Crossing {
    double x = 0;
    int way = 1;
};

/// How much of each dot in a row is covered.
class Row {
  public:
    explicit Row(int width) : covered_(static_cast<std::size_t>(width)) {}

    void begin() {
        if (first_ < last_) {
            std::fill(covered_.begin() + first_, covered_.begin() + last_, 0.0);
        }
        first_ = static_cast<std::ptrdiff_t>(covered_.size());
        last_ = 0;
    }
    void add(double from, double to) {
        const auto width = static_cast<double>(covered_.size());
        from = std::clamp(from, 0.0, width);
        to = std::clamp(to, 0.0, width);
        if (from >= to) {
            return;
        }
        const auto left = static_cast<std::ptrdiff_t>(from);
        const auto right = std::min(static_cast<std::ptrdiff_t>(to),
                                    static_cast<std::ptrdiff_t>(covered_.size()) - 1);
        first_ = std::min(first_, left);
        last_ = std::max(last_, right + 1);
        if (left == right) {
            at(left) += to - from;
            return;
        }
        at(left) += static_cast<double>(left + 1) - from;
        for (std::ptrdiff_t x = left + 1; x < right; ++x) {
            at(x) += 1;
        }
        at(right) += to - static_cast<double>(right);
    }
    [[nodiscard]] int first() const { return static_cast<int>(first_); }
    [[nodiscard]] int last() const { return static_cast<int>(last_); }
    [[nodiscard]] double part(int x) const {
        return std::min(1.0, covered_[static_cast<std::size_t>(x)] / lines_a_row);
    }

  private:
    double& at(std::ptrdiff_t x) { return covered_[static_cast<std::size_t>(x)]; }

    std::vector<double> covered_;
    std::ptrdiff_t first_ = 0;
    std::ptrdiff_t last_ = 0;
};

void add_line(Row& row, std::vector<Crossing>& crossings) {
    std::ranges::sort(crossings, {}, &Crossing::x);
    int turns = 0;
    double from = 0;
    for (const Crossing& crossing : crossings) {
        if (turns == 0) {
            from = crossing.x;
        }
        turns += crossing.way;
        if (turns == 0) {
            row.add(from, crossing.x);
        }
    }
}

/// All discs and bars go round the same way: where they overlap, they stay one.
void add_clockwise(std::vector<Ring>& rings, Ring ring) {
    double twice_the_area = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point& from = ring[i];
        const Point& to = ring[(i + 1) % ring.size()];
        twice_the_area += (from.x * to.y) - (to.x * from.y);
    }
    if (twice_the_area < 0) {
        std::ranges::reverse(ring);
    }
    rings.push_back(std::move(ring));
}

void add_disc(std::vector<Ring>& rings, Point middle, double radius) {
    Ring ring;
    for (int corner = 0; corner < corners_of_a_disc; ++corner) {
        const double angle = 2 * std::numbers::pi * corner / corners_of_a_disc;
        ring.push_back({.x = middle.x + (std::cos(angle) * radius),
                        .y = middle.y + (std::sin(angle) * radius)});
    }
    add_clockwise(rings, std::move(ring));
}

void add_bar(std::vector<Ring>& rings, Point from, Point to, double half) {
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    if (length == 0) {
        return;
    }
    const Point aside{.x = -(to.y - from.y) / length * half, .y = (to.x - from.x) / length * half};
    add_clockwise(rings, {{.x = from.x + aside.x, .y = from.y + aside.y},
                          {.x = to.x + aside.x, .y = to.y + aside.y},
                          {.x = to.x - aside.x, .y = to.y - aside.y},
                          {.x = from.x - aside.x, .y = from.y - aside.y}});
}

} // namespace

std::vector<Ring> rings_of(const Path& path, const Matrix& matrix) {
    std::vector<Ring> rings;
    for (const Line& line : path) {
        Ring& ring = rings.emplace_back();
        std::ranges::transform(line.points, std::back_inserter(ring), matrix);
    }
    return rings;
}

std::vector<Ring> rings_around(const Path& path, const Matrix& matrix, const Pen& pen) {
    std::vector<Ring> rings;
    const double half = pen.width * matrix.scale() / 2;
    for (const Line& line : path) {
        const std::size_t count = line.points.size();
        for (std::size_t i = 0; i < count; ++i) {
            const Point here = matrix(line.points[i]);
            const bool is_end = !line.is_closed && (i == 0 || i + 1 == count);
            if (!is_end || pen.has_round_ends) {
                add_disc(rings, here, half);
            }
            if (line.is_closed || i + 1 < count) {
                add_bar(rings, here, matrix(line.points[(i + 1) % count]), half);
            }
        }
    }
    return rings;
}

void fill(Image& image, const std::vector<Ring>& rings, const std::function<Stop(Point)>& paint) {
    const std::vector<Edge> edges = edges_of(rings);
    if (edges.empty()) {
        return;
    }
    const double lowest = std::ranges::max(edges, {}, &Edge::bottom).bottom;
    const int last_row = std::min(image.height() - 1, static_cast<int>(std::floor(lowest)));
    std::size_t next = 0;
    std::vector<Edge> active;
    std::vector<Crossing> crossings;
    Row row(image.width());
    for (int y = std::max(0, static_cast<int>(std::floor(edges.front().top))); y <= last_row; ++y) {
        row.begin();
        for (int line = 0; line < lines_a_row; ++line) {
            const double at = y + ((line + 0.5) / lines_a_row);
            for (; next < edges.size() && edges[next].top <= at; ++next) {
                active.push_back(edges[next]);
            }
            std::erase_if(active, [at](const Edge& edge) { return edge.bottom <= at; });
            crossings.clear();
            for (const Edge& edge : active) {
                crossings.push_back(
                    {.x = edge.x + ((at - edge.top) * edge.slope), .way = edge.way});
            }
            add_line(row, crossings);
        }
        for (int x = row.first(); x < row.last(); ++x) {
            if (const double part = row.part(x); part > 0) {
                const Stop colour = paint({.x = x + 0.5, .y = y + 0.5});
                image.blend(x, y, colour.colour, part * colour.opacity);
            }
        }
    }
}

} // namespace kamisado::picture
