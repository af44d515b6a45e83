#include "terminal/menu_screen.h"

#include "notation/narration.h"
#include "screen/box.h"
#include "screen/text.h"
#include "terminal/play_state.h"
#include "words/sentence.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace kamisado::terminal {

namespace {

using screen::Key;
using screen::Role;
using screen::style_of;

constexpr int most_rounds = 99;

/// "first to 3 points, with Sumo towers; 60–90 minutes"
std::string goal_text(const Speech& speech, FormatKind kind) {
    const Sentence words(speech);
    const auto text = [&](Phrase goal, Phrase duration) {
        return words.in(goal) + ", " + words.in(duration);
    };
    switch (kind) {
    case FormatKind::Single: return text("format.single.goal", "format.single.duration");
    case FormatKind::Series: return text("format.series.goal", "format.series.duration");
    case FormatKind::Standard: return text("format.standard.goal", "format.standard.duration");
    case FormatKind::Long: return text("format.long.goal", "format.long.duration");
    case FormatKind::Marathon: break;
    }
    return text("format.marathon.goal", "format.marathon.duration");
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

MenuScreen::MenuScreen(Frame& frame, Router& router) : frame_(frame), router_(router) {
    wanted_.levels[Player::Gold] = 4;
}

std::vector<MenuScreen::Entry> MenuScreen::entries() {
    const MenuTexts& texts = frame_.texts().menu;
    const Speech& speech = frame_.speech();
    const std::string goal = goal_text(speech, wanted_.format.kind);
    std::vector<Entry> entries;
    if (router_.has_match()) {
        entries.push_back(
            {.label = std::string(texts.back), .choose = [this] { router_.show_match(); }});
    } else if (last_) {
        entries.push_back(entry_to_go_on());
    }
    entries.push_back(
        {.label = std::string(texts.start), .choose = [this] { router_.begin(Session(wanted_)); }});
    entries.push_back({.label = std::string(texts.format),
                       .choose = [this] { change_format(1); },
                       .value = title_of(speech, wanted_.format),
                       .change = [this](int by) { change_format(by); },
                       .about = goal});
    if (wanted_.format.kind == FormatKind::Series) {
        const auto change = [this](int by) {
            wanted_.format.rounds = std::clamp(wanted_.format.rounds + by, 1, most_rounds);
        };
        entries.push_back({.label = std::string(texts.rounds),
                           .choose = [change] { change(1); },
                           .value = fmt::format("{}", wanted_.format.rounds),
                           .change = change,
                           .about = goal});
    }
    entries.push_back(entry_of(Player::Black));
    entries.push_back(entry_of(Player::Gold));
    entries.push_back(entry_of_sides());
    entries.push_back(entry_of_clock());
    entries.push_back(
        {.label = std::string(texts.open), .choose = [this] { router_.ask_for_file(); }});
    entries.push_back({.label = std::string(texts.language),
                       .choose = [this] { frame_.next_language(); },
                       .value = std::string(frame_.texts().language_name),
                       .change = [this](int) { frame_.next_language(); }});
    entries.push_back(entry_of_edition());
    const auto turn = [this] { frame_.set_turned(!frame_.is_turned()); };
    entries.push_back(
        {.label = std::string(texts.board),
         .choose = turn,
         .value = std::string(frame_.is_turned() ? texts.board_turned : texts.board_usual),
         .change = [turn](int) { turn(); },
         .about = std::string(texts.board_about)});
    entries.push_back({.label = std::string(texts.marks),
                       .choose = [this] { frame_.next_marks(); },
                       .value = std::string(frame_.name_of_marks()),
                       .change = [this](int) { frame_.next_marks(); }});
    entries.push_back(
        {.label = std::string(texts.help), .choose = [this] { router_.show_help(); }});
    entries.push_back(
        {.label = std::string(texts.leave), .choose = [this] { router_.ask_to_leave(); }});
    return entries;
}

MenuScreen::Entry MenuScreen::entry_to_go_on() {
    const MenuTexts& texts = frame_.texts().menu;
    const Speech& speech = frame_.speech();
    return {.label = std::string(texts.resume),
            .choose = [this] { router_.begin(*take_offered()); },
            .about = Sentence(speech)
                         .text("black", player_name(speech, *last_, Player::Black))
                         .text("gold", player_name(speech, *last_, Player::Gold))
                         .number("own", last_->state().score[Player::Black])
                         .number("others", last_->state().score[Player::Gold])
                         .text("format", title_of(speech, last_->match().format()))
                         .number("round", last_->state().round)
                         .filled_in(texts.resume_about)};
}

MenuScreen::Entry MenuScreen::entry_of(Player player) {
    const MenuTexts& texts = frame_.texts().menu;
    const Speech& speech = frame_.speech();
    Entry entry{.label = title_of(speech, player),
                .choose = [this, player] { change_player(player, 1); },
                .change = [this, player](int by) { change_player(player, by); }};
    if (const auto level = wanted_.levels[player]) {
        entry.value = name_of(player);
        entry.about = texts.levels[static_cast<std::size_t>(*level - lowest_level)];
        return entry;
    }
    entry.value = name_of(player);
    entry.about = texts.name_hint;
    entry.person = player;
    entry.choose = [this, player] { ask_for_name(player, wanted_.names[player]); };
    return entry;
}

/// As it stands in the menu: a level, a name, or just a person.
std::string MenuScreen::name_of(Player player) const {
    const Speech& speech = frame_.speech();
    if (const auto level = wanted_.levels[player]) {
        return Sentence(speech).number("level", *level).in("computer");
    }
    const std::string& name = wanted_.names[player];
    return name.empty() ? std::string(frame_.texts().menu.person) : speech.shown(name);
}

/// The rulebook gives Gold to whoever has more experience: to say that the other has changes sides.
MenuScreen::Entry MenuScreen::entry_of_sides() {
    const MenuTexts& texts = frame_.texts().menu;
    const auto swap = [this] {
        std::swap(wanted_.levels[Player::Black], wanted_.levels[Player::Gold]);
        std::swap(wanted_.names[Player::Black], wanted_.names[Player::Gold]);
    };
    return {.label = std::string(texts.experienced),
            .choose = swap,
            .value = name_of(Player::Gold),
            .change = [swap](int) { swap(); },
            .about = Sentence(frame_.speech())
                         .player("player", Player::Gold)
                         .player("other", Player::Black)
                         .filled_in(texts.by_experience)};
}

MenuScreen::Entry MenuScreen::entry_of_edition() {
    const MenuTexts& texts = frame_.texts().menu;
    const bool is_huch = frame_.edition() == Edition::Huch;
    const auto change = [this, is_huch] {
        frame_.set_edition(is_huch ? Edition::Burley : Edition::Huch);
    };
    return {.label = std::string(texts.edition),
            .choose = change,
            .value = is_huch ? "HUCH! & friends" : "Burley Games",
            .change = [change](int) { change(); },
            .about = std::string(is_huch ? texts.edition_huch : texts.edition_burley)};
}

MenuScreen::Entry MenuScreen::entry_of_clock() {
    const MenuTexts& texts = frame_.texts().menu;
    const auto& clock = wanted_.clock;
    return {.label = std::string(texts.clock),
            .choose = [this] { change_clock(wanted_.clock, 1); },
            .value = clock ? Sentence(frame_.speech())
                                 .number("minutes", clock->initial / 60'000)
                                 .number("seconds", clock->increment / 1'000)
                                 .filled_in(texts.clock_of)
                           : std::string(texts.no_clock),
            .change = [this](int by) { change_clock(wanted_.clock, by); },
            .about = clock ? std::string(texts.clock_about) : ""};
}

screen::Menu MenuScreen::menu_of(const std::vector<Entry>& entries) const {
    screen::Menu menu;
    for (const Entry& entry : entries) {
        // "< Standard >": the arrows change it.
        menu.items.push_back({.label = entry.label,
                              .value = entry.change ? fmt::format("< {} >", entry.value) : ""});
    }
    menu.cursor = std::min(cursor_, static_cast<int>(menu.items.size()) - 1);
    return menu;
}

void MenuScreen::draw(screen::Sheet& sheet) {
    const MenuTexts& texts = frame_.texts().menu;
    const auto shown = entries();
    const screen::Menu menu = menu_of(shown);
    const int columns = 64;
    const int rows = static_cast<int>(menu.items.size());
    screen::Area page = screen::centred({.rows = rows + 9, .columns = columns + 4}, sheet.area());
    screen::draw_line(sheet, page, texts.title, style_of(Role::Title, sheet.look),
                      screen::Align::Centre);
    page.row += 1;
    screen::Area wide = sheet.area();
    wide.row = page.row;
    screen::draw_line(sheet, wide, texts.slogan, style_of(Role::Faint, sheet.look),
                      screen::Align::Centre);
    page.row += 2;
    page.size.rows = rows + 2;
    const screen::Area inside = screen::draw_box(sheet, page, "");
    screen::draw_menu(sheet, inside, menu, first_menu_id);
    wide.row = page.row + rows + 3;
    screen::draw_line(sheet, wide, shown[static_cast<std::size_t>(menu.cursor)].about,
                      style_of(Role::Text, sheet.look), screen::Align::Centre);
    screen::Area line{.row = sheet.canvas.size().rows - 2,
                      .column = 1,
                      .size = {.rows = 1, .columns = sheet.canvas.size().columns - 2}};
    frame_.draw_message(sheet, line);
    line.row += 1;
    draw_keys(sheet, line, texts.keys);
}

void MenuScreen::press(const screen::KeyPress& press) {
    if (asks_for_help(press)) {
        router_.show_help();
        return;
    }
    const auto shown = entries();
    screen::Menu menu = menu_of(shown);
    const Entry& here = shown[static_cast<std::size_t>(menu.cursor)];
    if (press.key == Key::Left || press.key == Key::Right) {
        if (here.change) {
            here.change(press.key == Key::Left ? -1 : 1);
        }
        return;
    }
    if (press.key == Key::Escape) {
        router_.show_match();
        return;
    }
    if (press.key == Key::Character && press.character == U' ') {
        here.choose();
        return;
    }
    if (press.key == Key::Character && here.person) {
        ask_for_name(*here.person, "");
        frame_.press_in_prompt(press); // the name is typed at once
        return;
    }
    if (press.key == Key::Character && press_letter(press.character)) {
        return;
    }
    screen::KeyPress known = press;
    if (press.character == U'j' || press.character == U'k') {
        known = {.key = press.character == U'j' ? Key::Down : Key::Up};
    }
    const auto chosen = screen::handle(menu, known);
    cursor_ = menu.cursor;
    if (chosen) {
        shown[static_cast<std::size_t>(*chosen)].choose();
    }
}

bool MenuScreen::press_letter(char32_t letter) {
    switch (letter) {
    case U'q': router_.ask_to_leave(); return true;
    case U'o': router_.ask_for_file(); return true;
    case U'L': frame_.next_language(); return true;
    case U'm': frame_.next_marks(); return true;
    case U'j':
    case U'k': return false;
    default: frame_.say(frame_.texts().menu.keys); return true;
    }
}

void MenuScreen::click(int id, const screen::MouseInput& /*mouse*/) {
    if (id >= first_menu_id && id < first_record_id) {
        cursor_ = id - first_menu_id;
        press({.key = Key::Enter});
    }
}

void MenuScreen::scroll(int /*id*/, int /*rows*/) {}

void MenuScreen::change_format(int by) {
    constexpr int formats = 5;
    Format& format = wanted_.format;
    format.kind = static_cast<FormatKind>((static_cast<int>(format.kind) + by + formats) % formats);
    format.rounds = format.kind == FormatKind::Series ? 5 : 1;
}

/// A person, then the levels, round and round.
void MenuScreen::change_player(Player player, int by) {
    constexpr int count = highest_level + 1;
    const int next = (wanted_.levels[player].value_or(0) + by + count) % count;
    wanted_.levels[player] = next == 0 ? std::nullopt : std::optional(next);
}

void MenuScreen::ask_for_name(Player player, const std::string& beginning) {
    frame_.ask({.label = title_of(frame_.speech(), player) + ": ",
                .keys = frame_.texts().menu.name_hint,
                .accept =
                    [this, player](const std::string& name) {
                        wanted_.names[player] = name;
                        return Answer::Accepted;
                    },
                .field = screen::TextField(beginning)});
}

} // namespace kamisado::terminal
