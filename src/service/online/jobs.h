#pragma once

#include "online/connections.h"
#include "online/partitions.h"
#include "online/refusals.h"
#include "online/worker.h"

#include <memory>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace kamisado::online {

/// What the hub has done on the workers' threads. Results come back to the hub's thread, unless the
/// hub is gone by then; the work itself may outlive it, and so owns what it uses.
class Jobs {
  public:
    Jobs(Partitions& partitions, Connections& connections)
        : partitions_(&partitions), connections_(&connections) {}

    [[nodiscard]] Partition& home() const { return partitions_->home(); }
    [[nodiscard]] Partition& of(std::string_view game) const { return partitions_->of(game); }
    [[nodiscard]] const std::vector<std::unique_ptr<Partition>>& partitions() const {
        return partitions_->all();
    }

    /// `work` gets the database, and the games in memory if it wants them; `then` gets what it
    /// returns, `failed` the refusal if it could not be done.
    template <typename Work, typename Then, typename Failed>
    void run(Partition& partition, Work work, Then then, Failed failed);
    /// Refuses what fails.
    template <typename Work, typename Then>
    void ask(const Asker& asker, Partition& partition, Work work, Then then) {
        run(partition, std::move(work), std::move(then),
            [connections = connections_, asker](const Refusal& refusal) {
                connections->refuse(asker, refusal);
            });
    }
    /// For what nobody asked for: what fails is tried again by whoever notices.
    template <typename Work, typename Then>
    void ask(Partition& partition, Work work, Then then) {
        run(partition, std::move(work), std::move(then), [](const Refusal& /*unheard*/) {});
    }

    /// The same function on the hub's thread, which does nothing once the hub is gone.
    template <typename Function>
    [[nodiscard]] auto guarded(Function function) const {
        return [alive = std::weak_ptr(alive_),
                function = std::move(function)]<typename... Values>(Values&&... values) mutable {
            if (!alive.expired()) {
                function(std::forward<Values>(values)...);
            }
        };
    }

  private:
    Partitions* partitions_;
    Connections* connections_;
    std::shared_ptr<const char> alive_ = std::make_shared<const char>();
};

template <typename Work, typename Then, typename Failed>
void Jobs::run(Partition& partition, Work work, Then then, Failed failed) {
    const auto call = [](Work& what, storage::Connection& database, LoadedGames& loaded) {
        if constexpr (std::is_invocable_v<Work, storage::Connection&>) {
            return what(database);
        } else {
            return what(database, loaded);
        }
    };
    using Result = std::invoke_result_t<decltype(call), Work&, storage::Connection&, LoadedGames&>;
    auto result = std::make_shared<std::optional<Result>>();
    const bool is_taken = partition.worker().submit(
        [&partition, call, work = std::move(work), result](storage::Connection& database) mutable {
            result->emplace(call(work, database, partition.loaded()));
        },
        guarded([result, then = std::move(then),
                 failed](const std::optional<Worker::Failure>& failure) mutable {
            if (failure) {
                failed(refusal_of(*failure));
            } else {
                then(**result);
            }
        }));
    if (!is_taken) {
        failed(busy());
    }
}

} // namespace kamisado::online
