#include "screen/painter.h"

#include "screen/palette.h"
#include "screen/plain_text.h"

#include <fmt/format.h>

#include <string_view>

namespace kamisado::screen {

namespace {

constexpr int bright = 8; // the first of the brighter half of 16 colours

std::string sixteen_colours(const Style& style, const TerminalCodes& codes) {
    return (style.paper ? codes.paper(nearest_of_16(*style.paper)) : "") +
           (style.ink ? codes.ink(nearest_of_16(*style.ink)) : "");
}

/// With eight colours the brighter half is made by bold, which only ink can be.
std::string eight_colours(const Style& style, const TerminalCodes& codes) {
    constexpr int white = 7;
    std::string text;
    if (style.paper) {
        text += codes.paper(nearest_of_16(*style.paper) % bright);
    }
    if (style.ink) {
        const int ink = nearest_of_16(*style.ink);
        const int paper = style.paper ? nearest_of_16(*style.paper) : ink;
        const bool has_merged = ink != paper && ink % bright == paper % bright;
        const int contrast = paper % bright == white ? 0 : white;
        text += codes.ink(has_merged ? contrast : ink % bright);
        text += ink >= bright && !style.bold ? codes.bold : "";
    }
    return text;
}

/// How a paper of sixteen is mixed where there are only eight: no paper is bright then, and pink
/// would be purple, yellow orange and brown nothing.
struct Mixture {
    int ink;
    std::string_view grain;
};
constexpr std::optional<Mixture> mixture_of(int paper) {
    switch (paper) {
    case 3: return Mixture{.ink = 1, .grain = "░"};   // orange: yellow, or brown, with some red
    case 8: return Mixture{.ink = 3, .grain = "▒"};   // brown: black and yellow
    case 11: return Mixture{.ink = 11, .grain = "▒"}; // yellow, brighter where bold is
    case 13: return Mixture{.ink = 7, .grain = "▒"};  // pink: purple and white
    default: return std::nullopt;
    }
}

/// An empty cell as it is where colours have to be mixed.
Cell mixed(const Cell& cell, const TerminalCodes& codes) {
    const bool is_poor = codes.look.colours == Colours::Sixteen && codes.palette < 2 * bright;
    if (!is_poor || !codes.look.unicode || cell.text != " " || !cell.style.paper) {
        return cell;
    }
    const auto mixture = mixture_of(nearest_of_16(*cell.style.paper));
    if (!mixture) {
        return cell;
    }
    return {.text = std::string(mixture->grain),
            .style = {.ink = palette_colour(mixture->ink), .paper = cell.style.paper}};
}

std::string colours_of(const Style& style, const TerminalCodes& codes) {
    std::string text;
    switch (codes.look.colours) {
    case Colours::None: return {};
    case Colours::Sixteen:
        return codes.palette < 16 ? eight_colours(style, codes) : sixteen_colours(style, codes);
    case Colours::Palette256:
        text += style.paper ? codes.paper(nearest_of_256(*style.paper)) : "";
        text += style.ink ? codes.ink(nearest_of_256(*style.ink)) : "";
        return text;
    case Colours::True: break;
    }
    const auto direct = [](int what, Rgb colour) {
        return fmt::format("\033[{};2;{};{};{}m", what, colour.red, colour.green, colour.blue);
    };
    text += style.paper ? direct(48, *style.paper) : "";
    text += style.ink ? direct(38, *style.ink) : "";
    return text;
}

/// Writes cells and knows where the terminal's cursor is and what it would write like.
class Pen {
  public:
    explicit Pen(const TerminalCodes& codes) : codes_(&codes) {}

    void write(int row, int column, const Cell& cell) {
        if (row != row_ || column != column_) {
            text_ += codes_->move_to(row, column);
        }
        if (style_ != cell.style) {
            text_ += codes_->plain + code_of(cell.style, *codes_);
            style_ = cell.style;
        }
        text_ += codes_->look.unicode ? cell.text : plain_text(cell.text);
        row_ = row;
        // Terminals disagree on how wide other characters are: the next cell is told its place.
        column_ = cell.text.size() <= 3 ? column + 1 : unknown;
    }
    void write_wide(int row, int column, const Cell& cell) {
        write(row, column, cell);
        column_ = unknown;
    }

    [[nodiscard]] std::string finish() {
        return style_ ? std::move(text_) + codes_->plain : std::move(text_);
    }

  private:
    static constexpr int unknown = -1;

    const TerminalCodes* codes_;
    std::string text_;
    std::optional<Style> style_;
    int row_ = unknown;
    int column_ = unknown;
};

/// Without the blanks at its end.
std::string coloured_row(const Canvas& canvas, int row, const TerminalCodes& codes) {
    int end = canvas.size().columns;
    while (end > 0 && canvas.at(row, end - 1) == Cell{}) {
        --end;
    }
    std::string text;
    Style style;
    for (int column = 0; column < end; ++column) {
        const Cell& cell = canvas.at(row, column);
        text += cell.style == style ? "" : codes.plain + code_of(cell.style, codes);
        style = cell.style;
        text += codes.look.unicode ? cell.text : plain_text(cell.text);
    }
    return style == Style{} ? text : text + codes.plain;
}

} // namespace

std::string code_of(const Style& style, const TerminalCodes& codes) {
    return (style.bold ? codes.bold : "") + (style.dim ? codes.dim : "") +
           (style.underlined ? codes.underlined : "") + (style.reversed ? codes.reversed : "") +
           colours_of(style, codes);
}

std::string write_lines(const Canvas& canvas, const Look& look) {
    const TerminalCodes codes{
        .move_to = {},
        .ink = [](int index) { return fmt::format("\033[38;5;{}m", index); },
        .paper = [](int index) { return fmt::format("\033[48;5;{}m", index); },
        .plain = "\033[0m",
        .bold = "\033[1m",
        .dim = "\033[2m",
        .underlined = "\033[4m",
        .reversed = "\033[7m",
        .look = look,
        .palette = 256};
    std::string text;
    for (int row = 0; row < canvas.size().rows; ++row) {
        if (look.colours != Colours::None) {
            text += coloured_row(canvas, row, codes);
        } else {
            text += look.unicode ? canvas.text(row) : plain_text(canvas.text(row));
        }
        text += "\n";
    }
    return text;
}

std::string changes(const std::optional<Canvas>& before, const Canvas& after,
                    const TerminalCodes& codes) {
    const Size size = after.size();
    const bool is_all = !before || before->size() != size;
    Pen pen(codes);
    for (int row = 0; row < size.rows; ++row) {
        for (int column = 0; column < size.columns; ++column) {
            const Cell& cell = after.at(row, column);
            const bool is_last = row == size.rows - 1 && column == size.columns - 1;
            const bool is_second_half = cell.text.empty();
            if (is_second_half || (is_last && codes.spares_last_cell) ||
                (!is_all && before->at(row, column) == cell)) {
                continue;
            }
            if (after.at(row, column + 1).text.empty()) {
                pen.write_wide(row, column, cell);
            } else {
                pen.write(row, column, mixed(cell, codes));
            }
        }
    }
    return pen.finish();
}

} // namespace kamisado::screen
