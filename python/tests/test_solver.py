"""The solver: answers, limits, threads, Ctrl+C."""

import os
import signal
import threading
import unittest

from kamisado import Adviser, Computer, Error, Match, Position, Solver, Verdict

MIDDLE = Position("2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O")

# Seconds for any machine: nine rings a side at a round's start.
HARD = Position("o**b*p*k*y*r*g*n/8/8/8/8/8/8/N**G*R*Y*K*P*B*O b -")


class SolverTest(unittest.TestCase):
    def test_knows_every_move(self):
        solver = Solver()
        answer = solver.solve(MIDDLE, distance=True, points=True)
        self.assertEqual([one.move for one in answer.moves], MIDDLE.legal_moves())
        self.assertNotIn(Verdict.UNKNOWN, [one.verdict for one in answer.moves])
        self.assertEqual(solver.verdict(MIDDLE), answer.verdict)
        line = solver.best_line(MIDDLE)
        self.assertEqual(len(line), answer.distance)
        position = MIDDLE
        for move in line:
            position = position.play(move)
        self.assertTrue(position.is_over)
        self.assertEqual(solver.solve(position).moves, [])
        self.assertGreater(solver.nodes, 0)

    def test_keeps_to_its_limits(self):
        self.assertEqual(Solver().verdict(Position(), nodes=100), Verdict.UNKNOWN)
        self.assertEqual(Solver().verdict(Position(), seconds=0.0), Verdict.UNKNOWN)
        self.assertLess(len(Solver().best_line(Position(), nodes=100)), 17)
        for wrong in ({"table_mb": 0}, {"threads": 0}):
            with self.assertRaises(ValueError):
                Solver(**wrong)

    def test_says_when_there_is_not_so_much_memory(self):
        for thinker in (Solver, Adviser):
            with self.assertRaises(Error) as caught:
                thinker(table_mb=2**40)
            self.assertEqual(caught.exception.id, "solver.table-too-large")
            self.assertIn("65536 MB, not 1099511627776 MB", str(caught.exception))

    def test_tells_how_far_it_is(self):
        told = []
        Solver().solve(Position(), nodes=5000, progress=told.append)
        self.assertEqual(told[0].total, 102)

    def test_hands_on_what_is_raised_meanwhile(self):
        def fail(progress):
            raise KeyError("mine")

        with self.assertRaises(KeyError):
            Solver().solve(Position(), distance=True, points=True, progress=fail)

    def test_answers_one_question_at_a_time(self):
        solver = Solver()
        with self.assertRaises(RuntimeError):
            solver.solve(Position(), progress=lambda progress: solver.verdict(MIDDLE))
        self.assertNotEqual(solver.verdict(MIDDLE), Verdict.UNKNOWN)

    def test_lets_other_threads_run_and_stop_it(self):
        solver, began, done = Solver(), threading.Event(), threading.Event()

        def stop():
            began.wait()
            while not done.is_set():
                solver.stop()

        stopper = threading.Thread(target=stop)
        stopper.start()
        answer = solver.solve(Position(), distance=True, points=True, progress=lambda progress: began.set())
        done.set()
        stopper.join()
        self.assertIn(Verdict.UNKNOWN, [one.verdict for one in answer.moves])

    def hear_ctrl_c(self) -> None:
        """What a shell runs in the background does not hear it, unless it says so: the test would wait for ever."""
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.addCleanup(signal.signal, signal.SIGINT, before)

    def test_hears_ctrl_c(self):
        self.hear_ctrl_c()
        solver = Solver()
        interrupted = []

        def interrupt(progress):
            if not interrupted:
                interrupted.append(True)
                os.kill(os.getpid(), signal.SIGINT)

        with self.assertRaises(KeyboardInterrupt):
            solver.solve(Position(), distance=True, points=True, progress=interrupt)
        self.assertNotEqual(solver.verdict(MIDDLE), Verdict.UNKNOWN)

    def test_everything_that_thinks_hears_ctrl_c(self):
        self.hear_ctrl_c()
        hard = Match("single", HARD)
        solver, computer, adviser = Solver(), Computer(10), Adviser()
        for think in (
            lambda: solver.best_line(HARD),
            lambda: computer.choose(hard),
            lambda: adviser.hint(hard),
        ):
            # From another thread, which runs only if this one lets it.
            timer = threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGINT))
            with self.assertRaises(KeyboardInterrupt):
                timer.start()
                while True:  # however quick the machine is
                    think()
            timer.join()
        middle = Match("single", MIDDLE)
        self.assertEqual(str(computer.choose(middle)), "d5d1")
        self.assertEqual(str(adviser.hint(middle).choice.decision), "d5d1")

    def test_everything_that_thinks_is_stopped(self):
        hard = Match("single", HARD)
        adviser, computer, done = Adviser(), Computer(10), threading.Event()

        def stop():
            while not done.is_set():
                adviser.stop()
                computer.stop()

        stopper = threading.Thread(target=stop)
        stopper.start()
        hint, decision = adviser.hint(hard), computer.choose(hard)
        done.set()
        stopper.join()
        self.assertEqual(hint.choice.verdict, Verdict.UNKNOWN)
        self.assertIn(decision, hard.choices())


if __name__ == "__main__":
    unittest.main()
