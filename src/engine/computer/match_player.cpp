#include "computer/match_player.h"

namespace kamisado {

std::vector<Choice> MatchPlayer::thoughts(const Match& match) {
    return MatchSense(*solver_, limits_, seed_).weigh(match.state(), match.format());
}

Choice MatchPlayer::think(const Match& match) {
    const std::vector<Choice> choices = thoughts(match);
    return choices[Judgement(*solver_, limits_, seed_)
                       .best(match.state(), match.format(), choices)];
}

Decision MatchPlayer::choose(const Match& match) { return think(match).decision; }

} // namespace kamisado
