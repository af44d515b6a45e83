#include "notation/error.h"

#include "notation/ascii.h"
#include "notation/describe.h"
#include "notation/names.h"
#include "rules/colour_names.h"

#include <array>

namespace kamisado {

namespace {

struct Wording {
    ErrorId id;
    std::string_view name;
    std::string_view sentence; ///< {found}, {expected} and the arguments' names are filled in
};

constexpr auto wordings = std::to_array<Wording>({
    {ErrorId::PositionFields, "position.fields",
     "a position has three fields, {expected}; this has {found}"},
    {ErrorId::PositionRanks, "position.ranks",
     "a board has 8 ranks with / between them; found {found}"},
    {ErrorId::PositionCharacter, "position.character",
     "{found} cannot stand in rank {rank}: expected {expected}"},
    {ErrorId::PositionRankTooLong, "position.rank-too-long",
     "rank {rank} has more than 8 squares: {found}"},
    {ErrorId::PositionRankTooShort, "position.rank-too-short",
     "rank {rank} has {found} squares instead of 8"},
    {ErrorId::PositionRingWithoutTower, "position.ring-without-tower",
     "a ring in rank {rank} has no tower before it"},
    {ErrorId::PositionPlayer, "position.player",
     "the player to move is b (Black) or g (Gold), or - when the round is over; found {found}"},
    {ErrorId::PositionTower, "position.tower", "the tower to move is {expected}; found {found}"},
    {ErrorId::PositionTowerMissing, "position.tower-missing", "there is no {tower} tower"},
    {ErrorId::PositionTowerTwice, "position.tower-twice",
     "there is a second {tower} tower on {square}"},
    {ErrorId::PositionTooManyRings, "position.too-many-rings",
     "the {tower} tower on {square} has more than three rings"},
    {ErrorId::PositionTooManyRingPoints, "position.too-many-ring-points",
     "the rings of {player} are worth more than 14 points: that match would be over"},
    {ErrorId::PositionOnEnemyHomeRow, "position.on-enemy-home-row",
     "the {tower} tower on {square} stands on the enemy home row: that round would be over"},
    {ErrorId::PositionTwoOnEnemyHomeRows, "position.two-on-enemy-home-rows",
     "the {tower} tower on {square} is the second on an enemy home row: a round ends with the "
     "first"},
    {ErrorId::PositionRoundIsOver, "position.round-is-over",
     "the round is over: nobody is to move"},
    {ErrorId::PositionRoundIsNotOver, "position.round-is-not-over",
     "nobody is to move, but no tower has come home and there is no deadlock"},
    {ErrorId::PositionTowerWithoutPlayer, "position.tower-without-player",
     "a tower is to move but no player is"},
    {ErrorId::PositionFreeChoiceAfterStart, "position.free-choice-after-start",
     "the choice is free only for a round's first move, but the {tower} tower has left its home "
     "row for {square}"},
    {ErrorId::PositionTowerCannotMove, "position.tower-cannot-move",
     "the {tower} tower on {square} is to move but is blocked"},

    {ErrorId::MoveSyntax, "move.syntax", "{found} is not a move: expected {expected}"},
    {ErrorId::MoveRoundIsOver, "move.round-is-over", "the round is over: nothing moves any more"},
    {ErrorId::MoveNoTower, "move.no-tower", "{found}: no tower stands on {square}"},
    {ErrorId::MoveNotYourTower, "move.not-your-tower",
     "{found}: {player} is to move, but the tower on {square} is {tower}"},
    {ErrorId::MoveAnotherTower, "move.another-tower",
     "{found}: the {tower} tower on {square} must move ({rule})"},
    {ErrorId::MoveNotMoved, "move.not-moved",
     "{found}: a tower that can move must move at least one square ({rule})"},
    {ErrorId::MoveNotForwards, "move.not-forwards",
     "{found}: towers never move sideways or backwards ({rule})"},
    {ErrorId::MoveNotStraight, "move.not-straight",
     "{found}: towers move straight or diagonally forwards in a line ({rule})"},
    {ErrorId::MoveTooFar, "move.too-far",
     "{found}: the {tower} tower reaches at most {reach} ({rule})"},
    {ErrorId::MoveInTheWay, "move.in-the-way",
     "{found}: the {tower} tower on {square} is in the way ({rule})"},
    {ErrorId::MoveOccupied, "move.occupied",
     "{found}: the {tower} tower stands on {square} ({rule})"},
    {ErrorId::MovePushDiagonally, "move.push-diagonally",
     "{found}: a push goes straight ahead, not diagonally at the {tower} tower on {square} "
     "({rule})"},
    {ErrorId::MovePushOwnTower, "move.push-own-tower",
     "{found}: the {tower} tower on {square} is one's own and cannot be pushed ({rule})"},
    {ErrorId::MovePushNoRoom, "move.push-no-room",
     "{found}: the {tower} tower on {square} leaves no room behind the pushed towers ({rule})"},
    {ErrorId::MovePushTooStrong, "move.push-too-strong",
     "{found}: the {tower} tower on {square} has too many rings to be pushed ({rule})"},
    {ErrorId::MovePushTooMany, "move.push-too-many",
     "{found}: too many towers stand in the line, up to the {tower} tower on {square} ({rule})"},
    {ErrorId::MovePushOffBoard, "move.push-off-board",
     "{found}: the {tower} tower on {square} cannot be pushed off the board ({rule})"},
    {ErrorId::MoveOffBoard, "move.off-board", "{found} leaves the board from {square}"},
    {ErrorId::MoveWrongSquare, "move.wrong-square",
     "{found} ends on {square}, which is {expected}"},
    {ErrorId::MoveNotAnOption, "move.not-an-option",
     "{found} is nothing that a player decides: expected {expected}"},

    {ErrorId::RecordTagSyntax, "record.tag-syntax", "{found} is not a tag: expected {expected}"},
    {ErrorId::RecordTagTwice, "record.tag-twice", "the tag {found} is given twice"},
    {ErrorId::RecordTagMissing, "record.tag-missing", "the tag {expected} is missing"},
    {ErrorId::RecordTagAfterMoves, "record.tag-after-moves",
     "the tag {found} stands after the moves have begun"},
    {ErrorId::RecordVersion, "record.version",
     "this is version {found} of the record; version {expected} can be read"},
    {ErrorId::RecordFormat, "record.format", "the format {found} is unknown: expected {expected}"},
    {ErrorId::RecordLanguage, "record.language",
     "the language {found} is unknown: expected {expected}"},
    {ErrorId::RecordStart, "record.start",
     "the start is not a position: in its column {column}, {reason}"},
    {ErrorId::RecordStartWon, "record.start-won",
     "the start has {player} at the target of the match already"},
    {ErrorId::RecordResultWrong, "record.result-wrong",
     "the result says {found}, but the moves say {expected}"},
    {ErrorId::RecordCommentOpen, "record.comment-open", "a comment is opened and never closed"},
    {ErrorId::RecordCommentClose, "record.comment-close", "a comment is closed and was not opened"},
    {ErrorId::RecordWord, "record.word", "{found} is not understood: expected {expected}"},
    {ErrorId::RecordRoundPlace, "record.round-place",
     "a round line stands in the middle of round {expected}"},
    {ErrorId::RecordRoundNumber, "record.round-number",
     "this is round {expected}, not round {found}"},
    {ErrorId::RecordRoundStarter, "record.round-starter",
     "{expected} starts this round, not {found}"},
    {ErrorId::RecordRoundLineUp, "record.round-line-up",
     "the line-up of this round is {expected}, not {found}"},
    {ErrorId::RecordFollowUp, "record.follow-up",
     "by the rules {expected} follows here, not {found}"},
    {ErrorId::RecordFollowUpCut, "record.follow-up-cut",
     "a chain of blocked towers is written whole or not at all: {expected} is missing before "
     "{found}"},
    {ErrorId::RecordNotBlocked, "record.not-blocked",
     "{found} says that a tower is blocked, but {expected}"},
    {ErrorId::RecordNotPushed, "record.not-pushed",
     "{found} says that towers are pushed back, but nobody has pushed them"},
    {ErrorId::RecordNotDeadlock, "record.not-deadlock", "this is no deadlock"},
    {ErrorId::RecordFillDue, "record.fill-due", "{expected} must choose the fill before {found}"},
    {ErrorId::RecordNothingToFill, "record.nothing-to-fill",
     "there is nothing to fill: {expected}"},
    {ErrorId::RecordMatchOver, "record.match-over", "the match is over before {found}"},

    {ErrorId::StrategyHeading, "strategy.heading",
     "a strategy begins with the line {expected}; found {found}"},
    {ErrorId::StrategyWinner, "strategy.winner",
     "the third line of a strategy is {expected}; found {found}"},
    {ErrorId::StrategyReply, "strategy.reply", "{found} is not a reply: expected {expected}"},

    {ErrorId::PuzzlesHeading, "puzzles.heading",
     "a set of puzzles begins with the line {expected}; found {found}"},
    {ErrorId::PuzzlesFields, "puzzles.fields", "a puzzle has {expected}; found {found}"},
    {ErrorId::PuzzlesId, "puzzles.id", "{found} is not an id: expected {expected}"},
    {ErrorId::PuzzlesIdTwice, "puzzles.id-twice",
     "the id {found} is that of the puzzle in line {expected} already"},
    {ErrorId::PuzzlesTheme, "puzzles.theme", "the theme {found} is unknown: expected {expected}"},
    {ErrorId::PuzzlesGrade, "puzzles.grade", "{found} is not a grade: expected {expected}"},
    {ErrorId::PuzzlesFormat, "puzzles.format",
     "the format {found} is unknown: expected {expected}"},
    {ErrorId::PuzzlesPoints, "puzzles.points",
     "{found} are no points to be forced: expected {expected}"},
    {ErrorId::PuzzlesDecision, "puzzles.decision",
     "{found} is not a decision: expected {expected}"},
});

/// The table is in the order of the ids, so that looking up is indexing.
constexpr bool is_in_order() {
    for (std::size_t i = 0; i < wordings.size(); ++i) {
        if (static_cast<std::size_t>(wordings[i].id) != i) {
            return false;
        }
    }
    return wordings.size() == static_cast<std::size_t>(ErrorId::PuzzlesDecision) + 1;
}
static_assert(is_in_order());

const Wording& wording_of(ErrorId id) { return wordings[static_cast<std::size_t>(id)]; }

struct FormWording {
    std::string_view name;
    std::string_view text;
};

FormWording wording_of(Form form) {
    switch (form) {
    case Form::PositionFields:
        return {"position-fields", "board, player and tower with one space between"};
    case Form::BoardRanks: return {"board-ranks", "8 ranks"};
    case Form::RankSquares: return {"rank-squares", "8 squares"};
    case Form::RankCharacter:
        return {"rank-character", "a tower's letter (NGRYKPBO), * or a digit 1-8"};
    case Form::TowerBeforeRing: return {"tower-before-ring", "a tower before its rings"};
    case Form::ColourLetter: return {"colour-letter", "one of N G R Y K P B O, or -"};
    case Form::Move: return {"move", "a move such as e2e5, PL5Y or Purple Left 5 Yellow"};
    case Form::Squares: return {"squares", "two squares, as in e2e5"};
    case Form::PuzzleId: return {"puzzle-id", "five of 0-9 and a-z"};
    case Form::PuzzleFacts:
        return {"puzzle-facts", "id, theme, grade, format and points with one space between"};
    case Form::PuzzleFields:
        return {"puzzle-fields", "facts, start, lead and solution with ' | ' between"};
    case Form::PuzzleDecision: break;
    }
    return {"puzzle-decision", "two squares, as in e2e5, fill left or fill right"};
}

FormWording wording_of(Circumstance circumstance) {
    return circumstance == Circumstance::RoundIsOver
               ? FormWording{"round-is-over", "the round is over"}
               : FormWording{"nothing-to-fill", "the round is not over or the format has no fill"};
}

/// What was expected, in English.
struct ExpectedText {
    std::string operator()(std::monostate /*nothing*/) const { return {}; }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(int number) const { return std::to_string(number); }
    std::string operator()(Player player) const { return std::string(name_of(player)); }
    std::string operator()(Colour colour) const {
        return to_lower(name_of(colour, Language::English));
    }
    std::string operator()(CanMove can) const {
        const std::string who =
            can.tower ? describe(Tower{can.player, *can.tower}) : std::string(name_of(can.player));
        return who + " can move";
    }
    std::string operator()(const OneOf& one) const {
        std::string text;
        for (const std::string& word : one.words) {
            if (!text.empty()) {
                text += &word == &one.words.back() ? " or " : ", ";
            }
            text += word;
        }
        return text;
    }
    std::string operator()(NumberRange range) const {
        return std::to_string(range.least) + " to " + std::to_string(range.most);
    }
    std::string operator()(Form form) const { return std::string(wording_of(form).text); }
    std::string operator()(Circumstance circumstance) const {
        return std::string(wording_of(circumstance).text);
    }
};

std::string value_of(const Error& error, std::string_view name) {
    if (name == "found") {
        return text_of(error.found);
    }
    if (name == "expected") {
        return text_of(error.expected);
    }
    for (auto& [key, value] : arguments_of(error)) {
        if (key == name) {
            return value;
        }
    }
    return "?";
}

void add_place(std::string& text, std::string_view name, int number) {
    if (number == 0) {
        return;
    }
    if (!text.empty()) {
        text += ", ";
    }
    text += name;
    text += ' ';
    text += std::to_string(number);
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

std::string_view name_of(ErrorId id) { return wording_of(id).name; }

std::string_view name_of(Form form) { return wording_of(form).name; }
std::string_view name_of(Circumstance circumstance) { return wording_of(circumstance).name; }

std::string text_of(const Found& found) {
    if (const auto* const gap = std::get_if<Gap>(&found)) {
        return *gap == Gap::Nothing ? "nothing" : "the end of the line";
    }
    return std::get<std::string>(found);
}

std::string text_of(const Expected& expected) { return std::visit(ExpectedText(), expected); }

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

std::string sentence(const Error& error) {
    std::string text;
    std::string_view rest = wording_of(error.id).sentence;
    for (;;) {
        const auto open = rest.find('{');
        text += rest.substr(0, open);
        if (open == std::string_view::npos) {
            return text;
        }
        const auto close = rest.find('}', open);
        text += value_of(error, rest.substr(open + 1, close - open - 1));
        rest.remove_prefix(close + 1);
    }
}

std::string message(const Error& error) {
    std::string text;
    add_place(text, "line", error.place.line);
    add_place(text, "column", error.place.column);
    add_place(text, "round", error.place.round);
    add_place(text, "move", error.place.move);
    if (!text.empty()) {
        text += ": ";
    }
    return text + sentence(error);
}

} // namespace kamisado
