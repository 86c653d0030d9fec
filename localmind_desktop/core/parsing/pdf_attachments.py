"""The invoice data that a PDF carries as an attachment (Factur-X, ZUGFeRD, XRechnung). Runs in a child."""

from __future__ import annotations

from pathlib import Path

from localmind_desktop.core.errors import Damaged
from localmind_desktop.core.parsing.content.pdf_ink import engine_errors

INVOICE_NAMES = ("factur-x.xml", "zugferd-invoice.xml", "xrechnung.xml", "order-x.xml")
_MOST_BYTES = 20_000_000
_LARGEST_COUNT = 200


def invoice_attachment(path: Path) -> bytes | None:
    """The first attachment that has the name of invoice data. Raises `Damaged`."""
    import pymupdf

    try:
        with pymupdf.open(path, filetype="pdf") as document:
            for name in document.embfile_names()[:_LARGEST_COUNT]:
                if str(document.embfile_info(name).get("filename", name)).casefold() in INVOICE_NAMES:
                    content = bytes(document.embfile_get(name))
                    return content if len(content) <= _MOST_BYTES else None
    except engine_errors() as error:
        raise Damaged("The attachments of the file are damaged. Try to get a fresh copy.") from error
    return None
