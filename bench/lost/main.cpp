// How often a lost round is saved: see docs/levels.md.
//   bench_lost make FOLDER                            writes the suites data/suites/lost-*.txt
//   bench_lost play LOSER WINNER SUITE [HALF] [GAMES] HALF: 0 even lines, 1 odd lines, 2 all;
//                                                     when all are played, they are played again
//                                                     with other seeds until there are so many
//                                                     games
#include "../suites/maker.h"
#include "notation/position_text.h"
#include "opponents.h"
#include "solver/solver.h"

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace kamisado;

/// A round that ends sooner is lost to anybody, and tells nothing.
constexpr int shortest = 6;

/// Won for the Challenger, so lost for whom is measured; or lost for the player to move, not soon.
bool is_suitable(Solver& solver, const Position& position) {
    if (position.is_free_choice()) {
        return solver.verdict(position, {.nodes = 3'000'000}) == Verdict::Win;
    }
    return solver.verdict(position, {.nodes = 500'000}) == Verdict::Loss &&
           solver.verdict_within(position, opponent(position.to_move()), shortest) == Verdict::Loss;
}

template <typename Make>
void write_suite(const std::string& path, const char* title, Make make) {
    constexpr int count = 100;
    std::ofstream file(path);
    file << "# " << title << '\n';
    Solver solver({.table_bytes = std::size_t{16} << 20U});
    for (int made = 0; made < count;) {
        if (const Position position = make(); is_suitable(solver, position)) {
            file << write_position(position) << '\n';
            ++made;
        }
    }
}

void make_suites(const std::string& folder) {
    for (const int rings : {0, 4}) {
        bench::Maker maker(static_cast<std::uint64_t>(2000 + rings));
        const std::string end = std::to_string(rings) + "-rings.txt";
        write_suite(folder + "/lost-line-ups-" + end,
                    "Random line-ups that the Challenger wins: lost for the Defender.",
                    [&] { return maker.line_up(rings); });
        write_suite(folder + "/lost-middle-" + end,
                    "Three to ten moves into a round: lost for the player to move, not at once.",
                    [&] { return maker.middle(rings); });
    }
}

/// Whether the one who was lost has won.
bool is_saved(const Position& start, Opponent& loser, Opponent& winner) {
    Match match = *Match::from(Format{}, start);
    const Player lost = start.is_free_choice() ? opponent(start.to_move()) : start.to_move();
    while (!match.is_over()) {
        Opponent& next = decider(match.state()) == lost ? loser : winner;
        if (!match.decide(next.choose(match))) {
            std::fprintf(stderr, "%s decides what is not legal\n", next.name().c_str());
            std::exit(EXIT_FAILURE);
        }
    }
    return match.state().end->winner == lost;
}

std::vector<Position> read_half(const char* path, int half) {
    std::vector<Position> starts;
    std::ifstream file(path);
    std::string line;
    int number = 0;
    while (std::getline(file, line)) {
        if (!line.empty() && !line.starts_with('#') && (number++ % 2 == half || half == 2)) {
            starts.push_back(*read_position(line));
        }
    }
    return starts;
}

void report(int saved, int games) {
    constexpr double z = 1.96;
    const double share = static_cast<double>(saved) / games;
    const double wide = 1 + (z * z / games);
    const double middle = (share + (z * z / (2 * games))) / wide;
    const double half =
        z * std::sqrt((share * (1 - share) / games) + (z * z / (4.0 * games * games))) / wide;
    std::printf("saved %d of %d: %.1f %% (95 %%: %.1f to %.1f)\n", saved, games, 100 * share,
                100 * (middle - half), 100 * (middle + half));
    std::fflush(stdout);
}

int fail() {
    std::fputs("bench_lost make FOLDER\n"
               "bench_lost play LOSER WINNER SUITE [HALF] [GAMES]\n",
               stderr);
    return EXIT_FAILURE;
}

} // namespace

int main(int argc, char** argv) {
    const std::span<char*> words(argv, static_cast<std::size_t>(argc));
    if (words.size() == 3 && std::string_view(words[1]) == "make") {
        make_suites(words[2]);
        return EXIT_SUCCESS;
    }
    if (words.size() < 5 || std::string_view(words[1]) != "play" ||
        bench::make_loser(words[2], 0) == nullptr || bench::make_winner(words[3], 0) == nullptr) {
        return fail();
    }
    const int half = words.size() > 5 ? std::atoi(words[5]) : 2;
    const std::vector<Position> starts = read_half(words[4], half);
    const std::size_t most =
        words.size() > 6 ? static_cast<std::size_t>(std::atoi(words[6])) : starts.size();
    int games = 0;
    int saved = 0;
    for (std::size_t game = 0; game < most && !starts.empty(); ++game) {
        const std::uint64_t seed = game + 1;
        saved += is_saved(starts[game % starts.size()], *bench::make_loser(words[2], seed),
                          *bench::make_winner(words[3], seed))
                     ? 1
                     : 0;
        ++games;
        if (games % 10 == 0) {
            report(saved, games);
        }
    }
    if (games > 0) {
        report(saved, games);
    }
    return games > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
