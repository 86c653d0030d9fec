"""What is put in order when a library opens: after a crash, with other settings, or with another version."""

from __future__ import annotations

import logging

from localmind_desktop.core.ingest.catching_up import CatchingUp
from localmind_desktop.core.ingest.originals import remove_strays
from localmind_desktop.core.model import State
from localmind_desktop.core.upkeep import Upkeep

log = logging.getLogger(__name__)

_GLOSSARY_SECONDS = 2.0  # that opening may take for documents of earlier versions; `Library.resume` does the rest


def sweep(catching_up: CatchingUp, upkeep: Upkeep) -> None:
    """Drop what belongs to nothing; documents whose index rows are incomplete are indexed again, and made anew those
    that were taken in by an earlier version or other settings."""
    intake, embedders = catching_up.intake, catching_up.embedders
    catalog, index = intake.catalog, intake.index
    for document_id in catalog.wholeness.incomplete():
        log.warning("parts of a document are lost; it is read again")
        catalog.forget_reading(document_id)
    documents = {document.id: document for document in catalog.documents()}
    remove_strays(intake.paths.files, catalog.redactions.files_kept())
    strays = (index.word_counts() | index.vector_counts()).keys() - documents.keys()
    if strays:
        index.remove(sorted(strays))
    embedders.put_down_main()
    index.drop_vectors_but(embedders.needed_stamps())
    for document in upkeep.unindexed():
        log.warning("the index lacks rows of a document; it is indexed again")
        catalog.set_state(document.id, State.QUEUED)
    for document in documents.values():
        if document.state is State.EMBEDDING:  # its rows may have been lost with the power
            catalog.set_state(document.id, State.QUEUED)
        elif document.state.is_whole and intake.is_outdated(document):
            log.info("a document was taken in by an earlier version or other settings; it is made anew")
            catalog.set_state(document.id, State.QUEUED)
    intake.complete_glossaries(_GLOSSARY_SECONDS)
