#pragma once

#include "game/live_match.h"
#include "rules/match.h"

#include <variant>

/// The matches that the page holds by a number: those that are being played, and those that are
/// looked at.
namespace kamisado::wasm {

using HeldMatch = std::variant<Match, game::LiveMatch>;

/// The number by which it is found from now on.
[[nodiscard]] int hold(HeldMatch match);

/// One that is held: asking for any other number is a fault of the page.
[[nodiscard]] HeldMatch& held_match(int number);

[[nodiscard]] const Match& match_in(const HeldMatch& held);

void release_match(int number);

} // namespace kamisado::wasm
