#include "bot/followed_game.h"

#include "game/log_reader.h"
#include "game/log_text.h"
#include "notation/decision_text.h"

#include <utility>

namespace kamisado::bot {

namespace {

/// The server's lines come without their end, or with it: both are one line.
std::string_view without_end(std::string_view line) {
    if (line.ends_with('\n')) {
        line.remove_suffix(1);
    }
    return line;
}

std::string log_of(const wire::GameView& view) {
    std::string log = view.head;
    for (const std::string& line : view.lines) {
        log += without_end(line);
        log += '\n';
    }
    return log;
}

} // namespace

FollowedGame::FollowedGame(std::string id, std::optional<Player> seat, game::LiveMatch live)
    : id_(std::move(id)), seat_(seat), live_(std::move(live)) {}

std::optional<FollowedGame> FollowedGame::from(const wire::GameView& view) {
    if (view.since != 0) {
        return std::nullopt;
    }
    auto restored = game::restore(log_of(view));
    if (!restored || restored->is_torn) {
        return std::nullopt;
    }
    return FollowedGame(view.game, view.seat, std::move(restored->match));
}

FollowedGame::Step FollowedGame::take_line(std::string_view line) {
    const auto entry = game::entry_from(without_end(line));
    if (!entry) {
        return Step::Wrong;
    }
    if (entry->number <= last_number()) {
        return live_.entries()[entry->number - 1] == *entry ? Step::Taken : Step::Wrong;
    }
    if (entry->number > last_number() + 1) {
        return Step::Missing;
    }
    return live_.replay(*entry) ? Step::Taken : Step::Wrong;
}

FollowedGame::Step FollowedGame::take(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
        if (const Step step = take_line(line); step != Step::Taken) {
            return step;
        }
    }
    return Step::Taken;
}

FollowedGame::Step FollowedGame::take(const wire::GameView& view) {
    if (view.since > last_number()) {
        return Step::Missing;
    }
    return take(view.lines);
}

bool FollowedGame::decides() const { return seat_ && decider(match().state()) == seat_; }

wire::Decide FollowedGame::wish_for(const Decision& decision) const {
    return {.game = id_,
            .ply = match().size(),
            .seen = last_number(),
            .decision = write_decision(decision)};
}

} // namespace kamisado::bot
