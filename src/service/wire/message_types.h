#pragma once

#include "wire/message.h"

#include <array>
#include <string_view>
#include <variant>

/// What the messages are called, in the order of their variants.
namespace kamisado::wire {

inline constexpr std::array<std::string_view, std::variant_size_v<Wish>> wish_types{
    "join",  "leave",   "decide", "takeback", "plan",
    "greet", "rematch", "lobby",  "echo",     "tournament"};

inline constexpr std::array<std::string_view, std::variant_size_v<ServerMessage>> server_types{
    "welcome", "game",    "entries", "presence", "plan",      "greeting",
    "rematch", "lobby",   "started", "invited",  "your-turn", "beat",
    "done",    "refused", "closing", "rated",    "tournament"};

} // namespace kamisado::wire
