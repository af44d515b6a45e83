#pragma once

#include "online/loaded_games.h"
#include "online/worker.h"
#include "storage/connection.h"

#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <string_view>
#include <vector>

namespace kamisado::online {

/// A connection with its thread, and the games in memory beside it.
class Partition {
  public:
    explicit Partition(const LoadedGames::Limits& limits, LoadedGames::IsOwn is_own)
        : loaded_(limits, std::move(is_own)) {}

    [[nodiscard]] Worker& worker() { return *worker_; }
    [[nodiscard]] const Worker& worker() const { return *worker_; }
    /// Touched on the worker's thread only.
    [[nodiscard]] LoadedGames& loaded() { return loaded_; }
    /// What is in memory of a game is old, for every job that is submitted from now on. May be
    /// called from any thread, as the next.
    void is_outdated(storage::GameId game);
    [[nodiscard]] std::size_t in_memory() const { return in_memory_; }

  private:
    friend class Partitions;
    void begin_transaction();

    LoadedGames loaded_;
    std::atomic<std::size_t> in_memory_ = 0; ///< after the last transaction
    std::mutex mutex_;
    std::vector<storage::GameId> outdated_;
    std::unique_ptr<Worker> worker_;
};

/// All connections of a process to the database. A game belongs to one of them, by its id, and so
/// what is done to it is done in order. Everything that is not about one game (people, invitations,
/// the lobby, limits, tournaments, new games) belongs to the first, home(), and is in order too.
/// Should home change a game of another, that one is told after the commit. With a single
/// connection, as on SQLite, all of this is nothing.
class Partitions {
  public:
    using Connections = std::vector<std::unique_ptr<storage::Connection>>;

    /// At least one connection, all to the same database. The limits are those of the process.
    Partitions(Connections connections, const Post& post, LoadedGames::Limits limits);
    Partitions(const Partitions&) = delete;
    Partitions& operator=(const Partitions&) = delete;
    Partitions(Partitions&&) = delete;
    Partitions& operator=(Partitions&&) = delete;
    /// Does what is waiting, then ends.
    ~Partitions();

    [[nodiscard]] Partition& home() { return *all_.front(); }
    [[nodiscard]] Partition& of(std::string_view game) { return *all_[place_of(game)]; }
    [[nodiscard]] const std::vector<std::unique_ptr<Partition>>& all() const { return all_; }
    /// Of all together.
    [[nodiscard]] Worker::Counters counters() const;
    [[nodiscard]] std::size_t games_in_memory() const;

  private:
    [[nodiscard]] std::size_t place_of(std::string_view game) const;
    void tell_changed(Partition& by);

    std::vector<std::unique_ptr<Partition>> all_;
};

} // namespace kamisado::online
