#pragma once

#include "game/setup.h"
#include "online/wire.h"
#include "rules/match.h"
#include "rules/player.h"
#include "storage/connection.h"
#include "storage/tournaments.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <variant>

/// What a link tells whoever has it, before it is opened: what anybody may see who is nobody here.
namespace kamisado::online {

struct InvitationPreview {
    Who host;
    Format format;
    game::ClockSetup clock;
    bool rated = false;
};

struct GamePreview {
    PerPlayer<Who> people;
    Format format;
    PerPlayer<int> points;
    bool is_over = false;
    std::string position; ///< as text
};

struct TournamentPreview {
    std::string name;
    storage::TournamentKind kind{};
    Format format;
    game::ClockSetup clock;
};

using LinkPreview = std::variant<InvitationPreview, GamePreview, TournamentPreview>;

enum class PreviewOf : std::uint8_t {
    Invitation, ///< by its code
    Game,       ///< by the watchers' code; its id is for the players alone
    Tournament,
};

[[nodiscard]] std::expected<LinkPreview, Refusal> preview_of(storage::Connection& database,
                                                             PreviewOf what, std::string_view code);

} // namespace kamisado::online
