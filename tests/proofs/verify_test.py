"""proofs/verify.py accepts the proofs in data/proofs and nothing that was spoiled in meaning.

KAMISADO_SOURCE_DIR names the project; KAMISADO_PROGRAM the program `kamisado`, whose moves are compared, if it is set.
"""
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(os.environ.get("KAMISADO_SOURCE_DIR", pathlib.Path(__file__).parents[2]))
PROOFS = ROOT / "data" / "proofs"
sys.path.insert(0, str(ROOT / "proofs"))
sys.dont_write_bytecode = True
import verify  # noqa: E402

FIRST = "obpkyrgn/8/8/8/8/8/8/NGRYKPBO b -"


class Proof:
    """A strategy, with where each reply stands in its walk."""

    def __init__(self, text, claim, replies):
        self.text, self.claim, self.replies = text, claim, replies
        self.state, self.rings = verify.read_position(text)
        self.player, self.margin = verify.read_claim(claim)

    def is_accepted(self, replies=None, text=None, claim=None):
        try:
            state, rings = verify.read_position(text or self.text)
            player, margin = verify.read_claim(claim or self.claim)
            verify.check(state, rings, player, margin, self.replies if replies is None else replies)
        except verify.Wrong:
            return False
        return True

    def walk(self):
        """Replays the strategy. For each reply: the state, and which states had been met by then; and for each
        defence the replies that answer it and what follows, as a range."""
        met, order, defences = set(), [], []

        def visit(state):
            if len(state) == 2 or state in met:
                return
            met.add(state)
            moves = verify.legal_moves(state, self.rings)
            if state[1] == self.player:
                order.append(state)
                visit(verify.play(state, self.rings, moves[self.replies[len(order) - 1]]))
                return
            for _, move in sorted(moves.items()):
                begin = len(order)
                visit(verify.play(state, self.rings, move))
                if len(order) > begin:
                    defences.append((begin, len(order)))

        visit(self.state)
        return order, defences, met


def proofs_in(name):
    return [Proof(*each) for each in verify.strategies_in(str(PROOFS / name))]


