"""The user's own instructions to a language model (A1)."""

from __future__ import annotations

from localmind_desktop.core.model import Scope
from localmind_desktop.core.settings import Answering
from localmind_desktop.core.store.catalog import Catalog


def instructions_of(catalog: Catalog, settings: Answering, scope: Scope) -> str:
    """Those of the settings, then those of the one collection to which ``scope`` keeps."""
    key = _collection_of(catalog, scope)
    own = catalog.collections.instructions(key) if key is not None else ""
    return "\n".join(text for text in (settings.instructions.strip(), own) if text)


def _collection_of(catalog: Catalog, scope: Scope) -> str | None:
    """None where several collections are asked. A library may have but one."""
    if scope.collection is not None:
        return scope.collection
    if scope.documents:
        keys = {document.collection for document in map(catalog.document, scope.documents) if document}
    else:
        keys = {collection.key for collection in catalog.collections.all()}
    return keys.pop() if len(keys) == 1 else None
