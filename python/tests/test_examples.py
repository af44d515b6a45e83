"""The examples do what they say; their shapes are those that libraries expect."""

import importlib.util
import json
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile
import unittest

from kamisado import Batch, Position

try:
    import numpy
except ImportError:
    numpy = None

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = pathlib.Path(os.environ.get("KAMISADO_BUILD_DIR", ROOT / "nowhere")) / "kamisado"
HOME_IN_ONE = "2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O"
EXTRA_TURN = "obpkyrg1/8/8/7n/7O*/8/8/NGRYKPB1 b O"


def example(name: str):
    spec = importlib.util.spec_from_file_location(name, ROOT / f"examples/{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class TurnEnvironmentTest(unittest.TestCase):
    """PettingZoo's documented AEC interface, point by point."""

    def setUp(self):
        self.shapes = example("environment")
        self.environment = self.shapes.TurnEnvironment(render_mode="ansi")
        self.environment.reset(seed=1)

    def test_begins_as_documented(self):
        one = self.environment
        self.assertEqual((one.possible_agents, one.agents), (["black", "gold"],) * 2)
        self.assertEqual((one.num_agents, one.max_num_agents, one.agent_selection), (2, 2, "black"))
        for table in (one.rewards, one.terminations, one.truncations, one.infos, one._cumulative_rewards):
            self.assertEqual(set(table), set(one.agents))
        self.assertIs(one.observation_space("black"), one.observation_space("black"))
        self.assertEqual(one.action_space("gold").n, Batch.ACTIONS)
        self.assertIn("render_modes", one.metadata)
        self.assertIn("1 N  G", one.render())

    def test_observations_are_in_their_space(self):
        one = self.environment
        seen, reward, terminated, truncated, info = one.last()
        self.assertIn(seen, one.observation_space("black"))
        self.assertEqual((reward, terminated, truncated, info), (0, False, False, {}))
        self.assertEqual(sum(seen["action_mask"]), 102)
        self.assertEqual(sum(one.observe("gold")["action_mask"]), 0)
        self.assertIsNone(one.last(observe=False)[0])

    def test_a_round_ends_as_documented(self):
        one = self.environment
        one.reset(options={"start": HOME_IN_ONE})
        self.assertEqual(one.agent_selection, "gold")
        one.step(Position(HOME_IN_ONE).action_of("d5d1"))
        self.assertEqual((one.rewards, one.terminations), ({"black": -1, "gold": 1}, {"black": True, "gold": True}))
        self.assertIn(one.last()[0], one.observation_space("black"))
        with self.assertRaises(ValueError):
            one.step(0)
        rewards = {}
        for agent in one.agent_iter():
            rewards[agent] = one.last()[1]
            one.step(None)
        self.assertEqual((rewards, one.agents), ({"black": -1, "gold": 1}, []))
        one.reset()
        self.assertEqual(one.agents, one.possible_agents)

    def test_a_push_gives_the_same_agent_another_turn(self):
        one = self.environment
        one.reset(options={"start": EXTRA_TURN})
        one.step(Position(EXTRA_TURN).action_of("h4h5"))
        self.assertEqual(one.agent_selection, "black")

    def test_what_is_not_legal_is_refused(self):
        with self.assertRaises(ValueError):
            self.environment.step(6)

    def test_whole_rounds_are_played(self):
        one = self.environment
        one.action_space("black").seed(7)
        for _ in range(20):
            one.reset()
            sums = {"black": 0, "gold": 0}
            for agent in one.agent_iter():
                seen, reward, terminated, truncated, _ = one.last()
                sums[agent] += reward
                one.step(None if terminated or truncated else one.action_space(agent).sample(seen["action_mask"]))
            self.assertEqual(sorted(sums.values()), [-1, 1])


class LevelEnvironmentTest(unittest.TestCase):
    """Gymnasium's documented Env, point by point."""

    def test_a_round_against_a_level(self):
        shapes = example("environment")
        one = shapes.LevelEnvironment(level=2, render_mode="ansi")
        for player in ("black", "gold"):
            seen, info = one.reset(seed=3, options={"player": player})
            self.assertIn(seen, one.observation_space)
            self.assertIs(one.unwrapped, one)
            again, _ = one.reset(seed=3, options={"player": player})
            self.assertEqual(bytes(again["observation"]), bytes(seen["observation"]))
            steps = 0
            terminated = False
            while not terminated:
                self.assertGreater(sum(info["action_mask"]), 0)
                action = bytes(seen["action_mask"]).index(1)
                self.assertIn(action, one.action_space)
                seen, reward, terminated, truncated, info = one.step(action)
                self.assertIsInstance(reward, float)
                self.assertEqual((truncated, abs(reward)), (False, float(terminated)))
                steps += 1
            self.assertGreater(steps, 1)
            self.assertIn(seen, one.observation_space)
            self.assertIn("a  b  c", one.render())
        one.close()


@unittest.skipUnless(numpy, "there is no numpy")
class NetworkTest(unittest.TestCase):
    def run_example(self, *words: str, typed: str = "") -> str:
        command = [sys.executable, "-B", ROOT / "examples/train_network.py", *words]
        return subprocess.run(command, input=typed, capture_output=True, text=True, check=True).stdout

    def test_mirrors_as_the_board_does(self):
        network = example("train_network")
        batch = network.positions_of_random_rounds(100, numpy.random.default_rng(3))
        swapped = dict(zip("NGRYKPBOngrykpbo", "OBPKYRGNobpkyrgn"))

        def mirrored(position: Position) -> Position:
            board, player, tower = str(position).split()
            rows = ["".join(swapped.get(letter, letter) for letter in reversed(row)) for row in board.split("/")]
            return Position(f"{'/'.join(rows)} {player} {swapped.get(tower, tower)}")

        images = Batch.of([mirrored(position) for position in batch])
        planes, legal = numpy.asarray(batch.observations()), numpy.asarray(batch.legal_actions())
        planes, legal, _ = network.mirrored(planes, legal, legal)
        self.assertTrue((planes == numpy.asarray(images.observations()).reshape(planes.shape)).all())
        self.assertTrue((legal == numpy.asarray(images.legal_actions())).all())

    def test_learns_and_plays_in_the_arena(self):
        with tempfile.TemporaryDirectory() as folder:
            network = str(pathlib.Path(folder) / "network.npz")
            small = ["--positions", "1500", "--nodes", "200", "--hidden", "16", "--epochs", "4"]
            said = self.run_example("train", network, *small)
            shares = [float(line.rsplit(" ", 1)[1].rstrip("%")) for line in said.splitlines() if line.startswith("epoch")]
            self.assertEqual(len(shares), 4)
            talk = f"uki\nisready\nposition {HOME_IN_ONE}\ngo\nposition match standard moves e1e4\ngo\nquit\n"
            answers = self.run_example("engine", network, typed=talk).splitlines()
            self.assertEqual(answers[1:3], ["ukiok", "readyok"])
            moves = [Position(HOME_IN_ONE).read_move(answers[3].split()[1])]
            moves.append(Position().play("e1e4").read_move(answers[4].split()[1]))
            self.assertEqual(len(moves), 2)
            if PROGRAM.is_file():
                self.play_in_the_arena(network)

    def play_in_the_arena(self, network: str) -> None:
        words = [sys.executable, "-B", str(ROOT / "examples/train_network.py"), "engine", network]
        command = [PROGRAM, "arena", "1", shlex.join(words), "--games", "4", "--format", "standard", "--json"]
        said = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        self.assertEqual(said["games"], 4, said)
        self.assertEqual(set(said["second"]["forfeits"].values()), {0}, said)


if __name__ == "__main__":
    unittest.main()
