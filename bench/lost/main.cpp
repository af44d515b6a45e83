// How often a lost round is saved: see docs/levels.md.
//   bench_lost make FOLDER                            writes the suites data/suites/lost-*.txt
//   bench_lost play LOSER WINNER SUITE [HALF] [GAMES] [STATE] [THREADS]
//       HALF: 0 even lines, 1 odd lines, 2 all; when all are played, they are played again with
//       other seeds until there are so many games. STATE: a file that keeps the games that are
//       over; the same command goes on from there.
#include "../suites/maker.h"
#include "notation/position_text.h"
#include "opponents.h"
#include "solver/solver.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
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

/// Games that are over, by their number: whether the lost side was saved.
using Games = std::map<std::size_t, bool>;

/// Games of one line-up are alike. Of line-ups that were played once it is Wilson's interval;
/// otherwise line-ups count, not games: Wilson's for as many games as tell so much.
void report(const Games& games, std::size_t starts) {
    std::map<std::size_t, std::pair<double, double>> line_ups; // saved, played
    double saved = 0;
    for (const auto& [game, is_saved] : games) {
        auto& [its_saved, its_played] = line_ups[game % starts];
        its_saved += is_saved ? 1 : 0;
        ++its_played;
        saved += is_saved ? 1 : 0;
    }
    const auto all = static_cast<double>(games.size());
    const double share = saved / all;
    double squares = 0;
    for (const auto& [start, result] : line_ups) {
        const double off = result.first - (share * result.second);
        squares += off * off;
    }
    const double alone = share * (1 - share) * all;
    const double alike = alone > 0 ? std::max(squares / alone, 1.0) : 1; // the design effect
    const double trials = line_ups.size() < games.size() ? all / alike : all;
    constexpr double z = 1.96;
    const double wide = 1 + (z * z / trials);
    const double middle = (share + (z * z / (2 * trials))) / wide;
    const double half =
        z * std::sqrt((share * (1 - share) / trials) + (z * z / (4.0 * trials * trials))) / wide;
    std::printf("saved %.0f of %zu: %.1f %% (95 %%: %.1f to %.1f), %zu line-ups\n", saved,
                games.size(), 100 * share, 100 * (middle - half), 100 * (middle + half),
                line_ups.size());
    std::fflush(stdout);
}

/// A file of a line a game, "17 saved" or "17 lost", after one that says what is played.
class State {
  public:
    State(std::string path, std::string title) : path_(std::move(path)), title_(std::move(title)) {}

    /// False when it is of other games. A last line that was torn is played again.
    bool read(Games& games) {
        if (path_.empty()) {
            return true;
        }
        std::string sound;
        std::ifstream file(path_);
        std::string line;
        if (std::getline(file, line) && line != title_) {
            return false;
        }
        std::size_t game = 0;
        std::string result;
        while (file >> game >> result && (result == "saved" || result == "lost")) {
            games[game] = result == "saved";
            sound += std::to_string(game) + " " + result + "\n";
        }
        file.close();
        file_.open(path_, std::ios::trunc);
        file_ << title_ << '\n' << sound << std::flush;
        return file_.good();
    }

    void add(std::size_t game, bool is_saved) {
        if (file_.is_open()) {
            file_ << game << (is_saved ? " saved" : " lost") << std::endl;
        }
    }

  private:
    std::string path_;
    std::string title_;
    std::ofstream file_;
};

struct Contest {
    std::string loser;
    std::string winner;
    std::vector<Position> starts;
    std::size_t most = 0;
};

/// Plays what is not over yet, each game for itself: threads change nothing but the order.
void play(const Contest& contest, int threads, Games& games, State& state) {
    std::mutex mutex;
    std::size_t next = 0;
    const auto work = [&] {
        std::unique_lock lock(mutex);
        for (;;) {
            while (games.contains(next)) {
                ++next;
            }
            if (next >= contest.most) {
                return;
            }
            const std::size_t game = next++;
            const std::uint64_t seed = game + 1;
            lock.unlock();
            const bool saved = is_saved(contest.starts[game % contest.starts.size()],
                                        *bench::make_loser(contest.loser, seed),
                                        *bench::make_winner(contest.winner, seed));
            lock.lock();
            games[game] = saved;
            state.add(game, saved);
            if (games.size() % 10 == 0) {
                report(games, contest.starts.size());
            }
        }
    };
    std::vector<std::jthread> others;
    for (int nth = 1; nth < threads; ++nth) {
        others.emplace_back(work);
    }
    work();
}

int fail() {
    std::fputs("bench_lost make FOLDER\n"
               "bench_lost play LOSER WINNER SUITE [HALF] [GAMES] [STATE] [THREADS]\n",
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
    Contest contest{.loser = words[2], .winner = words[3], .starts = read_half(words[4], half)};
    contest.most =
        words.size() > 6 ? static_cast<std::size_t>(std::atoi(words[6])) : contest.starts.size();
    const std::string suite = words[4];
    State state(words.size() > 7 ? words[7] : "",
                "bench_lost " + contest.loser + " " + contest.winner + " " +
                    suite.substr(suite.rfind('/') + 1) + " " + std::to_string(half));
    Games games;
    if (contest.starts.empty() || !state.read(games)) {
        std::fputs("no positions, or a state of other games\n", stderr);
        return EXIT_FAILURE;
    }
    play(contest, words.size() > 8 ? std::atoi(words[8]) : 1, games, state);
    if (!games.empty()) {
        report(games, contest.starts.size());
    }
    return EXIT_SUCCESS;
}
