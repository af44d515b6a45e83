#include "notation/narration.h"

#include "notation/names.h"
#include "notation/turn.h"
#include "rules/board_colours.h"
#include "words/sentence.h"

#include <utility>
#include <variant>

namespace kamisado {

namespace {

/// How the match stood before that step, or stands now.
const MatchState& state_before(const Match& match, std::size_t step) {
    return step < match.size() ? match.before(step) : match.state();
}

/// Tells the events of one decision.
class Narrator {
  public:
    Narrator(const Telling& telling, const Match& match, std::size_t step)
        : telling_(&telling), match_(&match), step_(step), before_(&match.before(step).position) {}

    std::vector<std::string> tell() {
        for (const Event& event : match_->events(step_)) {
            rule_ = event.rule;
            std::visit(*this, event.detail);
        }
        return std::move(sentences_);
    }

    void operator()(const Moved& moved) {
        Sentence sentence = of(moved.tower);
        if (telling_->annotations) {
            sentence.cite(annotation());
        }
        add("event.moved", sentence.text("from", name_of(moved.from))
                               .text("to", name_of(moved.to))
                               .colour("onto", colour_of(moved.to)));
    }

    void operator()(const Pushed& push) {
        std::vector<std::string> towers;
        towers.reserve(push.count);
        for (std::size_t nth = 0; nth < push.count; ++nth) {
            towers.push_back(Sentence(book())
                                 .colour("tower", push.line[nth].colour)
                                 .text("to", name_of(push.landing(nth)))
                                 .colour("onto", colour_of(push.landing(nth)))
                                 .in("event.pushed.tower"));
        }
        Sentence sentence = of(push.pusher);
        sentence.rank(before_->board().rings_of(push.pusher))
            .text("line", listed(book(), towers, "list.and"));
        const std::string rule(name_of(rule_, book().language));
        add("event.pushed",
            sentence.cite(telling_->annotations ? annotation() + "; " + rule : rule));
    }

    void operator()(const Blocked& blocked) {
        add("event.blocked", of(blocked.tower)
                                 .text("square", name_of(blocked.square))
                                 .colour("onto", colour_of(blocked.square))
                                 .rule(rule_));
    }

    void operator()(const TurnGiven& /*told by explain_turn*/) {}

    void operator()(const RoundWon& won) {
        add("event.round-won", of(won.tower)
                                   .player("other", opponent(won.tower.owner))
                                   .text("square", name_of(won.square))
                                   .rule(rule_));
    }

    void operator()(const Deadlocked& deadlock) {
        add("event.deadlock", of(deadlock.loser).rule(rule_));
    }

    void operator()(const RingGiven& ring) {
        add(ring.is_added ? Phrase("event.ring") : Phrase("event.triple-scores"),
            of(ring.tower).rank(ring.rings).number("count", ring.points));
        tell_score();
    }

    void operator()(const PointScored& point) {
        add("event.point", of(point.player));
        tell_score();
    }

    void operator()(const LineUpFilled& line_up) {
        Sentence sentence = of(line_up.challenger);
        if (line_up.side) {
            sentence.side(*line_up.side);
        }
        add(line_up.side ? Phrase("event.filled") : Phrase("event.lined-up"), sentence);
    }

    void operator()(const Resigned& resigned) { add("event.resigned", named(resigned.player)); }
    void operator()(const TimeRanOut& time) { add("event.time", named(time.player)); }

    void operator()(const MatchDecided& decided) {
        const Player winner = decided.winner.value_or(Player::Black);
        Sentence sentence = named(winner);
        sentence.number("own", decided.score[winner])
            .number("others", decided.score[opponent(winner)]);
        if (!decided.winner) {
            add("event.tied", sentence);
            return;
        }
        const bool is_early =
            decided.reason == MatchEndReason::Resignation || decided.reason == MatchEndReason::Time;
        add(is_early ? Phrase("event.decided-early") : Phrase("event.decided"), sentence);
    }

  private:
    [[nodiscard]] const Phrasebook& book() const { return telling_->book; }

