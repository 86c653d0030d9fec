"""What is to be looked at in an item of a review, by its key, and in words. Pure.

Notes are kept as keys with their values, so that the window can say them in the language of its user.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from localmind_desktop.core.model.insight import Note
from localmind_desktop.core.phrase import phrase

BLANK, TOUCHED, NO_NAME, NO_DATE, NO_NUMBER, NO_AMOUNT, NO_PERIOD, NO_VALUE = (
    "blank",
    "touched",
    "no name",
    "no date",
    "no number",
    "no amount",
    "no period",
    "no value",
)
REFERENCES, NO_REFERENCES = "references", "no references"
SUM_DIFFERS, LINES_DIFFER, NO_LINES, NEAR_LABEL = "sum differs", "lines differ", "no lines", "near label"
CHECKSUM, OTHER_COUNTRY = "checksum", "other country"
OTHER_PERIODS = "other periods"
DATA_DIFFERS, DATA_ALONE, DATA_DAMAGED = "data differs", "data alone", "data damaged"

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        BLANK: phrase("Left blank in the document."),
        TOUCHED: phrase("Mentioned only in passing."),
        NO_NAME: phrase("Mentioned, but no name was found."),
        NO_DATE: phrase("Mentioned, but no date was found."),
        NO_NUMBER: phrase("Mentioned, but no number was found."),
        NO_AMOUNT: phrase("Mentioned, but no amount was found."),
        NO_PERIOD: phrase("Mentioned, but no period was found."),
        NO_VALUE: phrase("Mentioned, but not specified."),
        REFERENCES: phrase("{0} of {1} are in the library."),
        NO_REFERENCES: phrase("The list of references could not be read."),
        SUM_DIFFERS: phrase("The total {0} is not net {1} plus tax {2}: it differs by {3}."),
        LINES_DIFFER: phrase("The line items add up to {0}, not to {1}."),
        NO_LINES: phrase("The line items could not be read as a table."),
        NEAR_LABEL: phrase("Near its label, but not right beside it."),
        CHECKSUM: phrase("{0} fails its check digits. Compare it with the original."),
        OTHER_COUNTRY: phrase("The BIC {0} belongs to a different country than the IBAN."),
        OTHER_PERIODS: phrase("Other periods are named too: {0}. Check which of them is the term."),
        DATA_DIFFERS: phrase("The embedded invoice data says {0}, the page says {1}."),
        DATA_ALONE: phrase("The embedded invoice data says {0}. The page does not show it."),
        DATA_DAMAGED: phrase("The embedded invoice data is damaged. Ask for the invoice again."),
        "renews": phrase("Renews automatically unless someone gives notice."),
        "unlimited liability": phrase("Mentions unlimited liability."),
        "no way to end": phrase("There is a term, but no way to end it early was found."),
        "unaudited": phrase("Some figures are unaudited."),
        "going concern": phrase("Mentions doubt about whether the business can continue."),
    }
)


def notes_text(notes: Iterable[Note], say: Callable[[str], str] = str) -> str:
    """The sentences of ``notes``. ``say`` translates each before its values are filled in."""
    return " ".join(say(SENTENCES[note.key]).format(*note.values) for note in notes)
