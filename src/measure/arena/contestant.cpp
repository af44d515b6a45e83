#include "arena/contestant.h"

#include "arena/engine_contestant.h"
#include "computer/level.h"
#include "computer/opponent.h"

namespace kamisado {

namespace {

/// One of our own, made anew for every game.
class LevelContestant : public Contestant {
  public:
    explicit LevelContestant(int level) : level_(level) {}

    [[nodiscard]] std::string name() const override { return name_of_level(level_); }
    [[nodiscard]] std::expected<void, EngineFailure> begin_game(std::uint64_t seed) override {
        opponent_ = make_level(level_, seed);
        return {};
    }
    [[nodiscard]] std::expected<Decision, EngineFailure> decide(const Match& match) override {
        return opponent_->choose(match);
    }
    void give_up() override { opponent_.reset(); }

  private:
    int level_;
    std::unique_ptr<Opponent> opponent_;
};

} // namespace

std::unique_ptr<Contestant> make_contestant(const ArenaSettings& settings, Side side,
                                            const ContestantNeeds& needs) {
    if (const auto level = settings.entrants[side].level()) {
        return std::make_unique<LevelContestant>(*level);
    }
    return std::make_unique<EngineContestant>(settings, side, needs);
}

} // namespace kamisado
