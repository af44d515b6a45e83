#include "terminal/app.h"
#include "terminal/file_trouble.h"
#include "terminal/opening.h"
#include "terminal/typed.h"
#include "words/sentence.h"

#include <filesystem>
#include <system_error>
#include <utility>

/// What is typed in the line above the keys.
namespace kamisado::terminal {

void App::ask(PromptKind kind, std::string_view beginning, Player player) {
    state_.prompt =
        Prompt{.kind = kind, .field = screen::TextField(beginning), .player = player, .warned = {}};
}

/// A move is typed at once, also while the computer thinks: the turn may come before Enter.
void App::begin_typing(std::string_view beginning) {
    if (state_.looking_back || state_.session->match().is_over()) {
        touch(); // which says why there is nothing to type
    } else {
        ask(PromptKind::Move, beginning);
    }
}

/// `h` goes to the left, and is a file as well: with a rank after it, it was the beginning of a
/// move, and nobody has gone anywhere.
void App::begin_on_h() {
    before_h_ = BeforeH{.cursor = state_.hand.cursor(), .fill = state_.fill};
    press_on_board({.key = screen::Key::Left});
}

void App::type_from_h(const BeforeH& before, char32_t rank) {
    state_.hand.point_at(before.cursor);
    state_.fill = before.fill;
    begin_typing("h" + std::string(1, static_cast<char>(rank)));
}

void App::press_in_prompt(const screen::KeyPress& press) {
    Prompt& prompt = *state_.prompt;
    if (prompt.kind == PromptKind::Resign) {
        const bool is_yes = press.character < 0x80 && press.key == screen::Key::Character &&
                            texts().game.yes_letters.contains(static_cast<char>(press.character));
        const Player player = prompt.player;
        state_.prompt.reset();
        if (is_yes) {
            decide(Resign{player});
        }
        return;
    }
    switch (press.key) {
    case screen::Key::Escape: state_.prompt.reset(); break;
    case screen::Key::Enter: answer_prompt(); break;
    case screen::Key::Tab:
        if (prompt.kind == PromptKind::Save || prompt.kind == PromptKind::Open) {
            if (const auto longer = completed(prompt.field.text())) {
                prompt.field = screen::TextField(*longer);
            } else {
                warn(std::string(texts().files.nothing_here));
            }
        }
        break;
    default: prompt.field.handle(press); break;
    }
}

void App::answer_prompt() {
    const PromptKind kind = state_.prompt->kind;
    const std::string text = state_.prompt->field.text();
    state_.message = {};
    switch (kind) {
    case PromptKind::Move: play_typed(text); break;
    case PromptKind::Save: save(text); break;
    case PromptKind::Open: open(text); break;
    case PromptKind::Name:
        state_.menu.wanted.names[state_.prompt->player] = text;
        state_.prompt.reset();
        break;
    case PromptKind::Resign: break;
    }
}

void App::play_typed(const std::string& text) {
    state_.prompt.reset();
    if (text.empty()) {
        return;
    }
    if (!state_.can_decide()) {
        touch(); // which says why not
        return;
    }
    const auto decision = decision_from_typed(state_.speech, state_.session->state(), text);
    if (decision) {
        decide(*decision);
    } else {
        warn(as_sentence(decision.error()));
    }
}

void App::save(const std::string& name) {
    const FileTexts& files = texts().files;
    if (name.empty()) {
        state_.prompt.reset();
        warn(std::string(files.no_name));
        return;
    }
    const auto path = path_from(name);
    if (std::error_code ignored; std::filesystem::is_directory(path, ignored)) {
        warn(Sentence(state_.speech).text("file", name).filled_in(files.folder_entry));
        return; // a name can be typed after it
    }
    const bool is_confirmed = state_.prompt->warned == name;
    const bool is_own = path == state_.session->keeper().path();
    if (Session::is_there(path) && !is_own && !is_confirmed) {
        state_.prompt->warned = name;
        warn(Sentence(state_.speech).text("file", name).filled_in(files.exists_already));
        return;
    }
    state_.prompt.reset();
    if (const auto saved = state_.session->save_as(path, is_confirmed); !saved) {
        warn(Sentence(state_.speech)
                 .text("reason", trouble_in(state_.speech, saved.error()))
                 .filled_in(files.not_saved));
        return;
    }
    say(Sentence(state_.speech).text("file", name).filled_in(files.saved));
}

void App::open(const std::string& name) {
    const FileTexts& files = texts().files;
    state_.prompt.reset();
    if (name.empty()) {
        warn(std::string(files.no_name));
        return;
    }
    auto opened = open_match(path_from(name));
    if (!opened) {
        warn(describe(state_.speech, opened.error()));
        return;
    }
    begin(*std::move(opened));
    say(Sentence(state_.speech).text("file", name).filled_in(files.opened));
}

} // namespace kamisado::terminal
