#pragma once

#include "rules/match.h"
#include "rules/position.h"

#include <rapidcheck.h>

#include <iosfwd>

/// What the properties are tried on. Both kinds of value print themselves when a property fails and
/// shrink to something simpler: positions lose rings and send towers home, matches lose their last
/// decisions.
namespace kamisado {

std::ostream& operator<<(std::ostream& out, const Position& position);
std::ostream& operator<<(std::ostream& out, const Match& match);

} // namespace kamisado

namespace kamisado::tests {

/// A legal position of a running round, often crowded and with rings, or reached by play.
[[nodiscard]] rc::Gen<Position> any_position();

/// A match so far, of any format, by random decisions: some from a position made by hand, some
/// played to the end.
[[nodiscard]] rc::Gen<Match> any_match();

/// The same, played to the end; a move or fill each time, nobody gives up.
[[nodiscard]] rc::Gen<Match> any_finished_match();

} // namespace kamisado::tests

namespace rc {

template <>
struct Arbitrary<kamisado::Position> {
    static Gen<kamisado::Position> arbitrary() { return kamisado::tests::any_position(); }
};

template <>
struct Arbitrary<kamisado::Match> {
    static Gen<kamisado::Match> arbitrary() { return kamisado::tests::any_match(); }
};

} // namespace rc
