#include "arena/game_keeper.h"

#include "files/save_file.h"
#include "files/today.h"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>
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
        std::error_code error;
        std::filesystem::create_directories(places.records, error);
        if (error) {
            return keeper_failure("file.unwritable", places.records,
                                  file_error(FileFault::NotMade, error.value()).error().text());
        }
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

/// 00001.kamisado is the first game.
FileDone GameKeeper::keep_record(const PlayedGame& game) const {
    const std::string name = fmt::format("{:05}.kamisado", game.outcome.game + 1);
    return write_atomically(std::filesystem::path(places_.records) / name,
                            write_record(game.record));
}

std::expected<void, GameKeeper::Failure> GameKeeper::keep(PlayedGame game) {
    if (!places_.records.empty()) {
        game.record.set_tag("Date", today());
        if (auto kept = keep_record(game); !kept) {
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
