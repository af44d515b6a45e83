#pragma once

#include "game/action.h"
#include "game/setup.h"
#include "rules/match.h"
#include "wasm/core_error.h"

#include <expected>
#include <string_view>

/// What the page says about live matches.
namespace kamisado::wasm {

/// On lines of their own: the format, the start (or nothing), name and level (or nothing) of Black
/// and of Gold, and the clock: `none`, `minutes` with two numbers of milliseconds, or `days` with
/// one.
[[nodiscard]] std::expected<game::GameSetup, CoreError> read_game_setup(std::string_view text);

/// `decide e2e5`, `take-back 2`, `redo 1`, `pause`, `resume` or `tick`.
[[nodiscard]] std::expected<game::Action, CoreError> read_action(std::string_view text,
                                                                 const Match& match);

} // namespace kamisado::wasm
