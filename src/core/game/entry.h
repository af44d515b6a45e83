#pragma once

#include "game/action.h"
#include "game/setup.h"
#include "rules/match.h"
#include "rules/player.h"

#include <cstddef>
#include <variant>

/// What happened to a live match, as its log tells it. The log is the truth: everything else about
/// the match follows from the setup and these.
namespace kamisado::game {

struct Decided {
    Decision decision;

    friend bool operator==(const Decided&, const Decided&) = default;
};
struct TakebackAsked {
    Player player{};

    friend bool operator==(const TakebackAsked&, const TakebackAsked&) = default;
};
struct TakebackAccepted {
    Player player{};

    friend bool operator==(const TakebackAccepted&, const TakebackAccepted&) = default;
};
struct TakebackDeclined {
    Player player{};

    friend bool operator==(const TakebackDeclined&, const TakebackDeclined&) = default;
};
struct TakenBack {
    std::size_t count = 0;

    friend bool operator==(const TakenBack&, const TakenBack&) = default;
};
struct Redone {
    std::size_t count = 0;

    friend bool operator==(const Redone&, const Redone&) = default;
};
struct Paused {
    friend bool operator==(const Paused&, const Paused&) = default;
};
struct Resumed {
    friend bool operator==(const Resumed&, const Resumed&) = default;
};

using EntryDetail = std::variant<Decided, TakebackAsked, TakebackAccepted, TakebackDeclined,
                                 TakenBack, Redone, Paused, Resumed>;

struct Entry {
    EntryNumber number = 0; ///< consecutive, from 1
    Millis at = 0;          ///< never before the entry above it
    EntryDetail detail;

    friend bool operator==(const Entry&, const Entry&) = default;
};

} // namespace kamisado::game
