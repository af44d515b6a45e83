#include "rules/event.h"

namespace kamisado {

namespace {

Event pushed(const Board& before, Tower pusher, Move move) {
    Pushed push{.pusher = pusher, .from = move.from(), .to = move.to()};
    for (int nth = 0; nth < move.pushed(); ++nth) {
        const int rank = move.to().rank() + (nth * forward_step(pusher.owner));
        push.line[push.count++] = *before.tower_on(Square(move.to().file(), rank));
    }
    return {by_rank(before.rings_of(pusher), Rule::S2, Rule::DS2, Rule::TS2), push};
}

Event moved(const Board& before, Tower tower, Move move) {
    const int rings = before.rings_of(tower);
    const Rule rule = rings == 0 ? Rule::M2 : by_rank(rings, Rule::S1, Rule::DS1, Rule::TS1);
    return {rule, Moved{tower, move.from(), move.to()}};
}

/// Where the move that names the next tower ended: the last blocked tower's square, the furthest
/// pushed tower's, or the mover's own.
struct Naming {
    Square square;
    Rule rule{};
    TurnReason reason{};
};

Naming naming_of(const Position& before, Tower mover, Move move) {
    if (!move.is_push()) {
        return {move.to(), Rule::T2, TurnReason::Landed};
    }
    const int furthest = move.to().rank() + (move.pushed() * forward_step(mover.owner));
    const int rings = before.board().rings_of(mover);
    return {Square(move.to().file(), furthest), by_rank(rings, Rule::S3, Rule::DS3, Rule::TS3),
            TurnReason::Pushed};
}

void add_end(const Position& after, Tower mover, Events& events) {
    const RoundEnd end = *after.end();
    if (end.reason == EndReason::Deadlock) {
        events.push_back({Rule::M8, Deadlocked{mover.owner}});
    } else {
        events.push_back({Rule::M7, RoundWon{end.tower, after.board().square_of(end.tower)}});
    }
}

} // namespace

Events events_of_move(const Position& before, Move move) {
    const Board& board = before.board();
    const Tower mover = *board.tower_on(move.from());
    Position after = before;
    BlockedChain chain;
    after.play(move, chain);

    Events events;
    events.push_back(move.is_push() ? pushed(board, mover, move) : moved(board, mover, move));
    Naming naming = naming_of(before, mover, move);
    for (const Tower tower : chain) {
        naming = {after.board().square_of(tower), Rule::M6, TurnReason::Blocked};
        events.push_back({Rule::M6, Blocked{tower, naming.square}});
    }
    if (after.is_over()) {
        add_end(after, mover, events);
    } else {
        const Tower next = after.tower_to_move();
        events.push_back(
            {naming.rule, TurnGiven{next.owner, next.colour, naming.square, naming.reason,
                                    after.board().tower_on(naming.square)}});
    }
    return events;
}

} // namespace kamisado
