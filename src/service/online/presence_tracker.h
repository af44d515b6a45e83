#pragma once

#include "online/bus.h"
#include "online/rooms.h"

#include <functional>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace kamisado::online {

/// Tells who comes to a game and goes. Changes are told a few times a second, so that a crowd that
/// comes in costs one message and not one each. Time is that of the steady clock.
class PresenceTracker {
  public:
    /// Tells the other processes; nullptr if there are none.
    using Announce = std::function<void(bus::PresenceHere)>;
    /// After everybody has been told.
    using Changed = std::function<void(const Room&)>;

    PresenceTracker(Rooms& rooms, Announce announce, Changed changed)
        : rooms_(&rooms), announce_(std::move(announce)), told_(std::move(changed)) {}

    /// Somebody here joined or left, perhaps as the last one.
    void changed(const storage::GameId& game) { changed_.insert(game); }
    /// What another process says of those it has.
    void heard(const std::string& process, const bus::PresenceHere& here, Millis now);
    /// All rooms are to be announced again; processes that fell silent are forgotten.
    void renew(Millis now);
    void tick();

  private:
    void heard(Room& room, const std::string& process, const Presence& presence, Millis now);
    void announce(const std::vector<storage::GameId>& games) const;

    Rooms* rooms_;
    Announce announce_;
    Changed told_;
    std::unordered_set<storage::GameId> changed_;
};

} // namespace kamisado::online
