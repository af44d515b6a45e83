#include "arena/game_keeper.h"

#include "files/today.h"

#include <utility>

namespace kamisado {

namespace {

std::unexpected<GameKeeper::Failure> keeper_failure(std::string id, const std::string& place,
                                                    std::string sentence) {
    return std::unexpected(GameKeeper::Failure{std::move(id), place, std::move(sentence)});
}

} // namespace

std::expected<GameKeeper, GameKeeper::Failure>
GameKeeper::open(const Places& places, const ArenaSettings& settings, Standings& standings) {
    GameKeeper keeper(places);
    if (!places.records.empty()) {
        auto folder = RecordFolder::open(places.records);
        if (!folder) {
            return keeper_failure("file.unwritable", places.records, folder.error().text());
        }
        keeper.records_ = *std::move(folder);
    }
    if (!places.state.empty()) {
        auto state = StateFile::open(places.state, settings);
        if (!state) {
            return keeper_failure("arena.state", places.state, std::move(state.error()));
        }
        for (const GameOutcome& outcome : state->outcomes()) {
            standings.add(outcome);
        }
        keeper.state_ = *std::move(state);
    }
    return keeper;
}

std::expected<void, GameKeeper::Failure> GameKeeper::keep(PlayedGame game) {
    if (records_) {
        game.record.set_tag("Date", today());
        if (auto kept = records_->keep(game); !kept) {
            return keeper_failure("file.unwritable", places_.records, kept.error().text());
        }
    }
    if (state_) {
        if (auto kept = state_->append(game.outcome); !kept) {
            return keeper_failure("arena.state", places_.state, kept.error().text());
        }
    }
    return {};
}

} // namespace kamisado
