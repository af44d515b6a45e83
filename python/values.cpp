// Players, colours, squares, towers, moves.
#include "value.h"

#include <functional>
#include <tuple>

namespace kamisado_python {

namespace {

using kamisado::Colour;
using kamisado::Language;
using kamisado::Move;
using kamisado::Piece;
using kamisado::Player;
using kamisado::Side;
using kamisado::Spelling;
using kamisado::Square;
using kamisado::Tower;

void bind_players_and_colours(py::module_& module) {
    bind_enum<Player>(module, "Player",
                      "Black lives on rank 1, moves up and starts round 1; Gold lives on rank 8.")
        .value("BLACK", Player::Black)
        .value("GOLD", Player::Gold)
        .def_property_readonly(
            "opponent", [](Player player) { return kamisado::opponent(player); },
            "The other player.");
    py::enum_<Colour> colours =
        bind_enum<Colour>(module, "Colour", "The colours of squares and towers.");
    colours.value("BROWN", Colour::Brown)
        .value("GREEN", Colour::Green)
        .value("RED", Colour::Red)
        .value("YELLOW", Colour::Yellow)
        .value("PINK", Colour::Pink)
        .value("PURPLE", Colour::Purple)
        .value("BLUE", Colour::Blue)
        .value("ORANGE", Colour::Orange)
        .def_property_readonly(
            "letter", [](Colour colour) { return kamisado::letter_of(colour); },
            "N brown, G green, R red, Y yellow, K pink, P purple, B blue, O orange.");
}

void bind_words(py::module_& module) {
    bind_enum<Side>(module, "Side", "Where a fill begins; left and right are each player's own.")
        .value("LEFT", Side::Left)
        .value("RIGHT", Side::Right);
    bind_enum<Language>(module, "Language", "Of moves that are written in words.")
        .value("ENGLISH", Language::English)
        .value("GERMAN", Language::German)
        .value("FRENCH", Language::French);
    bind_enum<Spelling>(module, "Spelling",
                        "The ways to write a move: e2e5, PL5Y, P↖5Y, Purple Left 5 Yellow.")
        .value("COORDINATES", Spelling::Coordinates)
        .value("ASCII", Spelling::Ascii)
        .value("SYMBOLS", Spelling::Symbols)
        .value("WORDS", Spelling::Words);
}

void bind_square(py::module_& module) {
    py::class_<Square> type(module, "Square", "A square of the board: Square('e5').");
    type.def(py::init([](const std::string& name) { return square_from(name); }), py::arg("name"))
        .def_property_readonly("file", &Square::file, "0 for a to 7 for h")
        .def_property_readonly("rank", &Square::rank, "0 for 1 to 7 for 8")
        .def_property_readonly("index", &Square::index, "a1 is 0, b1 is 1, h8 is 63")
        .def_property_readonly("colour", &Square::colour)
        .def("__str__", &Square::name)
        .def("__repr__", [](Square square) { return "Square('" + square.name() + "')"; })
        .def(py::pickle([](Square square) { return square.index(); },
                        [](int index) { return Square::at(index & 63); }));
    quick_value(type, &Square::index, std::less<Square>());
}

void bind_towers(py::module_& module) {
    py::class_<Tower> type(module, "Tower", "Which of the sixteen towers.");
    type.def(py::init<Player, Colour>(), py::arg("owner"), py::arg("colour"))
        .def_readonly("owner", &Tower::owner)
        .def_readonly("colour", &Tower::colour)
        .def_property_readonly(
            "letter", [](Tower tower) { return kamisado::letter_of(tower); },
            "Of its colour, upper case for Black, lower case for Gold.")
        .def("__str__", [](Tower tower) { return kamisado::name_of(tower); })
        .def("__repr__", [](Tower tower) { return "<Tower " + kamisado::name_of(tower) + ">"; });
    value_of_fields(type, &Tower::owner, &Tower::colour);
    py::class_<Piece> pieces(module, "Piece",
                             "A tower where it stands, with the rings that it wears.");
    pieces.def_readonly("tower", &Piece::tower)
        .def_readonly("square", &Piece::square)
        .def_readonly("rings", &Piece::rings)
        .def("__repr__", [](const Piece& piece) {
            return "<Piece " + kamisado::name_of(piece.tower) +
                   std::string(static_cast<std::size_t>(piece.rings), '*') + " on " +
                   piece.square.name() + ">";
        });
    value_of_fields(pieces, &Piece::tower, &Piece::square, &Piece::rings);
}

using MoveParts = std::tuple<int, int, int>;

MoveParts parts_of(Move move) { return {move.from().index(), move.to().index(), move.pushed()}; }

void bind_move(py::module_& module) {
    py::class_<Move> type(module, "Move",
                          "What a player does with a tower; a push is the pusher's own step.");
    type.def(py::init([](const AnySquare& from, const AnySquare& to) {
                 return Move(square_from(from), square_from(to));
             }),
             py::arg("from_square"), py::arg("to_square"))
        .def_property_readonly("from_square", &Move::from)
        .def_property_readonly("to_square", &Move::to)
        .def_property_readonly("pushed", &Move::pushed, "How many towers it pushes.")
        .def_property_readonly("is_push", &Move::is_push)
        .def("__str__", &Move::text)
        .def("__repr__", [](Move move) { return "<Move " + move.text() + ">"; })
        .def(py::pickle(&parts_of, [](const MoveParts& parts) {
            const auto [from, to, pushed] = parts;
            return Move(Square::at(from & 63), Square::at(to & 63), pushed & 3);
        }));
    quick_value(
        type, [](Move move) { return std::hash<Move>()(move); },
        [](Move a, Move b) { return parts_of(a) < parts_of(b); });
}

} // namespace

kamisado::Square square_from(const AnySquare& square) {
    if (const auto* const known = std::get_if<Square>(&square)) {
        return *known;
    }
    const auto& name = std::get<std::string>(square);
    const auto found = Square::from(name);
    if (!found) {
        const std::string sentence = "there is no square \"" + name + "\": they are a1 to h8";
        raise({.id = "square.unknown", .sentence = sentence, .message = sentence});
    }
    return *found;
}

kamisado::Move move_from(const kamisado::Position& position, const AnyMove& move) {
    if (const auto* const known = std::get_if<Move>(&move)) {
        return *known;
    }
    return value_of(position.read_move(std::get<std::string>(move)));
}

void bind_values(py::module_& module) {
    bind_players_and_colours(module);
    bind_words(module);
    bind_square(module);
    bind_towers(module);
    bind_move(module);
}

} // namespace kamisado_python
