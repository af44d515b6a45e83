#include "terminal/help_screen.h"

#include "screen/box.h"
#include "screen/text.h"

#include <string>
#include <string_view>
#include <tuple>

namespace kamisado::terminal {

using screen::Role;
using screen::style_of;

void HelpScreen::draw(screen::Sheet& sheet) {
    constexpr int rows_of_all = std::tuple_size_v<decltype(HelpTexts::keys)> +
                                std::tuple_size_v<decltype(HelpTexts::rules)> + 5;
    constexpr int key_column = 20;
    has_room_ = sheet.canvas.size().rows >= rows_of_all;
    const HelpTexts& texts = frame_.texts().help;
    const screen::Area inside = screen::draw_box(sheet, sheet.area(), texts.title);
    const auto line_at = [&](int row) {
        return screen::Area{.row = inside.row + row,
                            .column = inside.column,
                            .size = {.rows = 1, .columns = inside.size.columns}};
    };
    int row = 0;
    if (page_ == Page::Keys) {
        for (const std::string_view line : texts.keys) {
            const auto tab = line.find('\t');
            screen::Area place = line_at(row++);
            screen::draw_line(sheet, place, line.substr(0, tab), style_of(Role::Key, sheet.look));
            place.column += key_column;
            place.size.columns -= key_column;
            screen::draw_line(sheet, place, line.substr(tab + 1));
        }
        ++row;
    }
    if (page_ == Page::Rules || has_room_) {
        for (const std::string& rule : rules_in(frame_.speech())) {
            screen::draw_line(sheet, line_at(row++), rule);
        }
    }
    screen::draw_line(sheet, line_at(inside.size.rows - 1), texts.close,
                      style_of(Role::Faint, sheet.look), screen::Align::Right);
}

void HelpScreen::turn() { page_ = page_ == Page::Keys && !has_room_ ? Page::Rules : Page::None; }

void HelpScreen::press(const screen::KeyPress& press) {
    if (press.key == screen::Key::Escape || press.character == U'q') {
        page_ = Page::None;
    } else {
        turn();
    }
}

void HelpScreen::click(int /*id*/, const screen::MouseInput& /*mouse*/) { turn(); }

void HelpScreen::scroll(int /*id*/, int /*rows*/) {}

} // namespace kamisado::terminal
