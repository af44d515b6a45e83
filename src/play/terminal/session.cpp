#include "terminal/session.h"

#include "computer/level.h"
#include "files/read_file.h"
#include "files/today.h"
#include "game/log_words.h"
#include "game/new_record.h"
#include "notation/describe.h"

#include <system_error>
#include <utility>

namespace kamisado::terminal {

namespace {

Record record_of(const NewMatch& wanted) {
    PerPlayer<std::string> names = wanted.names;
    for (const Player player : all_players) {
        if (const auto level = wanted.levels[player]) {
            names[player] = name_of_level(*level);
        }
    }
    Record record = game::new_record(Match(wanted.format), names, {}, today());
    if (wanted.clock) {
        const game::Millis initial = wanted.clock->initial;
        game::set_clock_tags(record, *wanted.clock, {{initial, initial}});
    }
    return record;
}

} // namespace

Session::Session(Record record, MatchKeeper keeper)
    : played_(std::move(record)), keeper_(std::move(keeper)) {
    if (const auto told = game::clock_in_tags(played_.record())) {
        clock_.emplace(*told, match());
    }
}

Session::Session(const NewMatch& wanted) : Session(record_of(wanted), MatchKeeper::automatic()) {}

std::optional<int> Session::level_of(Player player) const {
    const auto name = record().tag(game::words::tag_of(player)).value_or("");
    const auto level = level_from_name(name);
    return level && name == name_of_level(*level) ? level
                                                  : std::nullopt; // a person may be called 7
}

std::string Session::name_of(Player player) const {
    const auto name = record().tag(game::words::tag_of(player)).value_or("");
    return name.empty() || level_of(player) ? "" : printable(name);
}

bool Session::is_computers(const MatchState& state) const {
    const auto player = decider(state);
    return player && level_of(*player);
}

bool Session::is_computers_turn() const { return is_computers(state()); }

bool Session::is_persons_turn() const { return decider(state()) && !is_computers_turn(); }

bool Session::has_computer() const {
    return level_of(Player::Black).has_value() || level_of(Player::Gold).has_value();
}

std::expected<void, Refusal> Session::decide(const Decision& decision) {
    auto decided = played_.decide(decision);
    if (decided) {
        if (clock_) {
            clock_->decided(match());
        }
        keep();
    }
    return decided;
}

std::size_t Session::undo() {
    const bool are_all_computers = level_of(Player::Black) && level_of(Player::Gold);
    std::size_t steps = 0;
    for (std::size_t step = match().size(); step > 0 && steps == 0; --step) {
        if (are_all_computers || !is_computers(match().before(step - 1))) {
            steps = match().size() - step + 1;
        }
    }
    steps = played_.undo(steps);
    if (steps != 0) {
        if (clock_) {
            clock_->went_to(match());
        }
        keep();
    }
    return steps;
}

std::size_t Session::redo() {
    std::size_t steps = played_.redo(1);
    while (steps != 0 && is_computers_turn() && played_.redo(1) == 1) {
        ++steps;
    }
    if (steps != 0) {
        if (clock_) {
            clock_->went_to(match());
        }
        keep();
    }
    return steps;
}

bool Session::is_there(const std::filesystem::path& path) {
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

std::expected<void, std::string> Session::save_as(const std::filesystem::path& path, bool replace) {
    auto found = read_file_if_there(path);
    if (!found) {
        return std::unexpected(path.string() + " " + found.error());
    }
    const bool may_write = replace || !*found || path == keeper_.path();
    auto keeper = MatchKeeper::in_file(path, may_write ? *found : std::nullopt);
    if (auto kept = keeper.keep(text()); !kept) {
        return kept;
    }
    keeper_ = std::move(keeper);
    trouble_.reset();
    return {};
}

std::optional<std::filesystem::path> Session::take_moved_aside() {
    if (told_moved_aside_ || !keeper_.moved_aside()) {
        return std::nullopt;
    }
    told_moved_aside_ = true;
    return keeper_.moved_aside();
}

bool Session::pass_time(game::Millis length) {
    if (!clock_) {
        return false;
    }
    clock_->pass(length);
    const auto player = clock_->fallen();
    return player && decide(TimeOut{*player});
}

void Session::keep_time() {
    if (clock_ && clock_->running() && match().size() != 0) {
        keep();
    }
}

std::string Session::text() const {
    if (!clock_) {
        return write_record(record());
    }
    Record timed = record();
    clock_->write_into(timed);
    return write_record(timed);
}

void Session::keep() {
    const auto kept = keeper_.keep(text());
    trouble_ = kept ? std::nullopt : std::optional(kept.error());
}

} // namespace kamisado::terminal
