#pragma once

#include "online/bus.h"
#include "online/connections.h"

#include <cstddef>
#include <functional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace kamisado::online {

/// Knows who is connected to other processes, and tells them who is connected to this one: who came
/// or went once a second, everybody every half a minute. A process that falls silent is forgotten.
/// Time is that of the steady clock.
class PeopleTracker {
  public:
    /// Tells the other processes; nullptr if there are none.
    using Announce = std::function<void(bus::News)>;
    /// Somebody came to another process, or left it.
    using Changed = std::function<void(storage::PersonId)>;

    PeopleTracker(const Connections& connections, Announce announce, Changed changed)
        : connections_(&connections),
          announce_(std::move(announce)),
          changed_(std::move(changed)) {}

    /// Somebody is connected to this process now, or no longer.
    void came_or_went(storage::PersonId person);
    void heard(const std::string& process, const bus::CrowdHere& here, Millis now);
    void heard(const std::string& process, const bus::PeopleHere& here, Millis now);
    void heard(const std::string& process, const bus::PeopleGone& gone);
    /// Whether everybody was announced, which is the time to announce more.
    bool tick(Millis now);

    /// How many people are connected, here and elsewhere.
    [[nodiscard]] std::size_t people() const;
    [[nodiscard]] bool is_elsewhere(storage::PersonId person) const;
    /// Whether all other processes say who is connected to them. Version 0.9.0 only says how many.
    [[nodiscard]] bool knows_everybody() const;

  private:
    struct Crowd {
        std::size_t people = 0;
        std::unordered_map<storage::PersonId, Millis> heard_at; ///< of each
        bool says_who = false;
        bool is_cut = false; ///< more people than are remembered
        Millis last_sign = 0;
    };
    [[nodiscard]] Crowd* crowd_of(const std::string& process);
    void forget(Millis now);
    void announce_everybody();
    void announce_changes();

    const Connections* connections_;
    Announce announce_;
    Changed changed_;
    std::unordered_map<std::string, Crowd> crowds_; ///< by process
    std::unordered_set<storage::PersonId> came_or_went_;
    Millis next_changes_ = 0;
    Millis next_everybody_ = 0;
};

} // namespace kamisado::online
