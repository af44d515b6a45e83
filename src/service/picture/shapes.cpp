#include "picture/shapes.h"

#include "picture/fill.h"
#include "text/number.h"

#include <algorithm>
#include <cmath>

namespace kamisado::picture {

namespace {

/// Words of a line, one after the other.
class Words {
  public:
    explicit Words(std::string_view line) : rest_(line) {}

    [[nodiscard]] bool is_empty() const { return rest_.empty(); }
    [[nodiscard]] std::string_view rest() const { return rest_; }
    [[nodiscard]] std::string_view peek() const { return rest_.substr(0, rest_.find(' ')); }
    std::string_view word() {
        const std::string_view word = peek();
        rest_.remove_prefix(std::min(word.size() + 1, rest_.size()));
        return word;
    }
    double number() { return number_from<double>(word()).value_or(0); }
    std::size_t count() { return number_from<std::size_t>(word()).value_or(0); }
    Matrix matrix() {
        Matrix read;
        for (double* const value : {&read.a, &read.b, &read.c, &read.d, &read.e, &read.f}) {
            *value = number();
        }
        return read;
    }
    Rgb colour() {
        constexpr int sixteen = 16;
        const std::string_view text = word();
        const auto channel = [text](std::size_t at) {
            int value = 0;
            std::from_chars(text.data() + at, text.data() + at + 2, value, sixteen);
            return static_cast<std::uint8_t>(value);
        };
        return {.red = channel(1), .green = channel(3), .blue = channel(5)};
    }
    Paint paint() {
        Paint read;
        const std::string_view kind = word();
        if (kind == "plain") {
            const Rgb own = colour();
            read.stops.push_back({.offset = 0, .colour = own, .opacity = number()});
            return read;
        }
        read.kind = kind == "linear" ? Paint::Kind::Linear : Paint::Kind::Radial;
        for (double& value : read.place) {
            value = number();
        }
        for (std::size_t left = count(); left > 0; --left) {
            const double offset = number();
            const Rgb own = colour();
            read.stops.push_back({.offset = offset, .colour = own, .opacity = number()});
        }
        return read;
    }

  private:
    std::string_view rest_;
};

Path path_of(Words& words) {
    Path path;
    while (!words.is_empty()) {
        if (words.peek() == "ring" || words.peek() == "line") {
            path.push_back({.points = {}, .is_closed = words.word() == "ring"});
        }
        const double x = words.number();
        path.back().points.push_back({.x = x, .y = words.number()});
    }
    return path;
}

Stop mixed(const Stop& from, const Stop& to, double offset) {
    const double part = (offset - from.offset) / (to.offset - from.offset);
    const auto channel = [part](std::uint8_t one, std::uint8_t other) {
        return static_cast<std::uint8_t>(std::lround(one + ((other - one) * part)));
    };
    return {.offset = offset,
            .colour = {.red = channel(from.colour.red, to.colour.red),
                       .green = channel(from.colour.green, to.colour.green),
                       .blue = channel(from.colour.blue, to.colour.blue)},
            .opacity = from.opacity + ((to.opacity - from.opacity) * part)};
}

} // namespace

Stop Paint::at(Point point) const {
    double part = 0;
    if (kind == Kind::Linear) {
        const Point way{.x = place[2] - place[0], .y = place[3] - place[1]};
        part = (((point.x - place[0]) * way.x) + ((point.y - place[1]) * way.y)) /
               ((way.x * way.x) + (way.y * way.y));
    } else if (kind == Kind::Radial) {
        part = std::hypot((point.x - place[0]) / place[2], (point.y - place[1]) / place[3]);
    }
    const auto after =
        std::ranges::find_if(stops, [part](const Stop& stop) { return stop.offset > part; });
    if (after == stops.begin()) {
        return stops.front();
    }
    return after == stops.end() ? stops.back() : mixed(*std::prev(after), *after, part);
}

const Shapes& Shapes::of_board() {
    static const Shapes shapes(board_shapes_text());
    return shapes;
}

Shapes::Shapes(std::string_view text) {
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        add(line);
    }
}

void Shapes::add(std::string_view line) {
    Words words(line);
    const std::string_view what = words.word();
    if (what == "box") {
        for (double* const value : {&box_.left, &box_.top, &box_.width, &box_.height}) {
            *value = words.number();
        }
    } else if (what == "path") {
        words.word(); // their numbers are in order
        paths_.push_back(path_of(words));
    } else if (what == "drawing") {
        last_ = &drawings_[std::string(words.rest())];
    } else if (what == "use") {
        Item item;
        item.kind = Item::Kind::Use;
        item.name = std::string(words.word());
        item.matrix = words.matrix();
        last_->push_back(std::move(item));
    } else if (what == "fill" || what == "stroke") {
        Item item;
        item.kind = what == "fill" ? Item::Kind::Fill : Item::Kind::Stroke;
        item.path = words.count();
        item.matrix = words.matrix();
        if (item.kind == Item::Kind::Stroke) {
            item.width = words.number();
            item.has_round_ends = words.word() == "round";
        }
        item.paint = words.paint();
        last_->push_back(std::move(item));
    }
}

void Shapes::draw(Image& image, std::string_view name, const Matrix& matrix) const {
    const auto drawing = drawings_.find(name);
    if (drawing == drawings_.end()) {
        return;
    }
    for (const Item& item : drawing->second) {
        const Matrix placed = matrix * item.matrix;
        if (item.kind == Item::Kind::Use) {
            draw(image, item.name, placed);
            continue;
        }
        const Path& path = paths_[item.path];
        const auto rings =
            item.kind == Item::Kind::Fill
                ? rings_of(path, placed)
                : rings_around(path, placed,
                               {.width = item.width, .has_round_ends = item.has_round_ends});
        fill(image, rings,
             [&item, back = placed.inverse()](Point at) { return item.paint.at(back(at)); });
    }
}

} // namespace kamisado::picture
