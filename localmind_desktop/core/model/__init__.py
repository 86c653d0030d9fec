"""The nouns of the product: frozen values that travel between its parts.

Coordinates are PDF points (1/72 inch) of the page *as displayed* (rotation and crop box applied), origin top left.
Page numbers start at 1. Nothing here imports anything else of ours.
"""

from localmind_desktop.core.model.answers import (
    Answer,
    AnswerTable,
    Citation,
    Conversation,
    Grounding,
    Mode,
    Passage,
    Scope,
    Scores,
    Sources,
    Stage,
    Step,
    Token,
    Trace,
    Turn,
)
from localmind_desktop.core.model.documents import (
    Chunk,
    ChunkKind,
    Document,
    ImportResult,
    PageImage,
    Progress,
    Receipt,
    State,
)
from localmind_desktop.core.model.models import ChatEnd, Check, Message
from localmind_desktop.core.model.places import Box, Place, enclosing
from localmind_desktop.core.model.reading import (
    Block,
    BlockKind,
    Cell,
    Fragment,
    Line,
    Opened,
    OutlineEntry,
    PageRead,
    Row,
    Table,
)

__all__ = [
    "Answer",
    "AnswerTable",
    "Block",
    "BlockKind",
    "Box",
    "Cell",
    "ChatEnd",
    "Check",
    "Chunk",
    "ChunkKind",
    "Citation",
    "Conversation",
    "Document",
    "Fragment",
    "Grounding",
    "ImportResult",
    "Line",
    "Message",
    "Mode",
    "Opened",
    "OutlineEntry",
    "PageImage",
    "PageRead",
    "Passage",
    "Place",
    "Progress",
    "Receipt",
    "Row",
    "Scope",
    "Scores",
    "Sources",
    "Stage",
    "State",
    "Step",
    "Table",
    "Token",
    "Trace",
    "Turn",
    "enclosing",
]
