// How much better is one level than another? Each plays both sides of a few rounds.
//     watch_two_levels 5 3 10
#include <kamisado/kamisado.h>

#include <cstdlib>
#include <iostream>

namespace {

using namespace kamisado;

Player winner_of_round(Computer& black, Computer& gold) {
    Match match = *Match::of(Format::single());
    while (!match.is_over()) {
        Computer& computer = match.decider() == Player::Black ? black : gold;
        match.decide(*computer.choose(match));
    }
    return *match.end()->winner;
}

} // namespace

int main(int count, char** arguments) {
    const int one = count > 1 ? std::atoi(arguments[1]) : 4;
    const int two = count > 2 ? std::atoi(arguments[2]) : 2;
    const int pairs = count > 3 ? std::atoi(arguments[3]) : 5;

    int won = 0;
    for (int pair = 0; pair < pairs; ++pair) {
        const auto seed = static_cast<std::uint64_t>(pair);
        auto first = Computer::of_level(one, seed);
        auto second = Computer::of_level(two, seed);
        if (!first || !second) {
            std::cerr << (first ? second : first).error().message << '\n';
            return 2;
        }
        won += winner_of_round(*first, *second) == Player::Black ? 1 : 0;
        won += winner_of_round(*second, *first) == Player::Gold ? 1 : 0;
    }
    std::cout << "level " << one << " wins " << won << " of " << 2 * pairs
              << " rounds against level " << two << '\n';
}
