#pragma once

#include "bot/request.h"
#include "game/setup.h"
#include "rules/match.h"
#include "rules/player.h"
#include "wire/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What is asked over HTTP, as values: the requests, and what their answers tell.
namespace kamisado::bot {

struct NewInvitation {
    Format format;
    game::ClockSetup clock;
    std::optional<Player> host_side = std::nullopt;
    std::optional<std::string> to = std::nullopt;
};

[[nodiscard]] Request inviting(const NewInvitation& invitation);
[[nodiscard]] Request accepting(std::string_view code);
[[nodiscard]] Request listing_invitations();
[[nodiscard]] Request listing_running_games();

/// The code of an invitation, the game that was started, the token of a bot; nullopt if the
/// answer has no such field.
[[nodiscard]] std::optional<std::string> field_of(const Answer& answer, std::string_view name);
/// The invitations that are for whoever asked.
[[nodiscard]] std::vector<std::string> codes_for_me(const Answer& answer);
/// The ids of listed games.
[[nodiscard]] std::vector<std::string> games_in(const Answer& answer);

} // namespace kamisado::bot
