"""Back and forward."""

from localmind_desktop.ui.source.history import History, Visit
from localmind_desktop.ui.source.page_column import Spot

A, B, C = (Visit("d", "d.pdf", Spot(page, 0, 0)) for page in (1, 5, 9))


def test_back_and_forward_and_a_new_way():
    history = History()
    assert not history.leads_back
    history.leave(A)
    history.leave(B)
    assert history.back(C) == B
    assert history.back(B) == A
    assert history.forward(A) == B
    history.leave(B)  # from B on to another place
    assert not history.leads_forward
    assert history.back(A) == B


def test_the_same_place_is_kept_once_and_a_removed_document_is_forgotten():
    history = History()
    history.leave(A)
    history.leave(A)
    history.leave(A._replace(document_id="other"))
    history.forget("other")
    assert history.back(C) == A
    assert not history.leads_back
    history.forget()
    assert not history.leads_forward
