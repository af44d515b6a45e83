"""Many rounds as arrays: with numpy, and without."""

import array
import os
import signal
import threading
import unittest

import kamisado
from kamisado import Batch, Position, Solver, Verdict

try:
    import numpy
except ImportError:
    numpy = None

MIDDLE = Position("2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O")
NINE_RINGS = Position("b**n**pyr**kg**o*/8/8/8/8/8/8/K***O*NG*R**Y*B*P b -")


class BatchTest(unittest.TestCase):
    def test_is_a_sequence_of_rounds(self):
        batch = Batch.of([Position(), MIDDLE])
        self.assertEqual((len(batch), batch[1], batch[-2], list(batch)), (2, MIDDLE, Position(), [Position(), MIDDLE]))
        batch[0] = NINE_RINGS
        self.assertEqual(batch.positions(), [NINE_RINGS, MIDDLE])
        with self.assertRaises(IndexError):
            batch[2]
        self.assertEqual(Batch(3, start=MIDDLE).positions(), [MIDDLE] * 3)

    def test_masks_are_the_legal_moves(self):
        batch = Batch.of([Position(), MIDDLE, NINE_RINGS])
        for _ in range(4):
            masks = batch.legal_actions()
            self.assertEqual((masks.shape, masks.format), ((3, Batch.ACTIONS), "B"))
            for row, position in zip(masks.tolist(), batch):
                legal = {position.action_of(move): move for move in position.legal_moves()}
                self.assertEqual({action for action, is_legal in enumerate(row) if is_legal}, set(legal))
                self.assertTrue(all(position.move_of(action) == move for action, move in legal.items()))
            batch.step_at_random(1)

    def test_observations_show_the_mover_at_the_bottom(self):
        planes = Batch.of([Position(), Position().play("e1e4")]).observations()
        self.assertEqual((planes.shape, planes.format), ((2, Batch.PLANES, 8, 8), "B"))
        self.assertEqual([planes[0, 4, 0, file] for file in range(8)], [0, 0, 0, 0, 1, 0, 0, 0])  # pink, on e1
        self.assertEqual(planes[1, 7, 0, 7], 1)  # Gold's orange tower, on a8: Gold's right
        self.assertEqual(planes[1, 22, 0, 7], 1)  # which must move
        self.assertEqual(planes[1, 12, 4, 3], 1)  # Black's pink one on e4, from the other side

    def test_steps_as_positions_do(self):
        batch = Batch(4)
        moves = ["e1e4", "a1a2", "h1g2", "d1d7"]
        actions = [Position().action_of(move) for move in moves]
        for given in (actions, tuple(actions), array.array("q", actions), array.array("H", actions)):
            batch = Batch(4)
            batch.step(given)
            self.assertEqual(batch.positions(), [Position().play(move) for move in moves])
        self.assertEqual(batch.players().tolist(), [1] * 4)

    def test_refuses_what_is_not_legal_and_changes_nothing(self):
        batch = Batch(2)
        for actions in ([0, 6], [0, -1], [0, 168], [0], array.array("q", [0, 2**40])):
            with self.assertRaises(kamisado.Error):
                batch.step(actions)
        for actions in (array.array("d", [0, 0]), ["a", "b"]):
            with self.assertRaises(TypeError):
                batch.step(actions)
        self.assertEqual(batch.positions(), [Position()] * 2)
        with self.assertRaises(ValueError):
            Position().action_of(kamisado.Move("a1", "a8"))

    def test_plays_to_the_end_and_begins_again(self):
        batch = Batch(50, start=NINE_RINGS)
        seed = 0
        while batch.step_at_random(seed):
            seed += 1
        self.assertEqual(set(batch.players().tolist()), {-1})
        self.assertEqual(batch.winners().tolist(), [int(position.winner) for position in batch])
        self.assertEqual(sum(map(sum, batch.legal_actions().tolist())), 0)
        batch.step([-1] * 50)
        self.assertEqual(batch.reset(), 50)
        self.assertEqual((batch.reset(), batch[7]), (0, NINE_RINGS))

    def test_counts_playouts(self):
        wins = Batch.of([Position(), MIDDLE]).playouts(2000, seed=3)
        self.assertEqual((wins.shape, wins.format), ((2, 2), "q"))
        self.assertEqual([sum(row) for row in wins.tolist()], [2000, 2000])
        counts = Position().playouts(2000, seed=3)
        self.assertEqual([counts.black_wins, counts.gold_wins], wins.tolist()[0])
        self.assertGreater(counts.moves, 2000)

    def test_is_packed(self):
        batch = Batch(20)
        for seed in range(30):  # to the end: finished rounds are packed too
            packed = batch.packed()
            self.assertEqual(packed.shape, (20, 17))
            self.assertEqual(Batch.from_packed(packed).positions(), batch.positions())
            self.assertEqual(Position.from_packed(bytes(packed)[:17]), batch[0])
            batch.step_at_random(seed)
        with self.assertRaises(kamisado.Error):
            Batch.from_packed(bytes(17))
        with self.assertRaises(ValueError):
            Batch.from_packed(bytes(16))

    def test_labels_are_exact(self):
        solver = Solver()
        labels = solver.label([MIDDLE, MIDDLE.play("d5d1")], distances=True)
        self.assertEqual((labels.values.tolist(), labels.distances.tolist()), ([1, 0], [1, 0]))
        answer = solver.solve(MIDDLE, distance=True)
        for one in answer.moves:
            action = MIDDLE.action_of(one.move)
            self.assertEqual(labels.actions[0, action], 1 if one.verdict == Verdict.WIN else -1)
            self.assertEqual(labels.action_distances[0, action], one.distance)
        self.assertEqual(len(solver.label(Batch(3), nodes=1).distances), 0)
        told = []
        solver.label(Batch(3), nodes=1, progress=lambda done, total: told.append((done, total)))
        self.assertEqual(told, [(0, 3), (1, 3), (2, 3)])
        with self.assertRaises(ZeroDivisionError):
            solver.label(Batch(3), nodes=1, progress=lambda done, total: 1 / 0)

    @unittest.skipUnless(numpy, "there is no numpy")
    def test_arrays_are_those_of_numpy(self):
        batch = Batch(8)
        batch.step_at_random(1)
        masks = numpy.asarray(batch.legal_actions())
        self.assertEqual((masks.dtype, masks.shape), (numpy.uint8, (8, 168)))
        planes = numpy.zeros((8, Batch.PLANES, 8, 8), dtype=numpy.float32)
        self.assertIs(batch.observations(out=planes), planes)
        self.assertTrue((planes == numpy.asarray(batch.observations())).all())
        bools = numpy.zeros((8, 168), dtype=bool)
        self.assertTrue((batch.legal_actions(out=bools) == masks).all())
        for wrong in (planes[:, :, :, ::2], planes[:4], planes.astype(float), planes.astype(numpy.float32)[::-1]):
            with self.assertRaises((TypeError, ValueError)):
                batch.observations(out=wrong)
        planes.flags.writeable = False
        with self.assertRaises((BufferError, ValueError)):
            batch.observations(out=planes)
        batch.step(masks.argmax(axis=1))
        batch.step(numpy.asarray(batch.legal_actions()).argmax(axis=1).astype(numpy.int32)[::1])


class InterruptionTest(unittest.TestCase):
    def setUp(self):
        # What a shell runs in the background does not hear Ctrl+C, unless it says so: the test would wait for ever.
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.addCleanup(signal.signal, signal.SIGINT, before)

    def interrupted(self, act) -> None:
        timer = threading.Timer(0.2, lambda: os.kill(os.getpid(), signal.SIGINT))
        with self.assertRaises(KeyboardInterrupt):
            timer.start()
            while True:  # however quick the machine is
                act()
        timer.join()

    def test_ctrl_c_ends_what_takes_long(self):
        # Each would take hours.
        self.interrupted(lambda: Position().perft(14))
        self.interrupted(lambda: Position().playouts(10**12))
        self.interrupted(lambda: Solver(table_mb=1).label([NINE_RINGS] * 10_000))


if __name__ == "__main__":
    unittest.main()
