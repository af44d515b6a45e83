"""Trains a small network on exact labels, and lets it play in the arena. It needs numpy, and nothing else that learns.

    python3 examples/train_network.py train network.npz           positions of random rounds, solved, learnt: minutes
    python3 examples/train_network.py engine network.npz          plays, in the engine's protocol
    kamisado arena 1 "python3 examples/train_network.py engine network.npz" --games 400

The network sees the 23 planes of a position and gives each of the 168 actions a number; it is taught which actions win.
Those are not opinions: the solver has proved them. How well it then plays is measured by `kamisado arena`.
"""

import argparse
import sys
import time

import numpy as np

from kamisado import Batch, Match, Move, Position, Solver

INPUTS = Batch.PLANES * 64


def random_line_ups(count: int, random: np.random.Generator) -> list[Position]:
    """Starts of rounds, both home rows in any order, so that the network does not learn one opening by heart."""
    towers = np.array(list("NGRYKPBO"))
    rows = [("".join(random.permutation(towers)).lower(), "".join(random.permutation(towers))) for _ in range(count)]
    return [Position(f"{gold}/8/8/8/8/8/8/{black} b -") for gold, black in rows]


def positions_of_random_rounds(count: int, random: np.random.Generator) -> Batch:
    """Different positions that come up when both play at random, packed into bytes while they are collected."""
    rounds = Batch.of(random_line_ups(512, random))
    packed = np.empty((0, 17), dtype=np.uint8)
    while len(packed) < count:
        rounds.step_at_random(int(random.integers(2**62)))
        rounds.reset()
        packed = np.unique(np.concatenate([packed, np.asarray(rounds.packed())]), axis=0)
    return Batch.from_packed(random.permutation(packed)[:count])


