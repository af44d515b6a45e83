#include "terminal/app.h"

#include "terminal/opening.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

namespace kamisado::terminal {

namespace {

/// What the command line says; who is not named is a person.
NewMatch wanted_by(const GameOptions& options) {
    NewMatch wanted;
    wanted.format = options.format.value_or(wanted.format);
    wanted.clock = options.clock;
    for (const Player player : all_players) {
        wanted.seat(player, options.names[player]);
    }
    return wanted;
}

bool is_rank(const screen::KeyPress& press) {
    return press.key == screen::Key::Character && press.character >= U'1' &&
           press.character < U'1' + static_cast<char32_t>(board_size);
}

Speech speech_for(const GameOptions& options, bool has_unicode) {
    return Speech(options.language.value_or(language_of_locale()), has_unicode);
}

NewMatch first_proposal() {
    NewMatch wanted;
    wanted.levels[Player::Gold] = 4;
    return wanted;
}

} // namespace

App::App(const GameOptions& options, bool has_unicode, std::function<void()> wake,
         std::uint64_t seed)
    : state_{.speech = speech_for(options, has_unicode)},
      sheet_{.canvas = screen::Canvas({}), .look = {}},
      opponent_(wake, seed),
      analyst_(wake, seed),
      last_change_(std::chrono::steady_clock::now()),
      last_look_(last_change_) {
    if (options.kanji && has_unicode) {
        state_.marks = screen::SquareMarks::Kanji;
    }
    state_.menu.wanted = first_proposal();
    if (auto last = open_last_match(); !last) {
        warn(describe(state_.speech, last.error()));
    } else if (*last && (options.resume || !(*last)->match().is_over())) {
        state_.menu.last = std::move(*last);
    } else if (options.resume) {
        warn(std::string(texts().files.nothing_to_resume));
    }
    const bool is_told =
        options.format || options.clock || options.names != PerPlayer<std::string>();
    if (options.file) {
        open(options.file->string());
    } else if (is_told) {
        begin(Session(wanted_by(options)));
    } else if (options.resume && state_.menu.last) {
        begin(*std::exchange(state_.menu.last, std::nullopt));
    }
}

const screen::Canvas& App::draw(screen::Size window, const screen::Look& look) {
    sheet_ = screen::Sheet{.canvas = screen::Canvas(window), .look = look};
    board_ = draw_screen(sheet_, state_);
    return sheet_.canvas;
}

void App::handle(const screen::Input& input) {
    if (std::holds_alternative<screen::HungUp>(input)) {
        leave();
    } else if (const auto* const key = std::get_if<screen::KeyPress>(&input)) {
        press(*key);
    } else if (const auto* const mouse = std::get_if<screen::MouseInput>(&input)) {
        if (mouse->action == screen::MouseAction::Press) {
            click(*mouse);
        } else {
            scroll(*mouse);
        }
    }
}

void App::press(const screen::KeyPress& press) {
    const bool is_small = !fits(sheet_.canvas.size());
    if (press.key == screen::Key::Interrupt || (is_small && press.character == U'q')) {
        leave();
        return;
    }
    if (is_small) {
        return; // nobody sees what it would do
    }
    if (state_.help != Help::Closed) {
        turn_help_page(press.key == screen::Key::Escape || press.character == U'q');
        return;
    }
    if (state_.prompt) {
        press_in_prompt(press);
        return;
    }
    state_.message = {};
    const auto before_h = std::exchange(before_h_, std::nullopt);
    if (press.key == screen::Key::F1 || press.character == U'?') {
        state_.help = Help::Keys;
    } else if (state_.page == Page::Menu) {
        press_in_menu(press);
    } else if (before_h && is_rank(press)) {
        type_from_h(*before_h, press.character);
    } else {
        press_in_play(press);
    }
}

void App::turn_help_page(bool close) {
    const bool has_next = state_.help == Help::Keys && !has_room_for_all_help(sheet_.canvas.size());
    state_.help = has_next && !close ? Help::Rules : Help::Closed;
}

void App::click(const screen::MouseInput& mouse) {
    before_h_.reset();
    if (state_.help != Help::Closed) {
        turn_help_page(false);
        return;
    }
    const auto id = sheet_.hits.at(mouse.row, mouse.column);
    if (id && *id >= first_key_id) {
        press({.key = static_cast<screen::Key>(*id - first_key_id)});
    } else if (id && *id > 0 && *id < first_menu_id) {
        press({.key = screen::Key::Character, .character = static_cast<char32_t>(*id)});
    }
    if (state_.prompt) {
        return;
    }
    if (id && *id >= first_menu_id && *id < first_record_id) {
        state_.menu.cursor = *id - first_menu_id;
        press({.key = screen::Key::Enter});
    } else if (id && *id >= first_panel_id && *id < first_fill_id) {
        auto& list = state_.panel == Panel::Review ? state_.review_list : state_.analysis_list;
        list.cursor = *id - first_panel_id;
        state_.panel == Panel::Review ? select_reviewed() : select_analysed();
    } else if (id && *id >= first_fill_id && *id < first_key_id) {
        choose_fill(static_cast<FillFrom>(*id - first_fill_id));
    }
    const auto square = board_ ? board_->square_at(mouse.row, mouse.column) : std::nullopt;
    if (square) {
        state_.message = {};
        state_.hand.point_at(*square);
        touch();
    }
}

void App::scroll(const screen::MouseInput& mouse) {
    if (state_.page != Page::Play || state_.prompt) {
        return;
    }
    constexpr int step = 3;
    const int by = mouse.action == screen::MouseAction::ScrollUp ? -step : step;
    const auto id = sheet_.hits.at(mouse.row, mouse.column);
    if (id && *id >= first_panel_id && *id < first_fill_id) {
        auto& list = state_.panel == Panel::Review ? state_.review_list : state_.analysis_list;
        list.cursor = std::max(list.cursor + by, 0);
    } else {
        state_.record_list.top = std::max(state_.record_list.top + by, 0);
        state_.record_list.cursor =
            std::max(by < 0 ? state_.record_list.top : state_.record_list.cursor + by, 0);
    }
}

void App::say(std::string text, screen::Role role) {
    state_.message = {.text = std::move(text), .role = role};
}

void App::next_language() {
    const auto next =
        (static_cast<std::size_t>(state_.speech.language()) + 1) % all_languages.size();
    state_.speech = Speech(all_languages[next], state_.speech.has_unicode());
    say(texts().game.language_is);
}

void App::next_marks() {
    using screen::SquareMarks;
    const bool can_kanji = state_.speech.has_unicode();
    switch (state_.marks) {
    case SquareMarks::Letters:
        state_.marks = can_kanji ? SquareMarks::Kanji : SquareMarks::None;
        break;
    case SquareMarks::Kanji: state_.marks = SquareMarks::None; break;
    case SquareMarks::None: state_.marks = SquareMarks::Letters; break;
    }
    const GameTexts& game = texts().game;
    const std::array<Text, 3> names{game.marks_none, game.marks_letters, game.marks_kanji};
    say(names[static_cast<std::size_t>(state_.marks)]);
}

} // namespace kamisado::terminal
