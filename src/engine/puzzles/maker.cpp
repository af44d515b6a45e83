#include "puzzles/maker.h"

#include "computer/random.h"
#include "puzzles/finder.h"
#include "puzzles/played_round.h"
#include "puzzles/selection.h"
#include "solver/workers.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <iterator>
#include <memory>
#include <tuple>

namespace kamisado {

namespace {

constexpr std::size_t table_bytes = std::size_t{8} << 20U;
/// Looked through side by side, and then chosen from in their order.
constexpr std::uint64_t batch = 32;

/// Rounds that are played for a theme: formats and manners in turn, and how many at most.
struct Mine {
    std::vector<FormatKind> formats;
    std::vector<Manner> manners;
    std::uint64_t most_rounds = 0;
    std::uint64_t first_round = 0; ///< so that no two mines play the same ones
};

/// Each gives as many puzzles as the others, the last ones more where the first have too few.
std::vector<Mine> mines_of(Theme theme) {
    using enum FormatKind;
    using enum Manner;
    switch (theme) {
    case Theme::Win:
        return {{{Single, Single, Standard, Single, Long}, {Creeping, Lively, Creeping}, 1'000}};
    case Theme::Hold: return {{{Single, Single, Standard, Single, Long}, {Lively, Creeping}, 800}};
    case Theme::Deadlock: return {{{Single, Standard, Single, Long, Marathon}, {Creeping}, 20'000}};
    case Theme::Push:
        return {{{Standard, Long, Marathon}, {Creeping, Creeping, Lively, Creeping}, 2'000}};
    case Theme::Fill:
        // The fewer rings, the more often whoever begins wins after either fill.
        return {{{Standard}, {Lively}, 400, 2'000'000},
                {{Long}, {Lively}, 400, 1'000'000},
                {{Marathon}, {Lively}, 400}};
    case Theme::Sumo:
        return {{{Standard, Long, Marathon, Long}, {Creeping, Lively, Creeping}, 2'000}};
    }
    return {};
}

PlayedRound nth_round(Theme theme, const Mine& mine, std::uint64_t seed, std::uint64_t nth) {
    Random random(mixed(mixed(mixed(seed) ^ static_cast<std::uint64_t>(theme)) ^ nth));
    const Format format{.kind = mine.formats[nth % mine.formats.size()]};
    const Manner manner = mine.manners[nth % mine.manners.size()];
    return play_round(format, line_up_for(format, random), manner, random);
}

/// Within its theme.
auto place_in_set(const Puzzle& puzzle) { return std::tie(puzzle.grade, puzzle.id); }

class Maker {
  public:
    explicit Maker(const MakerOptions& options) : options_(&options) {
        for (int nth = 0; nth < options.threads; ++nth) {
            solvers_.push_back(std::make_unique<Solver>(SolverOptions{.table_bytes = table_bytes}));
        }
    }

    std::vector<Puzzle> run() {
        std::vector<Puzzle> all;
        for (const auto& [theme, wanted] : options_->counts) {
            const auto before = std::ssize(all);
            const std::vector<Mine> mines = mines_of(theme);
            auto mines_left = static_cast<int>(mines.size());
            for (const Mine& mine : mines) {
                const int missing = wanted - static_cast<int>(std::ssize(all) - before);
                std::ranges::move(puzzles_of(theme, mine, missing / mines_left--, all),
                                  std::back_inserter(all));
            }
            std::ranges::sort(all.begin() + before, all.end(), {}, place_in_set);
        }
        return all;
    }

  private:
    std::vector<Puzzle> puzzles_of(Theme theme, const Mine& mine, int wanted,
                                   const std::vector<Puzzle>& others) {
        Selection selection(wanted, others);
        const std::uint64_t most = options_->most_rounds.value_or(mine.most_rounds);
        for (std::uint64_t first = 0; first < most && !selection.is_complete(); first += batch) {
            for (const auto& found : look_through(theme, mine, mine.first_round + first)) {
                selection.offer(found);
            }
            if (options_->progress) {
                options_->progress({.theme = theme, .found = selection.size(), .wanted = wanted});
            }
        }
        return selection.finish();
    }

    std::array<std::vector<Puzzle>, batch> look_through(Theme theme, const Mine& mine,
                                                        std::uint64_t first) {
        std::array<std::vector<Puzzle>, batch> found;
        std::atomic<std::size_t> next = 0;
        run_side_by_side(options_->threads, [&](int thread) {
            Solver& solver = *solvers_[static_cast<std::size_t>(thread)];
            for (std::size_t nth = next++; nth < batch; nth = next++) {
                const PlayedRound round = nth_round(theme, mine, options_->seed, first + nth);
                found[nth] = find_puzzles(theme, round, solver);
            }
        });
        return found;
    }

    const MakerOptions* options_;
    std::vector<std::unique_ptr<Solver>> solvers_;
};

} // namespace

ThemeCounts full_set() {
    return {{Theme::Win, 96},  {Theme::Hold, 60}, {Theme::Deadlock, 50},
            {Theme::Push, 66}, {Theme::Fill, 30}, {Theme::Sumo, 64}};
}

std::vector<Puzzle> make_puzzles(const MakerOptions& options) { return Maker(options).run(); }

} // namespace kamisado
