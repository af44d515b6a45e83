// The ten levels, hints and reviews.
#include "binding.h"

namespace kamisado_python {

namespace {

using kamisado::Choice;
using kamisado::Decision;
using kamisado::Hint;
using kamisado::Mark;
using kamisado::Match;
using kamisado::Reason;
using kamisado::ReviewedDecision;

class PythonComputer {
  public:
    PythonComputer(int level, std::uint64_t seed)
        : computer_(value_of(kamisado::Computer::of_level(level, seed))) {}

    /// The match is a copy: others may change theirs meanwhile.
    Decision choose(const Match match) { // NOLINT(performance-unnecessary-value-param)
        const Occupied occupied(busy_);
        auto decision = [&] {
            const py::gil_scoped_release others_run;
            return computer_.choose(match);
        }();
        return value_of(std::move(decision));
    }
    [[nodiscard]] int level() const { return computer_.level(); }

  private:
    kamisado::Computer computer_;
    std::atomic<bool> busy_ = false;
};

using ReviewProgress = std::function<void(std::size_t, std::size_t)>;

class PythonAdviser {
  public:
    PythonAdviser(int table_mb, int threads) : adviser_(options_from(table_mb, threads)) {}

    Hint hint(const Match match) { // NOLINT(performance-unnecessary-value-param): see above
        const Occupied occupied(busy_);
        auto hint = [&] {
            const py::gil_scoped_release others_run;
            return adviser_.hint(match);
        }();
        return value_of(std::move(hint));
    }

    std::vector<ReviewedDecision>
    review(const Match match, // NOLINT(performance-unnecessary-value-param): see above
           const ReviewProgress& progress) {
        const Occupied occupied(busy_);
        std::optional<py::error_already_set> raised;
        const py::gil_scoped_release others_run;
        auto decisions = adviser_.review(match, [&](std::size_t done, std::size_t total) {
            const py::gil_scoped_acquire held;
            raised = tell(progress, done, total);
            return !raised;
        });
        if (raised) {
            throw py::error_already_set(*raised);
        }
        return decisions;
    }

  private:
    /// What Python raises meanwhile: the one that is told, or Ctrl+C.
    static std::optional<py::error_already_set> tell(const ReviewProgress& progress,
                                                     std::size_t done, std::size_t total) {
        if (PyErr_CheckSignals() != 0) {
            return py::error_already_set();
        }
        try {
            if (progress) {
                progress(done, total);
            }
        } catch (const py::error_already_set& error) {
            return error;
        }
        return std::nullopt;
    }

    kamisado::Adviser adviser_;
    std::atomic<bool> busy_ = false;
};

void bind_choices(py::module_& module) {
    py::class_<Choice>(module, "Choice", "What is known of a move or a fill, for who decides.")
        .def_readonly("decision", &Choice::decision)
        .def_readonly("verdict", &Choice::verdict, "Of this round; of the next one when filling.")
        .def_readonly("distance", &Choice::distance)
        .def_readonly("points", &Choice::points)
        .def_readonly("chance", &Choice::chance, "Of winning the match, 0 to 1.")
        .def_readonly("is_proved", &Choice::is_proved, "The chance is a certainty.")
        .def("__repr__", [](const Choice& choice) {
            return "<Choice " + kamisado::text_of(choice.decision) + " " +
                   std::string(kamisado::name_of(choice.verdict)) + ">";
        });
    py::class_<Reason>(module, "Reason", "Why a choice is good.")
        .def_readonly("kind", &Reason::kind, "'wins-at-once', 'stops-tower' and so on.")
        .def_readonly("number", &Reason::number)
        .def_readonly("of", &Reason::of)
        .def_readonly("tower", &Reason::tower)
        .def("__repr__", [](const Reason& reason) { return "<Reason " + reason.kind + ">"; });
    py::class_<Hint>(module, "Hint", "What to decide, and why: the weightiest reason first.")
        .def_readonly("choice", &Hint::choice)
        .def_readonly("reasons", &Hint::reasons);
}

void bind_reviews(py::module_& module) {
    py::enum_<Mark>(module, "Mark", "How good a decision was.")
        .value("FINE", Mark::Fine)
        .value("INACCURACY", Mark::Inaccuracy)
        .value("MISTAKE", Mark::Mistake);
    py::class_<ReviewedDecision>(module, "ReviewedDecision",
                                 "A decision held against what could have been decided instead.")
        .def_readonly("step", &ReviewedDecision::step)
        .def_readonly("player", &ReviewedDecision::player)
        .def_readonly("before", &ReviewedDecision::before)
        .def_readonly("played", &ReviewedDecision::played)
        .def_readonly("mark", &ReviewedDecision::mark)
        .def_readonly("better", &ReviewedDecision::better)
        .def_readonly("winning", &ReviewedDecision::winning, "How many choices won, of")
        .def_readonly("all", &ReviewedDecision::all, "how many.");
}

} // namespace

void bind_computer(py::module_& module) {
    bind_choices(module);
    bind_reviews(module);
    py::class_<PythonComputer>(module, "Computer",
                               "A player of one of the ten levels; the same seed decides the same.")
        .def(py::init<int, std::uint64_t>(), py::arg("level"), py::arg("seed") = 0)
        .def_property_readonly("level", &PythonComputer::level)
        .def("choose", &PythonComputer::choose, py::arg("match"),
             "A move while the round is played, a fill between rounds.")
        .def("__repr__", [](const PythonComputer& computer) {
            return "<Computer level " + std::to_string(computer.level()) + ">";
        });
    py::class_<PythonAdviser>(module, "Adviser", "Hints, and reviews of matches.")
        .def(py::init<int, int>(), py::arg("table_mb") = 64, py::arg("threads") = 1)
        .def("hint", &PythonAdviser::hint, py::arg("match"), "Takes seconds where much is open.")
        .def("review", &PythonAdviser::review, py::arg("match"),
             py::arg("progress") = ReviewProgress(),
             "Every move and fill; progress is told how many are done, of how many.");
}

} // namespace kamisado_python
