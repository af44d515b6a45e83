// A match that is played: what stands, what can be decided, what follows.
#include "library/match_implementation.h"
#include "notation/decision_text.h"
#include "notation/record_entry.h"
#include "rules/moves.h"

#include <utility>

namespace libkamisado {

static_assert(same<FormatKind>(core::FormatKind::Marathon) == FormatKind::Marathon);
static_assert(same<Phase>(core::Phase::Over) == Phase::Over);
static_assert(same<MatchEndReason>(core::MatchEndReason::Time) == MatchEndReason::Time);

const core::Match& Access::of(const Match& match) { return match.implementation_->record.match; }

namespace {

struct DecisionShower {
    Decision operator()(core::Move move) const { return shown(move); }
    Decision operator()(core::Fill fill) const { return Fill{same<Side>(fill.side)}; }
    Decision operator()(core::Resign resign) const { return Resign{same<Player>(resign.player)}; }
    Decision operator()(core::TimeOut time) const { return TimeOut{same<Player>(time.player)}; }
};

struct DecisionImpl {
    core::Decision operator()(Move move) const {
        return core::Move(inside(move.from()), inside(move.to()));
    }
    core::Decision operator()(Fill fill) const {
        return core::Fill{same<core::FillFrom>(fill.side)};
    }
    core::Decision operator()(Resign resign) const {
        return core::Resign{same<core::Player>(resign.player)};
    }
    core::Decision operator()(TimeOut time) const {
        return core::TimeOut{same<core::Player>(time.player)};
    }
};

} // namespace

Decision shown(const core::Decision& decision) { return std::visit(DecisionShower(), decision); }

std::string text_of(const Decision& decision) {
    return core::write_decision(std::visit(DecisionImpl(), decision));
}

Position Match::position() const { return Access::shown(Access::of(*this).position()); }
int Match::score(Player player) const {
    return Access::of(*this).state().score[same<core::Player>(player)];
}
int Match::round() const { return Access::of(*this).state().round; }
Player Match::challenger() const { return same<Player>(Access::of(*this).state().challenger); }
Phase Match::phase() const { return same<Phase>(Access::of(*this).state().phase); }
bool Match::is_over() const { return Access::of(*this).is_over(); }
std::optional<Player> Match::decider() const {
    return same<Player>(core::decider(Access::of(*this).state()));
}

std::optional<MatchEnd> Match::end() const {
    const auto& end = Access::of(*this).state().end;
    if (!end) {
        return std::nullopt;
    }
    return MatchEnd{.reason = same<MatchEndReason>(end->reason),
                    .winner = same<Player>(end->winner)};
}

std::vector<Decision> Match::choices() const {
    const core::MatchState& state = Access::of(*this).state();
    std::vector<Decision> all;
    if (state.phase == core::Phase::Playing) {
        for (const core::Move move : core::legal_moves(state.position)) {
            all.emplace_back(shown(move));
        }
    } else if (state.phase == core::Phase::Filling) {
        all = {Fill{Side::Left}, Fill{Side::Right}};
    }
    return all;
}

Result<std::vector<Event>> Match::decide(const Decision& decision) {
    auto events = decide(text_of(decision));
    if (!events) { // there is no text for its place to be in
        events.error().place = {};
        events.error().message = events.error().sentence;
    }
    return events;
}

Result<std::vector<Event>> Match::decide(std::string_view text, Language language) {
    core::Match& match = implementation_->record.match;
    const auto decision = core::read_decision(match.state(), text, same<core::Language>(language));
    if (!decision) {
        return std::unexpected(shown(decision.error()));
    }
    const core::Board before = match.position().board();
    return shown(match.decide(*decision).value(), before);
}

std::vector<Decision> Match::decisions() const {
    const core::Match& match = Access::of(*this);
    std::vector<Decision> all;
    all.reserve(match.size());
    for (std::size_t step = 0; step < match.size(); ++step) {
        all.push_back(shown(match.decision(step)));
    }
    return all;
}

std::vector<Event> Match::events(std::size_t step) const {
    const core::Match& match = Access::of(*this);
    if (step >= match.size()) {
        return {};
    }
    return shown(match.events(step), match.before(step).position.board());
}

std::size_t Match::undo(std::size_t count) {
    core::Record& record = implementation_->record;
    const std::size_t undone = record.match.undo(count);
    // Comments on what is gone go with it, or they would turn up after other moves.
    const std::size_t entries = core::entries_of(record.match).size();
    std::erase_if(record.comments, [entries](const core::Record::Comment& comment) {
        return comment.after > entries;
    });
    return undone;
}

} // namespace libkamisado
