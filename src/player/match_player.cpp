#include "player/match_player.h"

namespace kamisado {

std::vector<Choice> MatchPlayer::thoughts(const Match& match) {
    return MatchSense(*solver_, limits_).weigh(match.state(), match.format());
}

Decision MatchPlayer::choose(const Match& match) {
    const std::vector<Choice> choices = thoughts(match);
    return choices[Judgement(*solver_, limits_.answers)
                       .best(match.state(), match.format(), choices)]
        .decision;
}

} // namespace kamisado
