#pragma once

#include "files/match_keeper.h"
#include "game/played_match.h"
#include "notation/record.h"
#include "rules/match.h"
#include "terminal/table_clock.h"

#include <cstddef>
#include <expected>
#include <filesystem>
#include <optional>
#include <string>

namespace kamisado::terminal {

/// What a new match is like. A player without a level is a person, whose name may be missing.
struct NewMatch {
    Format format{.kind = FormatKind::Standard};
    PerPlayer<std::optional<int>> levels;
    PerPlayer<std::string> names;
    std::optional<game::MinutesClock> clock;
};

/// A match that is being played, with those who play it and the file that keeps it. Every change
/// is written at once, so that nothing is lost whatever ends the program.
class Session {
  public:
    explicit Session(const NewMatch& wanted);
    Session(Record record, MatchKeeper keeper);

    [[nodiscard]] const Record& record() const { return played_.record(); }
    [[nodiscard]] const Match& match() const { return played_.match(); }
    [[nodiscard]] const MatchState& state() const { return played_.state(); }
    [[nodiscard]] const MatchKeeper& keeper() const { return keeper_; }

    /// Whose name in the record is that of a level is the computer.
    [[nodiscard]] std::optional<int> level_of(Player player) const;
    /// The name of a person; empty when there is none.
    [[nodiscard]] std::string name_of(Player player) const;
    /// Whether the computer decides next, or a person does; neither when the match is over.
    [[nodiscard]] bool is_computers_turn() const;
    [[nodiscard]] bool is_persons_turn() const;
    [[nodiscard]] bool has_computer() const;

    /// Nothing when the match has no clock.
    [[nodiscard]] const std::optional<TableClock>& clock() const { return clock_; }
    /// So much time was spent at the table. Returns whether a flag has fallen, which ends the
    /// match.
    bool pass_time(game::Millis length);
    /// What the clocks show now, for whoever leaves in the middle of a turn.
    void keep_time();

    std::expected<void, Refusal> decide(const Decision& decision);
    /// Back to the last decision of a person, the computer's answers with it; between computers a
    /// single one. Returns how many went.
    std::size_t undo();
    std::size_t redo();

    /// From now on the match is kept there. A file that is there is replaced only when that is
    /// wanted. The error is a sentence without a full stop.
    std::expected<void, std::string> save_as(const std::filesystem::path& path, bool replace);
    [[nodiscard]] static bool is_there(const std::filesystem::path& path);

    /// Why the last change is not on disk; nothing when it is.
    [[nodiscard]] const std::optional<std::string>& trouble() const { return trouble_; }
    /// The disk may have room again.
    void try_again() { keep(); }
    /// Where an earlier match had to make way to; told once.
    std::optional<std::filesystem::path> take_moved_aside();

  private:
    [[nodiscard]] bool is_computers(const MatchState& state) const;
    [[nodiscard]] std::string text() const;
    void keep();

    game::PlayedMatch played_;
    std::optional<TableClock> clock_;
    MatchKeeper keeper_;
    std::optional<std::string> trouble_;
    bool told_moved_aside_ = false;
};

} // namespace kamisado::terminal
