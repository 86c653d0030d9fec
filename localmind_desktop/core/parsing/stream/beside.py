"""Tables side by side without rulings around them: told by their captions, or by rules that end between them. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from localmind_desktop.core.parsing.content.ink import Stroke
from localmind_desktop.core.parsing.layout.captions import is_caption, may_open_caption
from localmind_desktop.core.parsing.layout.reading_order import Piece

_SAME_HEIGHT = 3.0  # points that captions or rules of two tables may stand apart
_GAP = 8.0  # points between the rules of two tables
_FAR = 60.0  # points without any line end the two tables
_OUTSIDE = 6.0  # points that words may reach beyond the rules of their table
_FEWEST_BESIDE = 0.6  # share of the pieces' heights at which both tables have something


def parted(pieces: Sequence[Piece], rules: Sequence[Stroke]) -> list[list[Piece]]:
    """The pieces of one region, those of tables side by side apart from each other."""
    for cut, top, bottom in [*_cuts_by_captions(pieces), *_cuts_by_rules(pieces, rules)]:
        inside = [piece for piece in pieces if top <= piece.box.y0 and piece.box.y1 <= bottom]
        left = [piece for piece in inside if piece.box.x1 <= cut]
        right = [piece for piece in inside if piece.box.x0 >= cut]
        if left and right and len(left) + len(right) == len(inside):
            held = set(map(id, inside))
            others = [piece for piece in pieces if id(piece) not in held]
            rest = parted(others, rules) if others else []
            return [*parted(left, rules), *parted(right, rules), *rest]
    return [list(pieces)]


def _cuts_by_captions(pieces: Sequence[Piece]) -> list[tuple[float, float, float]]:
    """Between captions at one height: where to cut, from which height on and down to which."""
    captions = sorted(filter(_is_caption, pieces), key=lambda piece: piece.box.x0)
    cuts = []
    for left, right in pairwise(captions):
        if abs(left.box.y0 - right.box.y0) > _SAME_HEIGHT or left.box.x1 > right.box.x0:
            continue
        cut = right.box.x0 - 1
        top = min(left.box.y0, right.box.y0) - 1
        bottom = max(left.box.y1, right.box.y1) + 1
        for piece in sorted(pieces, key=lambda p: p.box.y0):
            if piece.box.y0 < top:
                continue
            if piece.box.y0 - bottom > _FAR or (piece.box.x0 < cut - 1 and piece.box.x1 > cut + 1):
                break
            bottom = max(bottom, piece.box.y1 + 1)
        cuts.append((cut, top, bottom))
    return cuts


def _is_caption(piece: Piece) -> bool:
    first = piece.words[0]
    return (first.turn != 0 or may_open_caption(first.text)) and is_caption(piece.text)


def _cuts_by_rules(pieces: Sequence[Piece], rules: Sequence[Stroke]) -> list[tuple[float, float, float]]:
    """The same between rules that end at one place and go on behind a gap, at two heights at least."""
    gaps: dict[int, list[tuple[float, float]]] = {}
    ordered = sorted(rules, key=lambda rule: (round(rule.at / _SAME_HEIGHT), rule.start))
    for left, right in pairwise(ordered):
        if abs(left.at - right.at) <= _SAME_HEIGHT and right.start - left.end >= _GAP:
            gaps.setdefault(round(right.start / _SAME_HEIGHT), []).append(((left.end + right.start) / 2, left.at))
    cuts = []
    for found in gaps.values():
        cut, top, bottom = found[0][0], min(at for _, at in found), max(at for _, at in found)
        inside = [piece for piece in pieces if top - 1 <= piece.box.y0 and piece.box.y1 <= bottom + 1]
        near = [rule for rule in rules if top - 1 <= rule.at <= bottom + 1]
        crossed = any(rule.start < cut < rule.end for rule in near)
        if len(found) < 2 or crossed or not inside:
            continue
        start, end = min(rule.start for rule in near) - _OUTSIDE, max(rule.end for rule in near) + _OUTSIDE
        if all(start <= piece.box.x0 and piece.box.x1 <= end for piece in inside) and _are_beside(inside, cut):
            cuts.append((cut, top - 1, bottom + 1))
    return cuts


def _are_beside(pieces: Sequence[Piece], cut: float) -> bool:
    left = {round(piece.box.y1 / _SAME_HEIGHT) for piece in pieces if piece.box.x1 <= cut}
    right = {round(piece.box.y1 / _SAME_HEIGHT) for piece in pieces if piece.box.x0 >= cut}
    return len(left & right) >= _FEWEST_BESIDE * max(len(left), len(right))
