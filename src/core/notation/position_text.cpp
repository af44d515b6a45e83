#include "notation/position_text.h"

#include "notation/ascii.h"
#include "notation/names.h"

#include <optional>
#include <vector>

namespace kamisado {

namespace {

Error error_in_column(ErrorId id, int column, Found found, Expected expected) {
    return {.id = id,
            .place = {.line = 1, .column = column},
            .found = std::move(found),
            .expected = std::move(expected)};
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const auto end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) {
            return parts;
        }
        text.remove_prefix(end + 1);
    }
}

/// Reads one rank, from file a to file h.
class RankReader {
  public:
    RankReader(std::string_view text, int rank, int column, WrittenSetup& written)
        : text_(text), rank_(rank), column_(column), written_(&written) {}

    std::optional<Error> read() {
        for (std::size_t i = 0; i < text_.size(); ++i) {
            if (auto error = take(i)) {
                return error;
            }
        }
        if (file_ < board_size) {
            return fault(ErrorId::PositionRankTooShort, text_.size(), std::to_string(file_),
                         Form::RankSquares);
        }
        return std::nullopt;
    }

  private:
    std::optional<Error> take(std::size_t i) {
        const char c = text_[i];
        if (c == '*') {
            return take_ring(i);
        }
        if (c >= '1' && c <= '8') {
            return take_empty(i);
        }
        const auto tower = tower_from_letter(c);
        if (!tower) {
            return fault(ErrorId::PositionCharacter, i, found_in(text_.substr(i)),
                         Form::RankCharacter);
        }
        if (file_ == board_size) {
            return too_long(i);
        }
        const Square square(file_++, rank_);
        written_->setup.at(square) = PlacedTower{*tower, 0};
        written_->columns[square.index()] = column_ + static_cast<int>(i);
        return std::nullopt;
    }

    std::optional<Error> take_ring(std::size_t i) {
        if (i == 0 || is_digit(text_[i - 1])) {
            return fault(ErrorId::PositionRingWithoutTower, i, "*", Form::TowerBeforeRing);
        }
        written_->setup.at(Square(file_ - 1, rank_))->rings += 1;
        return std::nullopt;
    }

    std::optional<Error> take_empty(std::size_t i) {
        file_ += text_[i] - '0';
        return file_ > board_size ? too_long(i) : std::nullopt;
    }

    [[nodiscard]] std::optional<Error> too_long(std::size_t i) const {
        return fault(ErrorId::PositionRankTooLong, i, std::string(text_), Form::RankSquares);
    }

    [[nodiscard]] std::optional<Error> fault(ErrorId id, std::size_t i, Found found,
                                             Expected expected) const {
        Error error = error_in_column(id, column_ + static_cast<int>(i), std::move(found),
                                      std::move(expected));
        error.rank = rank_ + 1;
        return error;
    }

    std::string_view text_;
    int rank_;
    int column_;
    int file_ = 0;
    WrittenSetup* written_;
};

std::optional<Error> read_board(std::string_view field, WrittenSetup& written) {
    const auto ranks = split(field, '/');
    if (ranks.size() != board_size) {
        return error_in_column(ErrorId::PositionRanks, 1, std::to_string(ranks.size()),
                               Form::BoardRanks);
    }
    int column = 1;
    int rank = board_size;
    for (const std::string_view text : ranks) {
        if (auto error = RankReader(text, --rank, column, written).read()) {
            return error;
        }
        column += static_cast<int>(text.size()) + 1;
    }
    return std::nullopt;
}

std::optional<Error> read_player(std::string_view field, WrittenSetup& written) {
    if (field == "b") {
        written.setup.to_move = Player::Black;
    } else if (field == "g") {
        written.setup.to_move = Player::Gold;
    } else if (field != "-") {
        return error_in_column(ErrorId::PositionPlayer, written.player_column, found_in(field),
                               OneOf{{"b", "g", "-"}});
    }
    return std::nullopt;
}

std::optional<Error> read_tower(std::string_view field, WrittenSetup& written) {
    if (field == "-") {
        return std::nullopt;
    }
    if (field.size() == 1) {
        written.setup.tower = colour_from_letter(field.front());
    }
    if (!written.setup.tower) {
        return error_in_column(ErrorId::PositionTower, written.tower_column, found_in(field),
                               Form::ColourLetter);
    }
    return std::nullopt;
}

