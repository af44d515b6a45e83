#include "cli/narration.h"

#include "cli/wording.h"
#include "notation/names.h"
#include "notation/turn.h"
#include "rules/board_colours.h"
#include "rules/rule.h"

#include <fmt/format.h>

#include <string_view>
#include <utility>
#include <variant>

namespace kamisado::cli {

namespace {

std::string_view english(Rule rule) { return name_of(rule, Language::English); }

/// "Black's green"
std::string possessive(Tower tower) {
    return fmt::format("{}'s {}", title(tower.owner), word(tower.colour));
}

/// "blue to e6 and red to e7"
std::string pushed_line(const Pushed& push) {
    std::string text;
    for (std::size_t nth = 0; nth < push.count; ++nth) {
        if (nth != 0) {
            text += nth + 1 == push.count ? " and " : ", ";
        }
        text +=
            fmt::format("{} back to {}", word(push.line[nth].colour), name_of(push.landing(nth)));
    }
    return text;
}

/// Tells the events of one decision.
class Narrator {
  public:
    Narrator(const Record& record, std::size_t step)
        : record_(&record), step_(step), before_(&record.match.before(step)) {}

    std::vector<std::string> tell() {
        for (const Event& event : record_->match.events(step_)) {
            rule_ = event.rule;
            std::visit(*this, event.detail);
        }
        return std::move(sentences_);
    }

    void operator()(const Moved& moved) {
        add("{} moves {} from {} to {}, {} ({}).", title(moved.tower.owner),
            word(moved.tower.colour), name_of(moved.from), name_of(moved.to),
            word(colour_of(moved.to)), annotation());
    }

    void operator()(const Pushed& push) {
        const int rings = before_->position.board().rings_of(push.pusher);
        add("{}, a {}, pushes {} ({}; {}).", possessive(push.pusher), rank_name(rings),
            pushed_line(push), annotation(), english(rule_));
    }

    void operator()(const Blocked& blocked) {
        add("{} on {} is blocked: a zero-length move ({}).", possessive(blocked.tower),
            place(blocked.square), english(rule_));
    }

    void operator()(const TurnGiven& /*told by explain_turn*/) {}

    void operator()(const RoundWon& won) {
        add("It stands on {}'s home row: {} wins round {} ({}).", title(opponent(won.tower.owner)),
            title(won.tower.owner), before_->round, english(rule_));
    }

    void operator()(const Deadlocked& deadlock) {
        add("Deadlock: nothing can move any more ({}).", english(rule_));
        add("{} made the last real move: {} wins round {}.", title(deadlock.loser),
            title(opponent(deadlock.loser)), before_->round);
    }

    void operator()(const RingGiven& ring) {
        add("{} {}: {} for {}.", possessive(ring.tower),
            ring.is_added ? fmt::format("gets a ring and is now a {}", rank_name(ring.rings))
                          : "is a Triple Sumo already",
            counted(ring.points, "point"), title(ring.tower.owner));
        tell_score();
    }

    void operator()(const PointScored& point) {
        add("1 point for {}.", title(point.player));
        tell_score();
    }

    void operator()(const LineUpFilled& line_up) {
        if (line_up.side) {
            add("Both sides fill from their {} ({}).", name_of(*line_up.side), english(rule_));
        } else {
            add("All towers go back to squares of their own colour.");
        }
    }

    void operator()(const Resigned& resigned) {
        add("{} resigns.", full_name(*record_, resigned.player));
    }

    void operator()(const TimeRanOut& time) {
        add("{} has run out of time.", full_name(*record_, time.player));
    }

    void operator()(const MatchDecided& decided) {
        if (decided.winner) {
            add("{} wins the match, {}.", full_name(*record_, *decided.winner),
                write_score(decided.score));
        } else {
            add("The match is drawn, {}.", write_score(decided.score));
        }
    }

  private:
    template <typename... Arguments>
    void add(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
        sentences_.push_back(fmt::format(format, std::forward<Arguments>(arguments)...));
    }

    [[nodiscard]] std::string annotation() const {
        const auto& move = std::get<Move>(record_->match.decision(step_));
        return write_annotation(annotate(before_->position, move), before_->position.to_move(),
                                record_->style);
    }

    void tell_score() {
        const Match& match = record_->match;
        const bool is_last = step_ + 1 == match.size();
        const auto& score = is_last ? match.state().score : match.before(step_ + 1).score;
        add("Score: Black {}, Gold {}.", score[Player::Black], score[Player::Gold]);
    }

    const Record* record_;
    std::size_t step_;
    const MatchState* before_;
    Rule rule_{};
    std::vector<std::string> sentences_;
};

std::string explain_events(const Events& events, const Board& board) {
    const auto& turn = std::get<TurnGiven>(events.back().detail);
    const Rule rule = events.back().rule;
    if (turn.reason == TurnReason::RoundStart) {
        return fmt::format("{} starts and may move any tower ({}).", title(turn.player),
                           english(rule));
    }
    const std::string tower = tower_on_board(board, {turn.player, *turn.tower});
    const std::string named_by = place(*turn.named_by);
    if (turn.reason == TurnReason::Pushed) {
        return fmt::format("{}'s {} was pushed onto {}: {} moves again, with {} ({}).",
                           title(opponent(turn.player)), word(turn.standing->colour), named_by,
                           title(turn.player), tower, english(rule));
    }
    if (turn.reason == TurnReason::Blocked) {
        return fmt::format("The blocked tower stands on {}: {} moves {} ({}).", named_by,
                           title(turn.player), tower, english(rule));
    }
    return fmt::format("{} landed on {}: {} moves {} ({}).", title(opponent(turn.player)), named_by,
                       title(turn.player), tower, english(rule));
}

} // namespace

std::vector<std::string> narrate(const Record& record, std::size_t step) {
    return Narrator(record, step).tell();
}

std::string explain_turn(const Match& match) {
    const MatchState& state = match.state();
    switch (state.phase) {
    case Phase::Over: return "";
    case Phase::Filling:
        return fmt::format("{} won the round and chooses: fill left or fill right ({}).",
                           title(state.position.end()->winner()), english(Rule::F1));
    case Phase::Playing: break;
    }
    if (match.size() == 0) {
        return explain_turn(state.position);
    }
    return explain_events(match.events(match.size() - 1), state.position.board());
}

std::string explain_turn(const Position& position) {
    const Player player = position.to_move();
    if (position.is_free_choice()) {
        return fmt::format("{} starts and may move any tower ({}).", title(player),
                           english(Rule::T1));
    }
    return fmt::format("{} moves {} ({}).", title(player),
                       tower_on_board(position.board(), position.tower_to_move()),
                       english(Rule::T2));
}

} // namespace kamisado::cli
