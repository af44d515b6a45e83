#include "solver/solver.h"

#include "solver/aim.h"
#include "solver/control.h"
#include "solver/recent_expansions.h"
#include "solver/round_inquiry.h"
#include "solver/transposition_table.h"

#include <algorithm>
#include <atomic>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace kamisado {

namespace {

/// What stays the same during a round; another one makes the table's contents meaningless.
PerPlayer<PerColour<int>> rings_on(const Board& board) {
    PerPlayer<PerColour<int>> rings;
    for (const Player player : all_players) {
        for (const Colour colour : all_colours) {
            rings[player][colour] = board.rings_of({player, colour});
        }
    }
    return rings;
}

} // namespace

class Solver::Implementation {
  public:
    Implementation(TranspositionTable table, const SolverOptions& options)
        : table_(std::move(table)),
          recent_(static_cast<std::size_t>(std::max(options.threads, 1))),
          patience_(options.patience) {}

    Answer solve(const Position& position, Question question, SearchLimits limits,
                 const ProgressCallback& progress) {
        begin(position);
        Control control(limits, stop_, patience_);
        Answer answer = RoundInquiry(table_, control, recent_, progress).solve(position, question);
        nodes_ += control.nodes();
        return answer;
    }

    MoveAnswer solve_move(const Position& position, const MoveAnswer& known, Question question,
                          SearchLimits limits) {
        return ask(position, limits, [&](RoundInquiry& inquiry) {
            return inquiry.solve_move(position, known, question);
        });
    }

    Verdict verdict(const Position& position, SearchLimits limits) {
        return ask(position, limits,
                   [&](RoundInquiry& inquiry) { return inquiry.verdict(position); });
    }

    Verdict verdict_within(const Position& position, Player hunter, int moves,
                           SearchLimits limits) {
        return ask(position, limits, [&](RoundInquiry& inquiry) {
            return inquiry.verdict_within(position, hunter, std::min(moves, Aim::max_moves));
        });
    }

    [[nodiscard]] bool is_out_of_patience() const {
        return patience_ != nullptr && patience_->is_over();
    }

    [[nodiscard]] const Patience* patience() const { return patience_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

    void stop() { stop_ = true; }
    void forget() {
        table_.clear();
        rings_.reset();
    }

  private:
    template <typename Asking>
    std::invoke_result_t<Asking, RoundInquiry&> ask(const Position& position, SearchLimits limits,
                                                    const Asking& asking) {
        begin(position);
        Control control(limits, stop_, patience_);
        RoundInquiry inquiry(table_, control, recent_, {});
        auto answer = asking(inquiry);
        nodes_ += control.nodes();
        return answer;
    }

    void begin(const Position& position) {
        stop_ = false;
        if (is_out_of_patience()) {
            return; // nothing will be looked up, and clearing a large table takes its time
        }
        auto rings = rings_on(position.board());
        if (rings_ && rings_ != rings) {
            table_.clear();
        }
        rings_ = rings;
    }

    TranspositionTable table_;
    std::vector<RecentExpansions> recent_; ///< of each thread
    Patience* patience_;
    std::atomic<bool> stop_ = false;
    std::optional<PerPlayer<PerColour<int>>> rings_;
    std::uint64_t nodes_ = 0;
};

Solver::Solver(SolverOptions options)
    : implementation_(
          std::make_unique<Implementation>(TranspositionTable(options.table_bytes), options)) {}
Solver::Solver(std::unique_ptr<Implementation> implementation)
    : implementation_(std::move(implementation)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

std::optional<Solver> Solver::make(SolverOptions options) {
    const std::uint64_t megabytes = options.table_bytes >> 20U;
    auto table = megabytes <= most_table_megabytes ? TranspositionTable::make(options.table_bytes)
                                                   : std::nullopt;
    if (!table) {
        return std::nullopt;
    }
    return Solver(std::make_unique<Implementation>(*std::move(table), options));
}

Answer Solver::solve(const Position& position, Question question, SearchLimits limits,
                     const ProgressCallback& progress) {
    return implementation_->solve(position, question, limits, progress);
}

MoveAnswer Solver::solve_move(const Position& position, const MoveAnswer& known, Question question,
                              SearchLimits limits) {
    return implementation_->solve_move(position, known, question, limits);
}

Verdict Solver::verdict(const Position& position, SearchLimits limits) {
    return implementation_->verdict(position, limits);
}

Verdict Solver::verdict_within(const Position& position, Player hunter, int moves,
                               SearchLimits limits) {
    return implementation_->verdict_within(position, hunter, moves, limits);
}

std::vector<Move> Solver::best_line(const Position& position, SearchLimits limits) {
    std::vector<Move> line;
    Position at = position;
    while (!at.is_over()) {
        const Answer answer = solve(at, {.distance = true}, limits);
        const auto best = std::ranges::find_if(answer.moves, [&](const MoveAnswer& move) {
            return move.verdict == answer.verdict && move.distance == answer.distance;
        });
        if (!answer.distance || best == answer.moves.end()) {
            break;
        }
        line.push_back(best->move);
        at.play(best->move);
    }
    return line;
}

std::uint64_t Solver::nodes() const { return implementation_->nodes(); }
void Solver::stop() { implementation_->stop(); }
const Patience* Solver::patience() const { return implementation_->patience(); }
bool Solver::is_out_of_patience() const { return implementation_->is_out_of_patience(); }
void Solver::forget() { implementation_->forget(); }

} // namespace kamisado
