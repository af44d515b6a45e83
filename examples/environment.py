"""Kamisado as an environment for reinforcement learning, in the two shapes that most libraries know.

`TurnEnvironment` has the shape of PettingZoo's AECEnv (two agents, one after the other), `LevelEnvironment` that of
Gymnasium's Env (one agent against one of our levels). Neither package is needed or used: attributes, methods, arguments
and what they return follow the documented interfaces (PettingZoo 1.24, "AEC API"; Gymnasium 1.0, "Env"), and a test of
ours goes through them one by one. The packages' own checkers were not run. To hand an environment to code that asks for
isinstance(), derive from their classes as well and use their spaces: `class Mine(TurnEnvironment, pettingzoo.AECEnv)`.

An episode is a round. An observation is a dict, as the board games of PettingZoo have it: "observation" are 23 planes of
8 x 8 numbers with the mover at the bottom, "action_mask" has a 1 for each legal one of 168 actions. Whoever wins gets 1,
the other -1; all else is 0. The same player may be selected twice in a row: a push gives another turn, and a blocked
tower passes the turn back.

    PYTHONPATH=build/release/python python3 examples/environment.py
"""

import random

from kamisado import Batch, Computer, Match, Player, Position


class Discrete:
    """Numbers from 0 to n - 1; what is used of gymnasium.spaces.Discrete."""

    def __init__(self, n: int):
        self.n, self.shape, self._random = n, (), random.Random()

    def seed(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def sample(self, mask=None) -> int:
        return self._random.choice([number for number in range(self.n) if mask is None or mask[number]])

    def contains(self, number) -> bool:
        return int(number) == number and 0 <= number < self.n

    __contains__ = contains


class Box:
    """Arrays of one shape; what is used of gymnasium.spaces.Box."""

    def __init__(self, low: int, high: int, shape: tuple[int, ...]):
        self.low, self.high, self.shape = low, high, shape

    def contains(self, array) -> bool:
        flat = memoryview(array).cast("B")
        return memoryview(array).shape == self.shape and self.low <= min(flat) and max(flat) <= self.high

    __contains__ = contains


class Dict:
    """Named spaces; what is used of gymnasium.spaces.Dict."""

    def __init__(self, spaces: dict):
        self.spaces = spaces

    def __getitem__(self, name: str):
        return self.spaces[name]

    def contains(self, values: dict) -> bool:
        return set(values) == set(self.spaces) and all(self[name].contains(value) for name, value in values.items())

    __contains__ = contains


OBSERVATIONS = Dict({"observation": Box(0, 1, (Batch.PLANES, 8, 8)), "action_mask": Box(0, 1, (Batch.ACTIONS,))})
ACTIONS = Discrete(Batch.ACTIONS)


def look(position: Position, may_act: bool = True) -> dict[str, memoryview]:
    """The position as its mover sees it; who is not to move has no legal action."""
    one = Batch.of([position])
    mask = bytes(one.legal_actions()) if may_act else bytes(Batch.ACTIONS)
    planes = one.observations()
    return {
        "observation": planes.cast("B").cast("B", (Batch.PLANES, 8, 8)),
        "action_mask": memoryview(mask),
    }


def start_of(options: dict | None) -> Position:
    """options={"start": TEXT} begins there: a line-up with rings, a position to be practised."""
    return Position((options or {}).get("start", str(Position())))


class TurnEnvironment:
    """Both players are agents: "black" and "gold"."""

    metadata = {"name": "kamisado_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(self, render_mode: str | None = None):
        self.render_mode = render_mode
        self.possible_agents = ["black", "gold"]
        self.agents: list[str] = []

    # --- spaces ---

    def observation_space(self, agent: str) -> Dict:
        return OBSERVATIONS

    def action_space(self, agent: str) -> Discrete:
        return ACTIONS

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    # --- playing ---

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        self.position = start_of(options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._mover()

    def observe(self, agent: str) -> dict[str, memoryview]:
        return look(self.position, may_act=not self.position.is_over and agent == self._mover())

    def last(self, observe: bool = True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return (
            seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._leave(action)
            return
        move = self.position.move_of(int(action))
        if move is None:
            raise ValueError(f"action {action} is not legal: see the action_mask")
        self._cumulative_rewards[self.agent_selection] = 0
        self.position = self.position.play(move)
        if self.position.is_over:
            winner = self.position.winner.name.lower()
            self.rewards = {agent: 1 if agent == winner else -1 for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.rewards = dict.fromkeys(self.agents, 0)
            self.agent_selection = self._mover()
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward
        if self.render_mode == "human":
            print(self.position.picture())

    def agent_iter(self, max_iter: int = 2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def _leave(self, action: None) -> None:
        """Whose round is over steps with None, once, and is gone."""
        if action is not None:
            raise ValueError("the round is over: the only action left is None")
        gone = self.agent_selection
        for table in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del table[gone]
        self.agents.remove(gone)
        if self.agents:
            self.agent_selection = self.agents[0]

    def _mover(self) -> str:
        return self.position.to_move.name.lower()

    # --- looking ---

    def render(self) -> str | None:
        return self.position.picture() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return self.metadata["name"]


class LevelEnvironment:
    """One agent, against a level: it plays Black, or what options={"player": "gold"} says."""

    metadata = {"render_modes": ["ansi"]}
    observation_space, action_space = OBSERVATIONS, ACTIONS
    spec = None

    def __init__(self, level: int = 1, render_mode: str | None = None):
        self.level, self.render_mode = level, render_mode

    def reset(self, *, seed: int | None = None, options: dict | None = None) -> tuple[dict, dict]:
        self.player = Player.GOLD if (options or {}).get("player") == "gold" else Player.BLACK
        self.match = Match("single", start_of(options))
        self.computer = Computer(self.level, seed=random.getrandbits(32) if seed is None else seed)
        self._answer()
        return self._look()

    def step(self, action: int) -> tuple[dict, float, bool, bool, dict]:
        move = self.match.position.move_of(int(action))
        if move is None:
            raise ValueError(f"action {action} is not legal: see the action_mask")
        self.match.decide(move)
        self._answer()
        seen, info = self._look()
        reward = 0.0
        if self.match.is_over:
            reward = 1.0 if self.match.end.winner == self.player else -1.0
        return seen, reward, self.match.is_over, False, info

    def _answer(self) -> None:
        while not self.match.is_over and self.match.decider != self.player:
            self.match.decide(self.computer.choose(self.match))

    def _look(self) -> tuple[dict, dict]:
        seen = look(self.match.position, may_act=not self.match.is_over)
        return seen, {"action_mask": seen["action_mask"], "position": str(self.match.position)}

    def render(self) -> str | None:
        return self.match.position.picture() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass

    @property
    def unwrapped(self):
        return self


def main() -> None:
    # Two agents that know nothing, the way PettingZoo's documentation plays.
    environment = TurnEnvironment()
    ACTIONS.seed(1)
    wins = {"black": 0, "gold": 0}
    for _ in range(200):
        environment.reset()
        for agent in environment.agent_iter():
            seen, reward, terminated, truncated, _ = environment.last()
            wins[agent] += reward == 1
            environment.step(None if terminated or truncated else ACTIONS.sample(seen["action_mask"]))
    print(f"200 rounds at random: black {wins['black']}, gold {wins['gold']}")

    # One agent against level 1, the way Gymnasium's does.
    against = LevelEnvironment(level=1)
    total = 0.0
    for number in range(50):
        seen, info = against.reset(seed=number, options={"player": "gold" if number % 2 else "black"})
        terminated = truncated = False
        while not (terminated or truncated):
            seen, reward, terminated, truncated, info = against.step(ACTIONS.sample(seen["action_mask"]))
        total += reward
    print(f"50 rounds at random against level 1: {total:+.0f}")


if __name__ == "__main__":
    main()
