#include "screen/text.h"

#include "screen/cluster.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

namespace kamisado::screen {

namespace {

/// Breaks one line of the text; spaces at a break are dropped.
class LineBreaker {
  public:
    explicit LineBreaker(int width) : width_(std::max(width, 1)) {}

    /// A space that holds together what is beside it does not end a word.
    void add(const Cluster& cluster, bool holds) {
        if (cluster.text == " " && (!holds || word_.empty())) {
            end_word();
            ++spaces_;
        } else {
            if (word_width_ + cluster.width > width_) {
                end_word();
            }
            word_ += cluster.text;
            word_width_ += cluster.width;
        }
    }

    [[nodiscard]] std::vector<std::string> finish() {
        end_word();
        lines_.push_back(line_);
        return std::move(lines_);
    }

  private:
    void end_word() {
        if (word_.empty()) {
            return;
        }
        if (line_width_ > 0 && line_width_ + spaces_ + word_width_ > width_) {
            lines_.push_back(std::exchange(line_, {}));
            line_width_ = 0;
            spaces_ = 0;
        }
        // The spaces in front of the first word are kept: they are somebody's indentation.
        const int room = std::max(width_ - line_width_ - word_width_, 0);
        const int before = std::min(spaces_, room);
        line_ += std::string(static_cast<std::size_t>(before), ' ') + word_;
        line_width_ += before + word_width_;
        word_.clear();
        word_width_ = 0;
        spaces_ = 0;
    }

    int width_;
    std::vector<std::string> lines_;
    std::string line_;
    int line_width_ = 0;
    std::string word_;
    int word_width_ = 0;
    int spaces_ = 0;
};

/// A sign that French sets apart from the word before it, and that no line begins with.
bool begins_with_sign(std::string_view text) {
    constexpr std::string_view signs = ":;?!";
    return !text.empty() && signs.contains(text.front()) && (text.size() == 1 || text[1] == ' ');
}

std::vector<std::string> wrapped_line(std::string_view line, int width) {
    LineBreaker breaker(width);
    while (!line.empty()) {
        const Cluster cluster = take_cluster(line);
        breaker.add(cluster, begins_with_sign(line));
    }
    return breaker.finish();
}

} // namespace

std::vector<std::string> wrapped(std::string_view text, int width) {
    std::vector<std::string> lines;
    for (;;) {
        const std::size_t end = text.find('\n');
        std::ranges::move(wrapped_line(text.substr(0, end), width), std::back_inserter(lines));
        if (end == std::string_view::npos) {
            return lines;
        }
        text.remove_prefix(end + 1);
    }
}

std::string shortened(std::string_view text, int width, const Look& look) {
    if (width_of(text) <= width) {
        return std::string(text);
    }
    const std::string_view ellipsis = look.unicode ? "…" : "..";
    std::string result;
    int room = width - width_of(ellipsis);
    if (room < 0) {
        return {};
    }
    for (;;) {
        const Cluster cluster = take_cluster(text);
        room -= cluster.width;
        if (room < 0) {
            return result.append(ellipsis);
        }
        result += cluster.text;
    }
}

int draw_paragraph(Sheet& sheet, const Area& area, std::string_view text, const Style& style) {
    int rows = 0;
    for (const std::string& line : wrapped(text, area.size.columns)) {
        if (rows == area.size.rows) {
            break;
        }
        sheet.canvas.put(area.row + rows, area.column, line, style);
        ++rows;
    }
    return rows;
}

Area draw_line(Sheet& sheet, const Area& area, std::string_view text, const Style& style,
               Align align) {
    const std::string shown = shortened(text, area.size.columns, sheet.look);
    const int width = width_of(shown);
    Area place{.row = area.row, .column = area.column, .size = {.rows = 1, .columns = width}};
    if (area.size.rows < 1) {
        return {.row = area.row, .column = area.column, .size = {}};
    }
    if (align == Align::Centre) {
        place.column += (area.size.columns - width) / 2;
    } else if (align == Align::Right) {
        place.column += area.size.columns - width;
    }
    sheet.canvas.put(place.row, place.column, shown, style);
    return place;
}

} // namespace kamisado::screen
