#pragma once

#include "game/live_match.h"
#include "rules/player.h"
#include "wire/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::bot {

/// A game as a client knows it: what the server told, played through by the same rules.
class FollowedGame {
  public:
    /// Nullopt if what the server says does not follow from itself.
    [[nodiscard]] static std::optional<FollowedGame> from(const wire::GameView& view);

    enum class Step : std::uint8_t {
        Taken,   ///< the lines that were new have been added
        Missing, ///< something lies between: join again, since last_number()
        Wrong,   ///< it does not follow from the rest, or is not what was told before
    };
    [[nodiscard]] Step take(const std::vector<std::string>& lines);
    /// The answer to a join, which may begin anywhere.
    [[nodiscard]] Step take(const wire::GameView& view);

    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] std::optional<Player> seat() const { return seat_; }
    [[nodiscard]] const game::LiveMatch& live() const { return live_; }
    [[nodiscard]] const Match& match() const { return live_.match(); }
    [[nodiscard]] game::EntryNumber last_number() const { return live_.last_number(); }
    /// Whether the next decision is up to this seat.
    [[nodiscard]] bool decides() const;
    /// What to send, so that it counts once however often it is sent.
    [[nodiscard]] wire::Decide wish_for(const Decision& decision) const;

  private:
    FollowedGame(std::string id, std::optional<Player> seat, game::LiveMatch live);
    [[nodiscard]] Step take_line(std::string_view line);

    std::string id_;
    std::optional<Player> seat_;
    game::LiveMatch live_;
};

} // namespace kamisado::bot
