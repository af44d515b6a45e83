// The solver. It searches in a thread of its own, so that Python goes on and Ctrl+C is heard.
#include "binding.h"

#include <chrono>
#include <exception>
#include <future>

namespace kamisado_python {

namespace {

using kamisado::Answer;
using kamisado::Limits;
using kamisado::Move;
using kamisado::MoveAnswer;
using kamisado::Position;
using kamisado::Progress;
using kamisado::Verdict;

class PythonSolver {
  public:
    PythonSolver(int table_mb, int threads) : solver_(options_from(table_mb, threads)) {}

    /// Runs a question to its end, or to Ctrl+C.
    template <typename Ask>
    auto run(Ask ask) {
        const Occupied occupied(busy_);
        auto running = std::async(std::launch::async, [&] { return ask(solver_); });
        std::optional<py::error_already_set> interruption;
        {
            const py::gil_scoped_release others_run;
            while (running.wait_for(std::chrono::milliseconds(50)) != std::future_status::ready) {
                if (!interruption) {
                    interruption = signal();
                }
                if (interruption) {
                    solver_.stop(); // again and again: a line of moves is many questions
                }
            }
        }
        if (interruption) {
            throw py::error_already_set(*interruption);
        }
        return running.get();
    }

    void stop() { solver_.stop(); }
    void forget() {
        const Occupied occupied(busy_);
        solver_.forget();
    }
    std::uint64_t nodes() {
        const Occupied occupied(busy_);
        return solver_.nodes();
    }

  private:
    static std::optional<py::error_already_set> signal() {
        const py::gil_scoped_acquire held;
        return PyErr_CheckSignals() == 0 ? std::nullopt : std::optional(py::error_already_set());
    }

    kamisado::Solver solver_;
    std::atomic<bool> busy_ = false;
};

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

/// Solves, and tells Python; what Python raises ends it.
Answer solve_and_tell(kamisado::Solver& solver, const Position& position,
                      kamisado::Question question, Limits limits, const PythonProgress& progress) {
    std::exception_ptr raised;
    Answer answer = solver.solve(position, question, limits, [&](const Progress& so_far) {
        if (!progress || raised) {
            return;
        }
        try {
            progress(so_far);
        } catch (...) {
            raised = std::current_exception();
            solver.stop();
        }
    });
    if (raised) {
        std::rethrow_exception(raised);
    }
    return answer;
}

void bind_answers(py::module_& module) {
    py::enum_<Verdict>(module, "Verdict", "What is proved, for the player to move. Never a guess.")
        .value("UNKNOWN", Verdict::Unknown)
        .value("WIN", Verdict::Win)
        .value("LOSS", Verdict::Loss);
    py::class_<MoveAnswer>(module, "MoveAnswer", "What is known of a move, for its mover.")
        .def_readonly("move", &MoveAnswer::move)
        .def_readonly("verdict", &MoveAnswer::verdict)
        .def_readonly("distance", &MoveAnswer::distance,
                      "Moves of both sides to the end of the round, this one included.")
        .def_readonly("points", &MoveAnswer::points,
                      "The margin of ring points that can be forced, +8 to -8.")
        .def("__repr__", [](const MoveAnswer& answer) {
            return "<" + answer.move.text() + " " + std::string(kamisado::name_of(answer.verdict)) +
                   (answer.distance ? " in " + std::to_string(*answer.distance) : "") + ">";
        });
    py::class_<Answer>(module, "Answer", "What is known of a position.")
        .def_readonly("verdict", &Answer::verdict)
        .def_readonly("distance", &Answer::distance)
        .def_readonly("points", &Answer::points)
        .def_readonly("moves", &Answer::moves, "In the order of legal_moves().")
        .def_readonly("nodes", &Answer::nodes, "Positions looked at.")
        .def("__repr__", [](const Answer& answer) {
            return "<Answer " + std::string(kamisado::name_of(answer.verdict)) + ", " +
                   std::to_string(answer.moves.size()) + " moves>";
        });
    py::class_<Progress>(module, "Progress", "How far a question is.")
        .def_readonly("nodes", &Progress::nodes)
        .def_readonly("settled", &Progress::settled, "Questions answered, of")
        .def_readonly("total", &Progress::total, "how many.");
}

} // namespace

kamisado::SolverOptions options_from(int table_mb, int threads) {
    if (table_mb < 1 || threads < 1 || threads > 1024) {
        throw py::value_error("a solver needs at least one megabyte, and 1 to 1024 threads");
    }
    return {.table_bytes = static_cast<std::size_t>(table_mb) << 20U, .threads = threads};
}

void bind_solver(py::module_& module) {
    bind_answers(module);
    py::class_<PythonSolver>(module, "Solver",
                             "Perfect knowledge of a round. It remembers what it has proved.\n\n"
                             "Other threads run while it searches; Ctrl+C ends a search.")
        .def(py::init<int, int>(), py::arg("table_mb") = 64, py::arg("threads") = 1)
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
        .def("stop", &PythonSolver::stop, "Ends the running question, from any thread.")
        .def("forget", &PythonSolver::forget, "Forgets everything.")
        .def_property_readonly("nodes", &PythonSolver::nodes,
                               "What all questions together have looked at.");
}

} // namespace kamisado_python
