#pragma once

#include "notation/turn.h"
#include "rules/line_up.h"
#include "rules/match.h"

#include <cstddef>
#include <variant>
#include <vector>

/// What a record's body consists of. Reader, writer and score sheet share this one list.
namespace kamisado {

struct RoundEntry {
    int number = 1;
    Player starter{};
    Board line_up = Board::first();
};
struct DeadlockEntry {};

/// A round's heading, a turn, the end of a chain, or a decision that is no move.
using RecordEntry = std::variant<RoundEntry, Turn, DeadlockEntry, Fill, Resign, TimeOut>;

/// Whether the round that begins here has a line-up to be headed by. A match that starts in the
/// middle of a round has none: its Start tag says it all.
[[nodiscard]] bool has_heading(const MatchState& state);

/// The entries of a match, in order, complete: pushed and blocked towers included. Those of the
/// first `known` decisions are left out: they never change.
[[nodiscard]] std::vector<RecordEntry> entries_of(const Match& match, std::size_t known = 0);

} // namespace kamisado
