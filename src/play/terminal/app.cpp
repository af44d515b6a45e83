#include "terminal/app.h"

#include "screen/text.h"
#include "terminal/layout.h"
#include "terminal/opening.h"
#include "words/sentence.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace kamisado::terminal {

namespace {

constexpr auto longest_wait = std::chrono::milliseconds(1000);
/// Longer than that the program has been stopped, or the machine asleep.
constexpr App::Moment::duration longest_absence = std::chrono::seconds(3);

/// The match that the command line asks for; a player without a name is a person.
NewMatch wanted_by(const GameOptions& options) {
    NewMatch wanted;
    wanted.format = options.format.value_or(wanted.format);
    wanted.clock = options.clock;
    for (const Player player : all_players) {
        wanted.seat(player, options.names[player]);
    }
    return wanted;
}

void draw_too_small(screen::Sheet& sheet, const Speech& speech) {
    const screen::Size size = sheet.canvas.size();
    screen::Area area = sheet.area();
    area.row = std::max((size.rows / 2) - 1, 0);
    area.size.rows = size.rows - area.row;
    const GameTexts& texts = speech.texts().game;
    const int used = screen::draw_paragraph(sheet, area,
                                            Sentence(speech)
                                                .number("columns", size.columns)
                                                .number("rows", size.rows)
                                                .filled_in(texts.too_small),
                                            style_of(screen::Role::Warning, sheet.look));
    area.row += used;
    area.size.rows -= used;
    screen::draw_paragraph(sheet, area, texts.too_small_keeps);
}

} // namespace

App::App(const GameOptions& options, bool has_unicode, std::function<void()> wake,
         std::uint64_t seed)
    : frame_(Speech(options.language.value_or(language_of_locale()), has_unicode)),
      thinkers_{.opponent = Thinker(wake, seed), .analyst = Thinker(wake, seed)},
      menu_(frame_, *this),
      sheet_{.canvas = screen::Canvas({}), .look = {}},
      last_look_(std::chrono::steady_clock::now()) {
    if (options.edition) {
        frame_.set_edition(*options.edition);
    }
    frame_.set_turned(options.turned);
    if (options.kanji && has_unicode) {
        frame_.set_marks(screen::SquareMarks::Kanji);
    }
    if (auto last = open_last_match(); !last) {
        frame_.warn(describe(frame_.speech(), last.error()));
    } else if (*last && (options.resume || !(*last)->match().is_over())) {
        menu_.offer(**std::move(last));
    } else if (options.resume) {
        frame_.warn(frame_.texts().files.nothing_to_resume);
    }
    const bool is_told =
        options.format || options.clock || options.names != PerPlayer<std::string>();
    if (options.file) {
        open(options.file->string());
    } else if (is_told) {
        begin(Session(wanted_by(options)));
    } else if (options.resume) {
        if (auto last = menu_.take_offered()) {
            begin(*std::move(last));
        }
    }
}

const screen::Canvas& App::draw(screen::Size window, const screen::Look& look) {
    sheet_ = screen::Sheet{.canvas = screen::Canvas(window), .look = look};
    if (!fits(window)) {
        draw_too_small(sheet_, frame_.speech());
    } else if (help_) {
        help_->draw(sheet_);
    } else {
        here_->draw(sheet_);
    }
    return sheet_.canvas;
}

void App::handle(const screen::Input& input) {
    if (std::holds_alternative<screen::HungUp>(input)) {
        leave();
    } else if (const auto* const key = std::get_if<screen::KeyPress>(&input)) {
        press(*key);
    } else if (const auto* const moved = std::get_if<screen::MouseInput>(&input)) {
        mouse(*moved);
    }
    if (help_ && help_->is_closed()) {
        help_.reset();
    }
}

void App::press(const screen::KeyPress& press) {
    const bool is_small = !fits(sheet_.canvas.size());
    if (press.key == screen::Key::Interrupt || (is_small && press.character == U'q')) {
        leave();
    } else if (is_small) {
        return; // nobody sees what it would do
    } else if (help_) {
        help_->press(press);
    } else if (frame_.is_asking()) {
        frame_.press_in_prompt(press);
    } else {
        frame_.clear_message();
        here_->press(press);
    }
}

void App::mouse(const screen::MouseInput& mouse) {
    const int id = sheet_.hits.at(mouse.row, mouse.column).value_or(-1);
    if (mouse.action == screen::MouseAction::Press) {
        click(id, mouse);
    } else if (!help_ && !frame_.is_asking()) {
        constexpr int step = 3;
        here_->scroll(id, mouse.action == screen::MouseAction::ScrollUp ? -step : step);
    }
}

void App::click(int id, const screen::MouseInput& mouse) {
    if (help_) {
        help_->click(id, mouse);
    } else if (const auto key = key_of_hit(id)) {
        press(*key);
    } else if (!frame_.is_asking()) {
        here_->click(id, mouse);
    }
}

void App::begin(Session session) {
    Router& router = *this;
    play_ = std::make_unique<PlayScreen>(frame_, router, thinkers_, std::move(session),
                                         ++matches_begun_);
    here_ = play_.get();
    menu_.go_to_top();
}

void App::show_match() {
    if (play_) {
        here_ = play_.get();
    }
}

void App::ask_for_file() {
    frame_.ask({.label = std::string(frame_.texts().files.open_title),
                .keys = frame_.texts().files.prompt_keys,
                .accept =
                    [this](const std::string& name) {
                        open(name);
                        return Answer::Accepted;
                    },
                .is_file = true});
}

void App::open(const std::string& name) {
    if (name.empty()) {
        frame_.warn(frame_.texts().files.no_name);
        return;
    }
    auto opened = open_match(path_from(name));
    if (!opened) {
        frame_.warn(describe(frame_.speech(), opened.error()));
        return;
    }
    begin(*std::move(opened));
    frame_.say(Sentence(frame_.speech()).text("file", name).filled_in(frame_.texts().files.opened));
}

void App::ask_to_leave() {
    if (!play_ || play_->file().may_leave()) {
        leave();
    }
}

void App::leave() {
    if (play_) {
        play_->keep_time();
    }
    has_ended_ = true;
}

std::string App::farewell() const { return play_ ? play_->file().farewell() : ""; }

/// Time at the board: not while it is hidden, nor while nobody could look after the match.
void App::let_time_pass(Moment now) {
    const auto passed = std::min(now - last_look_, longest_absence);
    last_look_ = now;
    if (!is_at_board()) {
        return;
    }
    const auto length = std::chrono::floor<std::chrono::milliseconds>(passed);
    last_look_ -= passed - length; // no part of a millisecond is lost
    play_->pass_time(length.count());
}

bool App::is_at_board() const {
    return play_ && here_ == play_.get() && !help_ && fits(sheet_.canvas.size());
}

void App::look_after(Moment now) {
    let_time_pass(now);
    if (play_) {
        play_->look_after(now);
    }
}

std::chrono::milliseconds App::quiet_time(Moment now) const {
    if (const auto left = play_ ? play_->until_answer(now) : std::nullopt) {
        return std::clamp(*left, std::chrono::milliseconds(0), longest_wait);
    }
    // Until a clock has to be drawn anew.
    const auto clocks = is_at_board() ? play_->state().session.clocks() : std::nullopt;
    const auto left = clocks ? clocks->until_next_second() : std::nullopt;
    return left ? std::min(std::chrono::milliseconds(*left), longest_wait) : longest_wait;
}

} // namespace kamisado::terminal
