"""What the documents say themselves, beside an answer that a model could not finish. Pure."""

from __future__ import annotations

from dataclasses import replace

from localmind_desktop.core.ask.candidates.drafts import MARK, Draft
from localmind_desktop.core.model import Answer, Mode, Unfinished


def with_quoted(answer: Answer, draft: Draft | None) -> Answer:
    """``answer`` with what ``draft`` tells, its citations numbered behind, where the connection broke off."""
    if draft is None or not draft.citations or answer.unfinished is not Unfinished.CUT:
        return answer
    is_likely = draft.mode is Mode.LIKELY  # then the first place is quoted
    text = f"{draft.citations[0].quote} [{draft.citations[0].number}]" if is_likely else draft.text
    told = draft.citations[:1] if is_likely else draft.citations
    numbers = {cited.number: number for number, cited in enumerate(told, start=len(answer.citations) + 1)}
    return replace(
        answer,
        quoted=MARK.sub(lambda mark: f"[{numbers[int(mark[1])]}]" if int(mark[1]) in numbers else mark[0], text),
        citations=(*answer.citations, *(replace(cited, number=numbers[cited.number]) for cited in told)),
    )
