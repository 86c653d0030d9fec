"""The letters of fonts that hold signs in the places of other letters. Source: the mapping tables of Unicode."""

from __future__ import annotations

BULLET = "•"
UNKNOWN = "\N{REPLACEMENT CHARACTER}"

_PRIVATE = range(0xF000, 0xF100)  # where Word puts the letters of such fonts

_SYMBOL = {
    **dict(zip(range(0x20, 0x40), " !∀#∃%&∋()∗+,−./0123456789:;<=>?", strict=True)),
    **dict(zip(range(0x40, 0x60), "≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_", strict=True)),
    **dict(zip(range(0x61, 0x7F), "αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼", strict=True)),
    **dict(zip(range(0xA0, 0xC0), "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵", strict=True)),
    **dict(zip(range(0xC0, 0xE0), "ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓", strict=True)),
    **dict(zip(range(0xE0, 0xF0), "◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪", strict=True)),
    **dict(zip(range(0xF1, 0xFF), "〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭", strict=True)),
}
_WINGDINGS = {
    **{0x22: "✂", 0x28: "☎", 0x2A: "✉", 0x46: "☞", 0x4A: "☺", 0x4C: "☹", 0x51: "✈", 0x6C: "●", 0x6D: "❍", 0x6E: "■"},
    **{0x6F: "□", 0x70: "□", 0x71: "❑", 0x72: "❒", 0x75: "◆", 0x76: "❖", 0x77: "◆", 0x9E: "·", 0x9F: "•", 0xA7: "▪"},
    **{0xA8: "□", 0xB0: "✰", 0xD8: "➢", 0xDF: "←", 0xE0: "→", 0xE1: "↑", 0xE2: "↓", 0xE8: "➔", 0xEF: "⇦", 0xF0: "⇨"},
    **{0xF3: "⇔", 0xFB: "✗", 0xFC: "✓", 0xFD: "☒", 0xFE: "☑"},
    **{0x80 + count: sign for count, sign in enumerate("⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿")},
}
_WINGDINGS_2 = {0x4F: "✗", 0x50: "✓", 0x51: "☒", 0x52: "☑", 0x53: "☒", 0x54: "☒", 0x97: "•", 0xA3: "□"}
_FONTS = {"symbol": _SYMBOL, "wingdings": _WINGDINGS, "wingdings 2": _WINGDINGS_2}


def symbol(code: int, font: str) -> str:
    """The letter that ``font`` shows for ``code``."""
    signs = _FONTS.get(font.strip().lower())
    place = code - _PRIVATE.start if code in _PRIVATE else code
    if signs is not None:
        return signs.get(place, UNKNOWN)
    if code in _PRIVATE:
        return UNKNOWN
    return chr(code) if 0x20 <= code < 0x110000 and not 0xD800 <= code < 0xE000 else UNKNOWN


def symbol_text(text: str, font: str) -> str:
    """The mark of a list: ``text`` as ``font`` shows it, a bullet for what is not known."""
    if text == "o" and font.lower().startswith("courier"):
        return "◦"
    signs = (symbol(ord(letter), font) for letter in text)
    return "".join(BULLET if sign == UNKNOWN else sign for sign in signs)
