#pragma once

#include <array>
#include <string_view>

/// The words of the protocol, in the order of the enumerations that they name.
namespace kamisado::wire {

inline constexpr auto format_names =
    std::to_array<std::string_view>({"single", "series", "standard", "long", "marathon"});
inline constexpr auto visibility_names =
    std::to_array<std::string_view>({"link", "lobby", "quick"});
inline constexpr auto player_names = std::to_array<std::string_view>({"black", "gold"});
/// Of PersonKind, then those that are no person.
inline constexpr auto who_names =
    std::to_array<std::string_view>({"guest", "account", "bot", "computer", "gone"});
inline constexpr auto clock_names = std::to_array<std::string_view>({"none", "minutes", "days"});
inline constexpr auto colour_fields = std::to_array<std::string_view>(
    {"brown", "green", "red", "yellow", "pink", "purple", "blue", "orange"});
inline constexpr auto takeback_steps =
    std::to_array<std::string_view>({"ask", "accept", "decline", "withdraw"});
inline constexpr auto rematch_steps = std::to_array<std::string_view>({"offer", "decline"});
inline constexpr auto relation_names =
    std::to_array<std::string_view>({"friend", "muted", "blocked"});
inline constexpr auto tournament_kinds =
    std::to_array<std::string_view>({"swiss", "round-robin", "knock-out", "arena"});
inline constexpr auto tournament_states =
    std::to_array<std::string_view>({"open", "running", "over", "cancelled"});
inline constexpr auto closing_reasons = std::to_array<std::string_view>(
    {"going-down", "too-slow", "too-fast", "signed-out", "restored"});

} // namespace kamisado::wire
