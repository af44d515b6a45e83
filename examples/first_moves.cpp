// Which first moves win? Asks the solver about every move of every tower. A million positions for
// each is more than enough; a number is another limit:
//     first_moves 1000
#include <kamisado/kamisado.h>

#include <cstdlib>
#include <iostream>

namespace {

using namespace kamisado;

/// What a move is worth to its mover is what the position after it is not worth to the next one.
Verdict verdict_of(Solver& solver, const Position& position, Move move, Limits limits) {
    const Verdict theirs = solver.verdict(*position.after(move), limits);
    if (theirs == Verdict::Unknown) {
        return theirs;
    }
    return theirs == Verdict::Win ? Verdict::Loss : Verdict::Win;
}

struct Count {
    int winning = 0;
    int open = 0;
    int all = 0;
};

Count tell_tower(Solver& solver, const Position& start, Colour colour, Limits limits) {
    const Piece piece = start.piece({.owner = Player::Black, .colour = colour});
    Count count;
    std::cout << name_of(colour) << ':';
    for (const Move move : start.legal_moves()) {
        if (move.from() == piece.square) {
            const Verdict verdict = verdict_of(solver, start, move, limits);
            ++count.all;
            count.open += verdict == Verdict::Unknown ? 1 : 0;
            if (verdict == Verdict::Win) {
                ++count.winning;
                std::cout << ' ' << move.text();
            }
        }
    }
    std::cout << (count.winning == 0 ? " none\n" : "\n");
    return count;
}

} // namespace

int main(int count, char** arguments) {
    const std::uint64_t nodes = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 1'000'000;
    Solver solver;
    Count total;
    for (const Colour colour : all_colours) {
        const Count one = tell_tower(solver, Position(), colour, {.nodes = nodes});
        total.winning += one.winning;
        total.open += one.open;
        total.all += one.all;
    }
    std::cout << total.winning << " of " << total.all << " first moves win; " << total.open
              << " are open\n";
}