    [[nodiscard]] Sentence of(Player player) const {
        Sentence sentence(book());
        sentence.player("player", player);
        return sentence;
    }
    [[nodiscard]] Sentence of(Tower tower) const {
        Sentence sentence = of(tower.owner);
        sentence.colour("tower", tower.colour);
        return sentence;
    }
    [[nodiscard]] Sentence named(Player player) const {
        if (telling_->names[player].empty()) {
            return of(player);
        }
        Sentence sentence(book());
        sentence.text("player", telling_->names[player]);
        return sentence;
    }
    void add(Phrase phrase, const Sentence& sentence) { sentences_.push_back(sentence.in(phrase)); }

    [[nodiscard]] std::string annotation() const {
        const auto& move = std::get<Move>(match_->decision(step_));
        return write_annotation(annotate(*before_, move), before_->to_move(),
                                *telling_->annotations);
    }

    void tell_score() {
        if (telling_->with_score) {
            const PerPlayer<int>& score = state_before(*match_, step_ + 1).score;
            add("event.score", Sentence(book())
                                   .number("black", score[Player::Black])
                                   .number("gold", score[Player::Gold]));
        }
    }

    const Telling* telling_;
    const Match* match_;
    std::size_t step_;
    const Position* before_;
    Rule rule_{};
    std::vector<std::string> sentences_;
};

/// The phrase for a board that is seen, or the one with the squares.
Phrase by_detail(TurnDetail detail, Phrase brief, Phrase with_squares) {
    return detail == TurnDetail::Brief ? brief : with_squares;
}

std::string explain_event(const Phrasebook& book, const TurnGiven& turn, Rule rule,
                          const Board& board, TurnDetail detail) {
    Sentence sentence(book);
    sentence.player("player", turn.player).rule(rule);
    if (turn.reason == TurnReason::RoundStart) {
        return sentence.in(by_detail(detail, "turn.any.you", "turn.any"));
    }
    // Whoever stands on the square: the one who landed there, was pushed there or is blocked there.
    sentence.player("other", turn.standing->owner)
        .colour("tower", *turn.tower)
        .colour("standing", turn.standing->colour)
        .text("named", name_of(*turn.named_by))
        .text("square", name_of(board.square_of({turn.player, *turn.tower})));
    switch (turn.reason) {
    case TurnReason::Pushed:
        return sentence.in(by_detail(detail, "turn.pushed", "turn.pushed.where"));
    case TurnReason::Blocked:
        return sentence.in(by_detail(detail, "turn.blocked", "turn.blocked.where"));
    case TurnReason::RoundStart:
    case TurnReason::Landed: break;
    }
    return sentence.in(by_detail(detail, "turn.landed", "turn.landed.where"));
}

} // namespace

std::vector<std::string> narrate(const Telling& telling, const Match& match, std::size_t step) {
    return Narrator(telling, match, step).tell();
}

std::string explain_turn(const Phrasebook& book, const Match& match, std::size_t step,
                         TurnDetail detail) {
    const MatchState& state = state_before(match, step);
    if (state.phase == Phase::Over) {
        return Sentence(book).in("turn.over");
    }
    if (state.phase == Phase::Filling) {
        return Sentence(book)
            .player("player", *decider(state))
            .rule(Rule::F1)
            .in(by_detail(detail, "turn.fill", "turn.fill.where"));
    }
    if (step == 0) {
        return explain_turn(book, state.position, detail);
    }
    const Event event = match.events(step - 1).back();
    return explain_event(book, std::get<TurnGiven>(event.detail), event.rule,
                         state.position.board(), detail);
}

std::string explain_turn(const Phrasebook& book, const Position& position, TurnDetail detail) {
    if (position.is_free_choice()) {
        return explain_event(book, {.player = position.to_move()}, Rule::T1, position.board(),
                             detail);
    }
    const Tower tower = position.tower_to_move();
    return Sentence(book)
        .player("player", tower.owner)
        .colour("tower", tower.colour)
        .text("square", name_of(position.board().square_of(tower)))
        .rule(Rule::T2)
        .in(by_detail(detail, "turn.must", "turn.must.where"));
}

} // namespace kamisado