class VerifyTest(unittest.TestCase):
    def setUp(self):
        self.random = random.Random(20)
        self.proofs = proofs_in("first-moves.strategies.gz")
        # Short ones can be spoiled a thousand times in seconds.
        self.short = [proof for proof in self.proofs if 100 <= len(proof.replies) <= 900]

    def test_sixteen_first_moves_win_and_all_others_lose(self):
        proved = {}
        for proof in self.proofs:
            verify.check(proof.state, proof.rings, proof.player, proof.margin, proof.replies)
            proved.setdefault((proof.state, proof.rings), []).append((proof.player, proof.margin))
        moves = list(verify.settle(FIRST, proved))
        self.assertEqual(len(moves), 102)
        self.assertEqual(sum(low > 0 for _, low, _ in moves), 16)
        self.assertEqual(sum(high < 0 for _, _, high in moves), 86)
        del proved[self.proofs[7].state, self.proofs[7].rings]
        unsettled = [name for name, low, high in verify.settle(FIRST, proved) if low < 0 < high]
        self.assertEqual(len(unsettled), 2, "a move and its mirror image")

    def test_a_reply_is_missing_or_one_too_many(self):
        for _ in range(150):
            proof = self.random.choice(self.short)
            at = self.random.randrange(len(proof.replies))
            self.assertFalse(proof.is_accepted(proof.replies[:at] + proof.replies[at + 1 :]), (proof.text, at))
            self.assertFalse(proof.is_accepted(proof.replies[: at + 1] + proof.replies[at:]), (proof.text, at))

    def test_a_reply_is_changed_to_another_legal_move(self):
        """One that lets the other player win: some other moves win as well, and then nothing is spoiled."""
        spoiled = 0
        for proof in self.short:
            order, _, _ = proof.walk()
            for at in self.random.sample(range(len(order)), 25):
                blunders = blunders_in(order[at], proof.rings)
                if blunders:
                    changed = proof.replies[:at] + [self.random.choice(blunders)] + proof.replies[at + 1 :]
                    self.assertFalse(proof.is_accepted(changed), (proof.text, at))
                    spoiled += 1
        self.assertGreater(spoiled, 350)

    def test_a_defence_is_left_out(self):
        spoiled = 0
        for proof in self.short:
            _, defences, _ = proof.walk()
            for begin, end in self.random.sample(defences, min(12, len(defences))):
                self.assertFalse(proof.is_accepted(proof.replies[:begin] + proof.replies[end:]), (proof.text, begin))
                spoiled += 1
        self.assertGreater(spoiled, 250)

    def test_the_claim_or_the_position_is_another(self):
        for proof in self.short:
            other = "gold wins" if proof.claim == "black wins" else "black wins"
            self.assertFalse(proof.is_accepted(claim=other), proof.text)
            self.assertFalse(proof.is_accepted(claim=proof.claim.replace("wins", "wins at least 2 points")), proof.text)
            for other in (FIRST, proof.text.replace(" g ", " b "), proof.text[:-1] + "-", proof.text + " "):
                self.assertFalse(proof.is_accepted(text=other), other)

    def test_line_ups_with_and_without_rings(self):
        for proof in proofs_in("line-ups.strategies.gz"):
            self.assertTrue(proof.is_accepted(), proof.text)

    def test_points_are_proved_from_both_sides(self):
        bounds = {}
        for proof in proofs_in("points.strategies.gz"):
            self.assertTrue(proof.is_accepted(), proof.text)
            low, high = bounds.get(proof.text, (-8, 8))
            margin = proof.margin if proof.player == verify.BLACK else -proof.margin
            bounds[proof.text] = (margin, high) if proof.player == verify.BLACK else (low, margin)
        self.assertEqual(len(bounds), 20)
        for text, (low, high) in bounds.items():
            self.assertEqual(low, high, text)
        self.assertEqual({abs(low) for low, _ in bounds.values()}, {1, 2})

    def test_more_points_are_claimed(self):
        for proof in proofs_in("points.strategies.gz"):
            more = 2 * proof.margin if proof.margin > 0 else -proof.margin
            player = ("black", "gold")[proof.player]
            self.assertFalse(proof.is_accepted(claim=f"{player} wins at least {more} points"), proof.text)

    def test_rings_are_changed(self):
        """So that a reply would be too long, or push without the strength for it."""
        spoiled = 0
        for proof in proofs_in("points.strategies.gz"):
            order, _, _ = proof.walk()
            changed = set()
            for state, reply in zip(order, proof.replies):
                tower, target, pushed = verify.legal_moves(state, proof.rings)[reply]
                length = abs(target // 8 - state[0][tower] // 8)
                rings = 0 if pushed else next((each for each in (1, 2, 3) if verify.REACH[each] < length), None)
                text = None if rings is None else with_rings(proof.text, tower, rings)
                if text is not None and text not in changed:
                    changed.add(text)
                    self.assertFalse(proof.is_accepted(text=text), text)
                    spoiled += 1
        self.assertGreater(spoiled, 250)

    def test_blocked_turns_and_deadlocks_are_misjudged(self):
        """Proofs that would be right if the rules of blocked towers were others."""
        wanted = {"deadlock": 20, "blocked": 80}
        spoiled = {rule: 0 for rule in wanted}
        for state, rings in crowds(self.random, 30_000):
            for rule, wrong in WRONG_RULES.items():
                moves = verify.legal_moves(state, rings).values()
                if all(wrong(state, rings, move) == verify.play(state, rings, move) for move in moves):
                    continue
                for player in (verify.BLACK, verify.GOLD):
                    if wins(state, rings, player, verify.play, Budget(300)) is not False:
                        continue
                    replies = wins(state, rings, player, wrong, Budget(300))
                    if replies:
                        with self.assertRaises(verify.Wrong):
                            verify.check(state, rings, player, 1, replies)
                        spoiled[rule] += 1
            if all(spoiled[rule] >= wanted[rule] for rule in wanted):
                return
        self.fail(f"too few: {spoiled}")

    def test_the_board_is_its_own_mirror_image(self):
        """Half of the first moves are settled by the proofs of their images."""
        painted = list(verify.COLOUR_AT)
        verify.COLOUR_AT[0], verify.COLOUR_AT[1] = painted[1], painted[0]
        try:
            with self.assertRaisesRegex(verify.Wrong, "mirror"):
                list(verify.settle(FIRST, {}))
        finally:
            verify.COLOUR_AT[:] = painted

    def test_files_that_are_no_proofs(self):
        with tempfile.TemporaryDirectory() as folder:
            whole = (PROOFS / "line-ups.strategies.gz").read_bytes()
            damaged = pathlib.Path(folder, "damaged.gz")
            for spoil in (whole[:500], whole[:200] + bytes(8) + whole[208:], b"no archive"):
                damaged.write_bytes(spoil)
                self.assert_refused([str(damaged)], 1, "not accepted")
        self.assert_refused([str(ROOT / "README.md")], 1, "not accepted")
        self.assert_refused([str(PROOFS / "missing.gz")], 1, "not accepted")
        self.assert_refused(["--moves", "nonsense", str(PROOFS / "line-ups.strategies.gz")], 1, "not accepted")

    def test_without_a_file_nothing_is_accepted(self):
        for arguments in ([], ["--moves"], ["--moves", FIRST]):
            self.assert_refused(arguments, 2, "usage")

    def assert_refused(self, arguments, code, words):
        run = subprocess.run([sys.executable, "-B", str(ROOT / "proofs" / "verify.py"), *arguments],
                             capture_output=True, text=True)
        self.assertEqual(run.returncode, code, run.stderr)
        self.assertIn(words, run.stderr)
        self.assertNotIn("Traceback", run.stderr)

    def test_the_program_itself(self):
        run = subprocess.run([sys.executable, "-B", str(ROOT / "proofs" / "verify.py"),
                              str(ROOT / "data" / "first-round.strategy")], capture_output=True, text=True)
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertIn("black wins. Positions: 1730, replies: 1367", run.stdout)


@unittest.skipUnless(os.environ.get("KAMISADO_PROGRAM"), "there is no program to compare with")
class SameRules(unittest.TestCase):
    def test_move_paths_are_counted_alike(self):
        for name in ("middle-0-rings", "middle-4-rings", "middle-9-rings"):
            lines = (ROOT / "data" / "suites" / f"{name}.txt").read_text().splitlines()
            for text in random.Random(1).sample([line for line in lines if "/" in line and "#" not in line], 8):
                state, rings = verify.read_position(text)
                run = subprocess.run([os.environ["KAMISADO_PROGRAM"], "perft", "4", "--position", text],
                                     capture_output=True, text=True, check=True)
                self.assertIn(str(count_paths(state, rings, 4)), run.stdout.split(), text)

    def test_both_checkers_judge_spoiled_proofs_alike(self):
        """Any legal move in the place of a reply: now and then it wins as well, and both must say so."""
        draw, verdicts = random.Random(2), set()
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "spoiled.strategy")
            for proof in proofs_in("first-moves.strategies.gz")[4:20]:
                order, _, _ = proof.walk()
                for at in draw.sample(range(len(order)), min(4, len(order))):
                    name = draw.choice(sorted(verify.legal_moves(order[at], proof.rings)))
                    changed = proof.replies[:at] + [name] + proof.replies[at + 1 :]
                    lines = ["Kamisado strategy 1", proof.text, proof.claim, " ".join(changed), ""]
                    pathlib.Path(path).write_text("\n".join(lines))
                    run = subprocess.run([os.environ["KAMISADO_PROGRAM"], "verify", path], capture_output=True)
                    verdicts.add(run.returncode == 0)
                    self.assertEqual(run.returncode == 0, proof.is_accepted(changed), (proof.text, at, name))
        self.assertEqual(verdicts, {True, False})


