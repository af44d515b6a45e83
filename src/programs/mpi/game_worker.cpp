#include "mpi/game_worker.h"

#include "arena/outcome.h"

#include <utility>
#include <variant>

namespace kamisado::mpi {

namespace {

constexpr std::string_view unplayable_word = "unplayable ";

} // namespace

std::optional<std::string> GameWorker::work(std::uint64_t game) {
    const auto played = play_game(*settings_, static_cast<int>(game), entrants_);
    if (played) {
        return write_played(*played);
    }
    const auto* const reason = std::get_if<Unplayable>(&played.error());
    return reason != nullptr ? std::optional(std::string(unplayable_word) + reason->sentence)
                             : std::nullopt;
}

std::string write_played(const PlayedGame& played) {
    return write_outcome(played.outcome) + "\n" + write_record(played.record);
}

std::expected<PlayedGame, std::string> read_played(std::string_view text) {
    if (text.starts_with(unplayable_word)) {
        return std::unexpected(std::string(text.substr(unplayable_word.size())));
    }
    const std::size_t end = text.find('\n');
    const auto outcome = read_outcome(text.substr(0, end));
    if (end == std::string_view::npos || !outcome) {
        return std::unexpected("a rank has sent what is no game");
    }
    auto record = read_record(text.substr(end + 1));
    if (!record) {
        return std::unexpected("a rank has sent what is no record");
    }
    return PlayedGame{.outcome = *outcome, .record = std::move(*record)};
}

} // namespace kamisado::mpi
