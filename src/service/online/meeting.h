#pragma once

#include "rules/player.h"
#include "tournament/tournament.h"

#include <cstdint>
#include <optional>
#include <span>

/// What a meeting of a tournament comes to, from its games. Nothing here is stored: it follows from
/// what is.
namespace kamisado::online {

/// A game of a meeting, as far as it counts there.
struct MetGame {
    bool is_first_black = true;
    bool is_over = false;
    std::optional<Player> winner; ///< nothing: it runs, or it does not count
    PerPlayer<bool> absent{};     ///< who never came to it
};

/// The two of a meeting.
struct BothOf {
    bool first = false;
    bool second = false;

    friend bool operator==(const BothOf&, const BothOf&) = default;
};

struct Verdict {
    enum class Next : std::uint8_t {
        Wait, ///< for games that run
        Play, ///< another game is to begin
        Done,
    };
    Next next = Next::Wait;
    std::optional<tournament::Score> score; ///< when it is done
    BothOf absent;                          ///< who lost by not being there
};

/// How a meeting goes on. Whoever did not come, or has left, loses what has not been played; in a
/// knock-out a third game decides after one each, and where nobody came the second one goes on.
[[nodiscard]] Verdict judge(std::span<const MetGame> games, const tournament::Settings& settings,
                            const BothOf& has_left);

} // namespace kamisado::online