def with_rings(text, tower, rings):
    """The position with so many rings on a tower; nothing when a side would wear more than it may."""
    letter = verify.COLOURS[tower % 8]
    letter = letter if tower < 8 else letter.lower()
    board, *rest = text.split(" ")
    changed = " ".join([re.sub(letter + r"\**", letter + "*" * rings, board), *rest])
    try:
        verify.read_position(changed)
    except verify.Wrong:
        return None
    return changed


class Budget:
    def __init__(self, nodes):
        self.nodes = nodes


def wins(state, rings, player, play, budget):
    """The replies with which the player wins in the order of the walk, False when he does not win, None when that
    takes too long. All is tried: for small endings."""
    known = {}

    def can_win(state):
        if len(state) == 2:
            return state[0] == player
        if state not in known:
            budget.nodes -= 1
            if budget.nodes < 0:
                raise TimeoutError
            results = (can_win(play(state, rings, move)) for _, move in sorted(verify.legal_moves(state, rings).items()))
            known[state] = any(results) if state[1] == player else all(results)
        return known[state]

    def write(state, met, replies):
        if len(state) == 2 or state in met:
            return
        met.add(state)
        moves = sorted(verify.legal_moves(state, rings).items())
        if state[1] == player:
            name, move = next(each for each in moves if can_win(play(state, rings, each[1])))
            replies.append(name)
            write(play(state, rings, move), met, replies)
        else:
            for _, move in moves:
                write(play(state, rings, move), met, replies)

    try:
        if not can_win(state):
            return False
        replies = []
        write(state, set(), replies)
        return replies
    except TimeoutError:
        return None


