"""What every value can do: be compared, ordered, hashed, copied, pickled, sent to another process."""

import copy
import multiprocessing
import pickle
import unittest

import kamisado
from kamisado import Adviser, Batch, Colour, Computer, Fill, Match, Move, Place, Player, Position, Solver, Square, Tower

MIDDLE = Position("2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O")
PUSH = Position("obpkyrg1/8/8/7n/7O*/8/8/NGRYKPB1 b O")
NO_VALUES = {"Solver", "Computer", "Adviser", "Match", "Batch", "Labels", "Error"}


def place_of_an_error() -> Place:
    try:
        Position("8 b -")
    except kamisado.Error as error:
        return error.place


def samples() -> dict[str, list]:
    """Some values of every type that the module has, in order."""
    match = Match("single", MIDDLE)
    match.decide("d5d1")
    solver = Solver()
    answer = solver.solve(MIDDLE, distance=True, points=True)
    seen = []
    solver.solve(Position(), nodes=20_000, progress=seen.append)
    hint = Adviser().hint(Match("single", MIDDLE))
    reviewed = Adviser().review(match)
    over = MIDDLE.play("d5d1")
    values = [
        place_of_an_error(), Square("a1"), Square("h8"), Tower(Player.BLACK, Colour.PINK), Tower(Player.GOLD, Colour.RED),
        *MIDDLE.pieces(), Move("a1", "a2"), Move("a1", "b2"), PUSH.read_move("h4h5"), Position(), MIDDLE, PUSH, over,
        *Position().events("e1e4"), *PUSH.events("h4h5"), *match.events(0), over.end, match.end, *match.decisions,
        Fill(kamisado.Side.LEFT), Fill(kamisado.Side.RIGHT), kamisado.Resign(Player.BLACK), kamisado.Resign(Player.GOLD),
        kamisado.TimeOut(Player.BLACK), answer, *answer.moves, *seen, hint, hint.choice, *hint.reasons, *reviewed,
        Position().playouts(10), MIDDLE.playouts(10),
    ]
    for name in kamisado.__all__:
        values += getattr(getattr(kamisado, name), "__members__", {}).values()
    by_type = {}
    for value in values:
        by_type.setdefault(type(value).__name__, []).append(value)
    return by_type


class ValueTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.samples = samples()

    def test_there_are_samples_of_every_type(self):
        self.assertEqual(set(self.samples), set(kamisado.__all__) - NO_VALUES)

    def test_are_pickled_and_copied(self):
        for name, values in self.samples.items():
            for value in values:
                for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
                    self.assertEqual(pickle.loads(pickle.dumps(value, protocol)), value, name)
                self.assertEqual(copy.copy(value), value)
                self.assertEqual(copy.deepcopy([value]), [value])

    def test_are_hashed_as_they_are_equal(self):
        for name, values in self.samples.items():
            for value in values:
                self.assertEqual(hash(pickle.loads(pickle.dumps(value))), hash(value), name)
            distinct = [value for n, value in enumerate(values) if value not in values[:n]]
            self.assertEqual(len(set(values)), len(distinct), name)

    def test_are_ordered(self):
        for name, values in self.samples.items():
            ordered = sorted(values)
            self.assertEqual(sorted(reversed(ordered)), ordered, name)
            for a, b in zip(ordered, ordered[1:]):
                self.assertTrue(a <= b and b >= a and not b < a and not a > b, name)
                self.assertEqual(a < b, a != b, name)

    def test_are_not_compared_with_others(self):
        for name, values in self.samples.items():
            self.assertNotEqual(values[0], "text", name)
            with self.assertRaises(TypeError):
                values[0] < "text"

    def test_errors_and_matches_are_pickled(self):
        try:
            Position().play("e1e4").play("h8h5")
        except kamisado.Error as caught:
            error = pickle.loads(pickle.dumps(caught))
            for field in ("id", "sentence", "place", "rule", "args"):
                self.assertEqual(getattr(error, field), getattr(caught, field))
        match = Match("standard", PUSH)
        match.decide("h4h5")
        match.set_tag("Black", "Åkane \\ \"1\"")
        again = pickle.loads(pickle.dumps(match))
        self.assertEqual((again, again.record()), (match, match.record()))
        with self.assertRaises(TypeError):
            hash(match)

    def test_thinkers_are_not_pickled(self):
        for thinker in (Solver(table_mb=1), Computer(1), Adviser(table_mb=1)):
            with self.assertRaises(TypeError):
                pickle.dumps(thinker)


def first_moves(position: Position) -> tuple:
    """What a worker does: gets a value, answers with values."""
    return position, Solver(table_mb=1).solve(position, nodes=1000), Match("single", position)


class ProcessTest(unittest.TestCase):
    def test_values_go_to_other_processes_and_back(self):
        for method in ("fork", "spawn"):
            with multiprocessing.get_context(method).Pool(2) as pool:
                for position, answer, match in pool.map(first_moves, [MIDDLE, PUSH]):
                    self.assertIn(position, (MIDDLE, PUSH))
                    self.assertEqual([one.move for one in answer.moves], position.legal_moves())
                    self.assertEqual(match.position, position)

    def test_batches_go_to_other_processes(self):
        batch = Batch(10)
        batch.step_at_random(1)
        self.assertEqual(pickle.loads(pickle.dumps(batch)), batch)
        labels = Solver().label(batch, nodes=100)
        self.assertEqual(pickle.loads(pickle.dumps(labels)), labels)


if __name__ == "__main__":
    unittest.main()
