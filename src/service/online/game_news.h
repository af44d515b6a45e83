#pragma once

#include "online/computers.h"
#include "online/hub_core.h"

#include <functional>
#include <optional>
#include <vector>

namespace kamisado::online {

/// Lets things happen in games and tells whoever wants to know: the room, players who look
/// elsewhere, other processes, and the computer whose turn it is.
class GameNews {
  public:
    /// On the thread of the game's worker.
    using Work = std::function<std::optional<Happening>(storage::Connection&, LoadedGames&)>;

    GameNews(HubCore& core, Computers* computers) : core_(&core), computers_(computers) {}

    /// Does something to a game; what comes of it is announced and told.
    void run(const storage::GameId& game, Work work);
    /// Something may be due: a flag, the computer's decision.
    void look_at(const storage::GameId& game);

    /// Somebody has come to a game of their own: a computer that they wait for takes turns by where
    /// they are.
    void came(const Visit& visit, const storage::GameId& game);

    /// Something was done to a game, and other processes know.
    void tell(const Happening& happening);
    /// It is the turn of whoever is to decide; of both if nobody is.
    void tell_turn(const storage::GameId& game, const People& people,
                   std::optional<Player> decider);
    /// A game has begun.
    void tell_started(const Started& started, const People& people);

    /// Something may have been missed: the rooms of a partition are looked at again.
    void catch_up(Partition& partition);
    void catch_up(const Room& room);

  private:
    void catch_up(Partition& partition, const std::vector<const Room*>& rooms);
    void tell_entries(Room& room, const Happening& happening);
    void ask_computer(const ComputerTurn& turn, std::optional<storage::PersonId> waiting);

    HubCore* core_;
    Computers* computers_;
};

/// On a worker's thread.
void announce(const bus::Bus& bus, storage::Connection& database, const Happening& happening);

} // namespace kamisado::online
