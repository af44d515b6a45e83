#pragma once

#include "online/bus.h"
#include "online/connections.h"
#include "online/jobs.h"
#include "online/rooms.h"
#include "online/service_clock.h"

#include <memory>
#include <utility>

namespace kamisado::online {

/// What the parts of the hub stand on.
struct HubCore {
    HubCore(Partitions& partitions, bool shares, std::shared_ptr<ServiceClock> by)
        : clock(std::move(by)),
          bus(partitions.home().worker(), shares),
          connections(clock),
          rooms(connections),
          jobs(partitions, connections) {}

    std::shared_ptr<ServiceClock> clock;
    bus::Bus bus; ///< jobs take a copy
    Connections connections;
    Rooms rooms;
    Jobs jobs;
};

} // namespace kamisado::online
