// Position strings and coordinate moves, as the project's notation defines them.
#include "reference/plain_rules.h"

#include <cctype>
#include <stdexcept>

namespace plain {

namespace {

char upper(char letter) {
    return static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
}

char lower(char letter) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
}

bool is_colour(char letter) { return all_colours.find(letter) != std::string_view::npos; }

std::string tower_text(const Tower& tower) {
    const char letter = tower.owner == Side::Black ? tower.colour : lower(tower.colour);
    return letter + std::string(tower.rings, '*');
}

std::string rank_text(const Grid& grid, int rank) {
    std::string text;
    int gap = 0;
    for (int file = 0; file < board_size; ++file) {
        const std::optional<Tower>& tower = tower_at(grid, Spot{file, rank});
        if (!tower) {
            ++gap;
            continue;
        }
        text += (gap > 0 ? std::to_string(gap) : "") + tower_text(*tower);
        gap = 0;
    }
    return text + (gap > 0 ? std::to_string(gap) : "");
}

std::string spot_text(Spot spot) {
    return {static_cast<char>('a' + spot.file), static_cast<char>('1' + spot.rank)};
}

// Reads a position from left to right and remembers the place for its complaints.
class Reader {
  public:
    explicit Reader(const std::string& text) : text_(text) {}

    State read() {
        State state;
        for (int rank = board_size - 1; rank >= 0; --rank) {
            read_rank(state.grid, rank);
            expect(rank > 0 ? '/' : ' ');
        }
        read_player(state);
        expect(' ');
        read_tower_to_move(state);
        if (place_ != text_.size()) {
            refuse("text after the position");
        }
        return state;
    }

  private:
    [[noreturn]] void refuse(const std::string& what) const {
        throw std::invalid_argument("column " + std::to_string(place_ + 1) + ": " + what);
    }

    char peek() const { return place_ < text_.size() ? text_[place_] : '\0'; }

    void expect(char wanted) {
        if (peek() != wanted) {
            refuse(std::string("expected '") + wanted + "'");
        }
        ++place_;
    }

    void read_rank(Grid& grid, int rank) {
        int file = 0;
        while (file < board_size) {
            file += read_gap_or_tower(grid, Spot{file, rank});
        }
        if (file > board_size) {
            refuse("more than eight squares in a rank");
        }
    }

    // How many squares were read.
    int read_gap_or_tower(Grid& grid, Spot spot) {
        const char letter = peek();
        if (letter >= '1' && letter <= '8') {
            ++place_;
            return letter - '0';
        }
        if (!is_colour(upper(letter))) {
            refuse("expected a tower or a number of empty squares");
        }
        ++place_;
        const Side owner = is_colour(letter) ? Side::Black : Side::Gold;
        tower_at(grid, spot) = Tower{owner, upper(letter), read_rings()};
        return 1;
    }

    int read_rings() {
        int rings = 0;
        for (; peek() == '*'; ++place_) {
            if (rings == most_rings) {
                refuse("more than three rings");
            }
            ++rings;
        }
        return rings;
    }

    void read_player(State& state) {
        switch (peek()) {
        case 'b': state.to_move = Side::Black; break;
        case 'g': state.to_move = Side::Gold; break;
        case '-': break; // the round is over
        default: refuse("expected b, g or -");
        }
        ++place_;
    }

    void read_tower_to_move(State& state) {
        const char letter = upper(peek());
        if (is_colour(letter) && state.to_move) {
            state.tower = letter;
        } else if (letter != '-') {
            refuse(state.to_move ? "expected a tower or -" : "expected -");
        }
        ++place_;
    }

    const std::string& text_;
    std::size_t place_ = 0;
};

} // namespace

std::string to_text(const State& state) {
    std::string text;
    for (int rank = board_size - 1; rank >= 0; --rank) {
        text += rank_text(state.grid, rank) + (rank > 0 ? "/" : " ");
    }
    if (!state.to_move) {
        return text + "- -";
    }
    text += *state.to_move == Side::Black ? "b " : "g ";
    return text + state.tower.value_or('-');
}

State from_text(const std::string& text) { return Reader(text).read(); }

std::string to_text(const Move& move) { return spot_text(move.from) + spot_text(move.to); }

Move move_from_text(const std::string& text) {
    if (text.size() != 4) {
        throw std::invalid_argument("a move has four characters: " + text);
    }
    const Move move{Spot{text[0] - 'a', text[1] - '1'}, Spot{text[2] - 'a', text[3] - '1'}};
    if (!on_board(move.from) || !on_board(move.to)) {
        throw std::invalid_argument("not on the board: " + text);
    }
    return move;
}

} // namespace plain
