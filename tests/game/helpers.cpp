#include "game/helpers.h"

#include "notation/decision_text.h"

namespace kamisado::game::tests {

Decision move(std::string_view squares) { return decision_from_name(squares).value(); }

Outcome done(LiveMatch& match, const Action& action, Millis after) {
    auto outcome = match.act(action, begin_time + after);
    EXPECT_TRUE(outcome) << (outcome ? "" : sentence(outcome.error()));
    return outcome.value_or(Outcome{});
}

Outcome played(LiveMatch& match, std::string_view decision, Millis after) {
    return done(match, Decide{.decision = move(decision)}, after);
}

Fault refused(LiveMatch& match, const Action& action, Millis after) {
    const LiveMatch before = match;
    const auto outcome = match.act(action, begin_time + after);
    EXPECT_FALSE(outcome) << "it was not refused";
    EXPECT_EQ(match, before);
    return outcome ? Fault::NothingChanges : outcome.error().fault;
}

Millis left(const LiveMatch& match, Player player, Millis after) {
    return match.times(begin_time + after).value()[player];
}

} // namespace kamisado::game::tests
