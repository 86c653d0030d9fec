"""The words of a question that carry its sentence and little of its matter: they weigh less. Pure."""

from __future__ import annotations

import re

from localmind_desktop.core.terms import is_identifier, tokens

_GERMAN = re.compile(
    r"\b(?:der|die|das|dem|den|ist|sind|wie|wer|wo|wann|warum|welche[mnrs]?|wird|werden|hat|von|für|und|wodurch|worin)\b",
    re.IGNORECASE,
)
_PARTICIPLE = re.compile(r"[a-z]{2,}ed|[a-zà-ÿ]{3,}(?:ées?|és)")
_IRREGULAR = (
    "done given sold made kept drawn sent held paid built bought found put set taken written shown known got gone run "
    "read told led begun chosen driven met"
)
# The verb behind its subject: does the pump DRAW in idle, does the bill COVER?
_LAST_VERB = re.compile(
    r"\b(?:does|do|did|can|may|must|should|will)\b[^?]*?\s(?P<verb>[a-z]+)"
    r"(?=\s+(?:in|into|at|on|for|with|from|to|of|by|per|during|after|before|until|as|when|if|while)\b|\s*\?*\s*$)"
)


def light_words(question: str) -> frozenset[str]:
    """The tokens that are verbs or fill words: in German what is not capitalised, elsewhere participles and verbs."""
    found = [token for token in tokens(question) if token.isalpha() and token.islower() and not is_identifier(token)]
    if _GERMAN.search(question):
        return frozenset(found)
    light = {token for token in found if _PARTICIPLE.fullmatch(token) or token in _IRREGULAR.split()}
    verb = _LAST_VERB.search(question)
    return frozenset(light | {verb["verb"]} if verb is not None else light)
