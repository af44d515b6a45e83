#pragma once

#include "rules/colour.h"
#include "rules/player.h"
#include "rules/rule.h"
#include "rules/square.h"
#include "rules/tower.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace kamisado {

/// Every way a text can be wrong. error.cpp gives each its stable name and its English sentence.
enum class ErrorId : std::uint8_t {
    PositionFields,
    PositionRanks,
    PositionCharacter,
    PositionRankTooLong,
    PositionRankTooShort,
    PositionRingWithoutTower,
    PositionPlayer,
    PositionTower,
    PositionTowerMissing,
    PositionTowerTwice,
    PositionTooManyRings,
    PositionTooManyRingPoints,
    PositionOnEnemyHomeRow,
    PositionTwoOnEnemyHomeRows,
    PositionRoundIsOver,
    PositionRoundIsNotOver,
    PositionTowerWithoutPlayer,
    PositionFreeChoiceAfterStart,
    PositionTowerCannotMove,

    MoveSyntax,
    MoveRoundIsOver,
    MoveNoTower,
    MoveNotYourTower,
    MoveAnotherTower,
    MoveNotMoved,
    MoveNotForwards,
    MoveNotStraight,
    MoveTooFar,
    MoveInTheWay,
    MoveOccupied,
    MovePushDiagonally,
    MovePushOwnTower,
    MovePushNoRoom,
    MovePushTooStrong,
    MovePushTooMany,
    MovePushOffBoard,
    MoveOffBoard,
    MoveWrongSquare,
    MoveNotAnOption,

    RecordTagSyntax,
    RecordTagTwice,
    RecordTagMissing,
    RecordTagAfterMoves,
    RecordVersion,
    RecordFormat,
    RecordLanguage,
    RecordStart,
    RecordStartWon,
    RecordResultWrong,
    RecordCommentOpen,
    RecordCommentClose,
    RecordWord,
    RecordRoundPlace,
    RecordRoundNumber,
    RecordRoundStarter,
    RecordRoundLineUp,
    RecordFollowUp,
    RecordFollowUpCut,
    RecordNotBlocked,
    RecordNotPushed,
    RecordNotDeadlock,
    RecordFillDue,
    RecordNothingToFill,
    RecordMatchOver,

    StrategyHeading,
    StrategyWinner,
    StrategyReply,

    PuzzlesHeading,
    PuzzlesFields,
    PuzzlesId,
    PuzzlesIdTwice,
    PuzzlesTheme,
    PuzzlesGrade,
    PuzzlesFormat,
    PuzzlesPoints,
    PuzzlesDecision,
};

/// Where in the text, counted from 1 (columns in characters), and where in the match. 0: nowhere.
struct Place {
    int line = 0;
    int column = 0;
    int round = 0;
    int move = 0; ///< of the round, counting real moves

    friend bool operator==(const Place&, const Place&) = default;
};

/// What stands where a text was expected.
enum class Gap : std::uint8_t { Nothing, EndOfLine };

/// What was found: a text as it was written, made short and safe to print, or a gap.
using Found = std::variant<std::string, Gap>;

/// What a text must look like, where no list of words says it.
enum class Form : std::uint8_t {
    PositionFields,
    BoardRanks,
    RankSquares,
    RankCharacter,
    TowerBeforeRing,
    ColourLetter,
    Move,
    Squares,
    PuzzleId,
    PuzzleFacts,
    PuzzleFields,
    PuzzleDecision,
};

/// Any of these words, as they are written.
struct OneOf {
    std::vector<std::string> words;

    friend bool operator==(const OneOf&, const OneOf&) = default;
};

struct NumberRange {
    int least = 0;
    int most = 0;

    friend bool operator==(const NumberRange&, const NumberRange&) = default;
};

/// That player can move: any tower, or this one.
struct CanMove {
    Player player{};
    std::optional<Colour> tower;

    friend bool operator==(const CanMove&, const CanMove&) = default;
};

/// Why nothing of the kind can be.
enum class Circumstance : std::uint8_t { RoundIsOver, NothingToFill };

/// What was expected: nothing in particular, a text as it must be written, or a value.
using Expected = std::variant<std::monostate, std::string, int, Player, Colour, CanMove, OneOf,
                              NumberRange, Form, Circumstance>;

/// An error as data, so that it can be told in any language.
struct Error {
    /// A named value of the sentence, for programs: {"tower", "gold green"}.
    using Argument = std::pair<std::string_view, std::string>;

    ErrorId id{};
    Place place{};
    Found found{};
    Expected expected{};
    std::optional<Rule> rule = std::nullopt;
    std::optional<Player> player = std::nullopt;
    std::optional<Tower> tower = std::nullopt;
    std::optional<int> reach = std::nullopt; ///< of `tower`
    std::optional<Square> square = std::nullopt;
    std::optional<int> rank = std::nullopt; ///< of the board, counted from 1
    std::vector<Error> cause{};             ///< at most one: what is wrong within

    friend bool operator==(const Error&, const Error&) = default;
};

/// Made short and safe to print.
[[nodiscard]] Found found_in(std::string_view text);

/// An error about what was found at a place.
[[nodiscard]] Error error_at(ErrorId id, Place place, std::string_view found,
                             Expected expected = {});

/// The names that formats have in texts.
[[nodiscard]] OneOf any_format();

/// The id for programs: "position.tower-twice".
[[nodiscard]] std::string_view name_of(ErrorId id);
[[nodiscard]] std::string_view name_of(Form form);
[[nodiscard]] std::string_view name_of(Circumstance circumstance);

/// In English; empty when there is nothing to say.
[[nodiscard]] std::string text_of(const Found& found);
[[nodiscard]] std::string text_of(const Expected& expected);
/// All other values, in English.
[[nodiscard]] std::vector<Error::Argument> arguments_of(const Error& error);

/// What is wrong, in English, without the place.
[[nodiscard]] std::string sentence(const Error& error);

/// The place and the sentence: "line 3, column 7, round 1, move 4: …".
[[nodiscard]] std::string message(const Error& error);

} // namespace kamisado
