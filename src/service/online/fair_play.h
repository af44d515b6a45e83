#pragma once

#include "computer/fair_play.h"
#include "game/live_match.h"
#include "online/worker.h"
#include "solver/patience.h"
#include "storage/connection.h"
#include "storage/fair_play.h"
#include "storage/games.h"

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

/// The fair-play figure: what rated games tell about their players, for hosts. It is worked out in
/// the background, a game at a time, and nothing follows from it by itself.
namespace kamisado::online {

/// A move that took no longer was played at once.
inline constexpr Millis quick_move = 5000;
/// And one that took no longer was not thought about for long.
inline constexpr Millis short_think = 20'000;
/// How many of a person's latest games count.
inline constexpr std::size_t games_of_a_figure = 50;

/// A rated game that is over, with all that is needed to look at it without the database.
struct GameToJudge {
    storage::StoredGame stored;
    game::LiveMatch match;
    PerPlayer<int> ratings; ///< before it
};
/// The next one that waits; whoever takes it has five minutes.
[[nodiscard]] std::optional<GameToJudge> take_game_to_judge(storage::Connection& database,
                                                            Millis now);
/// Looks for at most a few million positions. Nothing if the patience ended.
[[nodiscard]] std::optional<std::vector<storage::FairPlay>>
judge_game(const GameToJudge& game, Patience& patience, Millis now);
/// In one transaction, once.
void keep_judgement(storage::Connection& database, std::string_view game,
                    const std::vector<storage::FairPlay>& seen);

/// Chances of far wins (more than three moves) by the time used: at once, after a short think,
/// later.
struct TimeTally {
    static constexpr std::size_t groups = 3;
    std::array<int, groups> chances{};
    std::array<int, groups> found{};

    void add(const storage::SeenChance& chance);
};

/// A figure as hosts see it.
struct SeenFigure {
    storage::PersonId person = 0;
    std::string format;
    int rating = 0;
    std::size_t games = 0;
    int moves = 0;
    OnlyMoveTally tally;
    FoundShares shares{}; ///< that people of that rating find
    FairPlayFigure figure;
    TimeTally by_time;
    TimeTally others_by_time; ///< of people of that rating
    bool unusual = false;

    /// Of the far chances in a group of times, what people of that rating find in as much time.
    /// nullopt while too few of theirs are known.
    [[nodiscard]] std::optional<double> expected_in_time(std::size_t group) const;
};
/// Of a person's latest games of a format; nullopt if nothing was seen.
[[nodiscard]] std::optional<SeenFigure>
fair_play_figure(storage::Connection& database, storage::PersonId person, std::string_view format);
/// Of the players of one game, that game alone.
[[nodiscard]] std::vector<SeenFigure> fair_play_of_game(storage::Connection& database,
                                                        std::string_view game);
/// Of those who have played lately, whoever is the furthest above what is expected first.
[[nodiscard]] std::vector<SeenFigure> fair_play_figures(storage::Connection& database);

/// Looks at games one after the other, on a thread of its own with low priority.
class FairPlayDesk {
  public:
    FairPlayDesk(Worker& worker, Post post, std::function<Millis()> now);
    /// Whatever is being looked at will be looked at by another process, or after the next start.
    ~FairPlayDesk();
    FairPlayDesk(const FairPlayDesk&) = delete;
    FairPlayDesk& operator=(const FairPlayDesk&) = delete;
    FairPlayDesk(FairPlayDesk&&) = delete;
    FairPlayDesk& operator=(FairPlayDesk&&) = delete;

    /// Takes the next game, if there is one and none is being looked at. On the hub's thread.
    void look();

  private:
    class Impl;
    std::shared_ptr<Impl> impl_;
};

} // namespace kamisado::online
