"""What ``how`` with an adjective asks for: ``how heavy`` for a weight, ``wie lang`` for a length. Pure."""

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


def measure_forms(found: Sequence[str], position: int) -> list[frozenset[str]]:
    """The nouns for an adjective right behind ``how``."""
    if not position or found[position - 1].casefold() not in _HOW:
        return []
    return [frozenset([term_of(noun)]) for noun in _MEASURES.get(found[position].casefold(), ())]
