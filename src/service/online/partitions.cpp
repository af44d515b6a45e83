#include "online/partitions.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace kamisado::online {

void Partition::is_outdated(storage::GameId game) {
    const std::scoped_lock lock(mutex_);
    outdated_.push_back(std::move(game));
}

void Partition::begin_transaction() {
    loaded_.new_turn();
    const std::scoped_lock lock(mutex_);
    for (const storage::GameId& game : std::exchange(outdated_, {})) {
        loaded_.is_outdated(game);
    }
}

Partitions::Partitions(Connections connections, const Post& post, LoadedGames::Limits limits) {
    limits.games = std::max<std::size_t>(limits.games / connections.size(), 1);
    limits.entries /= connections.size();
    for (std::size_t place = 0; place < connections.size(); ++place) {
        all_.push_back(std::make_unique<Partition>(
            limits, [this, place](std::string_view game) { return place_of(game) == place; }));
    }
    for (std::size_t place = 0; place < connections.size(); ++place) {
        Partition& partition = *all_[place];
        partition.worker_ = std::make_unique<Worker>(
            std::move(connections[place]), post, [&partition] { partition.loaded_.forget_all(); },
            Worker::Settings{.before_transaction = [&partition] { partition.begin_transaction(); },
                             .after_commit = [this, &partition] { tell_changed(partition); }});
    }
}

Partitions::~Partitions() {
    for (const auto& partition : all_) {
        partition->worker_.reset(); // they tell each other things until the end
    }
}

std::size_t Partitions::place_of(std::string_view game) const {
    return std::hash<std::string_view>()(game) % all_.size();
}

void Partitions::tell_changed(Partition& by) {
    for (storage::GameId& game : by.loaded_.take_changed()) {
        Partition& owner = of(game);
        owner.is_outdated(std::move(game));
    }
    by.in_memory_ = by.loaded_.in_memory();
}

Worker::Counters Partitions::counters() const {
    Worker::Counters sum;
    for (const auto& partition : all_) {
        const Worker::Counters counters = partition->worker().counters();
        sum.waiting += counters.waiting;
        sum.jobs += counters.jobs;
        sum.transactions += counters.transactions;
        sum.failures += counters.failures;
    }
    return sum;
}

std::size_t Partitions::games_in_memory() const {
    std::size_t games = 0;
    for (const auto& partition : all_) {
        games += partition->in_memory();
    }
    return games;
}

} // namespace kamisado::online
