#pragma once

#include "game/setup.h"
#include "rules/match.h"
#include "rules/player.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>

/// What can be done to a live match.
namespace kamisado::game {

/// The number of a log entry; the first one is 1.
using EntryNumber = std::size_t;

/// How much of a message's way is given back to its sender's clock at most.
inline constexpr Millis longest_lag = 1000;

/// Takes a decision. What is left out is not checked: on one screen nobody says who sits there.
struct Decide {
    Decision decision;
    std::optional<Player> player = std::nullopt;   ///< who sends it
    std::optional<std::size_t> ply = std::nullopt; ///< how many decisions stood when it was taken
    /// The last entry that its sender knew. With it, a decision that comes a second time after it
    /// was taken back is not played again.
    std::optional<EntryNumber> seen = std::nullopt;
    /// How much of the message's way is given back: a pause of that length before the decision, in
    /// the log too. A decision counts when it arrives, whatever its way took.
    Millis lag = 0;
};

/// By agreement: back to the asker's last decision.
struct AskTakeback {
    Player player{};
};
struct AcceptTakeback {
    Player player{};
};
/// By the other player, or by the asker, who thought better of it.
struct DeclineTakeback {
    Player player{};
};

/// Freely: `count` decisions.
struct TakeBack {
    std::size_t count = 1;
};
/// Plays decisions again that were taken back, until another one is taken.
struct Redo {
    std::size_t count = 1;
};

/// Stops the clocks: the page is closed, the server goes down.
struct Pause {
    /// After a crash: since when nobody could play. Time from then on does not count. It cannot
    /// lie before the last entry.
    std::optional<Millis> since = std::nullopt;
};
struct Resume {};

/// Time has passed: lets a flag fall.
struct Tick {};

using Action = std::variant<Decide, AskTakeback, AcceptTakeback, DeclineTakeback, TakeBack, Redo,
                            Pause, Resume, Tick>;

} // namespace kamisado::game
