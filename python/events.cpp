// What happens on the board, as Python sees it.
#include "value.h"

namespace kamisado_python {

namespace {

using kamisado::Event;
using kamisado::EventKind;

} // namespace

void bind_events(py::module_& module) {
    bind_enum<EventKind>(module, "EventKind", "What an event tells.")
        .value("MOVED", EventKind::Moved)
        .value("PUSHED", EventKind::Pushed)
        .value("BLOCKED", EventKind::Blocked)
        .value("TURN_GIVEN", EventKind::TurnGiven)
        .value("ROUND_WON", EventKind::RoundWon)
        .value("DEADLOCKED", EventKind::Deadlocked)
        .value("RING_GIVEN", EventKind::RingGiven)
        .value("POINT_SCORED", EventKind::PointScored)
        .value("LINE_UP_FILLED", EventKind::LineUpFilled)
        .value("RESIGNED", EventKind::Resigned)
        .value("TIME_RAN_OUT", EventKind::TimeRanOut)
        .value("MATCH_DECIDED", EventKind::MatchDecided);
    py::class_<Event> type(
        module, "Event",
        "Something that happens at the table. What does not concern its kind is None.");
    type.def_readonly("kind", &Event::kind)
        .def_readonly("rule", &Event::rule, "The rule behind it: 'M6'.")
        .def_readonly("player", &Event::player)
        .def_readonly("tower", &Event::tower)
        .def_readonly("from_square", &Event::from)
        .def_readonly("to_square", &Event::to)
        .def_readonly("pushed", &Event::pushed, "Nearest first, where they were sent.")
        .def_readonly("rings", &Event::rings)
        .def_readonly("points", &Event::points)
        .def_readonly("side", &Event::side)
        .def("__repr__", [](const Event& event) {
            std::string text = "<Event " + std::string(kamisado::name_of(event.kind));
            if (event.tower) {
                text += ", " + kamisado::name_of(*event.tower);
            } else if (event.player) {
                text += ", " + std::string(kamisado::name_of(*event.player));
            }
            return text + ">";
        });
    value_of_fields(type, &Event::kind, &Event::rule, &Event::player, &Event::tower, &Event::from,
                    &Event::to, &Event::pushed, &Event::rings, &Event::points, &Event::side);
}

} // namespace kamisado_python
