#pragma once

#include "computer/match_sense.h"
#include "notation/error.h"
#include "notation/spelling.h"
#include "rules/event.h"
#include "rules/match.h"
#include "rules/position.h"
#include "solver/solver.h"

#include <kamisado/basics.h>
#include <kamisado/computer.h>
#include <kamisado/error.h>
#include <kamisado/event.h>
#include <kamisado/match.h>
#include <kamisado/position.h>
#include <kamisado/solver.h>

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// Between what others see and what the layers below work with.
namespace libkamisado {

namespace core = ::kamisado;

/// The way into the values that are closed to others.
class Access {
  public:
    [[nodiscard]] static core::Position of(const Position& position);
    [[nodiscard]] static const core::Match& of(const Match& match);
    [[nodiscard]] static Position shown(const core::Position& position);
    /// The solver, ready for a question that may be many below; only the first renews its patience.
    [[nodiscard]] static core::Solver& begin(Solver& solver);
};

// The enumerations are the same on both sides, number by number.
template <typename To, typename From>
    requires(std::is_enum_v<To> && std::is_enum_v<From>)
[[nodiscard]] constexpr To same(From value) {
    return static_cast<To>(value);
}

[[nodiscard]] core::Square inside(Square square);
[[nodiscard]] core::Tower inside(Tower tower);
[[nodiscard]] core::Style inside(Style style);
[[nodiscard]] core::Format inside(Format format);
[[nodiscard]] core::SearchLimits inside(Limits limits);

[[nodiscard]] Square shown(core::Square square);
[[nodiscard]] Tower shown(core::Tower tower);
[[nodiscard]] Move shown(core::Move move);
[[nodiscard]] Decision shown(const core::Decision& decision);
[[nodiscard]] Choice shown(const core::Choice& choice);
/// The board as it was before them: it knows the rings of those that were pushed.
[[nodiscard]] std::vector<Event> shown(const core::Events& events, const core::Board& before);
[[nodiscard]] Error shown(const core::Error& error);
/// Why no move leads from one square to the other.
[[nodiscard]] Error shown(const core::MoveRefusal& refusal, const core::Position& position,
                          std::string found);
/// Nothing can be decided in a match that is over.
[[nodiscard]] Error match_is_over(std::string_view wanted);

template <typename To, typename From>
[[nodiscard]] std::optional<To> same(std::optional<From> value) {
    return value ? std::optional(same<To>(*value)) : std::nullopt;
}

} // namespace libkamisado
