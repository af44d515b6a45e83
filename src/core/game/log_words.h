#pragma once

#include "rules/player.h"

#include <array>
#include <string_view>

/// The words of a log: those who write it and those who read it share them.
namespace kamisado::game::words {

inline constexpr std::string_view first_line = "kamisado-game 1";

inline constexpr std::string_view format = "Format";
inline constexpr std::string_view start = "Start";
inline constexpr std::string_view clock = "Clock";
inline constexpr std::string_view takebacks = "Takebacks";
inline constexpr std::string_view begun = "Begun";

[[nodiscard]] constexpr std::string_view tag_of(Player player) {
    return player == Player::Black ? "Black" : "Gold";
}
[[nodiscard]] constexpr std::string_view level_tag_of(Player player) {
    return player == Player::Black ? "BlackLevel" : "GoldLevel";
}

inline constexpr std::array<std::string_view, 9> all_tags{
    format, start, "Black", "BlackLevel", "Gold", "GoldLevel", clock, takebacks, begun};

inline constexpr std::string_view no_clock = "none";
inline constexpr std::string_view per_move = "/move";
inline constexpr std::string_view freely = "free";
inline constexpr std::string_view by_agreement = "by agreement";

// What stands in an entry besides decisions; with a space where something follows.
inline constexpr std::string_view asks = "asks ";
inline constexpr std::string_view accepts = "accepts ";
inline constexpr std::string_view declines = "declines ";
inline constexpr std::string_view takes_back = "takes back ";
inline constexpr std::string_view redoes = "plays again ";
inline constexpr std::string_view pauses = "pauses";
inline constexpr std::string_view resumes = "resumes";

} // namespace kamisado::game::words
