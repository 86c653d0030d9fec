"""Personal data found by rule, and hidden: forms with checks, borne out by the words around them. Pure."""

from localmind_desktop.core.insight.personal.masking import redacted
from localmind_desktop.core.insight.personal.pages import Hidden, Redaction, Search, redacted_by, redacted_pages
from localmind_desktop.core.insight.personal.spans import personal_spans

__all__ = ["Hidden", "Redaction", "Search", "personal_spans", "redacted", "redacted_by", "redacted_pages"]
