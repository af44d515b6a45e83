#include "arena/arena.h"

#include "player/random.h"

#include <utility>

namespace kamisado {

namespace {

Record record_of(Match match, const Opponent& black, const Opponent& gold) {
    Record record = Record::of(std::move(match));
    record.set_tag("Black", black.name());
    record.set_tag("Gold", gold.name());
    return record;
}

/// Line-ups have no rings and rounds are never over at their start, so every format takes them.
Match match_from(Format format, const Position& start) {
    return Match::from(format, start).value_or(Match(format));
}

} // namespace

void play_out(Match& match, Opponent& black, Opponent& gold) {
    while (const auto player = decider(match.state())) {
        Opponent& opponent = *player == Player::Black ? black : gold;
        if (!match.decide(opponent.choose(match)) && !match.decide(Resign{*player})) {
            return; // never: whoever is to decide may resign
        }
    }
}

Tally run_arena(const Entrant& first, const Entrant& second, const ArenaOptions& options,
                const GameCallback& after_game) {
    Tally tally;
    for (int game = 0; game < options.games; ++game) {
        const Pairing pair = pairing(game, options.start, options.seed);
        const bool is_swapped = pair.black == Side::Second;
        const auto black = (is_swapped ? second : first)(mixed(pair.seed));
        const auto gold = (is_swapped ? first : second)(mixed(pair.seed + 1));
        Match match = match_from(options.format, pair.start);
        play_out(match, *black, *gold);
        tally.count(match.state(), pair.black);
        if (after_game) {
            after_game(tally, record_of(std::move(match), *black, *gold));
        }
    }
    return tally;
}

} // namespace kamisado
