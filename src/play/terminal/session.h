#pragma once

#include "files/match_keeper.h"
#include "game/clock_tags.h"
#include "game/live_match.h"
#include "notation/record.h"
#include "rules/match.h"

#include <cstddef>
#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace kamisado::terminal {

/// Settings of a new match. A player without a level is a person, whose name may be missing.
struct NewMatch {
    Format format{.kind = FormatKind::Standard};
    PerPlayer<std::optional<int>> levels{};
    PerPlayer<std::string> names{};
    std::optional<game::MinutesClock> clock = std::nullopt;
    std::optional<Position> start = std::nullopt; ///< where a match of that format can begin
    Style style{};

    /// A number is a level of the computer, `human` a person without a name.
    void seat(Player player, const std::string& name);
    /// As the record has it; empty when there is none.
    [[nodiscard]] std::string name_of(Player player) const;
};

/// What two clocks show.
struct Clocks {
    game::Times left;
    std::optional<Player> running; ///< nobody's when the match is over

    /// Time until a clock shows something else; nullopt while none runs.
    [[nodiscard]] std::optional<game::Millis> until_next_second() const;
};

/// "9:58", "1:00:00": a second that has begun counts whole, so that 0:00 is the end.
[[nodiscard]] std::string write_time(game::Millis left);

/// A match that is played here, line by line or on the full screen: who plays it, its clocks and
/// the file that keeps it. Every change is written at once, so that nothing is lost whatever ends
/// the program. Time passes only as far as it is told: nobody pays for a closed program, a menu or
/// a machine that was asleep.
class Session {
  public:
    explicit Session(const NewMatch& wanted);
    Session(Record record, MatchKeeper keeper);

    [[nodiscard]] const Record& record() const { return record_; }
    [[nodiscard]] const Match& match() const { return record_.match; }
    [[nodiscard]] const MatchState& state() const { return record_.match.state(); }
    /// How moves are spelled in the record from now on.
    void set_style(Style style) { record_.style = style; }
    [[nodiscard]] const MatchKeeper& keeper() const { return keeper_; }

    /// A player whose name in the record is that of a level is the computer.
    [[nodiscard]] std::optional<int> level_of(Player player) const;
    /// The name of a person; empty when there is none.
    [[nodiscard]] std::string name_of(Player player) const;
    /// Whether the computer decides next, or a person does; neither when the match is over.
    [[nodiscard]] bool is_computers_turn() const;
    [[nodiscard]] bool is_persons_turn() const;

    /// Nullopt if the match has no clock.
    [[nodiscard]] std::optional<Clocks> clocks() const;
    /// The players spent that much time. Returns whether a flag has fallen, which ends the match.
    bool pass_time(game::Millis length);
    /// Saves what the clocks show now, for whoever leaves in the middle of a turn.
    void keep_time();

    std::expected<void, game::GameRefusal> decide(const Decision& decision);
    /// Back to the nth last decision of a person, the computer's answers with it; between computers
    /// each decision counts. Returns how many went.
    std::size_t undo(std::size_t count = 1);
    std::size_t redo(std::size_t count = 1);

    /// From now on the match is kept there. A file that is there is replaced only when that is
    /// wanted.
    FileDone save_as(const std::filesystem::path& path, bool replace);
    [[nodiscard]] static bool is_there(const std::filesystem::path& path);

    /// Why the last change is not on disk; nullopt if it is.
    [[nodiscard]] const std::optional<FileError>& file_error() const { return file_error_; }
    /// Saves once more: the disk may have room again.
    void keep();
    /// Where an earlier match was moved to; returned once.
    std::optional<std::filesystem::path> take_moved_aside();

  private:
    struct Played {
        game::LiveMatch live;
        game::Millis now = 0;
    };
    /// Nullopt if the match cannot have gone like this with that clock.
    [[nodiscard]] static std::optional<Played>
    play_again(const Match& match, const std::optional<game::ToldClock>& told);

    [[nodiscard]] bool is_computers(const MatchState& state) const;
    bool act(const game::Action& action);
    void catch_up();
    [[nodiscard]] std::string text() const;

    Record record_;
    std::vector<Record::Comment> comments_; ///< those on what was taken back, too
    Played played_;
    MatchKeeper keeper_;
    std::optional<FileError> file_error_;
    bool told_moved_aside_ = false;
};

} // namespace kamisado::terminal
