#include "notation/describe.h"
#include "notation/error_text.h"
#include "notation/names.h"
#include "words/sentence.h"

#include <array>
#include <utility>

namespace kamisado {

namespace {

struct Name {
    ErrorId id;
    std::string_view name; ///< of its sentence in the catalogue, too
};

constexpr auto error_names = std::to_array<Name>({
    {ErrorId::PositionFields, "position.fields"},
    {ErrorId::PositionRanks, "position.ranks"},
    {ErrorId::PositionCharacter, "position.character"},
    {ErrorId::PositionRankTooLong, "position.rank-too-long"},
    {ErrorId::PositionRankTooShort, "position.rank-too-short"},
    {ErrorId::PositionRingWithoutTower, "position.ring-without-tower"},
    {ErrorId::PositionPlayer, "position.player"},
    {ErrorId::PositionTower, "position.tower"},
    {ErrorId::PositionTowerMissing, "position.tower-missing"},
    {ErrorId::PositionTowerTwice, "position.tower-twice"},
    {ErrorId::PositionTooManyRings, "position.too-many-rings"},
    {ErrorId::PositionTooManyRingPoints, "position.too-many-ring-points"},
    {ErrorId::PositionOnEnemyHomeRow, "position.on-enemy-home-row"},
    {ErrorId::PositionTwoOnEnemyHomeRows, "position.two-on-enemy-home-rows"},
    {ErrorId::PositionRoundIsOver, "position.round-is-over"},
    {ErrorId::PositionRoundIsNotOver, "position.round-is-not-over"},
    {ErrorId::PositionTowerWithoutPlayer, "position.tower-without-player"},
    {ErrorId::PositionFreeChoiceAfterStart, "position.free-choice-after-start"},
    {ErrorId::PositionTowerCannotMove, "position.tower-cannot-move"},
    {ErrorId::MoveSyntax, "move.syntax"},
    {ErrorId::MoveRoundIsOver, "move.round-is-over"},
    {ErrorId::MoveNoTower, "move.no-tower"},
    {ErrorId::MoveNotYourTower, "move.not-your-tower"},
    {ErrorId::MoveAnotherTower, "move.another-tower"},
    {ErrorId::MoveNotMoved, "move.not-moved"},
    {ErrorId::MoveNotForwards, "move.not-forwards"},
    {ErrorId::MoveNotStraight, "move.not-straight"},
    {ErrorId::MoveTooFar, "move.too-far"},
    {ErrorId::MoveInTheWay, "move.in-the-way"},
    {ErrorId::MoveOccupied, "move.occupied"},
    {ErrorId::MovePushDiagonally, "move.push-diagonally"},
    {ErrorId::MovePushOwnTower, "move.push-own-tower"},
    {ErrorId::MovePushNoRoom, "move.push-no-room"},
    {ErrorId::MovePushTooStrong, "move.push-too-strong"},
    {ErrorId::MovePushTooMany, "move.push-too-many"},
    {ErrorId::MovePushOffBoard, "move.push-off-board"},
    {ErrorId::MoveOffBoard, "move.off-board"},
    {ErrorId::MoveWrongSquare, "move.wrong-square"},
    {ErrorId::MoveNotAnOption, "move.not-an-option"},
    {ErrorId::RecordTagSyntax, "record.tag-syntax"},
    {ErrorId::RecordTagTwice, "record.tag-twice"},
    {ErrorId::RecordTagMissing, "record.tag-missing"},
    {ErrorId::RecordTagAfterMoves, "record.tag-after-moves"},
    {ErrorId::RecordVersion, "record.version"},
    {ErrorId::RecordFormat, "record.format"},
    {ErrorId::RecordLanguage, "record.language"},
    {ErrorId::RecordStart, "record.start"},
    {ErrorId::RecordStartWon, "record.start-won"},
    {ErrorId::RecordResultWrong, "record.result-wrong"},
    {ErrorId::RecordCommentOpen, "record.comment-open"},
    {ErrorId::RecordCommentClose, "record.comment-close"},
    {ErrorId::RecordWord, "record.word"},
    {ErrorId::RecordRoundPlace, "record.round-place"},
    {ErrorId::RecordRoundNumber, "record.round-number"},
    {ErrorId::RecordRoundStarter, "record.round-starter"},
    {ErrorId::RecordRoundLineUp, "record.round-line-up"},
    {ErrorId::RecordFollowUp, "record.follow-up"},
    {ErrorId::RecordFollowUpCut, "record.follow-up-cut"},
    {ErrorId::RecordNotBlocked, "record.not-blocked"},
    {ErrorId::RecordNotPushed, "record.not-pushed"},
    {ErrorId::RecordNotDeadlock, "record.not-deadlock"},
    {ErrorId::RecordFillDue, "record.fill-due"},
    {ErrorId::RecordNothingToFill, "record.nothing-to-fill"},
    {ErrorId::RecordMatchOver, "record.match-over"},
    {ErrorId::StrategyHeading, "strategy.heading"},
    {ErrorId::StrategyWinner, "strategy.winner"},
    {ErrorId::StrategyReply, "strategy.reply"},
    {ErrorId::PuzzlesHeading, "puzzles.heading"},
    {ErrorId::PuzzlesFields, "puzzles.fields"},
    {ErrorId::PuzzlesId, "puzzles.id"},
    {ErrorId::PuzzlesIdTwice, "puzzles.id-twice"},
    {ErrorId::PuzzlesTheme, "puzzles.theme"},
    {ErrorId::PuzzlesGrade, "puzzles.grade"},
    {ErrorId::PuzzlesFormat, "puzzles.format"},
    {ErrorId::PuzzlesPoints, "puzzles.points"},
    {ErrorId::PuzzlesDecision, "puzzles.decision"},
});

/// The table is in the order of the ids, so that looking up is indexing, and each has a sentence.
constexpr bool is_complete() {
    for (std::size_t i = 0; i < error_names.size(); ++i) {
        if (static_cast<std::size_t>(error_names[i].id) != i ||
            catalogue::find(error_names[i].name) < 0) {
            return false;
        }
    }
    return error_names.size() == static_cast<std::size_t>(ErrorId::PuzzlesDecision) + 1;
}
static_assert(is_complete());

/// A phrase by a name that is put together of constants.
std::string said(const Phrasebook& book, std::string_view kind, std::string_view name) {
    const auto phrase = Phrase::named(std::string(kind) + "." + std::string(name));
    return phrase ? Sentence(book).in(*phrase) : std::string(name);
}

/// What was expected, in words.
class ExpectedText {
  public:
    explicit ExpectedText(const Phrasebook& book) : book_(&book) {}

