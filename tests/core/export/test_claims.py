"""X4 without a model: a prose answer as sentences with their citations."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.export.claims import Claim, claims_of


@pytest.mark.parametrize(
    ("answer", "claims"),
    [
        ("One. Two [1]. Three.[2] Four", [("One.", ()), ("Two.", (1,)), ("Three.", (2,)), ("Four", ())]),
        ("It is 1.5 V, e.g. at No. 3 and Fig. 4 [1][1].", [("It is 1.5 V, e.g. at No. 3 and Fig. 4.", (1,))]),
        ("# Title\n\n1. **First** item [3]\n- second", [("Title", ()), ("First item", (3,)), ("second", ())]),
        ("第一句。[1]第二句。", [("第一句。", (1,)), ("第二句。", ())]),
        ("", []),
    ],
)
def test_sentences_keep_their_citations(answer, claims):
    assert claims_of(answer) == [Claim(text, numbers) for text, numbers in claims]


@given(
    st.lists(
        st.sampled_from(["The pump runs", "A 5 V supply", "see Table 3", "[1]", ".", "。", " ", "\n", "e.g."]),
        max_size=20,
    )
)
def test_no_word_is_lost(parts):
    answer = "".join(parts)
    kept = "".join(claim.text for claim in claims_of(answer))
    assert squeezed(kept) == squeezed(answer.replace("[1]", ""))


def squeezed(text: str) -> str:
    return "".join(text.split())
