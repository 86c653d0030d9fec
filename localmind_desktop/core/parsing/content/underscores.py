"""Underscores that a typesetter drew as short rules instead of printing them (TeX does). Pure."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from localmind_desktop.core.parsing.content.ink import Stroke, Word

_SHORTEST, _LONGEST = 1.5, 8.0  # points
_NEAR = 1.8  # points between the rule and the words that it joins
_THICKEST = 1.2
_LEVEL = 0.3  # points that the strokes of a dashed line may be off its height
_PERIOD = 1.3  # times its length: so near the next stroke of a dashed line begins


def with_underscores(words: list[Word], strokes: Sequence[Stroke]) -> list[Word]:
    """The words, with two that a short rule on their baseline joins made into one."""
    rules = [s for s in strokes if _SHORTEST <= s.end - s.start <= _LONGEST and s.width <= _THICKEST]
    if not rules or len(rules) > 400:  # so many are a drawing or a dotted line
        return words
    rules.sort(key=lambda rule: rule.start)
    starts = [rule.start for rule in rules]
    joined: list[Word] = []
    for word in words:
        last = joined[-1] if joined else None
        if last is not None and last.run == word.run and _is_joined(last, word, rules, starts):
            joined[-1] = last._replace(
                x1=word.x1, y0=min(last.y0, word.y0), y1=max(last.y1, word.y1), text=f"{last.text}_{word.text}"
            )
        else:
            joined.append(word)
    return joined


def _is_joined(left: Word, right: Word, rules: Sequence[Stroke], starts: Sequence[float]) -> bool:
    gap = right.x0 - left.x1
    if left.turn or not 0.5 <= gap <= _LONGEST + 2 * _NEAR:
        return False
    first = bisect_left(starts, left.x1 - _NEAR)
    for rule in rules[first:]:
        if rule.start > left.x1 + _NEAR:
            return False
        low, high = left.y0 + 0.6 * (left.y1 - left.y0), left.y1 + 1.5
        if abs(rule.end - right.x0) <= _NEAR and low <= rule.at <= high:
            return not _is_dash(rule, rules)
    return False


def _is_dash(rule: Stroke, rules: Sequence[Stroke]) -> bool:
    """Whether others as short follow and precede it at its height: a stroke of a dashed line."""
    length = rule.end - rule.start
    level = [other for other in rules if abs(other.at - rule.at) < _LEVEL and other is not rule]
    after = any(0.5 < other.start - rule.end <= _PERIOD * length for other in level)
    return after and any(0.5 < rule.start - other.end <= _PERIOD * length for other in level)
