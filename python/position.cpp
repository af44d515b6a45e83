// Positions. In Python they never change, so that they can be keys.
#include "value.h"

#include <algorithm>

namespace kamisado_python {

namespace {

using kamisado::EndReason;
using kamisado::Event;
using kamisado::Language;
using kamisado::Playouts;
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

py::bytes packed(const Position& position) {
    const kamisado::PackedPosition bytes = position.packed();
    return {reinterpret_cast<const char*>(bytes.data()),
            bytes.size()}; // NOLINT(*-reinterpret-cast)
}

Position from_packed(const py::bytes& data) {
    const auto text = static_cast<std::string>(data);
    kamisado::PackedPosition bytes{};
    if (text.size() != bytes.size()) {
        throw py::value_error("a packed position has 17 bytes");
    }
    std::ranges::transform(text, bytes.begin(),
                           [](char c) { return static_cast<std::uint8_t>(c); });
    return value_of(Position::unpacked(bytes));
}

/// Counted in pieces of a few milliseconds, so that Ctrl+C ends it.
std::uint64_t count_paths(const Position& position, int depth) {
    constexpr int quick = 6;
    if (depth <= quick) {
        const py::gil_scoped_release others_run;
        return kamisado::perft(position, depth);
    }
    if (PyErr_CheckSignals() != 0) {
        throw py::error_already_set();
    }
    std::uint64_t paths = 0;
    for (const kamisado::Move move : position.legal_moves()) {
        paths += count_paths(*position.after(move), depth - 1);
    }
    return paths;
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
        .def("perft", &count_paths, py::arg("depth"), "The number of move paths of this length.");
}

void bind_playouts(py::module_& module) {
    py::class_<Playouts> counts(module, "Playouts", "How rounds of random moves ended.");
    counts.def_property_readonly("black_wins", [](const Playouts& one) { return one.wins[0]; })
        .def_property_readonly("gold_wins", [](const Playouts& one) { return one.wins[1]; })
        .def_readonly("deadlocks", &Playouts::deadlocks, "Among the wins.")
        .def_readonly("moves", &Playouts::moves, "Of all rounds together.")
        .def("__repr__", [](const Playouts& one) {
            return "<Playouts black " + std::to_string(one.wins[0]) + ", gold " +
                   std::to_string(one.wins[1]) + ">";
        });
    value_of_fields(counts, &Playouts::wins, &Playouts::deadlocks, &Playouts::moves);
}

void bind_actions(py::class_<Position>& type) {
    type.def(
            "action_of",
            [](const Position& position, const AnyMove& move) {
                const auto action = kamisado::action_of(position, move_from(position, move));
                if (!action) {
                    throw py::value_error("this move is not legal here");
                }
                return *action;
            },
            py::arg("move"), "The number of a legal move, 0 to 167: see Batch.")
        .def("move_of", &kamisado::move_of, py::arg("action"),
             "The legal move with this number, or None.")
        .def(
            "playouts",
            [](const Position& position, std::uint64_t rounds, std::uint64_t seed) {
                return playouts_of({position}, rounds, seed).front();
            },
            py::arg("rounds"), py::arg("seed") = 0,
            "Plays rounds of random moves from here and counts how they end.");
}

} // namespace

void bind_position(py::module_& module) {
    bind_enum<EndReason>(module, "EndReason", "How a round is won.")
        .value("HOME_ROW", EndReason::HomeRow)
        .value("DEADLOCK", EndReason::Deadlock);
    py::class_<RoundEnd> end(module, "RoundEnd",
                             "How a round was won, and which tower gets the ring.");
    end.def_readonly("reason", &RoundEnd::reason)
        .def_readonly("tower", &RoundEnd::tower)
        .def_property_readonly("winner", &RoundEnd::winner);
    value_of_fields(end, &RoundEnd::reason, &RoundEnd::tower);
    bind_playouts(module);
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
        .def("packed", &packed, "The position in 17 bytes, which every version reads.")
        .def_static("from_packed", &from_packed, py::arg("data"),
                    "What packed() wrote, of a finished round too.")
        .def(py::pickle(&packed, &from_packed));
    quick_value(type, &Position::hash,
                [](const Position& a, const Position& b) { return a.packed() < b.packed(); });
    bind_moves(type);
    bind_actions(type);
}

} // namespace kamisado_python
