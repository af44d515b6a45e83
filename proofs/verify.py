#!/usr/bin/env python3
"""Checks proofs about rounds of Kamisado. Reads nothing but its arguments and imports nothing but Python.

    verify.py FILE...                      every strategy in the files (plain or .gz) keeps what it claims
    verify.py --moves POSITION FILE...     and together they settle every legal move of POSITION

A strategy is a text (docs/strategy.md): a heading, a position, a claim, and the replies of the player who makes
the claim, in the order in which this program asks for them. The other player tries everything. Several
strategies may stand in one file, each beginning with its heading. The rules are written down here once more, from
the rulebook, so that nobody has to trust the program that found the strategies.
"""
import argparse
import gzip
import re
import sys
import zlib

sys.setrecursionlimit(10_000)

# ---- The board. A square is a number, file + 8 * rank, so a1 is 0 and h8 is 63. ----
ROWS = """OBPKYRGN ROKGBYNP GKORPNYB KPBONGRY YRGNOBPK BYNPROKG PNYBGKOR NGRYKPBO"""  # rank 8 first
PAINT = "".join(reversed(ROWS.split()))
COLOURS = "NGRYKPBO"  # brown, green, red, yellow, pink, purple, blue, orange
COLOUR_AT = [COLOURS.index(letter) for letter in PAINT]
NAMES = [file + rank for rank in "12345678" for file in "abcdefgh"]
BLACK, GOLD = 0, 1
FORWARD = (1, -1)  # ranks that a player's tower moves by
REACH = (7, 5, 3, 1)  # by rings: ordinary tower, Sumo, Double Sumo, Triple Sumo
POINTS = (1, 2, 4, 8)  # of a round, by the rings of the tower that wins it
FAR_ROW = (7, 0)


def ray(square, sideways, forward):
    """The squares that lie ahead in one direction, nearest first."""
    file, rank, found = square % 8 + sideways, square // 8 + forward, []
    while 0 <= file < 8 and 0 <= rank < 8:
        found.append(file + 8 * rank)
        file, rank = file + sideways, rank + forward
    return found


RAYS = [[[ray(square, sideways, forward) for sideways in (-1, 0, 1)] for square in range(64)] for forward in FORWARD]


class Wrong(Exception):
    """Why a proof is not accepted."""


# ---- The rules. A state is (squares, player, colour): squares[8 * player + colour] says where that tower stands,
# then who is to move, and with which tower; colour None is the free choice of a round's first move (T1). Rings do
# not change during a round and are kept beside the state. ----
def moves_of(occupied, rings, player, tower, square):
    """The legal moves of one tower as (target square, number of towers pushed)."""
    found = []
    for path in RAYS[player][square]:
        for target in path[: REACH[rings[tower]]]:
            if target in occupied:  # M2, M3: no jumping, no taking. M4 needs no word: corners do not block.
                break
            found.append((target, 0))
    ahead, pushed = RAYS[player][square][1], 0
    for target in ahead:  # S2 to S9, DS2 to DS8, TS2 to TS8
        if target not in occupied:
            if pushed:
                found.append((ahead[0], pushed))
            break
        other = occupied[target]
        if other // 8 == player or rings[other] >= rings[tower] or pushed == rings[tower]:
            break
        pushed += 1
    return found


def legal_moves(state, rings):
    """{"a1a5": (tower, target, pushed)} of a state in which somebody is to move."""
    squares, player, colour = state
    occupied = {square: tower for tower, square in enumerate(squares)}
    named = range(8) if colour is None else (colour,)
    found = {}
    for tower in (8 * player + each for each in named):
        for target, pushed in moves_of(occupied, rings, player, tower, squares[tower]):
            found[NAMES[squares[tower]] + NAMES[target]] = (tower, target, pushed)
    return found


def play(state, rings, move):
    """The state after a move, blocked turns included, or the round's end as (winner, points)."""
    squares, player, _ = state
    tower, target, pushed = move
    squares = list(squares)
    occupied = {square: each for each, square in enumerate(squares)}
    if pushed:  # S3: everything moves one square, and the pusher moves again
        ahead = RAYS[player][squares[tower]][1]
        for square, behind in zip(ahead[:pushed], ahead[1:]):
            squares[occupied[square]] = behind
        squares[tower] = target
        following, colour = player, COLOUR_AT[ahead[pushed]]
    else:
        squares[tower] = target
        if target // 8 == FAR_ROW[player]:  # M7
            return player, POINTS[rings[tower]]
        following, colour = 1 - player, COLOUR_AT[target]  # T2
    squares = tuple(squares)
    occupied = {square: each for each, square in enumerate(squares)}
    blocked = set()
    while not moves_of(occupied, rings, following, 8 * following + colour, squares[8 * following + colour]):
        if (following, colour) in blocked:  # M8: the player of the last real move loses
            winner = 1 - player
            return winner, POINTS[rings[8 * winner + COLOUR_AT[target]]]
        blocked.add((following, colour))  # M6: a move of length zero
        following, colour = 1 - following, COLOUR_AT[squares[8 * following + colour]]
    return squares, following, colour


