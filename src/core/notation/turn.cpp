#include "notation/turn.h"

#include "rules/board_colours.h"

#include <cstdlib>
#include <utility>

namespace kamisado {

namespace {

Way way_of(Player player, Square from, Square to) {
    if (from.file() == to.file()) {
        return Way::Forward;
    }
    const bool towards_h = to.file() > from.file();
    return towards_h == (player == Player::Black) ? Way::Right : Way::Left;
}

Annotation step(Tower tower, Square from, Square to) {
    return {.tower = tower.colour,
            .way = way_of(tower.owner, from, to),
            .distance = std::abs(to.rank() - from.rank()),
            .square = colour_of(to)};
}

/// Turns the events of a move into entries.
class TurnWriter {
  public:
    explicit TurnWriter(Move move) : move_(move) {}

    void operator()(const Moved& moved) {
        add(TurnKind::Move, moved.tower.owner, {step(moved.tower, moved.from, moved.to)});
    }

    void operator()(const Pushed& push) {
        add(TurnKind::Move, push.pusher.owner, {step(push.pusher, push.from, push.to)});
        std::vector<Annotation> line;
        line.reserve(push.count);
        for (std::size_t nth = 0; nth < push.count; ++nth) {
            line.push_back({.tower = push.line[nth].colour,
                            .way = Way::Back,
                            .distance = 1,
                            .square = colour_of(push.landing(nth))});
        }
        add(TurnKind::PushedBack, opponent(push.pusher.owner), std::move(line));
    }

    void operator()(const Blocked& blocked) {
        add(TurnKind::ZeroLength, blocked.tower.owner,
            {{.tower = blocked.tower.colour,
              .way = std::nullopt,
              .distance = 0,
              .square = colour_of(blocked.square)}});
    }

    template <typename Other>
    void operator()(const Other& /*makes no entry*/) {}

    std::vector<Turn> take() { return std::move(turns_); }

  private:
    void add(TurnKind kind, Player player, std::vector<Annotation> annotations) {
        turns_.push_back({.kind = kind,
                          .player = player,
                          .move = kind == TurnKind::Move ? move_ : Move(),
                          .annotations = std::move(annotations)});
    }

    Move move_;
    std::vector<Turn> turns_;
};

} // namespace

Annotation annotate(const Position& before, Move move) {
    return step(*before.board().tower_on(move.from()), move.from(), move.to());
}

std::vector<Turn> turns_of(const Position& before, Move move) {
    TurnWriter writer(move);
    for (const Event& event : events_of_move(before, move)) {
        std::visit(writer, event.detail);
    }
    return writer.take();
}

} // namespace kamisado
