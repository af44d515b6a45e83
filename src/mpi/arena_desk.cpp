#include "mpi/arena_desk.h"

#include "files/today.h"
#include "mpi/game_worker.h"

#include <utility>

namespace kamisado::mpi {

std::expected<std::unique_ptr<ArenaDesk>, std::string>
ArenaDesk::open(const ArenaSettings& settings, const Files& files) {
    std::unique_ptr<ArenaDesk> desk(new ArenaDesk(settings)); // its constructor is private
    if (!files.records.empty()) {
        auto folder = RecordFolder::open(files.records);
        if (!folder) {
            return std::unexpected(files.records.string() + ": " + folder.error());
        }
        desk->records_ = *std::move(folder);
    }
    if (!files.state.empty()) {
        auto state = StateFile::open(files.state, settings);
        if (!state) {
            return std::unexpected(files.state.string() + ": " + state.error());
        }
        desk->state_ = *std::move(state);
        for (const GameOutcome& outcome : desk->state_->outcomes()) {
            desk->standings_.add(outcome);
        }
    }
    desk->finished_before_ = desk->standings_.finished();
    return desk;
}

std::optional<std::uint64_t> ArenaDesk::next() {
    while (next_ < standings_.games() && standings_.has(next_)) {
        ++next_;
    }
    return next_ < standings_.games() ? std::optional(static_cast<std::uint64_t>(next_++))
                                      : std::nullopt;
}

/// The record first: a game that counts as played has one.
std::expected<void, std::string> ArenaDesk::deliver(std::string_view text) {
    auto played = read_played(text);
    if (!played) {
        return std::unexpected(played.error());
    }
    if (records_) {
        played->record.set_tag("Date", today());
        if (auto kept = records_->keep(*played); !kept) {
            return kept;
        }
    }
    if (state_) {
        if (auto kept = state_->append(played->outcome); !kept) {
            return kept;
        }
    }
    standings_.add(played->outcome);
    return {};
}

} // namespace kamisado::mpi
