"""The board game Kamisado: positions, matches, a solver that knows, and players of ten strengths.

>>> import kamisado
>>> kamisado.Position().play("e1e4").tower_to_move
<Tower gold orange>
"""

from kamisado import _kamisado, _picture
from kamisado._kamisado import *  # noqa: F403
from kamisado._kamisado import __version__

__all__ = [name for name in vars(_kamisado) if not name.startswith("_")]

for _name in __all__:
    getattr(_kamisado, _name).__module__ = "kamisado"

Position.picture = _picture.picture  # noqa: F405
Position._repr_svg_ = _picture.svg  # noqa: F405
