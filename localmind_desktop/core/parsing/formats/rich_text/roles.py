"""What the groups of an RTF file are for, by the word that they begin with."""

from __future__ import annotations

from localmind_desktop.core.parsing.formats.shared.remarks import COMMENTS, OBJECTS, PICTURES

_SKIPPED = (
    *("fldinst", "xe", "rxe", "tc", "tcn", "objdata", "objclass", "objname", "objalias", "datafield", "nonshppict"),
    *(
        "shprslt",
        "sp",
        "sn",
        "sv",
        "pntxta",
        "pntxtb",
        "author",
        "operator",
        "company",
        "category",
        "manager",
        "keywords",
    ),
    *("comment", "doccomm", "subject", "hlinkbase", "nextfile", "template", "bkmkstart", "bkmkend", "nonesttables"),
    *("ftnsep", "ftnsepc", "ftncn", "aftnsep", "aftnsepc", "aftncn", "revtbl", "filetbl", "generator", "mmathPict"),
    *("pict", "annotation", "listtable", "listoverridetable"),
)
ROLES = {
    **dict.fromkeys(_SKIPPED, "skipped"),
    # their own letters are no text, while groups in them may be
    **dict.fromkeys(("shpinst", "do", "object", "info", "mmath", "moMath", "moMathPara", "shpgrp"), "silent"),
    **dict.fromkeys(("fldrslt", "result", "mr", "shppict", "nesttableprops"), "text"),
    **{"listtext": "label", "pntext": "label"},
    **{"fonttbl": "fonts", "colortbl": "colours", "stylesheet": "styles", "title": "title"},
}
STORIES = frozenset(
    {"footnote", "shptxt", "dptxbxtext", *(kind + pages for kind in ("header", "footer") for pages in ("", *"lrf"))}
)
"""Groups that hold a text of their own."""

REMARKS = {"pict": PICTURES, "object": OBJECTS, "annotation": COMMENTS}
