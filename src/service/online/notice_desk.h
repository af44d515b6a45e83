#pragma once

#include "notify/courier.h"

#include <string>
#include <vector>

namespace kamisado::online {

/// How people can be told when they are not here, as far as this server can.
struct NoticeDesk {
    std::string push_key = {}; ///< by which browsers know the server; empty: it cannot push
    std::vector<std::string> push_services = {}; ///< that need not be public: "localhost:8443"
    notify::Courier* mail = nullptr;             ///< nullptr: this server sends no mail
    std::string origin = {};                     ///< of links in letters
};

} // namespace kamisado::online
