#include "mpi/arena_coordinator.h"

#include "mpi/game_worker.h"

#include <utility>

namespace kamisado::mpi {

std::expected<std::unique_ptr<ArenaCoordinator>, std::string>
ArenaCoordinator::open(const ArenaSettings& settings, const GameKeeper::Places& places) {
    Standings standings(settings);
    auto keeper = GameKeeper::open(places, settings, standings);
    if (!keeper) {
        return std::unexpected(keeper.error().message());
    }
    // Its constructor is private.
    return std::unique_ptr<ArenaCoordinator>(
        new ArenaCoordinator(std::move(standings), *std::move(keeper)));
}

std::optional<std::uint64_t> ArenaCoordinator::next() {
    while (next_ < standings_.games() && standings_.has(next_)) {
        ++next_;
    }
    return next_ < standings_.games() ? std::optional(static_cast<std::uint64_t>(next_++))
                                      : std::nullopt;
}

std::expected<void, std::string> ArenaCoordinator::deliver(std::string_view text) {
    const auto played = read_played(text);
    if (!played) {
        return std::unexpected(played.error());
    }
    if (const auto kept = keeper_.keep(*played); !kept) {
        return std::unexpected(kept.error().message());
    }
    standings_.add(played->outcome);
    return {};
}

} // namespace kamisado::mpi
