// A round between two of the computer's levels, told as it happens.
#include <kamisado/kamisado.h>

#include <iostream>
#include <string>

namespace {

using namespace kamisado;

std::string tale_of(const Event& event) {
    switch (event.kind) {
    case EventKind::Moved:
        return name_of(*event.tower) + " goes from " + event.from->name() + " to " +
               event.to->name();
    case EventKind::Pushed:
        return name_of(*event.tower) + " pushes " + name_of(event.pushed.front().tower) + " to " +
               event.pushed.front().square.name();
    case EventKind::Blocked: return name_of(*event.tower) + " cannot move and stays";
    case EventKind::RoundWon: return name_of(*event.tower) + " is home and wins the round";
    case EventKind::Deadlocked: return std::string(name_of(*event.player)) + " loses by deadlock";
    default: return {};
    }
}

} // namespace

int main() {
    Match match = *Match::of(Format::single());
    Computer black = *Computer::of_level(4, 7);
    Computer gold = *Computer::of_level(3, 7);

    while (!match.is_over()) {
        Computer& computer = match.decider() == Player::Black ? black : gold;
        const auto events = match.decide(*computer.choose(match));
        for (const Event& event : *events) {
            if (const std::string tale = tale_of(event); !tale.empty()) {
                std::cout << tale << '\n';
            }
        }
    }
    std::cout << match.result() << "\n\n" << match.score_sheet();
}
