// The ten levels, hints and reviews.
#include "question.h"
#include "value.h"

#include <vector>

namespace kamisado_python {

namespace {

using kamisado::Choice;
using kamisado::Decision;
using kamisado::Hint;
using kamisado::Mark;
using kamisado::Match;
using kamisado::Reason;
using kamisado::ReviewedDecision;

using kamisado::Adviser;
using kamisado::Computer;

using PythonComputer = Questioned<Computer>;
using PythonAdviser = Questioned<Adviser>;

// The match is a copy in all of them: others may change theirs meanwhile.

Decision choose(PythonComputer& self,
                const Match match) { // NOLINT(performance-unnecessary-value-param)
    return value_of(self.run([&](Computer& computer) { return computer.choose(match); }));
}

Hint hint(PythonAdviser& self,
          const Match match) { // NOLINT(performance-unnecessary-value-param)
    return value_of(self.run([&](Adviser& adviser) { return adviser.hint(match); }));
}

using ReviewProgress = std::function<void(std::size_t, std::size_t)>;

std::vector<ReviewedDecision>
review(PythonAdviser& self,
       const Match match, // NOLINT(performance-unnecessary-value-param)
       const ReviewProgress& progress) {
    return self.run([&](Adviser& adviser) {
        Telling telling(progress);
        auto decisions = adviser.review(
            match, [&](std::size_t done, std::size_t total) { return telling(done, total); });
        telling.raise();
        return decisions;
    });
}

void bind_choices(py::module_& module) {
    py::class_<Choice> choices(module, "Choice",
                               "What is known of a move or a fill, for who decides.");
    choices.def_readonly("decision", &Choice::decision)
        .def_readonly("verdict", &Choice::verdict, "Of this round; of the next one when filling.")
        .def_readonly("distance", &Choice::distance)
        .def_readonly("points", &Choice::points)
        .def_readonly("chance", &Choice::chance, "Of winning the match, 0 to 1.")
        .def_readonly("is_proved", &Choice::is_proved, "The chance is a certainty.")
        .def("__repr__", [](const Choice& choice) {
            return "<Choice " + kamisado::text_of(choice.decision) + " " +
                   std::string(kamisado::name_of(choice.verdict)) + ">";
        });
    value_of_fields(choices, &Choice::decision, &Choice::verdict, &Choice::distance,
                    &Choice::points, &Choice::chance, &Choice::is_proved);
    py::class_<Reason> reasons(module, "Reason", "Why a choice is good.");
    reasons.def_readonly("kind", &Reason::kind, "'wins-at-once', 'stops-tower' and so on.")
        .def_readonly("number", &Reason::number)
        .def_readonly("of", &Reason::of)
        .def_readonly("tower", &Reason::tower)
        .def("__repr__", [](const Reason& reason) { return "<Reason " + reason.kind + ">"; });
    value_of_fields(reasons, &Reason::kind, &Reason::number, &Reason::of, &Reason::tower);
    py::class_<Hint> hint(module, "Hint", "What to decide, and why: the weightiest reason first.");
    hint.def_readonly("choice", &Hint::choice).def_readonly("reasons", &Hint::reasons);
    value_of_fields(hint, &Hint::choice, &Hint::reasons);
}

void bind_reviews(py::module_& module) {
    bind_enum<Mark>(module, "Mark", "How good a decision was.")
        .value("FINE", Mark::Fine)
        .value("INACCURACY", Mark::Inaccuracy)
        .value("MISTAKE", Mark::Mistake);
    py::class_<ReviewedDecision> type(
        module, "ReviewedDecision",
        "A decision held against what could have been decided instead.");
    type.def_readonly("step", &ReviewedDecision::step)
        .def_readonly("player", &ReviewedDecision::player)
        .def_readonly("before", &ReviewedDecision::before)
        .def_readonly("played", &ReviewedDecision::played)
        .def_readonly("mark", &ReviewedDecision::mark)
        .def_readonly("better", &ReviewedDecision::better)
        .def_readonly("winning", &ReviewedDecision::winning, "How many choices won, of")
        .def_readonly("all", &ReviewedDecision::all, "how many.");
    value_of_fields(type, &ReviewedDecision::step, &ReviewedDecision::player,
                    &ReviewedDecision::before, &ReviewedDecision::played, &ReviewedDecision::mark,
                    &ReviewedDecision::better, &ReviewedDecision::winning, &ReviewedDecision::all);
}

} // namespace

void bind_computer(py::module_& module) {
    bind_choices(module);
    bind_reviews(module);
    py::class_<PythonComputer>(
        module, "Computer",
        "A player of one of the ten levels; the same seed decides the same.\n\n"
        "Other threads run while it thinks; Ctrl+C ends it.")
        .def(py::init([](int level, std::uint64_t seed) {
                 return std::make_unique<PythonComputer>(value_of(Computer::of_level(level, seed)));
             }),
             py::arg("level"), py::arg("seed") = 0)
        .def_property_readonly("level",
                               [](const PythonComputer& self) { return self.thinker().level(); })
        .def("choose", &choose, py::arg("match"),
             "A move while the round is played, a fill between rounds.")
        .def("stop", &PythonComputer::stop,
             "Makes it choose at once, from any thread: the best that it has seen so far.")
        .def("__repr__", [](const PythonComputer& self) {
            return "<Computer level " + std::to_string(self.thinker().level()) + ">";
        });
    py::class_<PythonAdviser>(module, "Adviser",
                              "Hints, and reviews of matches.\n\n"
                              "Other threads run while it thinks; Ctrl+C ends it.")
        .def(py::init([](std::int64_t table_mb, int threads) {
                 return std::make_unique<PythonAdviser>(
                     value_of(Adviser::of(options_from(table_mb, threads))));
             }),
             py::arg("table_mb") = 64, py::arg("threads") = 1)
        .def("hint", &hint, py::arg("match"), "Takes seconds where much is open.")
        .def("review", &review, py::arg("match"), py::arg("progress") = ReviewProgress(),
             "Every move and fill; progress is told how many are done, of how many, in another "
             "thread.")
        .def("stop", &PythonAdviser::stop,
             "Ends it, from any thread: a hint is what is known so far, a review is empty.");
}

} // namespace kamisado_python
