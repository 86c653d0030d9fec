"""What ``how`` with an adjective asks for (``wie lang``: a length), and limits in other words: ``maximale``. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.terms import term_of

_HOW = frozenset(("how", "wie"))
_MEASURES = {
    adjective: tuple(nouns.split())
    for adjectives, nouns in (
        ("accurate genau exact", "accuracy genauigkeit précision"),
        ("precise präzise", "precision accuracy genauigkeit précision"),
        ("heavy schwer", "weight mass gewicht masse poids"),
        ("long lang", "length länge longueur"),
        ("wide broad breit", "width breite largeur"),
        ("high tall hoch", "height höhe hauteur"),
        ("deep tief", "depth tiefe profondeur"),
        ("thick dick", "thickness dicke épaisseur"),
        ("fast quick schnell", "speed velocity geschwindigkeit vitesse"),
        ("large big groß", "size größe taille"),
        ("strong stark", "strength stärke"),
        ("bright hell", "brightness luminance helligkeit luminosité"),
        ("expensive teuer", "price cost preis kosten prix"),
        ("sensitive empfindlich", "sensitivity empfindlichkeit sensibilité"),
    )
    for adjective in adjectives.split()
}
_LIMITS = tuple(
    frozenset(group.split())
    for group in (
        "max maximum maximal maximale maximaler maximales maximalen maximaux máximo máxima höchste höchster",
        "min minimum minimal minimale minimaler minimales minimalen minimaux mínimo mínima kleinste kleinster",
    )
)


def measure_forms(found: Sequence[str], position: int) -> list[frozenset[str]]:
    """The nouns for an adjective right behind ``how``; the other words for a limit."""
    limits = next((group for group in _LIMITS if found[position].casefold() in group), frozenset())
    return [frozenset([term_of(word)]) for word in sorted(limits)] + _measured(found, position)


def _measured(found: Sequence[str], position: int) -> list[frozenset[str]]:
    if not position or found[position - 1].casefold() not in _HOW:
        return []
    return [frozenset([term_of(noun)]) for noun in _MEASURES.get(found[position].casefold(), ())]
