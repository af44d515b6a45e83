// The solver for others.
#include "library/inside.h"
#include "player/names.h"

#include <chrono>
#include <memory>
#include <new>

namespace libkamisado {

static_assert(same<Verdict>(core::Verdict::Loss) == Verdict::Loss);

class Solver::Implementation {
  public:
    explicit Implementation(SolverOptions options) : solver(inside(options)) {}

    core::Solver solver;
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

core::SearchLimits inside(Limits limits) { return {.nodes = limits.nodes, .time = limits.time}; }

core::SolverOptions inside(SolverOptions options) {
    // The table itself has no way to say that there is not so much memory.
    const std::unique_ptr<std::byte[]> trial(new (std::nothrow) std::byte[options.table_bytes]);
    if (!trial) {
        throw std::bad_alloc();
    }
    return {.table_bytes = options.table_bytes, .threads = options.threads};
}

std::string_view name_of(Verdict verdict) { return core::name_of(same<core::Verdict>(verdict)); }

Solver::Solver(SolverOptions options)
    : implementation_(std::make_unique<Implementation>(options)) {}
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
    return answer_shown(implementation_->solver.solve(
        Inside::of(position), {.distance = question.distance, .points = question.points},
        inside(limits), told));
}

Verdict Solver::verdict(const Position& position, Limits limits) {
    if (position.is_over()) {
        return Verdict::Unknown;
    }
    return same<Verdict>(implementation_->solver.verdict(Inside::of(position), inside(limits)));
}

std::vector<Move> Solver::best_line(const Position& position, Limits limits) {
    std::vector<Move> line;
    for (const core::Move move :
         implementation_->solver.best_line(Inside::of(position), inside(limits))) {
        line.push_back(shown(move));
    }
    return line;
}

std::uint64_t Solver::nodes() const { return implementation_->solver.nodes(); }
void Solver::stop() { implementation_->solver.stop(); }
void Solver::forget() { implementation_->solver.forget(); }

} // namespace libkamisado