ErrorId id_of(SetupFault fault) {
    switch (fault) {
    case SetupFault::TowerMissing: return ErrorId::PositionTowerMissing;
    case SetupFault::TowerTwice: return ErrorId::PositionTowerTwice;
    case SetupFault::TooManyRings: return ErrorId::PositionTooManyRings;
    case SetupFault::TooManyRingPoints: return ErrorId::PositionTooManyRingPoints;
    case SetupFault::OnEnemyHomeRow: return ErrorId::PositionOnEnemyHomeRow;
    case SetupFault::TwoOnEnemyHomeRows: return ErrorId::PositionTwoOnEnemyHomeRows;
    case SetupFault::RoundIsOver: return ErrorId::PositionRoundIsOver;
    case SetupFault::RoundIsNotOver: return ErrorId::PositionRoundIsNotOver;
    case SetupFault::TowerWithoutPlayer: return ErrorId::PositionTowerWithoutPlayer;
    case SetupFault::FreeChoiceAfterStart: return ErrorId::PositionFreeChoiceAfterStart;
    case SetupFault::TowerCannotMove: break;
    }
    return ErrorId::PositionTowerCannotMove;
}

/// The fields that a fault without a square of its own speaks of.
int column_of(const SetupError& fault, const WrittenSetup& written) {
    switch (fault.fault) {
    case SetupFault::RoundIsOver:
    case SetupFault::RoundIsNotOver: return written.player_column;
    case SetupFault::TowerWithoutPlayer:
    case SetupFault::FreeChoiceAfterStart:
    case SetupFault::TowerCannotMove: return written.tower_column;
    default: break;
    }
    return fault.square ? written.columns[fault.square->index()] : 1;
}

Error error_of(const SetupError& fault, const WrittenSetup& written) {
    Error error = error_in_column(id_of(fault.fault), column_of(fault, written), {}, {});
    error.tower = fault.tower;
    error.square = fault.square;
    if (fault.tower) {
        error.player = fault.tower->owner;
    }
    return error;
}

std::string write_rank(const Setup& setup, int rank) {
    std::string text;
    int empty = 0;
    const auto close_gap = [&] {
        if (empty != 0) {
            text += std::to_string(std::exchange(empty, 0));
        }
    };
    for (int file = 0; file < board_size; ++file) {
        const auto& placed = setup.at(Square(file, rank));
        if (!placed) {
            ++empty;
            continue;
        }
        close_gap();
        text += letter_of(placed->tower);
        text.append(static_cast<std::size_t>(placed->rings), '*');
    }
    close_gap();
    return text;
}

} // namespace

std::expected<WrittenSetup, Error> read_setup(std::string_view text) {
    const auto fields = split(text, ' ');
    if (fields.size() != 3) {
        return std::unexpected(error_in_column(
            ErrorId::PositionFields, 1, std::to_string(fields.size()), Form::PositionFields));
    }
    WrittenSetup written;
    written.player_column = static_cast<int>(fields[0].size()) + 2;
    written.tower_column = written.player_column + static_cast<int>(fields[1].size()) + 1;
    if (auto error = read_board(fields[0], written)) {
        return std::unexpected(std::move(*error));
    }
    if (auto error = read_player(fields[1], written)) {
        return std::unexpected(std::move(*error));
    }
    if (auto error = read_tower(fields[2], written)) {
        return std::unexpected(std::move(*error));
    }
    return written;
}

std::expected<Position, Error> read_position(std::string_view text) {
    const auto written = read_setup(text);
    if (!written) {
        return std::unexpected(written.error());
    }
    const auto position = Position::from(written->setup);
    if (!position) {
        return std::unexpected(error_of(position.error(), *written));
    }
    return *position;
}

std::expected<AnyPosition, Error> read_any_position(std::string_view text) {
    const auto written = read_setup(text);
    if (!written) {
        return std::unexpected(written.error());
    }
    std::optional<SetupError> fault;
    if (const auto position = Position::from(written->setup); !position) {
        fault = position.error();
    }
    if (fault && fault->fault == SetupFault::RoundIsOver) {
        const auto board = finished_board(written->setup);
        fault = board ? std::nullopt : std::optional(board.error());
    }
    if (fault) {
        return std::unexpected(error_of(*fault, *written));
    }
    return AnyPosition{written->setup};
}

std::string write_position(const Position& position) { return write_setup(position.to_setup()); }

std::string write_setup(const Setup& setup) {
    std::string text;
    for (int rank = board_size - 1; rank >= 0; --rank) {
        text += write_rank(setup, rank);
        text += rank == 0 ? ' ' : '/';
    }
    text += setup.to_move ? name_of(*setup.to_move).front() : '-';
    text += ' ';
    text += setup.tower ? letter_of(*setup.tower) : '-';
    return text;
}

std::string write_line_up(const Board& board) {
    const Setup setup = board.to_setup();
    return write_rank(setup, home_rank(Player::Gold)) + "/" +
           write_rank(setup, home_rank(Player::Black));
}

} // namespace kamisado
