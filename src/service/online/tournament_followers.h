#pragma once

#include "online/client.h"
#include "storage/tournaments.h"

#include <cstdint>
#include <functional>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace kamisado::online {

/// Who is told when a tournament changes, at most once a second. Time is that of the steady clock.
class TournamentFollowers {
  public:
    using Send = std::function<void(Client&, const Text&)>;
    explicit TournamentFollowers(Send send) : send_(std::move(send)) {}

    /// A connection follows a few at once.
    [[nodiscard]] bool may_follow(Client& client, const storage::TournamentId& tournament) const;
    void follow(Client& client, const storage::TournamentId& tournament, std::int64_t version);
    void unfollow(Client& client, const storage::TournamentId& tournament);
    void unfollow_all(Client& client);

    void is_now(const storage::TournamentId& tournament, std::int64_t version);
    /// Something may have been missed.
    void all_may_have_changed();
    void tick(Millis now);

  private:
    struct Followed {
        std::unordered_set<Client*> clients;
        std::int64_t version = 0;
        bool has_changed = false;
        Millis next_time = 0;
    };

    Send send_;
    std::unordered_map<storage::TournamentId, Followed> followed_;
};

} // namespace kamisado::online
