#pragma once

#include "computer/opponent.h"
#include "online/loaded_games.h"
#include "solver/patience.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace kamisado::online {

/// Makes a player of a level. When the patience is ended, the player decides at once.
using MakeOpponent =
    std::function<std::unique_ptr<Opponent>(int level, std::uint64_t seed, Patience* patience)>;

/// One of the server's own players, at its game.
struct ComputerSeat {
    storage::GameId game;
    int level = 0;
    std::unique_ptr<Patience> patience;
    std::unique_ptr<Opponent> opponent; ///< nobody: has not sat down yet

    void sit_down(const MakeOpponent& make_opponent);
};

/// Only the strongest level can take seconds over a decision.
[[nodiscard]] bool is_slow(const ComputerTurn& turn);

/// Players who wait for their next turn. A strong one remembers what it has proved, in 32 MB: the
/// last few stay. Not for many threads at once.
class ComputerSeats {
  public:
    explicit ComputerSeats(std::size_t most) : most_(most) {}

    /// Who has played in that game before, or a free seat.
    [[nodiscard]] ComputerSeat take(const ComputerTurn& turn);
    /// Whoever has to go for it.
    std::optional<ComputerSeat> give_back(ComputerSeat seat);

  private:
    std::size_t most_;
    std::vector<ComputerSeat> seats_; ///< who played last comes last
};

} // namespace kamisado::online
