#include "notation/body_reader.h"

#include "notation/ascii.h"
#include "notation/names.h"
#include "notation/position_text.h"
#include "notation/record_entry.h"
#include "notation/turn_reader.h"

#include <cassert>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace kamisado {

namespace {

using Check = std::expected<void, Error>;

/// Plays the body of a record through, token by token.
class BodyReader {
  public:
    explicit BodyReader(Record& record)
        : record_(&record), heading_counts_(has_heading(record.match.state())) {}

    Check read(std::span<const Token> tokens) {
        while (!tokens.empty()) {
            if (tokens.front().is_comment) {
                record_->comments.push_back({passed_, std::string(tokens.front().text)});
                tokens = tokens.subspan(1);
            } else if (Check check = read_entry(tokens); !check) {
                return with_place_in_match(std::move(check.error()));
            }
        }
        if (Check check = end_chain(last_); !check) {
            return with_place_in_match(std::move(check.error()));
        }
        return {};
    }

  private:
    [[nodiscard]] Match& match() { return record_->match; }
    [[nodiscard]] const MatchState& state() const { return record_->match.state(); }

    static Error error_at(ErrorId id, const Token& token, Expected expected = {}) {
        return {.id = id,
                .place = {.line = token.line, .column = token.column},
                .found = found_in(token.text),
                .expected = std::move(expected)};
    }

    [[nodiscard]] Check with_place_in_match(Error error) const {
        error.place.round = place_.round;
        error.place.move = place_.move;
        return std::unexpected(std::move(error));
    }

    Check read_entry(std::span<const Token>& tokens) {
        const std::string keyword = to_lower(tokens.front().text);
        last_ = tokens.front();
        place_.round = state().round;
        place_.move = moves_in_round_;
        if (keyword == "round") {
            return read_round(tokens);
        }
        if (keyword == "fill") {
            return read_fill(tokens);
        }
        if (keyword == "resigns" || keyword == "time") {
            return read_loss(tokens, keyword);
        }
        if (keyword == "deadlock") {
            return read_deadlock(tokens);
        }
        return read_turn(tokens);
    }

    /// The word after a keyword; a missing one is the keyword itself, which never fits.
    static const Token& argument(std::span<const Token> tokens, std::size_t nth) {
        return nth < tokens.size() && !tokens[nth].is_comment ? tokens[nth] : tokens.front();
    }

    Check read_round(std::span<const Token>& tokens) {
        if (Check check = end_chain(tokens.front()); !check) {
            return check;
        }
        if (state().phase == Phase::Filling) {
            return std::unexpected(fill_due(tokens.front()));
        }
        if (state().phase == Phase::Over) {
            return std::unexpected(error_at(ErrorId::RecordMatchOver, tokens.front()));
        }
        if (heading_is_passed_) {
            return std::unexpected(
                error_at(ErrorId::RecordRoundPlace, tokens.front(), state().round));
        }
        if (Check check = check_heading(tokens); !check) {
            return check;
        }
        tokens = tokens.subspan(4);
        skip_follow_ups();
        pass_heading();
        return {};
    }

    [[nodiscard]] Check check_heading(std::span<const Token> tokens) const {
        const Token& number = argument(tokens, 1);
        const Token& starter = argument(tokens, 2);
        const Token& line_up = argument(tokens, 3);
        if (number.text != std::to_string(state().round)) {
            return std::unexpected(error_at(ErrorId::RecordRoundNumber, number, state().round));
        }
        if (to_lower(starter.text) != name_of(state().challenger)) {
            return std::unexpected(
                error_at(ErrorId::RecordRoundStarter, starter, state().challenger));
        }
        const std::string right = write_line_up(state().position.board());
        if (line_up.text != right) {
            return std::unexpected(error_at(ErrorId::RecordRoundLineUp, line_up, right));
        }
        return {};
    }

    Check read_fill(std::span<const Token>& tokens) {
        if (Check check = end_chain(tokens.front()); !check) {
            return check;
        }
        const Token& side_word = argument(tokens, 1);
        const auto side = side_from_name(to_lower(side_word.text));
        if (!side) {
            return std::unexpected(
                error_at(ErrorId::RecordWord, side_word, OneOf{{"left", "right"}}));
        }
        if (state().phase == Phase::Over) {
            return std::unexpected(error_at(ErrorId::RecordMatchOver, tokens.front()));
        }
        if (state().phase == Phase::Playing) {
            return std::unexpected(error_at(ErrorId::RecordNothingToFill, tokens.front(),
                                            Circumstance::NothingToFill));
        }
        tokens = tokens.subspan(2);
        return take_decision(Fill{*side});
    }

    Check read_loss(std::span<const Token>& tokens, std::string_view keyword) {
        if (Check check = end_chain(tokens.front()); !check) {
            return check;
        }
        const Token& name = argument(tokens, 1);
        const auto player = player_from_name(to_lower(name.text));
        if (!player) {
            return std::unexpected(error_at(ErrorId::RecordWord, name, OneOf{{"black", "gold"}}));
        }
        if (state().phase == Phase::Over) {
            return std::unexpected(error_at(ErrorId::RecordMatchOver, tokens.front()));
        }
        tokens = tokens.subspan(2);
        return keyword == "time" ? take_decision(TimeOut{*player}) : take_decision(Resign{*player});
    }

