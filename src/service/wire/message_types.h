#pragma once

#include "wire/json_reader.h"
#include "wire/message.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

/// What the messages are called, in the order of their variants.
namespace kamisado::wire {

inline constexpr std::array<std::string_view, std::variant_size_v<Wish>> wish_types{
    "join", "leave", "decide", "takeback", "plan", "greet", "rematch", "lobby", "echo"};

inline constexpr std::array<std::string_view, std::variant_size_v<ServerMessage>> server_types{
    "welcome", "game",    "entries",   "presence", "plan", "greeting", "rematch", "lobby",
    "started", "invited", "your-turn", "beat",     "done", "refused",  "closing"};

/// Which of them a message is; nothing, and refused, when it is none.
[[nodiscard]] std::optional<std::size_t> type_from(JsonFields& fields,
                                                   std::span<const std::string_view> types);

/// The game that a message is about.
[[nodiscard]] std::string game_from(JsonFields& fields);
[[nodiscard]] std::size_t count_from(JsonFields& fields, std::string_view name);

} // namespace kamisado::wire
