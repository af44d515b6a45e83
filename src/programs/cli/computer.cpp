#include "cli/computer.h"

#include "cli/wording.h"
#include "computer/level.h"
#include "computer/pace.h"

namespace kamisado::cli {

void Computer::take_seats(const Record& record) {
    for (const Player player : all_players) {
        const std::string_view name = record.tag(title(player)).value_or("");
        levels_[player] = level_from_name(name);
        if (levels_[player] && name != name_of_level(*levels_[player])) {
            levels_[player].reset(); // a person may be called 7
        }
        opponents_[player] = levels_[player] ? make_level(*levels_[player], seed_) : nullptr;
    }
}

bool Computer::decides(const MatchState& state) const {
    const auto player = decider(state);
    return player && plays(*player);
}

Decision Computer::choose(const Match& match) {
    return opponents_[*decider(match.state())]->choose(match);
}

std::chrono::milliseconds Computer::pause(const MatchState& state) const {
    const auto level = levels_[*decider(state)];
    return has_human_pace_ && level ? thinking_time(state, *level, seed_)
                                    : std::chrono::milliseconds::zero();
}

} // namespace kamisado::cli
