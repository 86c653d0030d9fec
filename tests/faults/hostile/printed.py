"""PDFs and pictures that are small to write and endless to draw."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Sequence
from random import Random

from tests.faults.hostile.sound import SENTENCE, sound_files
from tests.faults.hostile.specimen import Specimen

_FONT = b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"
_WORDS = b"BT /F 12 Tf 60 700 Td (" + SENTENCE.encode() + b") Tj ET "


def pdf_of(objects: Sequence[bytes], root: bytes = b"/Root 1 0 R") -> bytes:
    """A PDF of ``objects``, numbered from 1, of which the first is its catalog."""
    content, places = b"%PDF-1.7\n", []
    for number, one in enumerate(objects, 1):
        places.append(len(content))
        content += b"%d 0 obj%b endobj\n" % (number, one)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    head = b"xref\n0 %d\n0000000000 65535 f \n%b" % (len(objects) + 1, table)
    return content + head + b"trailer<</Size %d%b>>\nstartxref\n%d\n%%%%EOF" % (len(objects) + 1, root, len(content))


def stream(content: bytes, more: bytes = b"") -> bytes:
    return b"<</Length %d%b>>stream\n%b\nendstream" % (len(content), more, content)


def packed(content: bytes, times: int = 1) -> bytes:
    for _ in range(times):
        content = zlib.compress(content, 9)
    return stream(content, b"/Filter[" + b"/FlateDecode" * times + b"]")


def one_page(
    drawn: bytes, resources: bytes = b"", box: bytes = b"0 0 595 842", more: Sequence[bytes] = (), page: bytes = b""
) -> bytes:
    """A page that shows a stream object; ``more`` are numbered from 6."""
    head = b"<</Type/Page/Parent 2 0 R/MediaBox[%b]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>%b>>%b>>"
    pages = b"<</Type/Pages/Kids[3 0 R]/Count 1>>"
    return pdf_of([b"<</Type/Catalog/Pages 2 0 R>>", pages, head % (box, resources, page), drawn, _FONT, *more])


def giant_box(chance: Random) -> Specimen:
    box = chance.choice((b"0 0 1000000 1000000", b"0 0 1e30 1e30", b"-1e9 -1e9 1e9 1e9", b"0 0 0 0", b"0 0 1 1e9"))
    return Specimen("box.pdf", "giant page box", one_page(stream(_WORDS), box=box))


def page_tree(chance: Random) -> Specimen:
    ways = (
        (b"[2 0 R]", b"5"),  # a tree in itself
        (b"[3 0 R " + b"2 0 R " * 50 + b"]", b"500"),
        (b"[3 0 R]", b"2000000000"),
        (b"[" + b"3 0 R " * 3_000 + b"]", b"3000"),
        (b"[3 0 R]", b"-1"),
    )
    kids, count = chance.choice(ways)
    tree = b"<</Type/Pages/Kids%b/Count %b>>" % (kids, count)
    page = b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>"
    return Specimen(
        "tree.pdf", "endless page tree", pdf_of([b"<</Type/Catalog/Pages 2 0 R>>", tree, page, stream(_WORDS), _FONT])
    )


def object_streams(chance: Random) -> Specimen:
    """An object stream that says it lies in itself, and a chain of cross references that has no end."""
    ways = (b"/Root 1 0 R/Prev 9", b"/Root 1 0 R/XRefStm 9", b"/Root 1 0 R/Extends 4 0 R")
    inner = stream(b"4 0 <</Type/Catalog/Pages 4 0 R>>", b"/Type/ObjStm/N 1/First 4/Extends 4 0 R")
    page = b"<</Type/Page/Parent 2 0 R/Contents 4 0 R/MediaBox 3 0 R/Resources 3 0 R>>"
    tree = b"<</Type/Pages/Kids[3 0 R]/Count 1>>"
    objects = [b"<</Type/Catalog/Pages 2 0 R/Outlines 1 0 R/First 1 0 R/Next 1 0 R>>", tree, page, inner]
    return Specimen("streams.pdf", "object streams in a ring", pdf_of(objects, chance.choice(ways)))


def packed_bomb(chance: Random) -> Specimen:
    size, times = chance.choice(((20_000_000, 1), (300_000_000, 1), (100_000_000, 2)))
    return Specimen("packed.pdf", "stream that unpacks", one_page(packed(_WORDS + b" " * size, times)))


def forms(chance: Random) -> Specimen:
    """Forms that draw themselves, or each the one before twice."""
    form = b"/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</Font<</F 5 0 R>>/XObject<</X %d 0 R>>>>"
    if chance.random() < 0.4:
        more = [stream(b"/X Do " + _WORDS, form % 6)]
        return Specimen("forms.pdf", "forms in a ring", one_page(stream(b"/X Do"), b"/XObject<</X 6 0 R>>", more=more))
    depth = chance.choice((10, 16, 30))
    more = [stream(b"/X Do " * 2, form % (7 + n)) for n in range(depth)] + [stream(_WORDS, form % 99)]
    return Specimen("forms.pdf", "forms in forms", one_page(stream(b"/X Do"), b"/XObject<</X 6 0 R>>", more=more))


def patterns(chance: Random) -> Specimen:
    tile = b"/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep %b/YStep %b"
    step = chance.choice((b"0.001", b"0", b"1e-30", b"-1"))
    inside = b"/Resources<</Pattern<</P 6 0 R>>>>"
    drawn = b"/Pattern cs /P scn 0 0 595 842 re f "
    more = [stream(drawn, tile % (step, step) + inside)]
    return Specimen(
        "tiles.pdf", "patterns in a ring", one_page(stream(drawn + _WORDS), b"/Pattern<</P 6 0 R>>", more=more)
    )


def many_strokes(chance: Random) -> Specimen:
    count = chance.choice((5_000, 60_000, 250_000))
    how = chance.choice(("grid", "random", "curves"))
    lines = []
    for n in range(count):
        x, y = (n * 7 % 595, n * 13 % 842) if how == "grid" else (chance.randrange(595), chance.randrange(842))
        end = b"%d %d l" % (x, 842 - y) if n % 2 else b"%d %d l" % (595 - x, y)
        curve = b"%d %d %d %d %d %d c" % (x, y, y % 595, x, 595 - x, y)
        lines.append(b"%d %d m %b S" % (x, y, curve if how == "curves" else end))
    return Specimen("strokes.pdf", "hundreds of thousands of strokes", one_page(packed(b"\n".join(lines) + _WORDS)))


def many_words(chance: Random) -> Specimen:
    count = chance.choice((3_000, 30_000, 120_000))
    words = [b"BT /F %d Tf %d %d Td (w%d) Tj ET" % (1 + n % 9, n * 7 % 595, n * 11 % 842, n) for n in range(count)]
    return Specimen("words.pdf", "a hundred thousand words", one_page(packed(b"\n".join(words))))


def many_cells(chance: Random) -> Specimen:
    """A ruled table of tiny cells."""
    step = chance.choice((10, 4, 2))
    grid = [b"%d 0 m %d 842 l S" % (x, x) for x in range(0, 595, step)]
    grid += [b"0 %d m 595 %d l S" % (y, y) for y in range(0, 842, step)]
    words = [
        b"BT /F 2 Tf %d %d Td (1) Tj ET" % (x + 1, y + 1) for x in range(0, 594, step) for y in range(0, 841, step * 4)
    ]
    return Specimen("cells.pdf", "millions of tiny cells", one_page(packed(b"\n".join(grid + words))))


def broken_font(chance: Random) -> Specimen:
    font = b"<</Type/Font/Subtype/TrueType/BaseFont/X/FirstChar 0/LastChar 2147483647/Widths[1]/FontDescriptor 7 0 R>>"
    file = bytearray(chance.randbytes(400))
    file[:12] = b"\0\1\0\0\xff\xff\0\0\0\0\0\0"
    more = [font, b"<</Type/FontDescriptor/FontName/X/FontFile2 8 0 R>>", stream(bytes(file))]
    if chance.random() < 0.5:
        ring = (
            b"<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/CharProcs<</a 7 0 R>>/FirstChar 97"
        )
        ring += b"/LastChar 97/Widths[9]/Encoding<</Differences[97/a]>>/Resources<</Font<</G 6 0 R>>>>>>"
        more = [ring, stream(b"9 0 d0 BT /G 9 Tf (aaaa) Tj ET")]
    drawn = stream(b"BT /G 12 Tf 60 700 Td (aaaa) Tj ET " + _WORDS)
    return Specimen("font.pdf", "broken fonts", one_page(drawn, b"/Font<</F 5 0 R/G 6 0 R>>", more=more))


def huge_picture(chance: Random) -> Specimen:
    side = chance.choice((20_000, 65_000, 2**31 - 1))
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    if chance.random() < 0.5:
        lines = zlib.compress(bytes(min(side, 20_000) * 300), 9)
        return Specimen("huge.png", "huge picture", b"\x89PNG\r\n\x1a\n" + _part(b"IHDR", head) + _part(b"IDAT", lines))
    picture = (
        b"/Type/XObject/Subtype/Image/Width %d/Height %d/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode"
    )
    more = [stream(zlib.compress(bytes(3_000_000), 9), picture % (side, side))]
    drawn = stream(b"500 0 0 500 0 0 cm /X Do " + (_WORDS if chance.random() < 0.5 else b""))
    return Specimen("huge.pdf", "huge picture", one_page(drawn, b"/XObject<</X 6 0 R>>", more=more))


def _part(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def saved_states(chance: Random) -> Specimen:
    count = chance.choice((10_000, 500_000))
    unit = chance.choice((b"q ", b"Q ", b"BT ", b"[", b"<<", b"/A ", b"BX ", b"W n ", b"1 0 0 1 9 9 cm "))
    return Specimen("states.pdf", "states without end", one_page(packed(unit * count + _WORDS)))


def outline_loop(chance: Random) -> Specimen:
    objects = [
        b"<</Type/Catalog/Pages 2 0 R/Outlines 6 0 R>>",
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
        *(stream(_WORDS), _FONT, b"<</First 7 0 R/Last 7 0 R>>"),
        b"<</Title(a)/Next 7 0 R/First 6 0 R/Parent 6 0 R/Dest[3 0 R/Fit]>>",
    ]
    return Specimen("outline.pdf", "outline in a loop", pdf_of(objects))


def active(chance: Random) -> Specimen:
    """Scripts, programs, forms that send, and files from elsewhere."""
    ways = (
        b"/AA<</O<</S/JavaScript/JS(app.launchURL\\('http://127.0.0.1:9'\\))>>>>",
        b"/AA<</O<</S/Launch/F(/bin/touch)/P(escaped)>>>>",
        b"/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(file:///etc/passwd)>>>>]",
        b"/Annots[<</Subtype/FileAttachment/FS<</F(//127.0.0.1/share/x)>>/Rect[0 0 9 9]>>]",
    )
    return Specimen("active.pdf", "scripts and programs", one_page(stream(_WORDS), page=chance.choice(ways)))


def twisted(chance: Random) -> Specimen:
    """A sound one whose numbers are others."""
    content = bytearray(sound_files()["pdf"])
    digits = [at for at, byte in enumerate(content) if 48 <= byte <= 57]
    for _ in range(chance.choice((5, 40))):
        content[chance.choice(digits)] = chance.choice(b"0123456789-.")
    return Specimen("twisted.pdf", "other numbers", bytes(content))


PRINTED: tuple[Callable[[Random], Specimen], ...] = (
    *(giant_box, page_tree, page_tree, object_streams, packed_bomb, forms, patterns, many_strokes, many_words),
    *(many_cells, broken_font, huge_picture, huge_picture, saved_states, outline_loop, active, twisted),
)
