#pragma once

#include "computer/hint.h"
#include "screen/board_geometry.h"
#include "screen/list.h"
#include "screen/look.h"
#include "screen/menu.h"
#include "screen/text_field.h"
#include "terminal/hand.h"
#include "terminal/session.h"
#include "terminal/speech.h"
#include "terminal/thinker.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

/// All that is on the screen, as data: what keys and clicks change, and what the pages draw.
namespace kamisado::terminal {

enum class Page : std::uint8_t { Menu, Play };

/// Keys first, then the rules, where there is not room for both.
enum class Help : std::uint8_t { Closed, Keys, Rules };

/// What stands beside the board.
enum class Panel : std::uint8_t { Record, Hint, Analysis, Review };

enum class PromptKind : std::uint8_t { Move, Save, Open, Name, Resign };

/// Something is typed in the line above the keys.
struct Prompt {
    PromptKind kind{};
    screen::TextField field{};
    Player player{};      ///< whose name it is
    std::string warned{}; ///< the file that would be replaced by another Enter
};

/// The menu that begins a match. The cursor counts what is shown.
struct MenuState {
    NewMatch wanted{};
    std::optional<Session> last = std::nullopt; ///< the match that was kept
    int cursor = 0;
};

struct Message {
    std::string text{};
    screen::Role role = screen::Role::Text;
};

struct GameState {
    Speech speech;
    screen::SquareMarks marks = screen::SquareMarks::Letters;

    Page page = Page::Menu;
    Help help = Help::Closed;
    MenuState menu{};
    std::optional<Prompt> prompt = std::nullopt;
    Message message{};

    std::optional<Session> session = std::nullopt;
    Player bottom = Player::Black;
    Hand hand{};
    FillFrom fill = FillFrom::Left; ///< under the cursor
    /// Before which decision the match is shown; nothing: as it stands.
    std::optional<std::size_t> looking_back = std::nullopt;
    std::size_t told_from = 0; ///< the first decision of which is told what happened

    Panel panel = Panel::Record;
    screen::ListState record_list{};
    screen::ListState analysis_list{};
    screen::ListState review_list{};
    std::optional<Hint> hint = std::nullopt;
    std::optional<Analysed> analysed = std::nullopt;
    std::optional<Reviewed> reviewed = std::nullopt;

    /// Before which decision the board stands that is shown.
    [[nodiscard]] std::size_t shown_step() const {
        return looking_back.value_or(session->match().size());
    }
    [[nodiscard]] const MatchState& shown_state() const {
        return looking_back ? session->match().before(*looking_back) : session->state();
    }
    /// Whether somebody at this screen is to decide, and sees that moment.
    [[nodiscard]] bool can_decide() const { return !looking_back && session->is_persons_turn(); }
    [[nodiscard]] bool is_filling() const {
        return shown_state().phase == Phase::Filling && can_decide();
    }
};

/// What can be clicked: these and the numbers after them. A key's own character stands for itself.
inline constexpr int first_menu_id = 10'000;
inline constexpr int first_record_id = 20'000;
inline constexpr int first_panel_id = 30'000;
inline constexpr int first_fill_id = 40'000;
/// Keys that have no character, in a place where nothing else is.
inline constexpr int first_key_id = 50'000;

} // namespace kamisado::terminal
