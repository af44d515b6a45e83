#pragma once

#include "notation/record.h"
#include "rules/match.h"

#include <cstddef>
#include <expected>
#include <vector>

namespace kamisado::game {

/// A record that grows while it is played, with everything that was taken back.
class PlayedMatch {
  public:
    explicit PlayedMatch(Record record) : record_(std::move(record)) {}

    [[nodiscard]] const Record& record() const { return record_; }
    [[nodiscard]] const Match& match() const { return record_.match; }
    [[nodiscard]] const MatchState& state() const { return record_.match.state(); }

    /// Takes a decision, and what was taken back before is gone; or refuses it.
    std::expected<void, Refusal> decide(const Decision& decision);

    /// Both return how many steps they went.
    std::size_t undo(std::size_t count);
    std::size_t redo(std::size_t count);

  private:
    Record record_;
    std::vector<Record> undone_; // the record before each undo, the last one on top
};

} // namespace kamisado::game
