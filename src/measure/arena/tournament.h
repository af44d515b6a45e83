#pragma once

#include "arena/settings.h"
#include "arena/standings.h"

#include <cstddef>
#include <expected>
#include <span>
#include <string>
#include <vector>

/// Many players, of whom two at a time meet in an arena.
namespace kamisado {

struct Tournament {
    std::vector<EntrantSettings> players;
    ArenaSettings each; ///< what holds for every meeting; its entrants do not count
    bool is_gauntlet =
        false; ///< the first meets each of the others; else everybody meets everybody
};

/// Two of the players, by their places in the list.
struct Meeting {
    std::size_t first = 0;
    std::size_t second = 0;
};

/// Whether there can be such a tournament: the error is a sentence.
[[nodiscard]] std::expected<void, std::string> check(const Tournament& tournament);

[[nodiscard]] std::vector<Meeting> meetings_of(const Tournament& tournament);
[[nodiscard]] ArenaSettings settings_of(const Tournament& tournament, const Meeting& meeting);

struct MeetingResult {
    Meeting meeting;
    Score score;
    bool is_complete = false;
};

/// Elo against the average of all players, and how far it may be off in 95 of 100 cases.
struct Rating {
    double elo = 0;
    double error = 0;
};

/// What a player has won, tied and lost in all meetings.
[[nodiscard]] Results results_of(std::size_t player, std::span<const MeetingResult> meetings);

/// The ratings that make the results most likely (Bradley and Terry). Each meeting counts as if
/// one more pair of games had been tied: nobody is infinitely strong.
[[nodiscard]] std::vector<Rating> ratings_of(std::size_t players,
                                             std::span<const MeetingResult> meetings);

/// The cross table for people, the strongest first.
[[nodiscard]] std::string report_in_words(const Tournament& tournament,
                                          std::span<const MeetingResult> meetings);
/// One object for programs, indented.
[[nodiscard]] std::string report_as_json(const Tournament& tournament,
                                         std::span<const MeetingResult> meetings, double seconds,
                                         int version);

} // namespace kamisado