    Check read_deadlock(std::span<const Token>& tokens) {
        if (Check check = end_chain(tokens.front()); !check) {
            return check;
        }
        if (!deadlock_is_due_) {
            return std::unexpected(error_at(ErrorId::RecordNotDeadlock, tokens.front()));
        }
        skip_follow_ups();
        tokens = tokens.subspan(1);
        return {};
    }

    Check read_turn(std::span<const Token>& tokens) {
        const Token first = tokens.front();
        const auto turn = take_turn(tokens, record_->style.language);
        if (!turn) {
            return std::unexpected(not_understood(first, turn.error()));
        }
        if (turn->is_pushed_back() || turn->is_zero_length()) {
            return read_follow_up(*turn);
        }
        if (Check check = end_chain(first); !check) {
            return check;
        }
        return read_move(*turn, first);
    }

    [[nodiscard]] Error not_understood(const Token& token, Error error) const {
        if (token.text.starts_with('[')) {
            return error_at(ErrorId::RecordTagAfterMoves, token);
        }
        if (state().phase == Phase::Filling) {
            return fill_due(token);
        }
        return error;
    }

    /// What the rules have made of the last move: checked when it is written down.
    Check read_follow_up(const WrittenTurn& written) {
        if (written.is_zero_length() && !due_.empty() &&
            due_.front().kind == TurnKind::PushedBack) {
            pass_due(); // the push is left out, the chain after it is not
        }
        if (due_.empty() ||
            (written.is_pushed_back() && due_.front().kind != TurnKind::PushedBack)) {
            return std::unexpected(unfounded(written));
        }
        if (std::get<std::vector<Annotation>>(written.what) != due_.front().annotations) {
            return std::unexpected(
                about(ErrorId::RecordFollowUp, written, write_turn(due_.front(), {})));
        }
        chain_is_open_ = written.is_zero_length();
        pass_due();
        return {};
    }

    static Error about(ErrorId id, const WrittenTurn& turn, Expected expected) {
        return {.id = id, .place = turn.place, .found = turn.text, .expected = std::move(expected)};
    }

    [[nodiscard]] Error unfounded(const WrittenTurn& written) const {
        if (written.is_pushed_back()) {
            return about(ErrorId::RecordNotPushed, written, {});
        }
        if (state().position.is_over()) {
            return about(ErrorId::RecordNotBlocked, written, Circumstance::RoundIsOver);
        }
        CanMove can{.player = state().position.to_move(), .tower = std::nullopt};
        if (!state().position.is_free_choice()) {
            can.tower = state().position.tower_to_move().colour;
        }
        return about(ErrorId::RecordNotBlocked, written, can);
    }

    Check read_move(const WrittenTurn& turn, const Token& first) {
        if (state().phase == Phase::Over) {
            return std::unexpected(error_at(ErrorId::RecordMatchOver, first));
        }
        if (state().phase == Phase::Filling) {
            return std::unexpected(fill_due(first));
        }
        place_.move = moves_in_round_ + 1;
        const auto move = resolve(turn, state().position);
        if (!move) {
            return std::unexpected(move.error());
        }
        if (!spelling_is_known_) {
            spelling_is_known_ = true;
            record_->style.spelling = turn.spelling;
        }
        std::vector<Turn> turns = turns_of(state().position, *move);
        const auto end = state().position.after(*move).end();
        Check check = take_decision(*move);
        due_.assign(std::next(turns.begin()), turns.end());
        deadlock_is_due_ = end && end->reason == EndReason::Deadlock;
        return check;
    }

    [[nodiscard]] Error fill_due(const Token& token) const {
        return error_at(ErrorId::RecordFillDue, token, state().position.end()->winner());
    }

    /// Takes a decision that has been found legal.
    Check take_decision(const Decision& decision) {
        skip_follow_ups();
        pass_heading();
        ++passed_;
        const int round = state().round;
        ++moves_in_round_;
        [[maybe_unused]] const auto events = match().decide(decision);
        assert(events);
        if (state().round != round) {
            heading_is_passed_ = false;
            heading_counts_ = true;
            moves_in_round_ = 0;
        }
        return {};
    }

    /// A chain of zero-length moves is written whole or not at all.
    [[nodiscard]] Check end_chain(const Token& token) const {
        if (!chain_is_open_ || due_.empty()) {
            return {};
        }
        return std::unexpected(
            error_at(ErrorId::RecordFollowUpCut, token, write_turn(due_.front(), {})));
    }

    void pass_due() {
        due_.erase(due_.begin());
        ++passed_;
    }

    void skip_follow_ups() {
        passed_ += due_.size() + (deadlock_is_due_ ? 1 : 0);
        due_.clear();
        deadlock_is_due_ = false;
        chain_is_open_ = false;
    }

    void pass_heading() {
        if (!heading_is_passed_) {
            heading_is_passed_ = true;
            passed_ += heading_counts_ ? 1 : 0;
        }
    }

    Record* record_;
    Place place_;            // in the match
    Token last_;             // the first word of the entry read last
    std::size_t passed_ = 0; // entries before this point, written down or not
    int moves_in_round_ = 0;
    std::vector<Turn> due_;      // what follows from the last move and has not been read
    bool chain_is_open_ = false; // the last thing read was a zero-length move
    bool deadlock_is_due_ = false;
    bool heading_is_passed_ = false;
    bool heading_counts_; // as an entry: see has_heading()
    bool spelling_is_known_ = false;
};

} // namespace

std::expected<void, Error> read_body(std::span<const Token> tokens, Record& record) {
    return BodyReader(record).read(tokens);
}

} // namespace kamisado
