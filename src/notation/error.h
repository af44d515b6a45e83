#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
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

/// An error as data, so that a page can say it in its own language.
struct Error {
    /// A named value of the sentence: {"tower", "gold green"}.
    using Argument = std::pair<std::string_view, std::string>;

    ErrorId id{};
    Place place;
    std::string found;
    std::string expected;
    std::vector<Argument> arguments;

    friend bool operator==(const Error&, const Error&) = default;
};

/// An error about what was found at a place; what cannot be printed is shown as something else.
[[nodiscard]] Error error_at(ErrorId id, Place place, std::string_view found,
                             std::string_view expected = {});

/// The id for programs: "position.tower-twice".
[[nodiscard]] std::string_view name_of(ErrorId id);

/// What is wrong, in English, without the place.
[[nodiscard]] std::string sentence(const Error& error);

/// The place and the sentence: "line 3, column 7, round 1, move 4: …".
[[nodiscard]] std::string message(const Error& error);

} // namespace kamisado
