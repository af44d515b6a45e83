#pragma once

#include "game/action.h"
#include "notation/error.h"
#include "rules/match.h"
#include "rules/player.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Why an action is not done. Nothing has changed then.
namespace kamisado::game {

enum class Fault : std::uint8_t {
    MatchIsOver,
    MatchIsPaused,     ///< moves and fills wait until it goes on
    NotYourTurn,       ///< `player` sent it, `due` decides
    NotYourSeat,       ///< `player` cannot resign or claim time for `due`
    LatePly,           ///< for `ply`, but another decision stands there; `due_ply` is next
    EarlyPly,          ///< for `ply`, but `due_ply` is next
    TakenBackSince,    ///< sent by somebody who did not know of a takeback
    TimeIsLeft,        ///< `player` has not run out of time
    FillIsDue,         ///< a move, but `due` must choose the fill first
    NothingToFill,     ///< a fill, but the round is not over
    IllegalMove,       ///< `move` says why
    NothingToTakeBack, ///< there are `available`
    NothingToRedo,     ///< there are `available`
    TakebacksAreAsked, ///< taking back freely, but takebacks are by agreement
    TakebacksAreFree,  ///< asking, but nobody has to agree
    NoTakebackAsked,   ///< to be accepted or declined
    TakebackIsAsked,   ///< by `due`, who waits for an answer
    OwnTakeback,       ///< `player` asked, so the other one accepts
    MomentOutOfRange,  ///< the given time cannot be
    NothingChanges,    ///< a log tells of something that was so already
};

struct GameRefusal {
    Fault fault{};
    std::optional<Player> player = std::nullopt;
    std::optional<Player> due = std::nullopt;
    std::optional<std::size_t> ply = std::nullopt;
    std::optional<std::size_t> due_ply = std::nullopt;
    std::optional<std::size_t> available = std::nullopt;
    std::optional<MoveRefusal> move = std::nullopt;

    friend bool operator==(const GameRefusal&, const GameRefusal&) = default;
};

/// The id for programs: "game.not-your-turn".
[[nodiscard]] std::string_view name_of(Fault fault);
/// The named values of the sentence: {"player", "gold"}, {"ply", "12"}.
[[nodiscard]] std::vector<Error::Argument> arguments_of(const GameRefusal& refusal);
/// What is wrong, in English. An illegal move has a better sentence: see notation's `error_of`.
[[nodiscard]] std::string sentence(const GameRefusal& refusal);

} // namespace kamisado::game
