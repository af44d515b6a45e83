#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// Tournaments as data: who plays, who meets whom, what came of it. Nothing here knows how a game
/// is played, or where.
namespace kamisado::tournament {

enum class System : std::uint8_t {
    Swiss,      ///< those with equal points meet, nobody twice
    RoundRobin, ///< everybody meets everybody
    KnockOut,   ///< whoever loses is out
};

inline constexpr std::size_t most_players = 1000;
inline constexpr int most_rounds = 100;
inline constexpr std::size_t longest_name = 60;

struct Settings {
    std::string name;
    System system = System::Swiss;
    /// 0: as many as it takes to find one winner, settled when the first round is paired.
    int rounds = 0;
    /// Of a meeting, 1 or 2. With two, sides are changed: Black has the better of Kamisado's first
    /// position.
    int games = 2;

    /// After one each, to find out who goes on.
    [[nodiscard]] bool may_have_third_game() const {
        return system == System::KnockOut && games == 2;
    }

    friend bool operator==(const Settings&, const Settings&) = default;
};

using PlayerNumber = std::size_t; ///< in the order in which they entered

struct Player {
    std::string name;
    std::optional<int> rating;
    int first_round = 1;           ///< later for whoever came late
    std::optional<int> last_round; ///< for whoever has left; 0: before the first
    std::set<int> missed;          ///< rounds that are not played

    [[nodiscard]] bool plays_in(int round) const {
        return first_round <= round && (!last_round || round <= *last_round) &&
               !missed.contains(round);
    }
    friend bool operator==(const Player&, const Player&) = default;
};

/// Games won in a meeting.
struct Score {
    int first = 0;
    int second = 0;
    bool is_forfeit = false; ///< somebody was not there

    friend bool operator==(const Score&, const Score&) = default;
};

struct Meeting {
    PlayerNumber first = 0;             ///< Black in the first game
    std::optional<PlayerNumber> second; ///< nobody: a bye
    std::optional<Score> score;

    [[nodiscard]] bool is_bye() const { return !second; }
    [[nodiscard]] bool has(PlayerNumber player) const {
        return first == player || second == player;
    }
    friend bool operator==(const Meeting&, const Meeting&) = default;
};

using Round = std::vector<Meeting>;

/// Why something cannot be done.
struct Refusal {
    std::string id; ///< for programs: "tournament.round-open"
    std::string sentence;
};

/// Everything there is to know about a tournament; what else can be asked follows from it.
struct State {
    Settings settings;
    std::vector<Player> players;
    std::vector<Round> rounds; ///< all but the last have all their scores

    friend bool operator==(const State&, const State&) = default;
};

class Tournament {
  public:
    /// Refuses what no tournament could have come to.
    [[nodiscard]] static std::expected<Tournament, Refusal> from(State state);

    [[nodiscard]] const Settings& settings() const { return state_.settings; }
    [[nodiscard]] const std::vector<Player>& players() const { return state_.players; }
    [[nodiscard]] const std::vector<Round>& rounds() const { return state_.rounds; }
    [[nodiscard]] const State& state() const { return state_; }

    /// Whoever comes after the first round plays from the next on (a Swiss tournament alone).
    [[nodiscard]] std::expected<void, Refusal> enter(std::string name, std::optional<int> rating);
    /// For good, after the round that is being played.
    [[nodiscard]] std::expected<void, Refusal> leave(PlayerNumber player);
    /// Only the next round.
    [[nodiscard]] std::expected<void, Refusal> miss_next_round(PlayerNumber player);
    [[nodiscard]] std::expected<void, Refusal> pair_next_round();
    /// Of the last round; a score that is there already is corrected.
    [[nodiscard]] std::expected<void, Refusal> report(std::size_t board, const Score& score);

    [[nodiscard]] std::optional<PlayerNumber> find(std::string_view name) const;
    [[nodiscard]] int rounds_paired() const { return static_cast<int>(state_.rounds.size()); }
    /// Whether all games of the round are over: the next one can be paired, if there is one.
    [[nodiscard]] bool is_round_complete() const;
    [[nodiscard]] bool is_over() const;

  private:
    explicit Tournament(State state) : state_(std::move(state)) {}

    State state_;
};

/// The points for a bye, and for a game to which the opponent did not come.
[[nodiscard]] Score walkover(const Settings& settings);
/// The score of a meeting or a bye; nothing while it is played.
[[nodiscard]] std::optional<Score> score_of(const Meeting& meeting, const Settings& settings);

} // namespace kamisado::tournament
