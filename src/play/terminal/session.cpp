#include "terminal/session.h"

#include "computer/level.h"
#include "files/read_file.h"
#include "files/today.h"
#include "game/log_words.h"
#include "notation/describe.h"
#include "notation/position_text.h"
#include "notation/record_entry.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>
#include <utility>
#include <variant>

namespace kamisado::terminal {

namespace {

/// The record of a match that begins on that day. Players without a name get no tag.
Record new_record(Match match, const PerPlayer<std::string>& names, Style style,
                  std::string_view date) {
    Record record;
    record.match = std::move(match);
    record.style = style;
    record.set_tag("Kamisado", record_version);
    record.set_tag("Format", write_format(record.match.format()));
    if (record.match.start() != Position::first()) {
        record.set_tag("Start", write_position(record.match.start()));
    }
    for (const Player player : all_players) {
        if (!names[player].empty()) {
            record.set_tag(game::words::tag_of(player), names[player]);
        }
    }
    record.set_tag("Date", date);
    record.set_tag("Result", write_result(record.match.state()));
    return record;
}

using game::Millis;

constexpr Millis second = 1000;

Record record_of(const NewMatch& wanted) {
    PerPlayer<std::string> names;
    for (const Player player : all_players) {
        names[player] = wanted.name_of(player);
    }
    Match match = wanted.start ? *Match::from(wanted.format, *wanted.start) : Match(wanted.format);
    Record record = new_record(std::move(match), names, wanted.style, today());
    if (wanted.clock) {
        const Millis initial = wanted.clock->initial;
        game::set_clock_tags(record, *wanted.clock, {{initial, initial}});
    }
    return record;
}

/// How long each decision took. A record tells only what is left, so a player's time is spread
/// evenly over that player's turns, the one that goes on included.
class TimeSpent {
  public:
    TimeSpent(const Match& match, const game::ToldClock& told) {
        for (const Player player : all_players) {
            left_[player] = told.setup.initial - told.left[player];
        }
        for (std::size_t step = 0; step < match.size(); ++step) {
            const Player player = *decider(match.before(step));
            const bool is_move = std::holds_alternative<Move>(match.decision(step));
            left_[player] += is_move ? told.setup.increment : 0;
            ++turns_[player];
        }
        if (const auto player = decider(match.state())) {
            ++turns_[*player];
        }
    }

    /// On the next turn of that player, who has less than `end` for it.
    Millis take(Player player, Millis end) {
        const Millis share = left_[player] / turns_[player]--;
        const Millis spent = std::max<Millis>(std::min(share, end - 1), 0);
        left_[player] -= spent;
        return spent;
    }

