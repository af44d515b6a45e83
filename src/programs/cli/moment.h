#pragma once

#include "notation/record.h"
#include "rules/position.h"

#include <expected>
#include <optional>
#include <string>

namespace kamisado::cli {

/// A point of a match, as the command line asks for it.
struct MomentWanted {
    std::optional<int> round; ///< the last one if not given
    std::optional<int> move;  ///< after that many real moves of the round; all if not given
};

/// The match up to a point.
struct Moment {
    Record record;
    int round = 1;
    int moves = 0; ///< real ones, of the round
    /// What stands on the board. A series lines up for the next round at once; this is the round
    /// that was asked for.
    Position position = Position::first();
};

/// The error is a sentence about what the record does not have.
[[nodiscard]] std::expected<Moment, std::string> moment_of(Record record, MomentWanted wanted);

} // namespace kamisado::cli
