"""Two engines play a match: processes behind pipes, with the module as the arbiter that knows the rules.

Run it with PYTHONPATH=build/release/python, and the engines' command lines if `kamisado engine` is not what you want:
    python3 examples/two_engines.py "build/release/kamisado engine" "./my-engine --fast"
"""

import shlex
import subprocess
import sys

from kamisado import EventKind, Match, Player


class Engine:
    def __init__(self, command: str, **options: int):
        self.process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.ask("uki", "ukiok")
        for name, value in options.items():
            self.say(f"setoption name {name} value {value}")
        self.ask("isready", "readyok")

    def say(self, line: str) -> None:
        print(line, file=self.process.stdin, flush=True)

    def ask(self, line: str, awaited: str) -> str:
        """Says something and waits for its answer; other lines are passed over."""
        self.say(line)
        for said in self.process.stdout:
            word, _, rest = said.rstrip("\n").partition(" ")
            if word == "error":
                raise RuntimeError(f"{line}: {rest}")
            if word == awaited:
                return rest
        raise RuntimeError(f"{line}: the engine has ended")

    def decide(self, match: Match) -> str:
        decisions = "".join(f" {decision}" for decision in match.decisions)
        self.say(f"position match {match.format}" + (f" moves{decisions}" if decisions else ""))
        return self.ask("go", "bestmove")

    def quit(self) -> None:
        self.say("quit")
        self.process.wait()


black, gold, *_ = [*sys.argv[1:], "kamisado engine", "kamisado engine"]
engines = {Player.BLACK: Engine(black, Level=4, Seed=7), Player.GOLD: Engine(gold, Level=4, Seed=8)}
match = Match("standard")
while not match.is_over:
    decision = engines[match.decider].decide(match)  # "e1e4", or between rounds "fill left"
    for event in match.decide(decision):
        if event.kind == EventKind.ROUND_WON:
            print(f"round {match.round}: {event.player.name.lower()} wins it with {decision}")
        elif event.kind == EventKind.LINE_UP_FILLED:
            print(f"  and chooses to {decision}")
print(match.result)
for engine in engines.values():
    engine.quit()