  private:
    PerPlayer<Millis> left_{};
    PerPlayer<Millis> turns_{};
};

} // namespace

void NewMatch::seat(Player player, const std::string& name) {
    levels[player] = level_from_name(name);
    names[player] = levels[player] || name == "human" ? "" : name;
}

std::string NewMatch::name_of(Player player) const {
    return levels[player] ? name_of_level(*levels[player]) : names[player];
}

std::optional<Millis> Clocks::until_next_second() const {
    return running ? std::optional((left[*running] + second - 1) % second + 1) : std::nullopt;
}

std::string write_time(Millis left) {
    const Millis seconds = (left + second - 1) / second;
    const Millis hours = seconds / 3600;
    return hours == 0 ? fmt::format("{}:{:02}", seconds / 60, seconds % 60)
                      : fmt::format("{}:{:02}:{:02}", hours, seconds / 60 % 60, seconds % 60);
}

std::optional<Session::Played> Session::play_again(const Match& match,
                                                   const std::optional<game::ToldClock>& told) {
    game::GameSetup setup;
    setup.format = match.format();
    setup.start = match.start();
    if (told) {
        setup.clock = told->setup;
    }
    auto live = game::LiveMatch::begin(std::move(setup), 0);
    if (!live) {
        return std::nullopt;
    }
    Played played{.live = *std::move(live)};
    auto spent = told ? std::optional<TimeSpent>(std::in_place, match, *told) : std::nullopt;
    const auto think = [&](const MatchState& state) {
        const auto falls = played.live.flag_falls_at();
        if (const auto player = decider(state); player && spent && falls) {
            played.now += spent->take(*player, *falls - played.now);
        }
    };
    for (std::size_t step = 0; step < match.size(); ++step) {
        think(match.before(step));
        const Decision& decision = match.decision(step);
        game::Action action = game::Decide{.decision = decision};
        if (const auto falls = played.live.flag_falls_at();
            falls && std::holds_alternative<TimeOut>(decision)) {
            played.now = *falls;
            action = game::Tick{};
        }
        const auto done = played.live.act(action, played.now);
        if (!done || played.live.match().size() != step + 1 ||
            played.live.match().decision(step) != decision) {
            return std::nullopt;
        }
    }
    think(match.state());
    return played;
}

Session::Session(Record record, MatchKeeper keeper)
    : record_(std::move(record)),
      comments_(record_.comments),
      played_(play_again(match(), game::clock_in_tags(record_))
                  .or_else([this] { return play_again(match(), std::nullopt); })
                  .value()),
      keeper_(std::move(keeper)) {}

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

std::optional<Clocks> Session::clocks() const {
    const auto left = played_.live.times(played_.now);
    return left ? std::optional(Clocks{*left, played_.live.clock()->running()}) : std::nullopt;
}

bool Session::act(const game::Action& action) {
    const auto done = played_.live.act(action, played_.now);
    return done && done->effect != game::Effect::Nothing;
}

/// The match has changed: the record follows, with the comments on what stands.
void Session::catch_up() {
    record_.match = played_.live.match();
    const std::size_t entries = entries_of(record_.match).size();
    record_.comments = comments_;
    std::erase_if(record_.comments,
                  [entries](const Record::Comment& comment) { return comment.after > entries; });
    keep();
}

std::expected<void, game::GameRefusal> Session::decide(const Decision& decision) {
    const auto done = played_.live.act(game::Decide{.decision = decision}, played_.now);
    if (!done) {
        return std::unexpected(done.error());
    }
    comments_ = record_.comments; // what was taken back is gone
    catch_up();
    return {};
}

std::size_t Session::undo(std::size_t count) {
    const bool are_all_computers = level_of(Player::Black) && level_of(Player::Gold);
    std::size_t steps = 0;
    for (std::size_t step = match().size(); step > 0 && count > 0; --step) {
        if (are_all_computers || !is_computers(match().before(step - 1))) {
            steps = match().size() - step + 1;
            --count;
        }
    }
    if (!act(game::TakeBack{steps})) {
        return 0;
    }
    catch_up();
    return steps;
}

std::size_t Session::redo(std::size_t count) {
    std::size_t steps = 0;
    for (; count > 0 && act(game::Redo{}); --count) {
        ++steps;
        while (is_computers(played_.live.match().state()) && act(game::Redo{})) {
            ++steps;
        }
    }
    if (steps != 0) {
        catch_up();
    }
    return steps;
}

bool Session::is_there(const std::filesystem::path& path) {
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

FileDone Session::save_as(const std::filesystem::path& path, bool replace) {
    auto found = read_file_if_there(path);
    if (!found) {
        return kamisado::file_error(found.error().fault, found.error().reason, path);
    }
    const bool may_write = replace || !*found || path == keeper_.path();
    auto keeper = MatchKeeper::in_file(path, may_write ? *found : std::nullopt);
    if (auto kept = keeper.keep(text()); !kept) {
        return kept;
    }
    keeper_ = std::move(keeper);
    file_error_.reset();
    return {};
}

std::optional<std::filesystem::path> Session::take_moved_aside() {
    if (told_moved_aside_ || !keeper_.moved_aside()) {
        return std::nullopt;
    }
    told_moved_aside_ = true;
    return keeper_.moved_aside();
}

bool Session::pass_time(Millis length) {
    played_.now += std::max<Millis>(length, 0);
    if (!act(game::Tick{})) {
        return false;
    }
    comments_ = record_.comments;
    catch_up();
    return true;
}

void Session::keep_time() {
    const auto shown = clocks();
    if (shown && shown->running && match().size() != 0) {
        keep();
    }
}

std::string Session::text() const {
    const auto shown = clocks();
    if (!shown) {
        return write_record(record());
    }
    Record timed = record();
    game::set_clock_tags(timed, played_.live.setup().clock, shown->left);
    return write_record(timed);
}

void Session::keep() {
    const auto kept = keeper_.keep(text());
    file_error_ = kept ? std::nullopt : std::optional(kept.error());
}

} // namespace kamisado::terminal