def deadlock_wins(state, rings, move):
    """As if whoever causes a deadlock won."""
    after = verify.play(state, rings, move)
    if len(after) == 2 and after[0] != state[1]:
        return state[1], after[1]
    return after


def blocked_loses(state, rings, move):
    """As if whoever is blocked lost at once."""
    squares, player, _ = state
    after = verify.play(state, rings, move)
    goes_home = len(after) == 2 and after[0] == player
    expected = player if move[2] else 1 - player
    if not goes_home and (len(after) == 2 or after[1] != expected):
        return 1 - expected, 1
    return after


def crowds(draw, count):
    """Positions in which towers stand in each other's way: sixteen in two rows, with rings."""
    for _ in range(count):
        squares = draw.sample(range(24, 40), 16)
        rings = tuple(draw.choice((0, 0, 0, 1, 1, 2, 3)) for _ in range(16))
        state = (tuple(squares), draw.randrange(2), draw.randrange(8))
        if verify.legal_moves(state, rings):
            yield state, rings


WRONG_RULES = {"deadlock": deadlock_wins, "blocked": blocked_loses}


def blunders_in(state, rings):
    """Moves after which the other player can win at once."""
    found = []
    for name, move in verify.legal_moves(state, rings).items():
        after = verify.play(state, rings, move)
        if len(after) == 3 and after[1] != state[1]:
            ends = [verify.play(after, rings, each) for each in verify.legal_moves(after, rings).values()]
            if any(len(end) == 2 and end[0] == after[1] for end in ends):
                found.append(name)
    return found


def count_paths(state, rings, depth):
    if len(state) == 2:
        return 0
    moves = verify.legal_moves(state, rings).values()
    return len(moves) if depth == 1 else sum(count_paths(verify.play(state, rings, each), rings, depth - 1) for each in moves)


if __name__ == "__main__":
    unittest.main()
