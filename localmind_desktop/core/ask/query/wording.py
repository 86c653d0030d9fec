"""The words of English, German, French and Chinese that say what kind of question is asked. Pure."""

from __future__ import annotations

import enum
import re


class Figure(enum.StrEnum):
    COUNT = "count"
    MAXIMUM = "maximum"
    MINIMUM = "minimum"
    SUM = "sum"
    MEAN = "mean"


LEAD = re.compile(  # ``HX120 with two lines: which pins …``
    r"^[^:?]{2,80}:\s+(?=(?:which|what|who|when|where|how|list|welche\w*|was|wie|wann|wer|nenne|quel\w*|combien)\b)",
    re.IGNORECASE,
)
LIST = re.compile(
    r"^\s*(?:list|all|alle|enumerate|name (?:the|all)|(?:give|show)(?: me)? all|listez?|nenne|zähle|quels|quelles|"
    r"énumère[rz]?|enumera|lista|listar|donne[rz]?(?: moi)? (?:la liste|tou))\b"
    r"|^\W*quiénes\b|^\W*(?:qué|cuáles son (?:los|las)) (?:\w+ ){0,3}?\w+s\b"
    r"|\ball (?:the )?(?:\w+ ){0,3}?\w+s\b"
    r"|^\s*welche (?:\w+ ){0,3}?\w+(?:en|er|s)\b|^\s*welche \w[^,]*\b(?:gibt es|sind|haben|kosten)\b"
    r"|哪些|列出|列举|所有|全部",
    re.IGNORECASE,
)
REQUESTS = re.compile(
    r"^\s*(?:list|enumerate|(?:give|show)(?: me)? all|nenne|zähle|listez?|enumera)\b[^,;:]*?s\b", re.IGNORECASE
)
WHAT_ARE = re.compile(r"^\s*what are the (?:\w+ ){0,2}?\w+[a-rt-z]s (?:of|in)\b", re.IGNORECASE)
WHICH = re.compile(r"^\s*(?:which|what)\s+((?:[\w./'-]+\s+){1,7})", re.IGNORECASE)
NO_PLURAL = re.compile(r"(?:ss|us|is)$|^(?:does|has|was|is)$", re.IGNORECASE)
VERBS = frozenset(
    ("is", "are", "was", "were", "does", "do", "did", "has", "have", "can", "of", "in", "for", "at", "on", "with")
)
ARTICLES = (["the"], ["a"], ["an"])  # what stands right before one is a verb: ``Which code addresses the …``
COUNT = re.compile(
    r"\bhow many\b|^\s*(?:what is |give )?the (?:number|count) of\b|^\s*count\b|\bwie ?viele\b|\banzahl der\b|"
    r"\bcombien (?:de|d')|\bnombre de\b|多少个|有几个|几个|有多少",
    re.IGNORECASE,
)
_FIGURES = (
    (
        Figure.MEAN,
        r"\b(?:average|mean (?=of|value|\w+ (?:of|in))|durchschnitt\w*|mittelwert|mittlere[rns]?|moyenne?)\b|平均",
    ),
    (
        Figure.SUM,
        r"\b(?:sum|total|in total|altogether|combined|summe|insgesamt|gesamt\w*|somme|au total)\b"
        r"|总和|合计|总计|一共|总共",
    ),
    (
        Figure.MAXIMUM,
        r"\b(?:highest|largest|greatest|biggest|longest|heaviest|fastest|newest|latest|oldest|widest|deepest|tallest|"
        r"strongest|most expensive|most|maximum|max|höchste[nrsm]?|größte[nrsm]?|längste[nrsm]?|schwerste[nrsm]?|"
        r"schnellste[nrsm]?|"
        r"teuerste[nrsm]?|meisten|stärkste[nrsm]?|maximale[nrsm]?|"
        r"le plus (?:grande?|élevée?|longue?|chère?|cher|lourde?|haute?)|"
        r"la plus (?:grande|élevée|longue|chère|lourde|haute)|maximale?)\b|最大|最高|最长|最多|最重|最快",
    ),
    (
        Figure.MINIMUM,
        r"\b(?:lowest|smallest|least|shortest|fewest|lightest|cheapest|slowest|earliest|youngest|minimum|min|"
        r"niedrigste[nrsm]?|"
        r"kleinste[nrsm]?|kürzeste[nrsm]?|geringste[nrsm]?|wenigsten|leichteste[nrsm]?|günstigste[nrsm]?|minimale[nrsm]?|"
        r"l[ea] plus (?:petite?|basse?|courte?|faible|légère?|léger)|l[ea] moins (?:chère?|cher|élevée?))\b"
        r"|最小|最低|最短|最少|最轻",
    ),
)
FIGURES = tuple((figure, re.compile(pattern, re.IGNORECASE)) for figure, pattern in _FIGURES)
MEASURED = (
    *(
        (stem, ("size", "area", "capacity", "größe", "taille", "surface"))
        for stem in ("larg", "bigg", "small", "größ", "klein")
    ),
    *(
        (stem, ("length", "duration", "time", "länge", "dauer", "longueur"))
        for stem in ("long", "short", "läng", "kürz")
    ),
    *(
        (stem, ("weight", "mass", "gewicht", "masse", "poids"))
        for stem in ("heav", "light", "schwer", "leicht", "lourd")
    ),
    *((stem, ("speed", "velocity", "geschwindigkeit", "vitesse")) for stem in ("fast", "slow", "schnell", "langsam")),
    *((stem, ("price", "cost", "preis", "kosten", "prix")) for stem in ("cheap", "expens", "teuer", "günst", "cher")),
    *((stem, ("age", "alter", "âge")) for stem in ("old", "young", "ält", "jüng")),
    *(
        (stem, ("height", "depth", "width", "höhe", "tiefe", "breite"))
        for stem in ("tall", "deep", "wid", "tief", "breit")
    ),
)
AT_MOST = re.compile(r"\bat (?:most|least)\b", re.IGNORECASE)
LIMITS = frozenset({"max", "maximum", "maximale", "maximaler", "min", "minimum", "minimale", "minimaler"})
MINUTES = re.compile(r"(?<=\d)\s?min\b", re.IGNORECASE)  # no minimum
COMPARES = re.compile(
    r"^\s*compare\b|\bdifference\b.*\bbetween\b|\b(?:compared|comparison)\b|\bvergleich\w*\b|"
    r"\bunterschied\b.*\bzwischen\b|\bcompare[rz]\b|\bdifférence\b.*\bentre\b|比较|相差|相比|"
    r"^\s*(?:which|who|what|welche[rs]?|wer|quel(?:le)?)\b.*\b(?:\w{2,}er|more|less|fewer|mehr|weniger|plus|moins)\b.*"
    r"(?:,|:|\bthan\b|\bals\b|\bque\b).*\b(?:or|oder|ou)\b",
    re.IGNORECASE,
)
COMPARING_WORDS = re.compile(
    r"\b(?:compare|comparison|compared|difference|between|larger|bigger|smaller|greater|higher|lower|longer|shorter|heavier|"
    r"lighter|faster|slower|cheaper|older|newer|more|less|fewer|vergleich\w*|unterschied|zwischen|größer|kleiner|höher|"
    r"niedriger|länger|kürzer|schwerer|leichter|mehr|weniger|différence|entre|plus|moins|grande?|élevée?)\b",
    re.IGNORECASE,
)
DEFINES = re.compile(
    r"^\s*(?:what (?:is|are) (?:an? )?[\w-]+(?: [\w-]+)?\s*\??$|define\b|what does .* (?:mean|stand for)|"
    r"was (?:ist|sind|bedeutet) |qu'est-ce|什么是)",
    re.IGNORECASE,
)
INVERSE = re.compile(
    r"^\s*(?:which|what|who|welche[rs]?|wer|quel(?:le)?)\s+(?:[\w-]+\s+){0,3}?"
    r"(?:is at|is|has|have|with|uses?|starts?|lies|hat|ist|a|est)\b|哪个|哪一个",
    re.IGNORECASE,
)
ASKS = re.compile(
    r"^\s*(?:what|which|who|when|where|how|at which|in which|was|wie|wann|quel|combien)\b|什么|多少|哪", re.I
)
PATH = re.compile(r"[^\W\d]\w*(?:\.[^\W\d]\w*)+")