def examples(count: int, nodes: int, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Planes, legal actions, and for each position how good its winning actions are: 1 shared by all that win."""
    random = np.random.default_rng(seed)
    batch = positions_of_random_rounds(count, random)
    labels = Solver(table_mb=64).label(batch, nodes=nodes)
    wins = np.asarray(labels.actions) == 1
    known = wins.any(axis=1)  # a lost position teaches nothing about moves
    targets = wins[known] / wins[known].sum(axis=1, keepdims=True)
    planes = np.asarray(batch.observations()).reshape(count, INPUTS)
    legal = np.asarray(batch.legal_actions())
    return planes[known].astype(np.float32), legal[known].astype(bool), targets.astype(np.float32)


def mirrored(planes: np.ndarray, legal: np.ndarray, targets: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The same with left and right swapped. The board is itself again when the colours swap in pairs, first with last."""
    images = planes.reshape(-1, Batch.PLANES, 8, 8)[..., ::-1]
    images = np.concatenate([images[:, 7::-1], images[:, 15:7:-1], images[:, 16:]], axis=1)
    sides = [0, 2, 1]  # forward, left, right
    legal, targets = (one.reshape(-1, 8, 3, 7)[:, ::-1, sides].reshape(-1, Batch.ACTIONS) for one in (legal, targets))
    return images.reshape(-1, INPUTS), legal, targets


class Network:
    """One hidden layer; a softmax over the legal actions."""

    def __init__(self, weights: list[np.ndarray]):
        self.weights = weights

    @staticmethod
    def new(hidden: int, seed: int) -> "Network":
        random = np.random.default_rng(seed)
        first = random.normal(0, (2 / 24) ** 0.5, (INPUTS, hidden))  # about 24 of the inputs are 1
        second = random.normal(0, (1 / hidden) ** 0.5, (hidden, Batch.ACTIONS))
        return Network([w.astype(np.float32) for w in (first, np.zeros(hidden), second, np.zeros(Batch.ACTIONS))])

    @staticmethod
    def load(path: str) -> "Network":
        with np.load(path) as file:
            return Network([file[f"w{n}"] for n in range(4)])

    def save(self, path: str) -> None:
        np.savez(path, **{f"w{n}": weight for n, weight in enumerate(self.weights)})

    def forward(self, planes: np.ndarray, legal: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        w1, b1, w2, b2 = self.weights
        hidden = np.maximum(planes @ w1 + b1, 0)
        scores = np.where(legal, hidden @ w2 + b2, -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True)

    def gradients(self, planes: np.ndarray, legal: np.ndarray, targets: np.ndarray) -> list[np.ndarray]:
        hidden, chances = self.forward(planes, legal)
        error = (chances - targets) / len(planes)
        back = (error @ self.weights[2].T) * (hidden > 0)
        return [planes.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(axis=0)]

    def choose(self, position: Position) -> Move:
        one = Batch.of([position])
        planes = np.asarray(one.observations()).reshape(1, INPUTS).astype(np.float32)
        _, chances = self.forward(planes, np.asarray(one.legal_actions()).astype(bool))
        return position.move_of(int(chances[0].argmax()))


class Adam:
    def __init__(self, weights: list[np.ndarray], rate: float):
        self.weights, self.rate, self.steps = weights, rate, 0
        self.means = [np.zeros_like(w) for w in weights]
        self.squares = [np.zeros_like(w) for w in weights]

    def step(self, gradients: list[np.ndarray]) -> None:
        self.steps += 1
        for weight, mean, square, gradient in zip(self.weights, self.means, self.squares, gradients):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            size = self.rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
            weight -= size * mean / (np.sqrt(square) + 1e-8)


def winning_share(network: Network, planes: np.ndarray, legal: np.ndarray, targets: np.ndarray) -> float:
    """How often the action that it likes best wins."""
    best = network.forward(planes, legal)[1].argmax(axis=1)
    return float((targets[np.arange(len(best)), best] > 0).mean())


def train(given: argparse.Namespace) -> None:
    start = time.process_time()
    planes, legal, targets = examples(given.positions, given.nodes, given.seed)
    print(f"{len(planes)} of {given.positions} positions are proved to be won ({time.process_time() - start:.0f} s)")
    kept = len(planes) // 10  # to be judged by, never learnt
    by_chance = (targets[:kept] > 0).sum(axis=1) / legal[:kept].sum(axis=1)
    print(f"a random move wins in {by_chance.mean():.1%} of those that are not learnt")
    network = Network.new(given.hidden, given.seed)
    adam, random = Adam(network.weights, rate=0.002), np.random.default_rng(given.seed)
    for epoch in range(1, given.epochs + 1):
        order = kept + random.permutation(len(planes) - kept)
        for number, rows in enumerate(np.array_split(order, max(1, len(order) // 128))):
            part = planes[rows], legal[rows], targets[rows]
            adam.step(network.gradients(*(mirrored(*part) if (epoch + number) % 2 else part)))
        share = winning_share(network, planes[:kept], legal[:kept], targets[:kept])
        print(f"epoch {epoch:2}: its move wins in {share:.1%}", flush=True)
    network.save(given.file)


def engine(given: argparse.Namespace) -> None:
    """What docs/engine-protocol.md asks for at least, for rounds and for matches."""
    network, match = Network.load(given.file), Match("single")
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "uki":
            print("id name Small network\nukiok", flush=True)
        elif word == "isready":
            print("readyok", flush=True)
        elif word == "position":
            match = match_of(rest)
        elif word == "go":
            choice = match.choices()[0]  # a fill, between rounds
            if isinstance(choice, Move):
                choice = network.choose(match.position)
            print(f"bestmove {choice}", flush=True)
        elif word == "quit":
            return


def match_of(text: str) -> Match:
    """`start [moves …]`, `BOARD PLAYER TOWER [moves …]` or `match FORMAT [start BOARD PLAYER TOWER] [moves …]`."""
    where, _, decisions = text.partition(" moves ")
    if where.startswith("match "):
        format, _, start = where.removeprefix("match ").partition(" start ")
    else:
        format, start = "single", "" if where == "start" else where
    match = Match(format, Position(start) if start else Position())
    for decision in decisions.replace("fill ", "fill_").split():
        match.decide(decision.replace("_", " "))
    return match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("train")
    one.set_defaults(act=train)
    one.add_argument("file")
    one.add_argument("--positions", type=int, default=100_000)
    one.add_argument("--nodes", type=int, default=1000, help="how far the solver goes for each")
    one.add_argument("--hidden", type=int, default=128)
    one.add_argument("--epochs", type=int, default=8)
    one.add_argument("--seed", type=int, default=1)
    one = commands.add_parser("engine")
    one.set_defaults(act=engine)
    one.add_argument("file")
    given = parser.parse_args()
    given.act(given)


if __name__ == "__main__":
    main()
