"""A computed answer put into a sentence by a chat model (A6): its facts may be phrased, not changed.

What the model wrote is taken only where it holds every value, cell and mark of the computed text and no value besides.
Otherwise the computed text is the answer.
"""

from __future__ import annotations

import logging
import re
from dataclasses import replace

from localmind_desktop.core.ask.candidates.drafts import Draft
from localmind_desktop.core.ask.ground.evidence_values import evidence_of
from localmind_desktop.core.ask.ground.grounding import grounded
from localmind_desktop.core.ask.prompts.prompting import handed_over
from localmind_desktop.core.ask.write.streaming import Asked, streamed
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.fencing import fence_for
from localmind_desktop.core.model import Message
from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.prompting import prompt
from localmind_desktop.core.settings import Answering
from localmind_desktop.core.task import CancelToken, result_of

log = logging.getLogger(__name__)

_MARK = re.compile(r"\[\d+\]")
_BREAK = re.compile(r"; |\s+[–·] ")  # between the facts of a line
_PHRASE_TOKENS = 512


def phrased(question: str, draft: Draft, model: ChatModel, settings: Answering, cancel: CancelToken) -> Draft:
    """``draft`` in a model's words, or as it is where these say anything else."""
    fence = fence_for([draft.text])
    facts = handed_over(question, fence.around("facts", draft.text), fence)
    messages = [Message("system", prompt("phrase")), Message("user", facts)]
    try:
        found = result_of(streamed(Asked(model, messages, _PHRASE_TOKENS), settings, cancel))
    except ModelError as error:
        log.info("an answer was not phrased: %s", type(error).__name__)
        return draft
    text = found.text.strip()
    return replace(draft, text=text) if found.unfinished is None and says_the_same(text, draft.text) else draft


def says_the_same(text: str, facts: str) -> bool:
    """Whether ``text`` holds all that ``facts`` say, and no other value."""
    if sorted(_MARK.findall(text)) != sorted(_MARK.findall(facts)):
        return False
    bare, stated = _MARK.sub(" ", text), _BREAK.sub("\n", _MARK.sub(" ", facts))
    said = " ".join(bare.split()).casefold()
    adds_none = not grounded(f"{bare} [1]", {1: evidence_of(stated)}).flags
    loses_none = not grounded(f"{stated} [1]", {1: evidence_of(bare)}).flags
    return adds_none and loses_none and all(cell.casefold() in said for cell in _cells(stated))


def _cells(facts: str) -> list[str]:
    """The cells of ``Header: cell; Header: cell``: what the model has to leave as it is."""
    cells = (" ".join(re.sub(r"^[^:]{1,60}:\s+", "", part).split()).strip(" .") for part in facts.splitlines())
    return [cell for cell in cells if cell]
