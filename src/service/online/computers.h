#pragma once

#include "computer/level.h"
#include "online/computer_seats.h"
#include "online/loaded_games.h"
#include "online/worker.h"
#include "rules/match.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>

namespace kamisado::online {

/// The server's own players, on a few threads with low priority. Households take turns: whoever
/// plays in fifty games waits longer for each, and nobody else does. Within one, whoever was
/// asked first decides first. The slow ones never have all threads, so that the others do not wait
/// for them.
class Computers {
  public:
    using Decided = std::function<void(const Decision&)>;

    /// As many threads as there are cores; at least two, and at most four: the strongest players
    /// need memory.
    [[nodiscard]] static std::size_t thinkers_here();

    explicit Computers(Post post, std::size_t thinkers = thinkers_here(),
                       MakeOpponent make_opponent = make_level);
    /// Whoever thinks stops.
    ~Computers();
    Computers(const Computers&) = delete;
    Computers& operator=(const Computers&) = delete;
    Computers(Computers&&) = delete;
    Computers& operator=(Computers&&) = delete;

    /// One question per game: a newer one replaces the older. The answer comes on the hub's thread.
    /// `household` is whoever waits for it, with all who share an address.
    void ask(const ComputerTurn& turn, const std::string& household, Decided decided);
    /// Whoever waits for that game is of another household from now on.
    void move(const storage::GameId& game, const std::string& household);
    void forget(const storage::GameId& game);
    [[nodiscard]] std::size_t waiting() const;

  private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace kamisado::online
