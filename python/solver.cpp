// The solver, and the table that it is given.
#include "batch.h"
#include "question.h"
#include "value.h"

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace kamisado_python {

namespace {

using kamisado::Answer;
using kamisado::Limits;
using kamisado::Move;
using kamisado::MoveAnswer;
using kamisado::Position;
using kamisado::Progress;
using kamisado::Verdict;

using PythonSolver = Questioned<kamisado::Solver>;

Limits limits_from(std::optional<std::uint64_t> nodes, std::optional<double> seconds) {
    Limits limits;
    limits.nodes = nodes.value_or(limits.nodes);
    constexpr double longest = 1e9; // beyond it, nanoseconds would overflow
    if (seconds && *seconds < longest) {
        limits.time = std::chrono::nanoseconds(static_cast<std::int64_t>(*seconds * 1e9));
    }
    return limits;
}

using PythonProgress = std::function<void(Progress)>;

Answer solve_and_tell(kamisado::Solver& solver, const Position& position,
                      kamisado::Question question, Limits limits, const PythonProgress& progress) {
    Telling telling(progress);
    Answer answer = solver.solve(position, question, limits, [&](const Progress& so_far) {
        if (!telling(so_far)) {
            solver.stop();
        }
    });
    telling.raise();
    return answer;
}

using LabelProgress = std::function<void(std::uint64_t, std::uint64_t)>;

PythonLabels label(PythonSolver& self, const AnyPositions& positions, bool distances,
                   std::optional<std::uint64_t> nodes, std::optional<double> seconds,
                   const LabelProgress& progress) {
    const std::vector<Position> all = positions_from(positions); // others may change theirs
    const Limits limits = limits_from(nodes, seconds);
    return PythonLabels(self.run([&](kamisado::Solver& solver) {
        Telling telling(progress);
        auto labels = kamisado::label(solver, all, distances, limits,
                                      [&](auto done, auto total) { return telling(done, total); });
        telling.raise();
        return labels;
    }));
}

void bind_answers(py::module_& module) {
    bind_enum<Verdict>(module, "Verdict", "What is proved, for the player to move. Never a guess.")
        .value("UNKNOWN", Verdict::Unknown)
        .value("WIN", Verdict::Win)
        .value("LOSS", Verdict::Loss);
    py::class_<MoveAnswer> move(module, "MoveAnswer", "What is known of a move, for its mover.");
    move.def_readonly("move", &MoveAnswer::move)
        .def_readonly("verdict", &MoveAnswer::verdict)
        .def_readonly("distance", &MoveAnswer::distance,
                      "Moves of both sides to the end of the round, this one included.")
        .def_readonly("points", &MoveAnswer::points,
                      "The margin of ring points that can be forced, +8 to -8.")
        .def("__repr__", [](const MoveAnswer& answer) {
            return "<" + answer.move.text() + " " + std::string(kamisado::name_of(answer.verdict)) +
                   (answer.distance ? " in " + std::to_string(*answer.distance) : "") + ">";
        });
    value_of_fields(move, &MoveAnswer::move, &MoveAnswer::verdict, &MoveAnswer::distance,
                    &MoveAnswer::points);
    py::class_<Answer> all(module, "Answer", "What is known of a position.");
    all.def_readonly("verdict", &Answer::verdict)
        .def_readonly("distance", &Answer::distance)
        .def_readonly("points", &Answer::points)
        .def_readonly("moves", &Answer::moves, "In the order of legal_moves().")
        .def_readonly("nodes", &Answer::nodes, "Positions looked at.")
        .def("__repr__", [](const Answer& answer) {
            return "<Answer " + std::string(kamisado::name_of(answer.verdict)) + ", " +
                   std::to_string(answer.moves.size()) + " moves>";
        });
    value_of_fields(all, &Answer::verdict, &Answer::distance, &Answer::points, &Answer::moves,
                    &Answer::nodes);
    py::class_<Progress> progress(module, "Progress", "How far a question is.");
    progress.def_readonly("nodes", &Progress::nodes)
        .def_readonly("settled", &Progress::settled, "Questions answered, of")
        .def_readonly("total", &Progress::total, "how many.");
    value_of_fields(progress, &Progress::nodes, &Progress::settled, &Progress::total);
}

} // namespace

kamisado::SolverOptions options_from(std::int64_t table_mb, int threads) {
    if (table_mb < 1 || threads < 1 || threads > 1024) {
        throw py::value_error("a solver needs at least one megabyte, and 1 to 1024 threads");
    }
    constexpr std::int64_t beyond_all = std::int64_t{1} << 43U; // its bytes are still a number
    return {.table_bytes = static_cast<std::size_t>(std::min(table_mb, beyond_all)) << 20U,
            .threads = threads};
}

void bind_solver(py::module_& module) {
    bind_answers(module);
    py::class_<PythonSolver>(module, "Solver",
                             "Perfect knowledge of a round. It remembers what it has proved.\n\n"
                             "Other threads run while it searches; Ctrl+C ends a search.")
        .def(py::init([](std::int64_t table_mb, int threads) {
                 return std::make_unique<PythonSolver>(
                     value_of(kamisado::Solver::of(options_from(table_mb, threads))));
             }),
             py::arg("table_mb") = 64, py::arg("threads") = 1)
        .def(
            "solve",
            [](PythonSolver& self, const Position& position, bool distance, bool points,
               std::optional<std::uint64_t> nodes, std::optional<double> seconds,
               const PythonProgress& progress) {
                const Limits limits = limits_from(nodes, seconds);
                return self.run([&](kamisado::Solver& solver) {
                    return solve_and_tell(solver, position, {distance, points}, limits, progress);
                });
            },
            py::arg("position"), py::kw_only(), py::arg("distance") = false,
            py::arg("points") = false, py::arg("nodes") = py::none(),
            py::arg("seconds") = py::none(), py::arg("progress") = PythonProgress(),
            "The verdict of every legal move, and what else is asked.\n\n"
            "progress is called with a Progress a few times a second, in another thread.")
        .def(
            "verdict",
            [](PythonSolver& self, const Position& position, std::optional<std::uint64_t> nodes,
               std::optional<double> seconds) {
                const Limits limits = limits_from(nodes, seconds);
                return self.run(
                    [&](kamisado::Solver& solver) { return solver.verdict(position, limits); });
            },
            py::arg("position"), py::kw_only(), py::arg("nodes") = py::none(),
            py::arg("seconds") = py::none(),
            "Whether the player to move wins; cheaper than all moves.")
        .def(
            "best_line",
            [](PythonSolver& self, const Position& position, std::optional<std::uint64_t> nodes,
               std::optional<double> seconds) {
                const Limits limits = limits_from(nodes, seconds);
                return self.run(
                    [&](kamisado::Solver& solver) { return solver.best_line(position, limits); });
            },
            py::arg("position"), py::kw_only(), py::arg("nodes") = py::none(),
            py::arg("seconds") = py::none(),
            "The moves of both sides to the end; shorter where a limit is reached.")
        .def("label", &label, py::arg("positions"), py::kw_only(), py::arg("distances") = false,
             py::arg("nodes") = py::none(), py::arg("seconds") = py::none(),
             py::arg("progress") = LabelProgress(),
             "Solves every position of a Batch or a list, each within the limits.\n\n"
             "progress is told how many are done, of how many, in another thread.")
        .def("stop", &PythonSolver::stop, "Ends the running question, from any thread.")
        .def(
            "forget",
            [](PythonSolver& self) {
                self.when_idle([](kamisado::Solver& solver) { solver.forget(); });
            },
            "Forgets everything.")
        .def_property_readonly(
            "nodes",
            [](PythonSolver& self) {
                return self.when_idle([](kamisado::Solver& solver) { return solver.nodes(); });
            },
            "What all questions together have looked at.");
}

} // namespace kamisado_python
