// The solver for others.
#include "computer/names.h"
#include "library/stoppable_solver.h"

#include <chrono>
#include <memory>
#include <utility>

namespace libkamisado {

static_assert(same<Verdict>(core::Verdict::Loss) == Verdict::Loss);

class Solver::Implementation : public StoppableSolver {
  public:
    /// For the next question, which may be many below.
    core::Solver& begin(core::SearchLimits limits = {}) {
        patience.renew(limits);
        return *solver;
    }
};

namespace {

/// The search tells of itself much oftener than anybody can look.
constexpr std::chrono::milliseconds pause_between_reports{100};

Answer answer_shown(const core::Answer& answer) {
    Answer image{.verdict = same<Verdict>(answer.verdict),
                 .distance = answer.distance,
                 .points = answer.points,
                 .moves = {},
                 .nodes = answer.nodes};
    image.moves.reserve(answer.moves.size());
    for (const core::MoveAnswer& move : answer.moves) {
        image.moves.push_back({.move = shown(move.move),
                               .verdict = same<Verdict>(move.verdict),
                               .distance = move.distance,
                               .points = move.points});
    }
    return image;
}

} // namespace

core::Solver& Access::begin(Solver& solver) { return solver.implementation_->begin(); }

core::SearchLimits inside(Limits limits) { return {.nodes = limits.nodes, .time = limits.time}; }

std::string_view name_of(Verdict verdict) { return core::name_of(same<core::Verdict>(verdict)); }

Result<Solver> Solver::of(SolverOptions options) {
    auto implementation = std::make_unique<Implementation>();
    if (auto error = implementation->furnish(options)) {
        return std::unexpected(*std::move(error));
    }
    return Solver(std::move(implementation));
}

Solver::Solver(SolverOptions options) : Solver(made_or_thrown(of(options))) {}
Solver::Solver(std::unique_ptr<Implementation> implementation)
    : implementation_(std::move(implementation)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&& other) noexcept = default;
Solver& Solver::operator=(Solver&& other) noexcept = default;

Answer Solver::solve(const Position& position, Question question, Limits limits,
                     const std::function<void(const Progress&)>& progress) {
    core::ProgressCallback told;
    if (progress) {
        told = [&progress,
                next = std::chrono::steady_clock::now()](const core::Progress& so_far) mutable {
            const auto now = std::chrono::steady_clock::now();
            if (now >= next) {
                next = now + pause_between_reports;
                progress({.nodes = so_far.nodes, .settled = so_far.settled, .total = so_far.total});
            }
        };
    }
    return answer_shown(implementation_->begin().solve(
        Access::of(position), {.distance = question.distance, .points = question.points},
        inside(limits), told));
}

Verdict Solver::verdict(const Position& position, Limits limits) {
    if (position.is_over()) {
        return Verdict::Unknown;
    }
    return same<Verdict>(implementation_->begin().verdict(Access::of(position), inside(limits)));
}

std::vector<Move> Solver::best_line(const Position& position, Limits limits) {
    std::vector<Move> line;
    for (const core::Move move :
         implementation_->begin(inside(limits)).best_line(Access::of(position))) {
        line.push_back(shown(move));
    }
    return line;
}

std::uint64_t Solver::nodes() const { return implementation_->solver->nodes(); }
void Solver::stop() { implementation_->patience.end(); }
void Solver::forget() { implementation_->solver->forget(); }

} // namespace libkamisado
