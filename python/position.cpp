// Positions. In Python they never change, so that they can be keys.
#include "binding.h"

namespace kamisado_python {

namespace {

using kamisado::EndReason;
using kamisado::Event;
using kamisado::Language;
using kamisado::Position;
using kamisado::RoundEnd;
using kamisado::Spelling;

std::vector<Event> events_of(Position position, const AnyMove& move) {
    return value_of(position.play(move_from(position, move)));
}

py::object why_not(const Position& position, const AnySquare& from, const AnySquare& to) {
    const auto error = position.why_not(square_from(from), square_from(to));
    return error ? exception_of(*error) : py::object(py::none());
}

void bind_moves(py::class_<Position>& type) {
    type.def("legal_moves", &Position::legal_moves, "At least one while the round is running.")
        .def("why_not", &why_not, py::arg("from_square"), py::arg("to_square"),
             "The Error that forbids such a move, not raised; None when it is legal.")
        .def(
            "read_move",
            [](const Position& position, const std::string& text, Language language) {
                return value_of(position.read_move(text, language));
            },
            py::arg("text"), py::arg("language") = Language::English,
            "The legal move that a text means, in any spelling.")
        .def(
            "write_move",
            [](const Position& position, const AnyMove& move, Spelling spelling,
               Language language) {
                return position.write_move(move_from(position, move), {spelling, language});
            },
            py::arg("move"), py::arg("spelling") = Spelling::Ascii,
            py::arg("language") = Language::English, "A legal move as people write it.")
        .def(
            "play",
            [](const Position& position, const AnyMove& move) {
                return value_of(position.after(move_from(position, move)));
            },
            py::arg("move"), "The position after a move, given as a Move or as text.")
        .def("events", &events_of, py::arg("move"), "What a move does, in order.")
        .def(
            "perft",
            [](const Position& position, int depth) { return kamisado::perft(position, depth); },
            py::arg("depth"), py::call_guard<py::gil_scoped_release>(),
            "The number of move paths of this length.");
}

} // namespace

void bind_position(py::module_& module) {
    py::enum_<EndReason>(module, "EndReason", "How a round is won.")
        .value("HOME_ROW", EndReason::HomeRow)
        .value("DEADLOCK", EndReason::Deadlock);
    py::class_<RoundEnd>(module, "RoundEnd", "How a round was won, and which tower gets the ring.")
        .def_readonly("reason", &RoundEnd::reason)
        .def_readonly("tower", &RoundEnd::tower)
        .def_property_readonly("winner", &RoundEnd::winner);
    py::class_<Position> type(
        module, "Position",
        "A moment of a round at which a player has a choice, or the round's end.\n\n"
        "Position() is the first of a match; Position(text) reads its three fields.\n"
        "It never changes: play() returns the next one.");
    type.def(py::init<>())
        .def(py::init([](const std::string& text) { return value_of(Position::from(text)); }),
             py::arg("text"))
        .def_property_readonly("text", &Position::text, "Board, player and tower to move.")
        .def_property_readonly("is_over", &Position::is_over)
        .def_property_readonly("end", &Position::end)
        .def_property_readonly("winner", &Position::winner)
        .def_property_readonly("to_move", &Position::to_move, "None when the round is over.")
        .def_property_readonly("tower_to_move", &Position::tower_to_move,
                               "None when any tower may move, or the round is over.")
        .def("piece", &Position::piece, py::arg("tower"), "Where a tower stands.")
        .def(
            "piece_on",
            [](const Position& position, const AnySquare& square) {
                return position.piece_on(square_from(square));
            },
            py::arg("square"), "What stands on a square, or None.")
        .def("pieces", &Position::pieces, "All sixteen.")
        .def("__str__", &Position::text)
        .def("__repr__",
             [](const Position& position) { return "Position('" + position.text() + "')"; })
        .def(py::self == py::self)
        .def("__hash__", &Position::hash);
    bind_moves(type);
}

} // namespace kamisado_python
