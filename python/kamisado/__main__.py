"""python -m kamisado: solves, plays and counts without a line of code."""

import argparse
import pathlib
import sys
import time

import kamisado
from kamisado import Computer, Error, Match, Player, Position, Solver, Verdict


def solve(given: argparse.Namespace) -> None:
    """what every move of a position is worth"""
    position = given.position
    answer = Solver(table_mb=given.memory, threads=given.threads).solve(
        position, distance=given.distance, nodes=given.nodes, seconds=given.seconds
    )
    if position.is_over:
        print(f"The round is over: {position.winner.name.lower()} has won.")
        return
    print(f"{position.to_move.name.lower()} to move: {answer.verdict.name.lower()}")
    for one in sorted(answer.moves, key=lambda one: (one.verdict != Verdict.WIN, one.verdict == Verdict.LOSS)):
        distance = f" in {one.distance}" if one.distance else ""
        print(f"  {one.move}  {position.write_move(one.move):6} {one.verdict.name.lower()}{distance}")


def play(given: argparse.Namespace) -> None:
    """a match against one of the ten levels"""
    match, computer = Match(given.format), Computer(given.level, seed=given.seed)
    me = Player.BLACK if given.colour == "black" else Player.GOLD
    print("Type a move (e2e5, PL5Y), `fill left`, `undo`, `record` or `quit`.")
    while not match.is_over:
        if match.decider != me:
            decision = computer.choose(match)
            print(f"Level {given.level}: {_written(match, decision)}")
            match.decide(decision)
            continue
        print(match.position.picture())
        word = _asked(match)
        if word in ("quit", None):
            return
        if word == "record":
            print(match.record(), end="")
        elif word == "undo":
            match.undo()
            while match.decisions and match.decider != me:
                match.undo()
        else:
            try:
                match.decide(word)
            except Error as error:
                print(error.sentence)
    print(match.position.picture())
    print(match.result)


def _written(match: Match, decision) -> str:
    return match.position.write_move(decision) if isinstance(decision, kamisado.Move) else str(decision)


def _asked(match: Match) -> str | None:
    tower = match.position.tower_to_move
    try:
        return input(f"{tower.colour.name.lower() if tower else 'your move'}> ").strip()
    except EOFError:
        return None


def watch(given: argparse.Namespace) -> None:
    """two levels play a match; prints its record"""
    match = Match(given.format)
    players = {Player.BLACK: Computer(given.black, seed=given.seed), Player.GOLD: Computer(given.gold, seed=given.seed)}
    while not match.is_over:
        match.decide(players[match.decider].choose(match))
    match.set_tag("Black", f"level {given.black}")
    match.set_tag("Gold", f"level {given.gold}")
    print(match.record(), end="")


def perft(given: argparse.Namespace) -> None:
    """the number of move paths of a length"""
    for depth in range(1, given.depth + 1):
        print(f"{depth:2} {given.position.perft(depth)}", flush=True)


def playouts(given: argparse.Namespace) -> None:
    """rounds of random moves, counted"""
    start = time.process_time()
    counts = given.position.playouts(given.rounds, seed=given.seed)
    seconds = time.process_time() - start
    print(f"black {counts.black_wins}, gold {counts.gold_wins}, by deadlock {counts.deadlocks}")
    print(f"{counts.moves} moves, {counts.moves / max(seconds, 1e-9) / 1e6:.1f} million a second", file=sys.stderr)


def show(given: argparse.Namespace) -> None:
    """a position as a picture, or a record (a file) as a score sheet"""
    if pathlib.Path(given.what).is_file():
        print(Match.from_record(pathlib.Path(given.what).read_text(encoding="utf-8")).score_sheet(), end="")
    else:
        print(Position(given.what).picture())


def _position(text: str) -> Position:
    try:
        return Position(text)
    except Error as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _level(text: str) -> int:
    if text not in map(str, range(1, 11)):
        raise argparse.ArgumentTypeError("levels are 1 to 10")
    return int(text)


def _format(text: str) -> str:
    try:
        return Match(text).format
    except Error as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m kamisado", description="The board game Kamisado.")
    parser.add_argument("--version", action="version", version=kamisado.__version__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(act) -> argparse.ArgumentParser:
        one = commands.add_parser(act.__name__, help=act.__doc__, description=act.__doc__)
        one.set_defaults(act=act)
        return one

    one = command(solve)
    one.add_argument("position", type=_position, nargs="?", default=Position())
    one.add_argument("--distance", action="store_true", help="how many moves it takes, too")
    one.add_argument("--nodes", type=int, help="give up after so many positions")
    one.add_argument("--seconds", type=float, help="give up after so long")
    one.add_argument("--memory", type=int, default=256, metavar="MB")
    one.add_argument("--threads", type=int, default=1)
    one = command(play)
    one.add_argument("--level", type=_level, default=3)
    one.add_argument("--colour", choices=["black", "gold"], default="black")
    one.add_argument("--format", type=_format, default="standard", help="single, series N, standard, long, marathon")
    one.add_argument("--seed", type=int, default=time.time_ns() % 2**32)
    one = command(watch)
    one.add_argument("black", type=_level)
    one.add_argument("gold", type=_level)
    one.add_argument("--format", type=_format, default="standard")
    one.add_argument("--seed", type=int, default=1)
    one = command(perft)
    one.add_argument("depth", type=int)
    one.add_argument("position", type=_position, nargs="?", default=Position())
    one = command(playouts)
    one.add_argument("position", type=_position, nargs="?", default=Position())
    one.add_argument("--rounds", type=int, default=1_000_000)
    one.add_argument("--seed", type=int, default=1)
    command(show).add_argument("what", metavar="POSITION-OR-FILE")
    return parser


def main(words: list[str] | None = None) -> int:
    given = arguments().parse_args(words)
    try:
        given.act(given)
    except (Error, OSError, UnicodeDecodeError, ValueError, MemoryError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
