#pragma once

#include "online/log_pieces.h"
#include "online/wire.h"
#include "storage/connection.h"
#include "storage/people.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

namespace kamisado::online {

class Client;

/// What everybody who watches the lobby is shown: open invitations, how many wait for a quick
/// match, how many people are connected. It is looked up at most once a second, and only while
/// somebody watches. Time is that of the steady clock.
class Lobby {
  public:
    struct Listed {
        storage::PersonId host = 0;
        InvitationView view;
        std::set<storage::PersonId> hidden_from; ///< of whom one blocks the other
    };
    /// Somebody who waits for a quick match.
    struct Waits {
        storage::PersonId host = 0;
        QuickQueue queue; ///< of one
    };
    struct Found {
        std::vector<Listed> listed;
        std::vector<Waits> waits;
    };
    /// On a worker's thread.
    [[nodiscard]] static Found look_up(storage::Connection& database);

    using Send = std::function<void(Client&, const Text&)>;
    /// Whether somebody is surely not connected.
    using IsGone = std::function<bool(storage::PersonId)>;
    Lobby(Send send, IsGone is_gone) : send_(std::move(send)), is_gone_(std::move(is_gone)) {}

    void watch(Client& client, std::optional<storage::PersonId> person);
    void stop_watching(Client& client) { watchers_.erase(&client); }
    void is_outdated() { is_outdated_ = true; }
    /// People who wait for a game by minutes count while they are connected.
    void came_or_went(storage::PersonId person);

    /// Tells how many `people` there are everywhere, now and then. Whether it is to be looked up;
    /// found() or not_found() follows.
    [[nodiscard]] bool tick(Millis now, std::size_t people);
    void found(Found found);
    void not_found() { is_outdated_ = true; }

  private:
    [[nodiscard]] std::vector<QuickQueue> queues() const;
    void show();
    void show(Client& client, std::optional<storage::PersonId> person);

    Send send_;
    IsGone is_gone_;
    std::unordered_map<Client*, std::optional<storage::PersonId>> watchers_;
    Found found_;
    Text shared_; ///< what most are told, written once until it changes
    std::size_t people_ = 0;
    std::size_t people_told_ = 0;
    bool is_outdated_ = true;
    bool is_known_ = false;
    Millis next_count_ = 0;
    Millis next_look_ = 0;
};

} // namespace kamisado::online
