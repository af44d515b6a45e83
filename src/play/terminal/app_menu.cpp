#include "terminal/app.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

/// What keys do in the menu.
namespace kamisado::terminal {

namespace {

constexpr int most_rounds = 99;

bool can_change(MenuEntry entry) {
    switch (entry) {
    case MenuEntry::Format:
    case MenuEntry::Rounds:
    case MenuEntry::Black:
    case MenuEntry::Gold:
    case MenuEntry::Clock:
    case MenuEntry::Language:
    case MenuEntry::Marks: return true;
    default: return false;
    }
}

/// None, and those that the page offers.
void change_clock(std::optional<game::MinutesClock>& clock, int by) {
    constexpr auto minutes = [](game::Millis number, game::Millis seconds) {
        return game::MinutesClock{.initial = number * 60'000, .increment = seconds * 1'000};
    };
    constexpr std::array<std::optional<game::MinutesClock>, 4> clocks{
        std::nullopt, minutes(3, 2), minutes(10, 5), minutes(30, 10)};
    const auto now = std::ranges::find(clocks, clock) - clocks.begin();
    const auto count = static_cast<std::ptrdiff_t>(clocks.size());
    clock = clocks[static_cast<std::size_t>((now + by + count) % count)];
}

} // namespace

void App::press_in_menu(const screen::KeyPress& press) {
    screen::Menu menu = menu_of(state_);
    const auto entries = menu_entries(state_);
    const MenuEntry here = entries[static_cast<std::size_t>(menu.cursor)];
    const bool is_player = here == MenuEntry::Black || here == MenuEntry::Gold;
    const Player player = here == MenuEntry::Gold ? Player::Gold : Player::Black;
    if (press.key == screen::Key::Left || press.key == screen::Key::Right) {
        if (can_change(here)) {
            change_entry(here, press.key == screen::Key::Left ? -1 : 1);
        }
        return;
    }
    if (press.key == screen::Key::Escape) {
        state_.page = state_.session ? Page::Play : Page::Menu;
        return;
    }
    const bool is_letter = press.key == screen::Key::Character && press.character != U' ';
    if (is_letter && is_player && !state_.menu.wanted.levels[player]) {
        ask(PromptKind::Name, "", player); // a name is typed at once
        press_in_prompt(press);
        return;
    }
    if (press.key == screen::Key::Character) {
        switch (press.character) {
        case U' ': do_entry(here); return;
        case U'q': ask_to_leave(); return;
        case U'k': menu.cursor = std::max(menu.cursor - 1, 0); break;
        case U'j':
            menu.cursor = std::min(menu.cursor + 1, static_cast<int>(menu.items.size()) - 1);
            break;
        case U'o': do_entry(MenuEntry::Open); return;
        case U'L': next_language(); return;
        case U'm': next_marks(); return;
        default: say(texts().menu.keys); break;
        }
    } else if (const auto chosen = screen::handle(menu, press)) {
        state_.menu.cursor = menu.cursor;
        do_entry(entries[static_cast<std::size_t>(*chosen)]);
        return;
    }
    state_.menu.cursor = menu.cursor;
}

void App::do_entry(MenuEntry entry) {
    switch (entry) {
    case MenuEntry::Resume: begin(*std::exchange(state_.menu.last, std::nullopt)); break;
    case MenuEntry::Back: state_.page = Page::Play; break;
    case MenuEntry::Play: begin(Session(state_.menu.wanted)); break;
    case MenuEntry::Black:
    case MenuEntry::Gold: {
        const Player player = entry == MenuEntry::Black ? Player::Black : Player::Gold;
        if (state_.menu.wanted.levels[player]) {
            change_player(player, 1);
        } else {
            ask(PromptKind::Name, state_.menu.wanted.names[player], player);
        }
        break;
    }
    case MenuEntry::Open: ask(PromptKind::Open); break;
    case MenuEntry::Help: state_.help = Help::Keys; break;
    case MenuEntry::Leave: ask_to_leave(); break;
    default: change_entry(entry, 1); break;
    }
}

void App::change_player(Player player, int by) {
    // A person, then the levels, round and round.
    constexpr int count = highest_level + 1;
    const int now = state_.menu.wanted.levels[player].value_or(0);
    const int next = (now + by + count) % count;
    state_.menu.wanted.levels[player] = next == 0 ? std::nullopt : std::optional(next);
}

void App::change_entry(MenuEntry entry, int by) {
    constexpr int formats = 5;
    Format& format = state_.menu.wanted.format;
    switch (entry) {
    case MenuEntry::Format:
        format.kind =
            static_cast<FormatKind>((static_cast<int>(format.kind) + by + formats) % formats);
        format.rounds = format.kind == FormatKind::Series ? 5 : 1;
        break;
    case MenuEntry::Rounds: format.rounds = std::clamp(format.rounds + by, 1, most_rounds); break;
    case MenuEntry::Black: change_player(Player::Black, by); break;
    case MenuEntry::Gold: change_player(Player::Gold, by); break;
    case MenuEntry::Clock: change_clock(state_.menu.wanted.clock, by); break;
    case MenuEntry::Language: next_language(); break;
    case MenuEntry::Marks: next_marks(); break;
    default: break;
    }
}

/// Whoever plays alone sits below.
void App::begin(Session session) {
    state_.session.emplace(std::move(session));
    ++matches_begun_;
    const Session& begun = *state_.session;
    const bool only_gold = begun.level_of(Player::Black) && !begun.level_of(Player::Gold);
    state_.bottom = only_gold ? Player::Gold : Player::Black;
    state_.page = Page::Play;
    state_.panel = Panel::Record;
    state_.reviewed.reset();
    state_.looking_back.reset();
    state_.told_from = begun.match().size() == 0 ? 0 : begun.match().size() - 1;
    state_.menu.cursor = 0;
    position_changed();
}

} // namespace kamisado::terminal
