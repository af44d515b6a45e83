#include "terminal/narration.h"

#include "rules/board_colours.h"
#include "terminal/sentence.h"

#include <utility>
#include <variant>

namespace kamisado::terminal {

namespace {

/// How the match stood before that step, or stands now.
const MatchState& state_before(const Match& match, std::size_t step) {
    return step < match.size() ? match.before(step) : match.state();
}

/// Tells the events of one decision.
class Narrator {
  public:
    Narrator(const Speech& speech, const Match& match, std::size_t step)
        : speech_(&speech), texts_(&speech.texts().events), match_(&match), step_(step) {}

    std::vector<std::string> tell() {
        for (const Event& event : match_->events(step_)) {
            rule_ = event.rule;
            std::visit(*this, event.detail);
        }
        return std::move(sentences_);
    }

    void operator()(const Moved& moved) {
        add(texts_->moved, of(moved.tower)
                               .square("from", moved.from)
                               .square("to", moved.to)
                               .colour("onto", colour_of(moved.to)));
    }

    void operator()(const Pushed& push) {
        std::string line;
        for (std::size_t nth = 0; nth < push.count; ++nth) {
            if (nth != 0) {
                line += nth + 1 == push.count ? speech_->texts().words.list_end : Text(", ");
            }
            line += Sentence(*speech_)
                        .colour("tower", push.line[nth].colour)
                        .square("to", push.landing(nth))
                        .colour("onto", colour_of(push.landing(nth)))
                        .in(texts_->pushed_tower);
        }
        const int rings = match_->before(step_).position.board().rings_of(push.pusher);
        add(texts_->pushed, of(push.pusher).rank(rings).text("line", line));
    }

    void operator()(const Blocked& blocked) {
        add(texts_->blocked, of(blocked.tower)
                                 .square("square", blocked.square)
                                 .colour("onto", colour_of(blocked.square)));
    }

    void operator()(const TurnGiven& /*told by explain_turn*/) {}

    void operator()(const RoundWon& won) {
        add(texts_->round_won,
            of(won.tower).player("other", opponent(won.tower.owner)).square("square", won.square));
    }

    void operator()(const Deadlocked& deadlock) { add(texts_->deadlock, of(deadlock.loser)); }

    void operator()(const RingGiven& ring) {
        add(ring.is_added ? texts_->ring : texts_->triple_scores,
            of(ring.tower).rank(ring.rings).points(ring.points));
    }

    void operator()(const PointScored& point) { add(texts_->point, of(point.player)); }

    void operator()(const LineUpFilled& line_up) {
        Sentence sentence = of(line_up.challenger);
        if (line_up.side) {
            const auto side = static_cast<std::size_t>(*line_up.side);
            sentence.text("side", speech_->texts().words.from_sides[side]);
        }
        add(line_up.side ? texts_->filled : texts_->lined_up, sentence);
    }

    void operator()(const Resigned& resigned) { add(texts_->resigned, of(resigned.player)); }
    void operator()(const TimeRanOut& time) { add(texts_->time, of(time.player)); }

    void operator()(const MatchDecided& decided) {
        const bool early =
            decided.reason == MatchEndReason::Resignation || decided.reason == MatchEndReason::Time;
        const Player winner = decided.winner.value_or(Player::Black);
        Sentence sentence = of(winner);
        sentence.number("own", decided.score[winner]);
        sentence.number("others", decided.score[opponent(winner)]);
        Text text = early ? texts_->decided_early : texts_->decided;
        if (!decided.winner) {
            text = texts_->tied;
        }
        add(text, sentence);
    }

  private:
    [[nodiscard]] Sentence of(Player player) const {
        Sentence sentence(*speech_);
        sentence.player("player", player).rule(rule_);
        return sentence;
    }
    [[nodiscard]] Sentence of(Tower tower) const {
        Sentence sentence = of(tower.owner);
        sentence.colour("tower", tower.colour);
        return sentence;
    }
    void add(Text text, const Sentence& sentence) { sentences_.push_back(sentence.in(text)); }

    const Speech* speech_;
    const EventTexts* texts_;
    const Match* match_;
    std::size_t step_;
    Rule rule_{};
    std::vector<std::string> sentences_;
};

std::string explain_events(const Speech& speech, const Events& events) {
    const TurnTexts& texts = speech.texts().turns;
    const auto& turn = std::get<TurnGiven>(events.back().detail);
    Sentence sentence(speech);
    sentence.player("player", turn.player)
        .player("other", opponent(turn.player))
        .rule(events.back().rule);
    if (turn.reason == TurnReason::RoundStart) {
        return sentence.in(texts.any);
    }
    sentence.colour("tower", *turn.tower);
    if (turn.reason == TurnReason::Pushed) {
        return sentence.in(texts.pushed_on);
    }
    if (turn.reason == TurnReason::Blocked) {
        return sentence.colour("blocked", turn.standing->colour).in(texts.blocked_on);
    }
    return sentence.in(texts.landed);
}

std::string explain_position(const Speech& speech, const Position& position) {
    Sentence sentence(speech);
    sentence.player("player", position.to_move());
    if (position.is_free_choice()) {
        return sentence.rule(Rule::T1).in(speech.texts().turns.any);
    }
    return sentence.colour("tower", position.tower_to_move().colour)
        .rule(Rule::T2)
        .in(speech.texts().turns.must);
}

} // namespace

std::vector<std::string> narrate(const Speech& speech, const Match& match, std::size_t step) {
    return Narrator(speech, match, step).tell();
}

std::string explain_turn(const Speech& speech, const Match& match, std::size_t step) {
    const MatchState& state = state_before(match, step);
    switch (state.phase) {
    case Phase::Over: return std::string(speech.texts().turns.over);
    case Phase::Filling:
        return Sentence(speech)
            .player("player", *decider(state))
            .rule(Rule::F1)
            .in(speech.texts().turns.fill);
    case Phase::Playing: break;
    }
    return step == 0 ? explain_position(speech, state.position)
                     : explain_events(speech, match.events(step - 1));
}

std::string name_of(const Speech& speech, Format format) {
    const FormatTexts& texts = speech.texts().formats;
    switch (format.kind) {
    case FormatKind::Single: return std::string(texts.single);
    case FormatKind::Series:
        return Sentence(speech).number("rounds", format.rounds).in(texts.series);
    case FormatKind::Standard: return std::string(texts.standard);
    case FormatKind::Long: return std::string(texts.long_match);
    case FormatKind::Marathon: break;
    }
    return std::string(texts.marathon);
}

std::string goal_of(const Speech& speech, Format format, const MatchState& state) {
    const GameTexts& texts = speech.texts().game;
    if (const auto target = format.target()) {
        return *target == 1 ? std::string(texts.target_one)
                            : Sentence(speech).number("count", *target).in(texts.target);
    }
    return Sentence(speech)
        .number("round", state.round)
        .number("rounds", format.rounds)
        .in(texts.of_rounds);
}

} // namespace kamisado::terminal
