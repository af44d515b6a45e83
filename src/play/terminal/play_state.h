#pragma once

#include "terminal/hand.h"
#include "terminal/session.h"
#include "terminal/speech.h"

#include <cstddef>
#include <optional>
#include <string>

namespace kamisado::terminal {

/// A match on the screen: what the board and the panels beside it show.
struct PlayState {
    Session session;
    Player bottom = Player::Black;
    Hand hand{};
    FillFrom fill = FillFrom::Left; ///< under the cursor
    /// Before which decision the match is shown; nullopt: as it stands.
    std::optional<std::size_t> looking_back = std::nullopt;
    /// What would have followed a reviewed decision, as far as it has been stepped through.
    std::optional<Match> tried = std::nullopt;
    std::size_t told_from = 0; ///< the first decision whose events are new to whoever sits here

    [[nodiscard]] const Match& match() const { return session.match(); }
    /// The match that the board shows: the one that is played, or what would have followed.
    [[nodiscard]] const Match& shown_match() const { return tried ? *tried : match(); }
    /// The board stands before this decision.
    [[nodiscard]] std::size_t shown_step() const {
        return tried ? tried->size() : looking_back.value_or(match().size());
    }
    [[nodiscard]] const MatchState& shown_state() const {
        if (tried) {
            return tried->state();
        }
        return looking_back ? match().before(*looking_back) : session.state();
    }
    /// Whether somebody at this screen is to decide, and sees that moment.
    [[nodiscard]] bool can_decide() const {
        return !looking_back && !tried && session.is_persons_turn();
    }
    [[nodiscard]] bool is_filling() const {
        return shown_state().phase == Phase::Filling && can_decide();
    }
};

/// What a player is called on this screen: "Amy", "Computer, level 4", "Black".
[[nodiscard]] std::string player_name(const Speech& speech, const Session& session, Player player);

} // namespace kamisado::terminal
