#pragma once

#include "arena/game_keeper.h"
#include "arena/settings.h"
#include "arena/standings.h"
#include "survey/coordinator.h"

#include <memory>
#include <optional>
#include <utility>

namespace kamisado::mpi {

/// The coordinator of an arena: its pieces are games.
class ArenaCoordinator : public survey::Coordinator {
  public:
    [[nodiscard]] static std::expected<std::unique_ptr<ArenaCoordinator>, std::string>
    open(const ArenaSettings& settings, const GameKeeper::Places& places);

    [[nodiscard]] std::optional<std::uint64_t> next() override;
    std::expected<void, std::string> deliver(std::string_view text) override;
    [[nodiscard]] bool is_done() const override { return standings_.is_done(); }

    [[nodiscard]] const Standings& standings() const { return standings_; }
    [[nodiscard]] int finished_before() const { return finished_before_; }

  private:
    ArenaCoordinator(Standings standings, GameKeeper keeper)
        : standings_(std::move(standings)),
          keeper_(std::move(keeper)),
          finished_before_(standings_.finished()) {}

    Standings standings_;
    GameKeeper keeper_;
    int next_ = 0;
    int finished_before_ = 0;
};

} // namespace kamisado::mpi
