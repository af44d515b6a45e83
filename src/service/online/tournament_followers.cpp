#include "online/tournament_followers.h"

#include "online/connections.h"

#include <algorithm>

namespace kamisado::online {

namespace {

constexpr Millis between_tournament_news = 1000;
constexpr std::ptrdiff_t most_followed = 5; ///< by a connection

} // namespace

bool TournamentFollowers::may_follow(Client& client,
                                     const storage::TournamentId& tournament) const {
    return std::ranges::count_if(followed_, [&](const auto& one) {
               return one.first != tournament && one.second.clients.contains(&client);
           }) < most_followed;
}

void TournamentFollowers::follow(Client& client, const storage::TournamentId& tournament,
                                 std::int64_t version) {
    Followed& followed = followed_[tournament];
    followed.version = std::max(followed.version, version);
    followed.clients.insert(&client);
}

void TournamentFollowers::unfollow(Client& client, const storage::TournamentId& tournament) {
    if (const auto found = followed_.find(tournament); found != followed_.end()) {
        found->second.clients.erase(&client);
        if (found->second.clients.empty()) {
            followed_.erase(found);
        }
    }
}

void TournamentFollowers::unfollow_all(Client& client) {
    for (auto& [id, followed] : followed_) {
        followed.clients.erase(&client);
    }
    std::erase_if(followed_, [](const auto& one) { return one.second.clients.empty(); });
}

void TournamentFollowers::is_now(const storage::TournamentId& tournament, std::int64_t version) {
    const auto found = followed_.find(tournament);
    if (found != followed_.end() && found->second.version < version) {
        found->second.version = version;
        found->second.has_changed = true;
    }
}

void TournamentFollowers::all_may_have_changed() {
    for (auto& [id, followed] : followed_) {
        followed.has_changed = true;
    }
}

void TournamentFollowers::tick(Millis now) {
    for (auto& [id, followed] : followed_) {
        if (!followed.has_changed || followed.next_time > now) {
            continue;
        }
        followed.has_changed = false;
        followed.next_time = now + between_tournament_news;
        const Text text =
            message_text(TournamentChanged{.tournament = id, .version = followed.version});
        for (Client* const client : followed.clients) {
            send_(*client, text);
        }
    }
}

} // namespace kamisado::online
