#pragma once

#include "storage/connection.h"

#include <cstddef>
#include <string>
#include <unordered_map>
#include <vector>

namespace kamisado::online {

/// Which invitations in the lobby come from which address, so that nobody fills it with those of
/// many guests. Kept in memory alone: where somebody was is never stored.
class LobbyPlaces {
  public:
    static constexpr std::size_t most_of_an_address = 10;

    /// Whether there is room for one more; those that do not wait any longer do not count.
    [[nodiscard]] bool has_room(storage::Connection& database, const std::string& address,
                                std::size_t most);
    void add(const std::string& address, const std::string& code);

  private:
    std::unordered_map<std::string, std::vector<std::string>> codes_;
};

} // namespace kamisado::online
