#include "arena/settings.h"

#include "arena/command_line.h"
#include "computer/level.h"
#include "notation/position_text.h"
#include "notation/record.h"

#include <fmt/format.h>

namespace kamisado {

namespace {

std::expected<void, std::string> check_entrant(const EntrantSettings& entrant) {
    if (!entrant.level()) {
        const auto words = split_command_line(entrant.name);
        return words ? std::expected<void, std::string>{} : std::unexpected(words.error());
    }
    if (!entrant.options.empty()) {
        return std::unexpected(fmt::format("{} has no options: they are for programs that speak "
                                           "the engine's protocol",
                                           entrant.name));
    }
    return {};
}

bool has_limits(const EntrantSettings& entrant) { return entrant.limits.is_limited(); }

/// A limit for both sides is no mistake where one of them is a level.
std::expected<void, std::string> check_limits(const PerSide<EntrantSettings>& entrants) {
    for (const Side side : both_sides) {
        const EntrantSettings& entrant = entrants[side];
        const EntrantSettings& opponent = entrants[other(side)];
        const bool shared = !opponent.level() && opponent.limits == entrant.limits;
        if (entrant.level() && has_limits(entrant) && !shared) {
            return std::unexpected(fmt::format("{} takes no limits: they are for programs that "
                                               "speak the engine's protocol",
                                               entrant.name));
        }
    }
    return {};
}

} // namespace

std::optional<int> EntrantSettings::level() const { return level_from_name(name); }

std::expected<void, std::string> check(const ArenaSettings& settings) {
    for (const Side side : both_sides) {
        if (const auto checked = check_entrant(settings.entrants[side]); !checked) {
            return std::unexpected(settings.entrants[side].name + ": " + checked.error());
        }
    }
    if (settings.start == StartKind::Openings && settings.openings.empty()) {
        return std::unexpected("there are no openings to start from");
    }
    for (const Position& opening : settings.openings) {
        if (!Match::from(settings.format, opening)) {
            return std::unexpected(
                fmt::format("the opening {} has so many rings that a match of the format {} is "
                            "won already",
                            write_position(opening), write_format(settings.format)));
        }
    }
    return check_limits(settings.entrants);
}

} // namespace kamisado