    std::string operator()(std::monostate /*nothing*/) const { return {}; }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(int number) const { return std::to_string(number); }
    std::string operator()(Player player) const {
        // English names players in lower case here, as the texts do that are read.
        return Sentence(*book_)
            .player("player", player)
            .filled_in(book_->language == Language::English ? "{player.lower}" : "{player}");
    }
    std::string operator()(Colour colour) const {
        return Sentence(*book_).colour("tower", colour).filled_in("{tower}");
    }
    std::string operator()(CanMove can) const {
        Sentence sentence(*book_);
        sentence.player("player", can.player);
        return can.tower ? sentence.colour("tower", *can.tower).in("can-move.tower")
                         : sentence.in("can-move");
    }
    std::string operator()(const OneOf& one) const { return listed(*book_, one.words, "list.or"); }
    std::string operator()(NumberRange range) const {
        return Sentence(*book_).number("least", range.least).number("most", range.most).in("range");
    }
    std::string operator()(Form form) const { return said(*book_, "form", name_of(form)); }
    std::string operator()(Circumstance circumstance) const {
        return said(*book_, "circumstance", name_of(circumstance));
    }

  private:
    const Phrasebook* book_;
};

std::string text_of(const Found& found, const Phrasebook& book) {
    const auto* const gap = std::get_if<Gap>(&found);
    if (gap == nullptr) {
        return std::get<std::string>(found);
    }
    return Sentence(book).in(*gap == Gap::Nothing ? Phrase("gap.nothing")
                                                  : Phrase("gap.end-of-line"));
}

} // namespace

Found found_in(std::string_view text) {
    if (text.empty()) {
        return Gap::Nothing;
    }
    if (text.front() == '\n' || text.front() == '\r') {
        return Gap::EndOfLine;
    }
    return printable(text);
}

Error error_at(ErrorId id, Place place, std::string_view found, Expected expected) {
    return {.id = id, .place = place, .found = found_in(found), .expected = std::move(expected)};
}

OneOf any_format() { return {{"single", "series N", "standard", "long", "marathon"}}; }

std::string_view name_of(ErrorId id) { return error_names[static_cast<std::size_t>(id)].name; }

std::string_view name_of(Form form) {
    switch (form) {
    case Form::PositionFields: return "position-fields";
    case Form::BoardRanks: return "board-ranks";
    case Form::RankSquares: return "rank-squares";
    case Form::RankCharacter: return "rank-character";
    case Form::TowerBeforeRing: return "tower-before-ring";
    case Form::ColourLetter: return "colour-letter";
    case Form::Move: return "move";
    case Form::Squares: return "squares";
    case Form::PuzzleId: return "puzzle-id";
    case Form::PuzzleFacts: return "puzzle-facts";
    case Form::PuzzleFields: return "puzzle-fields";
    case Form::PuzzleDecision: break;
    }
    return "puzzle-decision";
}

std::string_view name_of(Circumstance circumstance) {
    return circumstance == Circumstance::RoundIsOver ? "round-is-over" : "nothing-to-fill";
}

std::string text_of(const Found& found) { return text_of(found, Phrasebook()); }
std::string text_of(const Expected& expected) {
    return std::visit(ExpectedText(Phrasebook()), expected);
}

std::vector<Error::Argument> arguments_of(const Error& error) {
    std::vector<Error::Argument> all;
    if (error.rule) {
        all.emplace_back("rule", name_of(*error.rule, Language::English));
    }
    if (error.player) {
        all.emplace_back("player", name_of(*error.player));
    }
    if (error.tower) {
        all.emplace_back("tower", describe(*error.tower));
    }
    if (error.reach) {
        all.emplace_back("reach", std::to_string(*error.reach));
    }
    if (error.square) {
        all.emplace_back("square", name_of(*error.square));
    }
    if (error.rank) {
        all.emplace_back("rank", std::to_string(*error.rank));
    }
    for (const Error& cause : error.cause) {
        all.emplace_back("reason", sentence(cause));
        all.emplace_back("column", std::to_string(cause.place.column));
    }
    return all;
}

std::string sentence(const Error& error) { return sentence(error, Phrasebook()); }

std::string sentence(const Error& error, const Phrasebook& book) {
    Sentence words(book);
    const std::string found = text_of(error.found, book);
    words.text("found", found).text("expected", std::visit(ExpectedText(book), error.expected));
    if (!found.empty()) {
        words.text("lead", Sentence(book).text("found", found).filled_in(book.pattern("lead")));
    }
    if (error.rule) {
        words.rule(*error.rule);
    }
    if (error.player) {
        words.player("player", *error.player);
    }
    if (error.tower) {
        words.tower(*error.tower);
    }
    if (error.reach) {
        words.number("reach", *error.reach);
    }
    if (error.square) {
        words.text("square", name_of(*error.square));
    }
    if (error.rank) {
        words.number("row", *error.rank);
    }
    for (const Error& cause : error.cause) {
        words.text("reason", sentence(cause, book)).number("column", cause.place.column);
    }
    return words.in(*Phrase::named(name_of(error.id)));
}

std::string text_of(const Place& place, const Phrasebook& book) {
    std::string text;
    const auto add = [&](Phrase phrase, int number) {
        if (number != 0) {
            text += (text.empty() ? "" : ", ") + Sentence(book).number("number", number).in(phrase);
        }
    };
    add("place.line", place.line);
    add("place.column", place.column);
    add("place.round", place.round);
    add("place.move", place.move);
    return text;
}

std::string message(const Error& error) { return message(error, Phrasebook()); }

std::string message(const Error& error, const Phrasebook& book) {
    const std::string place = text_of(error.place, book);
    return place.empty() ? sentence(error, book) : place + ": " + sentence(error, book);
}

} // namespace kamisado
