// Makes src/arena/balanced_line_ups.inc: solves random line-ups and keeps those in which few first
// moves win.
//
//     make_balanced_line_ups COUNT SEED MOST
//
// solves the first COUNT line-ups of the SEED and prints those with at most MOST winning first
// moves, and how many line-ups had how many of them as remarks.
#include "arena/line_ups.h"
#include "notation/position_text.h"
#include "rules/position.h"
#include "solver/solver.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <map>
#include <span>
#include <string>

using namespace kamisado;

namespace {

/// Nothing wins: the Defender does.
int winning_first_moves(Solver& solver, const Board& board) {
    solver.forget();
    const Answer answer = solver.solve(Position::start_of_round(board, Player::Black));
    return static_cast<int>(std::ranges::count(answer.moves, Verdict::Win, &MoveAnswer::verdict));
}

} // namespace

int main(int count, char** values) {
    const std::span<char*> arguments(values, static_cast<std::size_t>(count));
    if (arguments.size() != 4) {
        std::fputs("make_balanced_line_ups COUNT SEED MOST\n", stderr);
        return 2;
    }
    const std::uint64_t line_ups = std::stoull(arguments[1]);
    const std::uint64_t seed = std::stoull(arguments[2]);
    const int most = std::stoi(arguments[3]);
    std::printf("// Written by `make_balanced_line_ups %s %s %s`: rank 8 / rank 1, and how many "
                "first moves win.\n",
                arguments[1], arguments[2], arguments[3]);
    Solver solver;
    std::map<int, int> how_often;
    for (std::uint64_t nth = 0; nth < line_ups; ++nth) {
        const Board board = random_line_up(seed, nth);
        const int winning = winning_first_moves(solver, board);
        ++how_often[winning];
        if (winning <= most) {
            std::printf("BalancedLineUp{\"%s\", %d},\n", write_line_up(board).c_str(), winning);
            std::fflush(stdout);
        }
    }
    for (const auto& [winning, times] : how_often) {
        std::printf("// %d winning first moves: %d line-ups\n", winning, times);
    }
    return 0;
}
