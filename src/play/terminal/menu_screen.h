#pragma once

#include "screen/menu.h"
#include "terminal/frame.h"
#include "terminal/router.h"
#include "terminal/session.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace kamisado::terminal {

/// The menu that begins a match.
class MenuScreen : public Screen {
  public:
    MenuScreen(Frame& frame, Router& router);

    /// Offers to go on with a match that was kept.
    void offer(Session last) { last_ = std::move(last); }
    /// Takes the match that was offered.
    [[nodiscard]] std::optional<Session> take_offered() {
        return std::exchange(last_, std::nullopt);
    }
    void go_to_top() { cursor_ = 0; }

    void draw(screen::Sheet& sheet) override;
    void press(const screen::KeyPress& press) override;
    void click(int id, const screen::MouseInput& mouse) override;
    void scroll(int id, int rows) override;

  private:
    /// All there is to know of a line of the menu.
    struct Entry {
        std::string label;
        std::function<void()> choose;
        std::string value = {};
        std::function<void(int)> change = {}; ///< forwards or backwards; then Enter changes it, too
        std::string about = {};               ///< told while the cursor is on it
        std::optional<Player> person = std::nullopt; ///< letters are this person's name
    };
    [[nodiscard]] std::vector<Entry> entries();
    [[nodiscard]] Entry entry_to_go_on();
    [[nodiscard]] Entry entry_of(Player player);
    [[nodiscard]] Entry entry_of_clock();
    [[nodiscard]] Entry entry_of_sides();
    [[nodiscard]] std::string name_of(Player player) const;
    [[nodiscard]] Entry entry_of_edition();

    [[nodiscard]] screen::Menu menu_of(const std::vector<Entry>& entries) const;
    /// Handles a letter that is a shortcut, wherever the cursor is; false if it is none.
    bool press_letter(char32_t letter);
    void change_format(int by);
    void change_player(Player player, int by);
    void ask_for_name(Player player, const std::string& beginning);

    Frame& frame_;
    Router& router_;
    NewMatch wanted_;
    std::optional<Session> last_;
    int cursor_ = 0; ///< counts what is shown
};

} // namespace kamisado::terminal
