"""Pictures of a position: in letters for a terminal, as SVG for a notebook."""

from kamisado._kamisado import Colour, Player, Position, Square

_PAINT = {
    Colour.ORANGE: "#d9741f",
    Colour.BLUE: "#0066b3",
    Colour.PURPLE: "#6a3493",
    Colour.PINK: "#d36ba6",
    Colour.YELLOW: "#e5c400",
    Colour.RED: "#d8323c",
    Colour.GREEN: "#009257",
    Colour.BROWN: "#4e2200",
}
_RIM = {Player.BLACK: "#15120f", Player.GOLD: "#f3d27a"}
_SQUARE = 40
_MARGIN = 18


def _square(file: int, rank: int) -> Square:
    return Square("abcdefgh"[file] + str(rank + 1))


def picture(position: Position) -> str:
    """The board in letters as Black sees it: upper case for Black, a star for each ring."""
    lines = []
    for rank in reversed(range(8)):
        cells = []
        for file in range(8):
            piece = position.piece_on(_square(file, rank))
            cells.append((piece.tower.letter + "*" * piece.rings) if piece else ".")
        lines.append(f"{rank + 1} " + " ".join(f"{cell:2}" for cell in cells).rstrip())
    lines.append("  " + "  ".join("abcdefgh"))
    return "\n".join(lines)


def _painted_square(file: int, rank: int) -> str:
    x, y = _MARGIN + file * _SQUARE, (7 - rank) * _SQUARE
    paint = _PAINT[_square(file, rank).colour]
    return f'<rect x="{x}" y="{y}" width="{_SQUARE}" height="{_SQUARE}" fill="{paint}" stroke="#222"/>'


def _tower(piece, must_move: bool) -> str:
    x = _MARGIN + piece.square.file * _SQUARE + _SQUARE / 2
    y = (7 - piece.square.rank) * _SQUARE + _SQUARE / 2
    rim = _RIM[piece.tower.owner]
    ink = _RIM[piece.tower.owner.opponent]
    halo = f'<circle cx="{x}" cy="{y}" r="18.5" fill="none" stroke="#fff" stroke-width="2.5"/>' if must_move else ""
    body = f'<circle cx="{x}" cy="{y}" r="15" fill="{_PAINT[piece.tower.colour]}" stroke="{rim}" stroke-width="3"/>'
    # The letter stands on the owner's own colour, so that it can be read on every tower.
    badge = f'<circle cx="{x}" cy="{y}" r="8" fill="{rim}"/>'
    letter = (
        f'<text x="{x}" y="{y + 4}" text-anchor="middle" font-family="sans-serif" font-size="11" '
        f'fill="{ink}">{piece.tower.letter.upper()}</text>'
    )
    rings = "".join(
        f'<circle cx="{x + 6 * ring - 3 * (piece.rings - 1)}" cy="{y + 15}" r="2.5" fill="{ink}" stroke="{rim}"/>'
        for ring in range(piece.rings)
    )
    return halo + body + badge + letter + rings


def _edges() -> str:
    style = 'text-anchor="middle" font-family="sans-serif" font-size="11" fill="currentColor"'
    bottom = 8 * _SQUARE + 13
    files = [f'<text x="{_MARGIN + (n + 0.5) * _SQUARE}" y="{bottom}" {style}>{c}</text>' for n, c in enumerate("abcdefgh")]
    ranks = [f'<text x="8" y="{(7.5 - n) * _SQUARE + 4}" {style}>{n + 1}</text>' for n in range(8)]
    return "".join(files + ranks)


def svg(position: Position) -> str:
    """The board as a notebook shows it; a white circle marks the tower that must move."""
    size = _MARGIN + 8 * _SQUARE + 1
    squares = "".join(_painted_square(file, rank) for rank in range(8) for file in range(8))
    towers = "".join(_tower(piece, piece.tower == position.tower_to_move) for piece in position.pieces())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="0 0 {size} {size}" '
        f'role="img" aria-label="{position.text}">{squares}{towers}{_edges()}</svg>'
    )
