"""Matches, records, computers, the adviser."""

import copy
import pathlib
import unittest

import kamisado
from kamisado import Adviser, Computer, EventKind, Fill, Mark, Match, Move, Phase, Player, Position, Side, Solver, Spelling

ROOT = pathlib.Path(__file__).resolve().parents[2]
MIDDLE = "2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O"


def played(level: int, format: str = "standard") -> Match:
    match, computer = Match(format), Computer(level, seed=3)
    while not match.is_over:
        match.decide(computer.choose(match))
    return match


class MatchTest(unittest.TestCase):
    def test_is_played_to_its_end(self):
        match = played(1)
        self.assertEqual(match.phase, Phase.OVER)
        self.assertGreaterEqual(match.score(match.end.winner), 3)
        fills = [decision for decision in match.decisions if isinstance(decision, Fill)]
        self.assertEqual(len(fills), match.round - 1)
        self.assertEqual(match.events(len(match.decisions) - 1)[-1].kind, EventKind.MATCH_DECIDED)
        self.assertEqual(match.choices(), [])

    def test_is_copied_and_taken_back(self):
        match = played(1)
        other = copy.deepcopy(match)
        self.assertEqual(other.undo(3), 3)
        self.assertNotEqual(other, match)
        other.undo(10_000)
        self.assertEqual(other, Match())
        with self.assertRaises(TypeError):
            hash(match)

    def test_waits_for_the_fill(self):
        match = played(1)
        step = next(n for n, decision in enumerate(match.decisions) if isinstance(decision, Fill))
        match.undo(len(match.decisions) - step)
        self.assertEqual((match.phase, match.decider), (Phase.FILLING, match.position.winner))
        self.assertEqual(match.choices(), [Fill(Side.LEFT), Fill(Side.RIGHT)])
        with self.assertRaises(kamisado.Error):
            match.decide(Move("a1", "a2"))
        self.assertEqual(match.decide("fill right")[0].side, Side.RIGHT)

    def test_keeps_records(self):
        for path in sorted((ROOT / "data/matches").glob("standard.*.kamisado")):
            text = path.read_text(encoding="utf-8")
            match = Match.from_record(text)
            self.assertEqual(match.record(), text)
            self.assertEqual(Match.from_record(match.record(Spelling.COORDINATES)), match)
        self.assertEqual(match.tag("Black"), "Akane")
        match.set_tag("Event", "test")
        self.assertIn('[Event "test"]', match.record())
        self.assertIn("Result: Gold wins 1-3", match.score_sheet())

    def test_tells_where_a_record_is_wrong(self):
        with self.assertRaises(kamisado.Error) as caught:
            Match.from_record('[Kamisado "1"]\n[Format "single"]\n\n1. e1e4 a8b6\n')
        place = caught.exception.place
        self.assertEqual((place.line, place.column, place.round, place.move), (4, 9, 1, 2))

    def test_starts_anywhere(self):
        match = Match("single", Position(MIDDLE))
        self.assertEqual((str(match.start), match.format, match.result), (MIDDLE, "single", "*"))


class ComputerTest(unittest.TestCase):
    def test_decides_the_same_for_the_same_seed(self):
        self.assertEqual(Computer(4, seed=9).choose(Match()), Computer(4, seed=9).choose(Match()))
        self.assertEqual(Computer(4).level, 4)

    def test_has_nothing_to_say_when_it_is_over(self):
        with self.assertRaises(kamisado.Error):
            Computer(1).choose(played(1, "single"))
        with self.assertRaises(kamisado.Error):
            Adviser().hint(played(1, "single"))


class AdviserTest(unittest.TestCase):
    def setUp(self):
        self.match = Match("single", Position(MIDDLE))

    def test_gives_reasons(self):
        hint = Adviser().hint(self.match)
        self.assertIn(hint.choice.decision, self.match.choices())
        self.assertTrue(hint.reasons)
        self.assertTrue(hint.choice.is_proved)

    def test_reviews(self):
        for move in Solver().best_line(self.match.position):
            self.match.decide(move)
        told = []
        reviewed = Adviser().review(self.match, progress=lambda done, total: told.append((done, total)))
        self.assertEqual([one.mark for one in reviewed], [Mark.FINE] * len(self.match.decisions))
        self.assertEqual(told, [(n, len(reviewed)) for n in range(len(reviewed))])

    def test_hands_on_what_is_raised_meanwhile(self):
        self.match.decide(self.match.choices()[0])

        def fail(done, total):
            raise KeyError("mine")

        with self.assertRaises(KeyError):
            Adviser().review(self.match, progress=fail)


if __name__ == "__main__":
    unittest.main()
