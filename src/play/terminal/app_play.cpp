#include "notation/names.h"
#include "screen/cluster.h"
#include "terminal/app.h"
#include "terminal/file_trouble.h"
#include "terminal/opening.h"
#include "terminal/record_rows.h"
#include "terminal/typed.h"
#include "words/sentence.h"

#include <algorithm>
#include <string_view>
#include <variant>

/// What keys do while a match is played.
namespace kamisado::terminal {

namespace {

/// Letters that begin a move: of files, but for `h` (begin_on_h), and of towers. The other commands
/// keep away from them.
constexpr std::u32string_view begins_move = U"abcdefgpyNGRYKPBO";

std::string name_of_key(const screen::KeyPress& press) {
    if (press.key != screen::Key::Character) {
        return "?";
    }
    return press.character < 0x80 ? std::string(1, static_cast<char>(press.character)) : "?";
}

} // namespace

void App::press_in_play(const screen::KeyPress& press) {
    if (press.key == screen::Key::Escape) {
        if (state_.panel != Panel::Record) {
            close_panel();
        } else if (state_.looking_back) {
            look_at_step(std::nullopt);
        } else {
            state_.hand.put_back(state_.session->state().position);
        }
        return;
    }
    if (press_in_list(press) || press_on_board(press)) {
        return;
    }
    if (press.key == screen::Key::Character) {
        command(press.character);
    }
}

/// Up and down belong to a list beside the board while there is one.
bool App::press_in_list(const screen::KeyPress& press) {
    constexpr int rows = 10;
    if (state_.panel == Panel::Analysis && state_.analysed) {
        const int count = static_cast<int>(state_.analysed->choices.size());
        if (screen::handle(state_.analysis_list, press, count, rows)) {
            select_analysed();
            return true;
        }
        if (press.key == screen::Key::Enter) {
            play_analysed();
            return true;
        }
    }
    if (state_.panel == Panel::Review && state_.reviewed && state_.reviewed->review) {
        const int count = static_cast<int>(state_.reviewed->review->decisions.size());
        if (screen::handle(state_.review_list, press, count, rows) ||
            press.key == screen::Key::Enter) {
            select_reviewed();
            return true;
        }
    }
    if (press.key == screen::Key::PageUp || press.key == screen::Key::PageDown) {
        const auto count = record_rows(state_.speech, state_.session->match()).size();
        return screen::handle(state_.record_list, press, static_cast<int>(count), rows);
    }
    return false;
}

bool App::press_on_board(const screen::KeyPress& press) {
    const Position& position = state_.session->state().position;
    const bool is_filling = state_.is_filling();
    switch (press.key) {
    case screen::Key::Up: state_.hand.move_cursor(0, 1, state_.bottom); return true;
    case screen::Key::Down: state_.hand.move_cursor(0, -1, state_.bottom); return true;
    case screen::Key::Left:
    case screen::Key::Right: {
        const bool left = press.key == screen::Key::Left;
        if (is_filling) {
            state_.fill = left ? FillFrom::Left : FillFrom::Right;
        } else {
            state_.hand.move_cursor(left ? -1 : 1, 0, state_.bottom);
        }
        return true;
    }
    case screen::Key::Tab:
    case screen::Key::BackTab:
        if (is_filling) {
            state_.fill = state_.fill == FillFrom::Left ? FillFrom::Right : FillFrom::Left;
        } else if (state_.can_decide()) {
            state_.hand.next(position, press.key == screen::Key::BackTab);
        }
        return true;
    case screen::Key::Enter: touch(); return true;
    case screen::Key::Home: look_at_step(0); return true;
    case screen::Key::End: look_at_step(std::nullopt); return true;
    case screen::Key::Delete:
    case screen::Key::Backspace: undo(); return true;
    default: return false;
    }
}

void App::command(char32_t key) {
    switch (key) {
    case U'h': begin_on_h(); break;
    case U'j': press_on_board({.key = screen::Key::Down}); break;
    case U'k': press_on_board({.key = screen::Key::Up}); break;
    case U'l': press_on_board({.key = screen::Key::Right}); break;
    case U' ': touch(); break;
    case U':': ask(PromptKind::Move); break;
    case U'u': undo(); break;
    case U'r': redo(); break;
    case U'H': open_panel(Panel::Hint); break;
    case U'A': open_panel(Panel::Analysis); break;
    case U'V':
    case U'v': open_panel(Panel::Review); break;
    case U's': ask(PromptKind::Save); break;
    case U'o': ask(PromptKind::Open); break;
    case U'n': state_.page = Page::Menu; break;
    case U'F': state_.bottom = opponent(state_.bottom); break;
    case U'm': next_marks(); break;
    case U'L': next_language(); break;
    case U'x': ask_to_resign(); break;
    case U',': step_back(1); break;
    case U'.': step_back(-1); break;
    case U'q': ask_to_leave(); break;
    default:
        if (begins_move.contains(key)) {
            begin_typing(std::string(1, static_cast<char>(key)));
        } else {
            warn(Sentence(state_.speech)
                     .text("key", name_of_key({.key = screen::Key::Character, .character = key}))
                     .filled_in(texts().game.not_a_key));
        }
        break;
    }
}

/// Enter, space or a click on the square under the cursor.
void App::touch() {
    if (state_.looking_back) {
        warn(std::string(texts().game.leave_looking_back));
        return;
    }
    if (state_.session->match().is_over()) {
        warn(std::string(texts().game.match_is_over));
        return;
    }
    if (!state_.session->is_persons_turn()) {
        warn(std::string(texts().game.computers_turn));
        return;
    }
    if (state_.is_filling()) {
        choose_fill(state_.fill);
        return;
    }
    const Position& position = state_.session->state().position;
    const auto outcome = state_.hand.press(position);
    if (outcome.move) {
        decide(*outcome.move);
    } else if (outcome.refusal) {
        const std::string tried =
            kamisado::name_of(outcome.from) + kamisado::name_of(state_.hand.cursor());
        warn(as_sentence(describe_refusal(state_.speech, position, *outcome.refusal, tried)));
    } else if (outcome.touched == Touched::NothingThere) {
        warn(Sentence(state_.speech)
                 .text("square", kamisado::name_of(state_.hand.cursor()))
                 .filled_in(texts().game.empty_square));
    } else if (outcome.touched == Touched::NeedsTarget) {
        say(texts().game.no_target);
    }
}

void App::choose_fill(FillFrom side) {
    if (state_.is_filling()) {
        decide(Fill{side});
    }
}

/// Somebody here decides: from now on is told what follows.
void App::decide(const Decision& decision) {
    const std::size_t step = state_.session->match().size();
    if (state_.session->decide(decision)) {
        state_.told_from = step;
        state_.message = {};
        position_changed();
    }
}

void App::undo() {
    look_at_step(std::nullopt);
    if (state_.session->undo() == 0) {
        warn(std::string(texts().game.nothing_to_undo));
        return;
    }
    say(texts().game.undone);
    position_changed();
}

void App::redo() {
    look_at_step(std::nullopt);
    if (state_.session->redo() == 0) {
        warn(std::string(texts().game.nothing_to_redo));
        return;
    }
    say(texts().game.redone);
    position_changed();
}

void App::ask_to_resign() {
    if (state_.can_decide()) {
        ask(PromptKind::Resign, "", *decider(state_.session->state()));
    } else {
        warn(std::string(texts().game.resign_nobody));
    }
}

void App::step_back(int by) {
    const auto size = static_cast<std::ptrdiff_t>(state_.session->match().size());
    const auto step =
        std::clamp(static_cast<std::ptrdiff_t>(state_.shown_step()) - by, std::ptrdiff_t{0}, size);
    look_at_step(step == size ? std::nullopt : std::optional(static_cast<std::size_t>(step)));
}

void App::look_at_step(std::optional<std::size_t> step) {
    if (step && *step >= state_.session->match().size()) {
        step.reset();
    }
    if (step == state_.looking_back) {
        return;
    }
    state_.looking_back = step;
    if (!step) {
        constexpr int end = 100'000; // the list settles for its last row
        state_.record_list.cursor = end;
    }
    if (state_.panel == Panel::Analysis) {
        think_for_panel();
    }
}

/// The match has changed: everything that was about how it stood is out of date.
void App::position_changed() {
    computers_.reset();
    warned_of_leaving_ = false;
    state_.looking_back.reset();
    state_.hint.reset();
    state_.reviewed.reset();
    if (state_.panel == Panel::Hint || state_.panel == Panel::Review) {
        state_.panel = Panel::Record;
    }
    constexpr int end = 100'000;
    state_.record_list.cursor = end;
    state_.told_from = std::min(state_.told_from, state_.session->match().size());
    state_.fill = FillFrom::Left;
    state_.hand.look_at(state_.session->state().position);
    if (const auto& trouble = state_.session->trouble()) {
        warn(Sentence(state_.speech)
                 .text("reason", trouble_in(state_.speech, *trouble))
                 .filled_in(texts().files.not_saved));
    } else if (const auto aside = state_.session->take_moved_aside()) {
        say(Sentence(state_.speech)
                .text("file", shown_path(*aside))
                .filled_in(texts().files.moved_aside));
    }
    last_change_ = std::chrono::steady_clock::now();
    think_for_panel();
    let_computer_think();
}

void App::let_computer_think() {
    if (!state_.session->is_computers_turn()) {
        opponent_.stop();
        return;
    }
    const Player player = *decider(state_.session->state());
    constexpr std::uint64_t most_rounds_of_a_match = 10'000;
    const auto round = static_cast<std::uint64_t>(state_.session->state().round);
    opponent_.think(ChooseMove{.match = state_.session->match(),
                               .level = *state_.session->level_of(player),
                               .luck = (matches_begun_ * most_rounds_of_a_match) + round});
}

} // namespace kamisado::terminal
