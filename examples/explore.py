"""Explores the game as one would in a notebook: PYTHONPATH=build/release/python python3 examples/explore.py"""

import kamisado
from kamisado import Computer, Match, Player, Position, Solver, Verdict

# A position from the middle of a round: Gold must move the orange tower.
position = Position("2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O")
print(position.picture())
print(f"{position.to_move.name.title()} must move {position.tower_to_move.colour.name.lower()}.")

# What is each move worth, and how long does it take?
answer = Solver().solve(position, distance=True)
for move in answer.moves:
    print(f"{position.write_move(move.move):8} {move.verdict.name.lower():5} in {move.distance}")

# The same for a whole round between two levels: where did it change hands?
match = Match("single")
players = {Player.BLACK: Computer(5, seed=1), Player.GOLD: Computer(2, seed=1)}
solver = Solver()
ahead = []
while not match.is_over:
    verdict = solver.verdict(match.position)
    ahead.append(match.decider if verdict == Verdict.WIN else match.decider.opponent)
    match.decide(players[match.decider].choose(match))
turns = sum(before != after for before, after in zip(ahead, ahead[1:]))
print(f"{match.result} after {len(match.decisions)} moves; the lead changed hands {turns} times.")

# Rubbish is answered with what is wrong and where.
try:
    Position("2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g X")
except kamisado.Error as error:
    print(f"{error.id}: {error}")
