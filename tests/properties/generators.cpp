#include "properties/generators.h"

#include "agreement/crowded_setups.h"
#include "agreement/random.h"
#include "notation/position_text.h"
#include "rules/board_colours.h"
#include "rules/moves.h"

#include <array>
#include <cstddef>
#include <ostream>
#include <utility>
#include <variant>
#include <vector>

namespace kamisado {

namespace {

constexpr std::array<const char*, 5> format_names{"single", "series", "standard", "long",
                                                  "marathon"};

char letter_of(Player player) { return player == Player::Black ? 'b' : 'g'; }

struct ShowDecision {
    std::ostream* out;

    void show(Square square) const {
        *out << static_cast<char>('a' + square.file()) << square.rank() + 1;
    }
    void operator()(Move move) const {
        show(move.from());
        show(move.to());
    }
    void operator()(Fill fill) const {
        *out << (fill.side == FillFrom::Left ? "fill-left" : "fill-right");
    }
    void operator()(Resign resign) const { *out << "resigns-" << letter_of(resign.player); }
    void operator()(TimeOut time) const { *out << "time-" << letter_of(time.player); }
};

} // namespace

std::ostream& operator<<(std::ostream& out, const Position& position) {
    return out << write_position(position);
}

std::ostream& operator<<(std::ostream& out, const Match& match) {
    out << format_names.at(static_cast<std::size_t>(match.format().kind)) << ' '
        << match.format().rounds << " from " << match.start() << ':';
    for (std::size_t step = 0; step < match.size(); ++step) {
        out << ' ';
        std::visit(ShowDecision{&out}, match.decision(step));
    }
    return out << "\n  now " << match.position();
}

} // namespace kamisado

namespace kamisado::tests {

namespace {

/// Adds the position that a change leads to, if it is legal.
void add_if_legal(const Setup& setup, std::vector<Position>& simpler) {
    if (const auto position = Position::from(setup)) {
        simpler.push_back(*position);
    }
}

void add_without_rings(const Setup& setup, std::vector<Position>& simpler) {
    Setup bare = setup;
    bool has_rings = false;
    for (const Square square : towers_of(setup)) {
        if (setup.at(square)->rings != 0) {
            has_rings = true;
            bare.at(square)->rings = 0;
        }
    }
    if (has_rings) {
        add_if_legal(bare, simpler);
    }
}

void add_with_a_ring_less(const Setup& setup, Square square, std::vector<Position>& simpler) {
    if (setup.at(square)->rings != 0) {
        Setup less = setup;
        --less.at(square)->rings;
        add_if_legal(less, simpler);
    }
}

void add_with_tower_sent_home(const Setup& setup, Square square, std::vector<Position>& simpler) {
    const Tower tower = setup.at(square)->tower;
    const Square home = home_square(tower.owner, tower.colour);
    if (!setup.at(home)) {
        Setup sent = setup;
        std::swap(sent.at(square), sent.at(home));
        add_if_legal(sent, simpler);
    }
}

/// Fewer rings, more towers on their own colours: this cannot go on for ever.
rc::Seq<Position> simpler_positions(const Position& position) {
    const Setup setup = position.to_setup();
    std::vector<Position> simpler;
    add_without_rings(setup, simpler);
    for (const Square square : towers_of(setup)) {
        add_with_tower_sent_home(setup, square, simpler);
        add_with_a_ring_less(setup, square, simpler);
    }
    return rc::seq::fromContainer(std::move(simpler));
}

/// Half of the decisions, three quarters, and so on to all but one.
rc::Seq<Match> shorter_matches(const Match& match) {
    std::vector<Match> shorter;
    for (std::size_t undone = match.size(); undone != 0; undone /= 2) {
        Match copy = match;
        copy.undo(undone);
        shorter.push_back(std::move(copy));
    }
    return rc::seq::fromContainer(std::move(shorter));
}

Position legal_position(Random& random) {
    for (;;) {
        if (const auto position = Position::from(random_setup(random))) {
            return *position;
        }
    }
}

Format random_format(Random& random) {
    constexpr std::array kinds{FormatKind::Single, FormatKind::Series, FormatKind::Standard,
                               FormatKind::Long, FormatKind::Marathon};
    Format format{random.pick(kinds)};
    if (format.kind == FormatKind::Series) {
        format.rounds = 1 + random.below(6);
    }
    return format;
}

Match new_match(Random& random) {
    const Format format = random_format(random);
    if (random.one_in(2)) {
        if (const auto match = Match::from(format, legal_position(random))) {
            return *match;
        }
    }
    return Match(format);
}

Decision move_or_fill(const Match& match, Random& random) {
    if (match.state().phase == Phase::Filling) {
        return Fill{random.pick(all_fills)};
    }
    return random.pick(legal_moves(match.position()));
}

Decision random_decision(const Match& match, Random& random) {
    if (random.one_in(200)) {
        const Player player = random.pick(all_players);
        return random.one_in(2) ? Decision(Resign{player}) : Decision(TimeOut{player});
    }
    return move_or_fill(match, random);
}

Match match_so_far(Random& random, int most) {
    Match match = new_match(random);
    for (int left = random.below(most + 1); left > 0 && !match.is_over(); --left) {
        RC_ASSERT(match.decide(random_decision(match, random)));
    }
    return match;
}

Match finished_match(Random& random) {
    Match match = new_match(random);
    while (!match.is_over()) {
        RC_ASSERT(match.decide(move_or_fill(match, random)));
    }
    return match;
}

/// Half of the positions are made by hand, half come from a match.
Position some_position(Random& random, int size) {
    if (random.one_in(2)) {
        return legal_position(random);
    }
    Match match = match_so_far(random, size);
    while (match.position().is_over()) {
        match.undo();
    }
    return match.position();
}

Random random_from(rc::Random source) { return Random(source.next()); }

} // namespace

rc::Gen<Position> any_position() {
    return [](const rc::Random& source, int size) {
        Random random = random_from(source);
        return rc::shrinkable::shrinkRecur(some_position(random, size), &simpler_positions);
    };
}

rc::Gen<Match> any_match() {
    return [](const rc::Random& source, int size) {
        Random random = random_from(source);
        return rc::shrinkable::shrinkRecur(match_so_far(random, 6 * size), &shorter_matches);
    };
}

rc::Gen<Match> any_finished_match() {
    return [](const rc::Random& source, int) {
        Random random = random_from(source);
        return rc::shrinkable::just(finished_match(random));
    };
}

} // namespace kamisado::tests
