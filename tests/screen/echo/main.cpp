// Shows what the display is told: for tests that type, click, resize and kill.
#include "screen/cluster.h"
#include "screen/display.h"

#include <cstdio>
#include <cstdlib>
#include <deque>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>

namespace {

using namespace kamisado::screen;

std::string name_of(Key key) {
    switch (key) {
    case Key::Character: return "Character";
    case Key::Enter: return "Enter";
    case Key::Escape: return "Escape";
    case Key::Tab: return "Tab";
    case Key::BackTab: return "BackTab";
    case Key::Backspace: return "Backspace";
    case Key::Delete: return "Delete";
    case Key::Up: return "Up";
    case Key::Down: return "Down";
    case Key::Left: return "Left";
    case Key::Right: return "Right";
    case Key::Home: return "Home";
    case Key::End: return "End";
    case Key::PageUp: return "PageUp";
    case Key::PageDown: return "PageDown";
    case Key::F1: return "F1";
    case Key::Interrupt: return "Interrupt";
    }
    return "unknown";
}

struct Told {
    std::string operator()(const KeyPress& press) const {
        return press.key == Key::Character ? "typed " + utf8_of(press.character)
                                           : "pressed " + name_of(press.key);
    }
    std::string operator()(const MouseInput& mouse) const {
        const std::string place = std::to_string(mouse.row) + "," + std::to_string(mouse.column);
        switch (mouse.action) {
        case MouseAction::Press: return "clicked " + place;
        case MouseAction::ScrollUp: return "scrolled up " + place;
        case MouseAction::ScrollDown: break;
        }
        return "scrolled down " + place;
    }
    std::string operator()(Resized) const { return "resized"; }
    std::string operator()(HungUp) const { return "hung up"; }
};

class Echo {
  public:
    explicit Echo(Display& display) : display_(&display) {}

    void run() {
        while (is_running_) {
            draw();
            const auto input = display_->wait(std::chrono::minutes(2));
            note(std::to_string(++count_) + " " + (input ? std::visit(Told{}, *input) : "nothing"));
            if (input) {
                react(*input);
            }
        }
    }

  private:
    void note(std::string line) {
        lines_.push_front(std::move(line));
        if (lines_.size() > 12) {
            lines_.pop_back();
        }
    }

    void react(const Input& input) {
        if (std::holds_alternative<HungUp>(input)) {
            is_running_ = false;
        }
        const auto* press = std::get_if<KeyPress>(&input);
        if (press == nullptr || press->key != Key::Character) {
            return;
        }
        switch (press->character) {
        case U'q': is_running_ = false; break;
        case U'w': std::jthread([this] { display_->wake(); }).join(); break;
        case U'!': throw std::runtime_error("thrown as asked");
        case U'@': std::abort();
        default: break;
        }
    }

    void draw() {
        constexpr std::string_view names[] = {"none", "16", "256", "true"};
        const Size size = display_->size();
        Canvas canvas(size);
        std::string head = std::to_string(size.columns) + "x" + std::to_string(size.rows);
        head += " colours=" + std::string(names[static_cast<int>(display_->colours())]);
        head += display_->has_unicode() ? " unicode" : " ascii";
        head += display_->has_mouse() ? " mouse" : " mouseless";
        canvas.put(0, 0, head, {.bold = true});
        canvas.put(1, 0, "orange", {.ink = Rgb{0xD9, 0x74, 0x1F}});
        canvas.put(1, 8, "blue", {.paper = Rgb{0x00, 0x66, 0xB3}});
        canvas.put(1, 16, "under", {.underlined = true});
        canvas.put(1, 24, "grün 橙橙 é", {.reversed = true});
        int row = 3;
        for (const std::string& line : lines_) {
            canvas.put(row++, 2, line);
        }
        canvas.put(size.rows - 1, size.columns - 1, "#");
        display_->show(canvas);
    }

    Display* display_;
    std::deque<std::string> lines_;
    int count_ = 0;
    bool is_running_ = true;
};

} // namespace

int main(int count, char** words) {
    DisplayOptions options;
    for (int place = 1; place < count; ++place) {
        const std::string_view word = words[place];
        options.colours = options.colours && word != "colourless";
        options.mouse = options.mouse && word != "mouseless";
    }
    try {
        const auto display = Display::open(options);
        if (!display) {
            std::puts(display.error().c_str());
            return 2;
        }
        Echo(**display).run();
    } catch (const std::exception& error) {
        std::puts(error.what());
        return 3;
    }
    std::puts("ended well");
    return 0;
}
