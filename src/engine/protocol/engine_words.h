#pragma once

#include <string_view>

/// The words of the engine's protocol that both ends need; docs/engine-protocol.md tells the rest.
namespace kamisado::protocol {

inline constexpr std::string_view greeting = "uki";
inline constexpr std::string_view greeted = "ukiok";
inline constexpr std::string_view ask_ready = "isready";
inline constexpr std::string_view ready = "readyok";
inline constexpr std::string_view new_game = "newgame";
inline constexpr std::string_view position = "position";
inline constexpr std::string_view go = "go";
inline constexpr std::string_view stop = "stop";
inline constexpr std::string_view quit = "quit";
inline constexpr std::string_view best_move = "bestmove";

} // namespace kamisado::protocol
