#pragma once

#include "terminal/frame.h"
#include "terminal/router.h"

namespace kamisado::terminal {

/// Keys and rules: on one page, or on two where there is not room for both.
class HelpScreen : public Screen {
  public:
    explicit HelpScreen(const Frame& frame) : frame_(frame) {}

    [[nodiscard]] bool is_closed() const { return page_ == Page::None; }

    void draw(screen::Sheet& sheet) override;
    void press(const screen::KeyPress& press) override;
    void click(int id, const screen::MouseInput& mouse) override;
    void scroll(int id, int rows) override;

  private:
    enum class Page : unsigned char { Keys, Rules, None };

    void turn();

    const Frame& frame_;
    Page page_ = Page::Keys;
    bool has_room_ = false; ///< for all of it
};

} // namespace kamisado::terminal
