#include "online/lobby_places.h"

#include "storage/invitations.h"

#include <algorithm>

namespace kamisado::online {

namespace {

constexpr std::size_t most_addresses = 20'000; ///< then all begin anew

} // namespace

bool LobbyPlaces::has_room(storage::Connection& database, const std::string& address,
                           std::size_t most) {
    const auto found = codes_.find(address);
    if (found == codes_.end() || found->second.size() < most) {
        return true;
    }
    std::erase_if(found->second, [&](const std::string& code) {
        const auto invitation = storage::invitation(database, code);
        return !invitation || invitation->game;
    });
    return found->second.size() < most;
}

void LobbyPlaces::add(const std::string& address, const std::string& code) {
    if (codes_.size() >= most_addresses) {
        codes_.clear();
    }
    codes_[address].push_back(code);
}

} // namespace kamisado::online
