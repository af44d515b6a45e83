// Reads the record of a match, says what it tells, or what is wrong with it and where:
//     read_a_record data/a-match.kamisado
#include <kamisado/kamisado.h>

#include <fstream>
#include <iostream>
#include <iterator>

namespace {

using namespace kamisado;

void tell_rounds(const Match& match) {
    int round = 1;
    for (std::size_t step = 0; step < match.decisions().size(); ++step) {
        for (const Event& event : match.events(step)) {
            if (event.kind == EventKind::RingGiven) {
                std::cout << "round " << round << ": " << name_of(*event.tower) << " wins "
                          << *event.points << (*event.points == 1 ? " point" : " points")
                          << " after " << step + 1 << " decisions\n";
            }
            round += event.kind == EventKind::LineUpFilled ? 1 : 0;
        }
    }
}

} // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::cerr << "Which record? read_a_record FILE\n";
        return 2;
    }
    std::ifstream file(arguments[1]);
    const std::string text(std::istreambuf_iterator<char>(file), {});
    const Result<Match> match = Match::from_record(text);
    if (!match) {
        std::cout << match.error().id << "\n" << match.error().message << '\n';
        return 1;
    }
    std::cout << match->tag("Black").value_or("Black") << " against "
              << match->tag("Gold").value_or("Gold") << ", " << match->format().name() << '\n';
    tell_rounds(*match);
    std::cout << "result: " << match->result() << '\n';
}
