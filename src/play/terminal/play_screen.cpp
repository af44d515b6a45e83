#include "terminal/play_screen.h"

#include "notation/names.h"
#include "terminal/match_view.h"
#include "terminal/typed.h"
#include "words/sentence.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>

namespace kamisado::terminal {

namespace {

using screen::Key;

/// An answer that comes at once is overlooked.
constexpr auto least_pause = std::chrono::milliseconds(350);

/// Letters that begin a move: of files, but for `h` (begin_on_h), and of towers. The other commands
/// keep away from them.
constexpr std::u32string_view begins_move = U"abcdefgpyNGRYKPBO";

bool is_rank(const screen::KeyPress& press) {
    return press.key == Key::Character && press.character >= U'1' &&
           press.character < U'1' + static_cast<char32_t>(board_size);
}

} // namespace

PlayScreen::PlayScreen(Frame& frame, Router& router, Thinkers& thinkers, Session session,
                       std::uint64_t nth_match)
    : frame_(frame),
      router_(router),
      thinkers_(thinkers),
      nth_match_(nth_match),
      state_{.session = std::move(session)},
      file_(frame, state_.session) {
    const Session& begun = state_.session;
    // Whoever plays alone sits below.
    const bool only_gold = begun.level_of(Player::Black) && !begun.level_of(Player::Gold);
    state_.bottom = only_gold ? Player::Gold : Player::Black;
    state_.told_from = begun.match().size() == 0 ? 0 : begun.match().size() - 1;
    position_changed();
}

void PlayScreen::draw(screen::Sheet& sheet) {
    const screen::BoardLook look{
        .look = sheet.look, .marks = frame_.marks(), .size = {}, .turned = frame_.is_turned()};
    const Speech& speech = frame_.speech();
    const PlayLayout layout =
        lay_out(sheet.canvas.size(), look, state_.session.clocks().has_value());
    draw_title(sheet, layout.title, speech, state_);
    board_.reset();
    if (state_.is_filling()) {
        draw_fill(sheet, layout.board, speech, state_, look); // the board is not needed now
    } else {
        board_ = screen::draw_board(sheet.canvas, layout.board, picture_of(state_), look);
    }
    draw_side(sheet, layout);
    draw_clocks(sheet, layout, speech, state_);
    draw_told(sheet, layout.told, speech, state_);
    frame_.draw_message(sheet, layout.message);
    draw_keys(sheet, layout.keys, keys());
}

/// The record alone, or with another panel beside it or in its place.
void PlayScreen::draw_side(screen::Sheet& sheet, const PlayLayout& layout) {
    screen::Area record = layout.record;
    if (open_ == nullptr && layout.side_by_side) {
        record.size.columns += layout.panel.size.columns;
    }
    if (open_ == nullptr || layout.side_by_side) {
        record_.draw(sheet, record, frame_.speech(), state_);
    }
    if (open_ != nullptr) {
        open_->draw(sheet, layout.panel, frame_.speech(), state_);
    }
}

Text PlayScreen::keys() const {
    const Texts& texts = frame_.texts();
    if (state_.is_filling()) {
        return texts.panels.fill_keys;
    }
    if (open_ != nullptr) {
        return open_->keys(texts.panels);
    }
    if (state_.looking_back) {
        return texts.game.keys_looking_back;
    }
    if (state_.match().is_over()) {
        return texts.game.keys_over;
    }
    if (state_.session.is_computers_turn()) {
        return texts.game.keys_watching;
    }
    return state_.hand.tower() ? texts.game.keys_chosen : texts.game.keys;
}

void PlayScreen::press(const screen::KeyPress& press) {
    const auto before_h = std::exchange(before_h_, std::nullopt);
    if (asks_for_help(press)) {
        router_.show_help();
    } else if (before_h && is_rank(press)) {
        type_from_h(*before_h, press.character);
    } else if (press.key == Key::Escape) {
        escape();
    } else if (!press_in_lists(press) && !press_on_board(press) && press.key == Key::Character) {
        command(press.character);
    }
}

void PlayScreen::escape() {
    if (state_.tried) {
        state_.tried.reset();
    } else if (open_ != nullptr) {
        close_panel();
    } else if (state_.looking_back) {
        look_at_step(std::nullopt);
    } else {
        state_.hand.put_back(state_.session.state().position);
    }
}

/// Up and down belong to a list beside the board while there is one.
bool PlayScreen::press_in_lists(const screen::KeyPress& press) {
    if (open_ != nullptr) {
        if (const auto wish = open_->press(press, state_)) {
            grant(*wish);
            return true;
        }
    }
    return record_.press(press, frame_.speech(), state_.match());
}

bool PlayScreen::press_on_board(const screen::KeyPress& press) {
    const bool is_filling = state_.is_filling();
    switch (press.key) {
    case Key::Up: state_.hand.move_cursor(0, 1, state_.bottom); return true;
    case Key::Down: state_.hand.move_cursor(0, -1, state_.bottom); return true;
    case Key::Left:
    case Key::Right: {
        const bool left = press.key == Key::Left;
        if (is_filling) {
            state_.fill = left ? FillFrom::Left : FillFrom::Right;
        } else {
            state_.hand.move_cursor(left ? -1 : 1, 0, state_.bottom);
        }
        return true;
    }
    case Key::Tab:
    case Key::BackTab:
        if (is_filling) {
            state_.fill = state_.fill == FillFrom::Left ? FillFrom::Right : FillFrom::Left;
        } else if (state_.can_decide()) {
            state_.hand.next(state_.session.state().position, press.key == Key::BackTab);
        }
        return true;
    case Key::Enter: touch(); return true;
    case Key::Home: look_at_step(0); return true;
    case Key::End: look_at_step(std::nullopt); return true;
    case Key::Delete:
    case Key::Backspace: undo(); return true;
    default: return false;
    }
}

void PlayScreen::command(char32_t key) {
    switch (key) {
    case U'h': begin_on_h(); break;
    case U'j': press_on_board({.key = Key::Down}); break;
    case U'k': press_on_board({.key = Key::Up}); break;
    case U'l': press_on_board({.key = Key::Right}); break;
    case U' ': touch(); break;
    case U':': ask_for_move(); break;
    case U'u': undo(); break;
    case U'r': redo(); break;
    case U'H': open_panel(hint_); break;
    case U'A': open_panel(analysis_); break;
    case U'V':
    case U'v': open_panel(review_); break;
    case U's': file_.ask_for_name(); break;
    case U'o': router_.ask_for_file(); break;
    case U'n': router_.show_menu(); break;
    case U'F': state_.bottom = opponent(state_.bottom); break;
    case U'm': frame_.next_marks(); break;
    case U'L': frame_.next_language(); break;
    case U'x': ask_to_resign(); break;
    case U',': step_back(1); break;
    case U'.': step_back(-1); break;
    case U'q': router_.ask_to_leave(); break;
    default:
        if (begins_move.contains(key)) {
            begin_typing(std::string(1, static_cast<char>(key)));
        } else {
            const std::string name = key < 0x80 ? std::string(1, static_cast<char>(key)) : "?";
            frame_.warn(Sentence(frame_.speech())
                            .text("key", name)
                            .filled_in(frame_.texts().game.not_a_key));
        }
        break;
    }
}

void PlayScreen::click(int id, const screen::MouseInput& mouse) {
    before_h_.reset();
    if (id >= first_record_id && id < first_panel_id) {
        if (const auto step =
                RecordPanel::step_at(frame_.speech(), state_.match(), id - first_record_id)) {
            look_at_step(step);
        }
    } else if (id >= first_panel_id && id < first_fill_id && open_ != nullptr) {
        grant(open_->click(id - first_panel_id, state_));
    } else if (id >= first_fill_id && state_.is_filling()) {
        decide(Fill{static_cast<FillFrom>(id - first_fill_id)});
    } else if (const auto square =
                   board_ ? board_->square_at(mouse.row, mouse.column) : std::nullopt) {
        frame_.clear_message();
        state_.hand.point_at(*square);
        touch();
    }
}

void PlayScreen::scroll(int id, int rows) {
    if (id >= first_panel_id && id < first_fill_id && open_ != nullptr) {
        open_->scroll(rows);
    } else {
        record_.scroll(rows);
    }
}

void PlayScreen::grant(const Wish& wish) {
    if (const auto* const play = std::get_if<Play>(&wish)) {
        state_.can_decide() ? decide(play->decision) : frame_.warn(why_not());
    } else if (const auto* const look = std::get_if<LookAt>(&wish)) {
        look_at_step(look->step);
    } else if (const auto* const follow = std::get_if<Follow>(&wish)) {
        state_.tried = follow->match;
    } else if (std::holds_alternative<Think>(wish)) {
        think_for_panel();
    } else if (const auto* const point = std::get_if<PointAt>(&wish)) {
        if (const auto* const move = std::get_if<Move>(&point->decision)) {
            state_.hand.take(move->from());
            state_.hand.point_at(move->to());
        } else if (const auto* const fill = std::get_if<Fill>(&point->decision)) {
            state_.fill = fill->side;
        }
    }
}

Text PlayScreen::why_not() const {
    const GameTexts& game = frame_.texts().game;
    if (state_.looking_back) {
        return game.leave_looking_back;
    }
    return state_.match().is_over() ? game.match_is_over : game.computers_turn;
}

/// Enter, space or a click on the square under the cursor.
void PlayScreen::touch() {
    if (!state_.can_decide()) {
        frame_.warn(why_not());
        return;
    }
    if (state_.is_filling()) {
        decide(Fill{state_.fill});
        return;
    }
    const Position& position = state_.session.state().position;
    const auto outcome = state_.hand.press(position);
    const std::string square = kamisado::name_of(state_.hand.cursor());
    if (outcome.move) {
        decide(*outcome.move);
    } else if (outcome.refusal) {
        frame_.warn(as_sentence(describe_refusal(frame_.speech(), position, *outcome.refusal,
                                                 kamisado::name_of(outcome.from) + square)));
    } else if (outcome.touched == Touched::NothingThere) {
        frame_.warn(Sentence(frame_.speech())
                        .text("square", square)
                        .filled_in(frame_.texts().game.empty_square));
    } else if (outcome.touched == Touched::NeedsTarget) {
        frame_.say(frame_.texts().game.no_target);
    }
}

/// Somebody here decides: what follows is news.
void PlayScreen::decide(const Decision& decision) {
    const std::size_t step = state_.match().size();
    if (state_.session.decide(decision)) {
        state_.told_from = step;
        frame_.clear_message();
        position_changed();
    }
}

void PlayScreen::undo() {
    look_at_step(std::nullopt);
    if (state_.session.undo() == 0) {
        frame_.warn(frame_.texts().game.nothing_to_undo);
        return;
    }
    frame_.say(frame_.texts().game.undone);
    position_changed();
}

void PlayScreen::redo() {
    look_at_step(std::nullopt);
    if (state_.session.redo() == 0) {
        frame_.warn(frame_.texts().game.nothing_to_redo);
        return;
    }
    frame_.say(frame_.texts().game.redone);
    position_changed();
}

void PlayScreen::step_back(int by) {
    const auto step = static_cast<std::ptrdiff_t>(state_.shown_step()) - by;
    look_at_step(static_cast<std::size_t>(std::max(step, std::ptrdiff_t{0})));
}

/// The end of the match is no step of the past.
void PlayScreen::look_at_step(std::optional<std::size_t> step) {
    state_.tried.reset();
    if (step && *step >= state_.match().size()) {
        step.reset();
    }
    if (step == state_.looking_back) {
        return;
    }
    state_.looking_back = step;
    if (!step) {
        record_.go_to_end();
    }
    if (open_ == &analysis_) {
        think_for_panel();
    }
}

/// The match has changed: everything that was about how it stood is out of date.
void PlayScreen::position_changed() {
    computers_.reset();
    state_.looking_back.reset();
    state_.tried.reset();
    hint_.forget();
    review_.forget();
    if (open_ == &hint_ || open_ == &review_) {
        open_ = nullptr;
    }
    record_.go_to_end();
    state_.told_from = std::min(state_.told_from, state_.match().size());
    state_.fill = FillFrom::Left;
    state_.hand.look_at(state_.session.state().position);
    file_.tell_news();
    last_change_ = std::chrono::steady_clock::now();
    think_for_panel();
    let_computer_think();
}

void PlayScreen::let_computer_think() {
    if (!state_.session.is_computers_turn()) {
        thinkers_.opponent.stop();
        return;
    }
    const Player player = *decider(state_.session.state());
    constexpr std::uint64_t most_rounds_of_a_match = 10'000;
    const auto round = static_cast<std::uint64_t>(state_.session.state().round);
    thinkers_.opponent.think(ChooseMove{.match = state_.match(),
                                        .level = *state_.session.level_of(player),
                                        .luck = (nth_match_ * most_rounds_of_a_match) + round});
}

void PlayScreen::pass_time(game::Millis length) {
    const std::size_t step = state_.match().size();
    if (state_.session.pass_time(length)) {
        state_.told_from = step;
        position_changed();
    }
}

void PlayScreen::look_after(Moment now) {
    if (auto finding = thinkers_.opponent.take()) {
        if (const auto* const chosen = std::get_if<Chosen>(&*finding)) {
            computers_ = chosen->decision;
        }
    }
    if (auto finding = thinkers_.analyst.take(); finding && open_ != nullptr) {
        grant(open_->take(*std::move(finding)));
    }
    if (computers_ && now - last_change_ >= least_pause) {
        const Decision decision = *std::exchange(computers_, std::nullopt);
        if (state_.session.decide(decision)) {
            position_changed();
        }
    }
}

std::optional<std::chrono::milliseconds> PlayScreen::until_answer(Moment now) const {
    if (!computers_) {
        return std::nullopt;
    }
    return std::chrono::ceil<std::chrono::milliseconds>(last_change_ + least_pause - now);
}

void PlayScreen::open_panel(Panel& panel) {
    if (&panel == open_) {
        close_panel();
    } else if (&panel == &hint_ && !state_.can_decide()) {
        frame_.warn(why_not());
    } else if (&panel == &review_ && state_.match().size() == 0) {
        frame_.warn(frame_.texts().game.nothing_to_review);
    } else {
        open_ = &panel;
        think_for_panel();
    }
}

void PlayScreen::close_panel() {
    if (open_ == &review_) {
        look_at_step(std::nullopt);
    }
    open_ = nullptr;
    think_for_panel();
}

/// Gives the analyst what the panel needs, and nothing else.
void PlayScreen::think_for_panel() {
    if (auto task = open_ != nullptr ? open_->task(state_) : std::nullopt) {
        thinkers_.analyst.think(*std::move(task));
    } else {
        thinkers_.analyst.stop();
    }
}

/// A move is typed at once, also while the computer thinks: the turn may come before Enter.
void PlayScreen::begin_typing(std::string_view beginning) {
    if (state_.looking_back || state_.match().is_over()) {
        frame_.warn(why_not());
    } else {
        ask_for_move(beginning);
    }
}

/// `h` goes to the left, and is a file as well: with a rank after it, it was the beginning of a
/// move, and nobody has gone anywhere.
void PlayScreen::begin_on_h() {
    before_h_ = BeforeH{.cursor = state_.hand.cursor(), .fill = state_.fill};
    press_on_board({.key = Key::Left});
}

void PlayScreen::type_from_h(const BeforeH& before, char32_t rank) {
    state_.hand.point_at(before.cursor);
    state_.fill = before.fill;
    begin_typing("h" + std::string(1, static_cast<char>(rank)));
}

void PlayScreen::ask_for_move(std::string_view beginning) {
    frame_.ask({.label = std::string(frame_.texts().game.prompt),
                .keys = frame_.texts().game.prompt_keys,
                .accept =
                    [this](const std::string& text) {
                        play_typed(text);
                        return Answer::Accepted;
                    },
                .field = screen::TextField(beginning)});
}

void PlayScreen::play_typed(const std::string& text) {
    if (text.empty()) {
        return;
    }
    if (!state_.can_decide()) {
        frame_.warn(why_not());
        return;
    }
    const auto decision = decision_from_typed(frame_.speech(), state_.session.state(), text);
    if (decision) {
        decide(*decision);
    } else {
        frame_.warn(as_sentence(decision.error()));
    }
}

void PlayScreen::ask_to_resign() {
    if (!state_.can_decide()) {
        frame_.warn(frame_.texts().game.resign_nobody);
        return;
    }
    const Player player = *decider(state_.session.state());
    frame_.ask({.label = Sentence(frame_.speech())
                             .player("player", player)
                             .filled_in(frame_.texts().game.resign_question),
                .accept =
                    [this, player](const std::string&) {
                        decide(Resign{player});
                        return Answer::Accepted;
                    },
                .is_question = true});
}

} // namespace kamisado::terminal