# ---- Texts ----
def read_position(text):
    """A state and the rings of all sixteen towers, from the three fields of docs/notation.md."""

    def need(holds, why="no position"):
        if not holds:
            raise Wrong(f"{why}: {text}")

    letters = COLOURS + COLOURS.lower()  # Black's towers, then Gold's
    fields = re.fullmatch(rf"([1-8{letters}*/]+) ([bg]) ([{letters}-])", text)
    need(fields and fields[1].count("/") == 7)
    squares, rings = [None] * 16, [0] * 16
    for rank, words in zip(range(7, -1, -1), fields[1].split("/")):
        row = re.sub("[1-8]", lambda free: "." * int(free[0]), words)
        places = re.findall(r"\.|[A-Za-z]\*{0,3}", row)
        need("".join(places) == row and len(places) == 8)
        for file, place in enumerate(places):
            if place != ".":
                tower = letters.index(place[0])
                need(squares[tower] is None and rank != FAR_ROW[tower // 8])
                squares[tower], rings[tower] = file + 8 * rank, len(place) - 1
    need(None not in squares)
    need(all(sum((0, 1, 3, 7)[each] for each in side) <= 14 for side in (rings[:8], rings[8:])))
    colour = None if fields[3] == "-" else COLOURS.index(fields[3].upper())
    need(colour is not None or [square // 8 for square in squares] == [0] * 8 + [7] * 8)
    state = (tuple(squares), "bg".index(fields[2]), colour)
    need(legal_moves(state, rings), "the tower to move is blocked")
    return state, tuple(rings)


def read_claim(text):
    """(player, margin): the player comes out of the round with at least that many points, negative if lost."""
    found = re.fullmatch(r"(black|gold) (?:wins|(wins at least|loses at most) ([1248]) points?)", text)
    if not found or (found[2], found[3]) == ("loses at most", "8"):  # which would say nothing
        raise Wrong(f"no claim: {text}")
    margin = int(found[3] or 1)
    return ("black", "gold").index(found[1]), -margin if found[2] == "loses at most" else margin


def check(state, rings, player, margin, replies):
    """Plays the strategy against everything. Returns how many positions were met."""
    replies, met, open_ = iter(replies), set(), set()

    def walk(state):
        if len(state) == 2:  # the round is over
            winner, points = state
            if (points if winner == player else -points) < margin:
                raise Wrong("the other player breaks the claim")
            return
        if state in open_:
            raise Wrong("a position comes back in its own line")
        if state in met:
            return
        met.add(state)
        open_.add(state)
        moves = legal_moves(state, rings)
        if state[1] == player:
            reply = next(replies, None)
            if reply not in moves:
                raise Wrong("the replies end too soon" if reply is None else f"{reply} is not legal there")
            walk(play(state, rings, moves[reply]))
        else:
            for _, move in sorted(moves.items()):
                walk(play(state, rings, move))
        open_.remove(state)

    walk(state)
    if next(replies, None) is not None:
        raise Wrong("replies are left over")
    return len(met)


def strategies_in(path):
    """(position, claim, replies) of each strategy in a file."""
    with (gzip.open if path.endswith(".gz") else open)(path, "rb") as file:
        text = file.read().decode("ascii")
    heading, *texts = text.replace("\r\n", "\n").split("Kamisado strategy 1\n")
    if heading or not texts:
        raise Wrong("no strategy")
    for each in texts:
        lines = each.split("\n")
        if len(lines) < 2:
            raise Wrong("no strategy")
        yield lines[0], lines[1], " ".join(lines[2:]).split()


# ---- What many strategies prove together ----
MIRRORED_COLOUR = [COLOURS.index(letter) for letter in "OBPKYRGN"]  # left and right swapped


def mirrored(state, rings):
    """The same situation in a mirror: files run backwards, and the colours change as the board's do."""
    squares, player, colour = state
    order = [8 * side + MIRRORED_COLOUR[each] for side in (BLACK, GOLD) for each in range(8)]
    there = tuple(squares[tower] ^ 7 for tower in order)
    return (there, player, None if colour is None else MIRRORED_COLOUR[colour]), tuple(rings[tower] for tower in order)


def settle(text, proved):
    """What is proved of every legal move of a position, as (move, lowest, highest margin of the player to move)."""
    state, rings = read_position(text)
    player = state[1]
    if any(COLOUR_AT[square ^ 7] != MIRRORED_COLOUR[COLOUR_AT[square]] for square in range(64)):
        raise Wrong("the board is not its own mirror image")
    for name, move in sorted(legal_moves(state, rings).items()):
        after = play(state, rings, move)
        low, high = -8, 8
        if len(after) == 2:
            low = high = after[1] if after[0] == player else -after[1]
        else:
            for key in ((after, rings), mirrored(after, rings)):
                low = max([low] + [margin for side, margin in proved.get(key, ()) if side == player])
                high = min([high] + [-margin for side, margin in proved.get(key, ()) if side != player])
        if low > high:
            raise Wrong(f"{name}: two proofs contradict each other")
        yield name, low, high


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", metavar="POSITION")
    parser.add_argument("files", metavar="FILE", nargs="+")
    options = parser.parse_args()
    proved, count, replies_played = {}, 0, 0
    for path in options.files:
        for text, claim, replies in strategies_in(path):
            state, rings = read_position(text)
            player, margin = read_claim(claim)
            positions = check(state, rings, player, margin, replies)
            proved.setdefault((state, rings), []).append((player, margin))
            count, replies_played = count + 1, replies_played + len(replies)
            if options.moves is None:
                print(f"{text}: {claim}. Positions: {positions}, replies: {len(replies)}")
    if options.moves is not None:
        found = list(settle(options.moves, proved))
        for name, low, high in found:
            verdict = "wins" if low > 0 else "loses" if high < 0 else "is not settled"
            print(f"{name} {verdict}" + (f" ({low:+} to {high:+} points)" if low != -8 and high != 8 else ""))
        wins, losses = sum(low > 0 for _, low, _ in found), sum(high < 0 for _, _, high in found)
        print(f"{wins} of {len(found)} moves win, {losses} lose; {count} strategies, {replies_played} replies")
        if wins + losses < len(found):
            raise Wrong("not every move is settled")


if __name__ == "__main__":
    try:
        main()
    except (Wrong, OSError, UnicodeDecodeError, EOFError, zlib.error) as error:
        sys.exit(f"verify.py: not accepted: {error}")
