"""Positions, squares, moves, events, pictures."""

import unittest
import xml.etree.ElementTree as ElementTree

import kamisado
from kamisado import Colour, Error, EventKind, Language, Move, Player, Position, Spelling, Square, Tower

MIDDLE = "2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O"


class PositionTest(unittest.TestCase):
    def test_is_read_and_written(self):
        self.assertEqual(str(Position()), "obpkyrgn/8/8/8/8/8/8/NGRYKPBO b -")
        self.assertEqual(Position(MIDDLE).text, MIDDLE)
        self.assertEqual(eval(repr(Position(MIDDLE))), Position(MIDDLE))

    def test_never_changes_and_is_a_key(self):
        first = Position()
        after = {first.play(move): move for move in first.legal_moves()}
        self.assertEqual(len(after), 102)
        self.assertEqual(first, Position())
        self.assertEqual(after[Position().play("KF3O")], Move("e1", "e4"))

    def test_names_the_tower_that_must_move(self):
        self.assertIsNone(Position().tower_to_move)
        self.assertEqual(Position().to_move, Player.BLACK)
        self.assertEqual(Position().play("e1e4").tower_to_move, Tower(Player.GOLD, Colour.ORANGE))

    def test_tells_what_a_move_does(self):
        moved, given = Position().events("e1e4")
        self.assertEqual((moved.kind, moved.from_square, moved.to_square), (EventKind.MOVED, Square("e1"), Square("e4")))
        self.assertEqual((given.kind, given.rule, str(given.tower)), (EventKind.TURN_GIVEN, "T2", "gold orange"))
        push = Position("obpkyrg1/8/8/7n/7O*/8/8/NGRYKPB1 b O").events("h4h5")[0]
        self.assertEqual([str(piece.square) for piece in push.pushed], ["h6"])

    def test_spells_moves(self):
        position, move = Position(), Move("e1", "e4")
        self.assertEqual(position.write_move(move), "KF3O")
        self.assertEqual(position.write_move("e1e4", Spelling.WORDS, Language.GERMAN), "Rosa Vor 3 Orange")
        self.assertEqual(position.read_move("Rose Avant 3 Orange", Language.FRENCH), move)

    def test_knows_who_has_won(self):
        position = Position("1bpkyrgn/8/8/8/N7/8/o7/1GRYKPBO g O").play("a2a1")
        self.assertTrue(position.is_over)
        self.assertEqual((position.winner, position.end.reason), (Player.GOLD, kamisado.EndReason.HOME_ROW))
        self.assertIsNone(position.to_move)
        self.assertEqual(position.legal_moves(), [])

    def test_counts_paths(self):
        self.assertEqual([Position().perft(depth) for depth in (1, 2, 3)], [102, 1150, 11332])


class ErrorTest(unittest.TestCase):
    def error_of(self, action) -> Error:
        with self.assertRaises(Error) as caught:
            action()
        return caught.exception

    def test_has_id_place_and_rule(self):
        error = self.error_of(lambda: Position().play("e1e4").play("h8h5"))
        self.assertEqual((error.id, error.rule, error.place.column), ("move.another-tower", "T2", 1))
        self.assertTrue(str(error).endswith(error.sentence))
        self.assertIsInstance(error, ValueError)
        error = self.error_of(lambda: Position("obpkyrgn/8/8/8/8/8/8/NGRYKPB b -"))
        self.assertEqual((error.id, error.place.line, error.place.column), ("position.rank-too-short", 1, 29))

    def test_of_a_move_without_text_has_no_place(self):
        error = self.error_of(lambda: Position().play(Move("e1", "d1")))
        self.assertEqual((error.id, error.place, error.rule), ("move.not-forwards", None, "M1"))

    def test_is_told_without_being_raised(self):
        position = Position().play("e1e4")
        self.assertIsNone(position.why_not("a8", "a2"))
        self.assertEqual(position.why_not("a8", "b6").id, "move.not-straight")

    def test_of_rubbish(self):
        for action in (
            lambda: Square("z9"),
            lambda: Position("rubbish"),
            lambda: Position().play("rubbish"),
            lambda: Position().play(""),
            lambda: Position().piece_on("e9"),
            lambda: kamisado.Match("blitz"),
            lambda: kamisado.Match("series 0"),
            lambda: kamisado.Match().decide("fill up"),
            lambda: kamisado.Match.from_record("rubbish"),
            lambda: kamisado.Computer(11),
        ):
            self.assertRegex(self.error_of(action).id, r"^[a-z]+\.[a-z-]+$")
        with self.assertRaises(TypeError):
            Position().play(17)


class PictureTest(unittest.TestCase):
    def test_in_letters(self):
        lines = Position("obpkyrg1/8/8/7n/7O*/8/8/NGRYKPB1 b O").picture().splitlines()
        self.assertEqual(lines[0], "8 o  b  p  k  y  r  g  .")
        self.assertEqual(lines[4], "4 .  .  .  .  .  .  .  O*")
        self.assertEqual(lines[8], "  a  b  c  d  e  f  g  h")

    def test_as_svg(self):
        picture = ElementTree.fromstring(Position(MIDDLE)._repr_svg_())
        space = "{http://www.w3.org/2000/svg}"
        self.assertEqual(len(picture.findall(space + "rect")), 64)
        letters = [text.text for text in picture.findall(space + "text")][:16]
        self.assertEqual(sorted(letters), sorted("NGRYKPBO" * 2))


if __name__ == "__main__":
    unittest.main()
