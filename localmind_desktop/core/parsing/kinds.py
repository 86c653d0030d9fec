"""Which reader a file needs, decided by its content; where that leaves it open, as for text, by its extension."""

from __future__ import annotations

import re
import struct
import zipfile
from pathlib import Path, PurePath

from localmind_desktop.core.errors import Damaged, FileGone, PasswordProtected, Unsupported
from localmind_desktop.core.model import Kind
from localmind_desktop.core.phrase import phrase

LOCKED = phrase("The file is protected by a password. Save it without one, and add it again.")
_LOOKED_AT = 8_192  # bytes
_PDF_MARK = b"%PDF-"
_PDF_OBJECT = re.compile(rb"^\s*\d+ \d+ obj\b", re.MULTILINE)
_ZIP_MARKS = (b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08")  # with members, without, in several parts
_PDF_MARK_WITHIN = 1024  # bytes; the PDF standard lets other bytes stand before the mark
_WIDE_TEXT_MARKS = (b"\xff\xfe", b"\xfe\xff")  # UTF-16, where every other byte may be zero
_OLE_MARK = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_OLE_DIRECTORY = 65_536  # bytes of it that are looked at
_LARGEST_DIRECTORY = 50_000_000  # bytes of a zip's list of members

_IMAGE_MARKS = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8", b"BM", b"II*\0", b"MM\0*", b"\0\0\0\x0cjP  ")
_CLOSED = {  # to be unpacked, or no documents at all
    b"7z\xbc\xaf\x27\x1c": phrase("7z archives"),
    b"Rar!": phrase("RAR archives"),
    b"\x1f\x8b": phrase("gzip archives"),
    b"BZh": phrase("bzip2 archives"),
    b"\xfd7zXZ": phrase("xz archives"),
    b"\x7fELF": phrase("Programs"),
    b"MZ": phrase("Programs"),
    b"SQLite format 3": phrase("Databases"),
}
_MEDIA = "mp3 mp4 wav m4a webm ogg oga opus flac aac mkv mov avi wmv wma m4v mpg mpeg"
_MEDIA_MARK = re.compile(
    rb"RIFF....(?:WAVE|AVI )|ID3[\x02-\x04]|OggS\0|fLaC\0|\x1aE\xdf\xa3|\x30\x26\xb2\x75\x8e\x66\xcf\x11"
    rb"|....ftyp(?:isom|iso\d|mp4[12]|avc1|M4[ABV] |qt  |dash|3gp|mmp4)",
    re.DOTALL,
)
"""How they begin: RIFF, MPEG with a tag, Ogg, FLAC, Matroska, ASF, and those of the MP4 kind that are no pictures."""
_CODE = (
    "py pyi js mjs cjs jsx ts tsx java c h cc cpp cxx hh hpp hxx go rs rb php cs swift kt kts sql sh bash zsh ps1 bat "
    "css scss less yaml yml toml ini cfg conf properties vue svelte lua pl r jl scala dart m f90 vhd vhdl v sv st scl "
    "awl cmake gradle proto asm s diff patch"
)
_CODE_NAMES = frozenset({"dockerfile", "makefile", "cmakelists.txt", "jenkinsfile", "rakefile", "gemfile"})
_SUFFIXES = {
    **dict.fromkeys((".csv", ".tsv", ".tab"), Kind.CSV),
    **dict.fromkeys((".txt", ".text", ".log", ".asc"), Kind.TEXT),
    **dict.fromkeys((".html", ".htm", ".xhtml"), Kind.HTML),
    **dict.fromkeys((".mht", ".mhtml"), Kind.WEB_ARCHIVE),
    **dict.fromkeys((".md", ".markdown", ".mdx"), Kind.MARKDOWN),
    **dict.fromkeys((".json", ".jsonl", ".ndjson", ".geojson"), Kind.JSON),
    **{f".{name}": Kind.CODE for name in _CODE.split()},
    ".rst": Kind.RESTRUCTURED,
    ".tex": Kind.LATEX,
    ".eml": Kind.MAIL,
}
_OFFICE = {"word/": Kind.WORD, "ppt/": Kind.SLIDES, "xl/": Kind.WORKBOOK}
_OPEN_OFFICE = {
    "application/vnd.oasis.opendocument.text": Kind.OPEN_TEXT,
    "application/vnd.oasis.opendocument.spreadsheet": Kind.OPEN_SHEET,
    "application/vnd.oasis.opendocument.presentation": Kind.OPEN_SLIDES,
    "application/epub+zip": Kind.EPUB,
}
_OPEN_DOCUMENT = "application/vnd.oasis.opendocument."
_CLOSED_PARTS = {  # of zips that are documents, but of no kind that is read
    "xl/workbook.bin": phrase("Binary Excel workbooks (.xlsb)"),
    "visio/document.xml": phrase("Visio drawings"),
    "Index/Document.iwa": phrase("Files of Pages, Numbers and Keynote"),
}
_PARTS_OF_OLE = {
    "EncryptedPackage": None,
    "Workbook": Kind.OLD_WORKBOOK,
    "Book": Kind.OLD_WORKBOOK,
    "__properties_version1.0": Kind.OUTLOOK,
}
_MAIL = re.compile(rb"(?:[A-Z][\w-]*:[^\n]*\n(?:[ \t][^\n]*\n)*){3}", re.IGNORECASE)
_MAIL_FIELD = re.compile(rb"^(?:from|received|message-id|return-path|mime-version):", re.IGNORECASE | re.MULTILINE)
_WEB_ARCHIVE = re.compile(rb"^content-type:\s*multipart/related", re.IGNORECASE | re.MULTILINE)
_HTML = re.compile(rb"\s*(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b", re.IGNORECASE | re.DOTALL)
_XML_ROOT = re.compile(rb"<(?![?!])(?:[\w.-]+:)?([\w.-]+)")


def kind_of(path: Path, name: str = "") -> Kind:
    """The kind of a file; ``name`` is what it was called where its path no longer says so.

    Raises `Unsupported` for one that no reader takes, `PasswordProtected`, `FileGone` when it cannot be opened.
    """
    called = PurePath(name or path.name)
    try:
        with path.open("rb") as file:
            beginning = file.read(_LOOKED_AT)
        if beginning.startswith(_ZIP_MARKS):
            return _kind_of_zip(path)
        if beginning.startswith(_OLE_MARK):
            return _kind_of_ole(path, beginning)
    except OSError as error:
        raise FileGone(
            "The file can no longer be opened ({reason}); check that it is still there.", reason=error.strerror
        ) from error
    if beginning.startswith(b"{\\rtf"):
        return Kind.RICH_TEXT
    if beginning.startswith(_IMAGE_MARKS) and b"\0" in beginning:
        return Kind.IMAGE
    if _MEDIA_MARK.match(beginning):
        return Kind.RECORDING
    if _is_pdf(beginning, called.suffix.lower()):
        return Kind.PDF
    return _kind_of_text(beginning, called)


def _is_pdf(beginning: bytes, suffix: str) -> bool:
    """By its mark, which other bytes may stand before; a text that tells of the mark is none. Else by its extension."""
    start = beginning[:_PDF_MARK_WITHIN]
    if start.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(_PDF_MARK):
        return True
    if _PDF_MARK in start and (_PDF_OBJECT.search(beginning) or b"\0" in beginning):
        return True
    return suffix == ".pdf" and not _HTML.match(beginning.removeprefix(b"\xef\xbb\xbf"))


_CALLED = {
    Kind.PDF: (phrase("a PDF file"), "pdf"),
    Kind.WORD: (phrase("a Word document"), "docx docm dotx dotm"),
    Kind.SLIDES: (phrase("a PowerPoint presentation"), "pptx pptm ppsx ppsm potx potm"),
    Kind.WORKBOOK: (phrase("an Excel workbook"), "xlsx xlsm xltx xltm xlam"),
    Kind.OLD_WORKBOOK: (phrase("an Excel workbook from before 2007"), "xls xlt xla"),
    Kind.OPEN_TEXT: (phrase("an OpenDocument text"), "odt ott"),
    Kind.OPEN_SHEET: (phrase("an OpenDocument spreadsheet"), "ods ots"),
    Kind.OPEN_SLIDES: (phrase("an OpenDocument presentation"), "odp otp"),
    Kind.EPUB: (phrase("an e-book"), "epub"),
    Kind.OUTLOOK: (phrase("an Outlook message"), "msg oft"),
    Kind.RICH_TEXT: (phrase("a rich text file"), "rtf doc"),  # Word saves rich text as .doc too
    Kind.ARCHIVE: (phrase("an archive"), "zip jar war cbz"),
    Kind.IMAGE: (phrase("a picture"), "png jpg jpeg jpe jfif gif bmp tif tiff jp2 jpx"),
    Kind.SVG: (phrase("a drawing"), "svg"),
    Kind.XML: (phrase("an XML file"), "xml xhtml svg"),
    Kind.HTML: (phrase("a web page"), "html htm xhtml xml"),
    Kind.WEB_ARCHIVE: (phrase("a saved web page"), "mht mhtml eml"),
    Kind.MAIL: (phrase("a message"), "eml"),
    Kind.TEXT: (phrase("plain text"), "txt text log asc"),
    Kind.RECORDING: (phrase("a recording"), _MEDIA),
}


def misnamed(name: str, kind: Kind) -> str:
    """What a file really is whose extension promises something else; empty where it keeps its promise."""
    suffix = PurePath(name).suffix.lower()
    what, suffixes = _CALLED.get(kind, ("", ""))
    promised = any(suffix.removeprefix(".") in known.split() for _, known in _CALLED.values()) or suffix in _SUFFIXES
    if not what or not promised or suffix.removeprefix(".") in suffixes.split():
        return ""
    return phrase("Its name ends in {suffix}, but it is {what}, and was read as such.", suffix=suffix, what=what)


def _kind_of_text(beginning: bytes, called: PurePath) -> Kind:
    """The kind of a file that only text is left for."""
    suffix = called.suffix.lower()
    closed = next((what for mark, what in _CLOSED.items() if beginning.startswith(mark)), "")
    wide = beginning.startswith(_WIDE_TEXT_MARKS)
    if suffix.removeprefix(".") in _MEDIA.split():
        return Kind.RECORDING
    if closed and b"\0" in beginning:
        raise Unsupported("{closed} cannot be read; add the documents themselves.", closed=closed)
    if b"\0" in beginning and not wide:
        if suffix in _SUFFIXES or not suffix:
            raise Unsupported("The file holds no text, whatever its name says.")
        if any(suffix.removeprefix(".") in known.split() for _, known in _CALLED.values()):
            raise Damaged("The file is damaged, or not what its name says. Try to get a fresh copy.")
        raise Unsupported("Files of this kind ({suffix}) cannot be read.", suffix=suffix)
    marked = beginning if not wide else beginning.replace(b"\0", b"")[2:]
    marked = marked.removeprefix(b"\xef\xbb\xbf")
    if called.name.lower() in _CODE_NAMES:
        return Kind.CODE
    if marked.lstrip().startswith(b"<?xml") or suffix in (".xml", ".svg", ".xhtml"):
        return _kind_of_xml(marked)
    if suffix in _SUFFIXES:
        return _SUFFIXES[suffix]
    if _HTML.match(marked):
        return Kind.HTML
    if _MAIL.match(marked) and _MAIL_FIELD.search(marked):
        return Kind.WEB_ARCHIVE if _WEB_ARCHIVE.search(marked) else Kind.MAIL
    return Kind.TEXT


def _kind_of_xml(beginning: bytes) -> Kind:
    root = _XML_ROOT.search(re.sub(rb"<!--.*?-->", b"", beginning, flags=re.DOTALL))
    return {b"svg": Kind.SVG, b"html": Kind.HTML}.get(root[1].lower() if root else b"", Kind.XML)


def _kind_of_zip(path: Path) -> Kind:
    try:
        with zipfile.ZipFile(path) as archive:
            if sum(len(member.filename) + len(member.extra) + len(member.comment) for member in archive.filelist) > (
                _LARGEST_DIRECTORY
            ):
                return Kind.ARCHIVE
            names = archive.namelist()
            if "mimetype" in names and archive.getinfo("mimetype").file_size < 200:
                stated = archive.read("mimetype").decode("ascii", "replace").strip()
                if stated.removesuffix("-template") in _OPEN_OFFICE:
                    return _OPEN_OFFICE[stated.removesuffix("-template")]
                if stated.startswith(_OPEN_DOCUMENT):
                    raise Unsupported("OpenDocument files of this kind cannot be read. Save it as PDF, and add that.")
    except (zipfile.BadZipFile, ValueError, NotImplementedError, RuntimeError, EOFError, LookupError, struct.error):
        return Kind.ARCHIVE  # whose reader says what is wrong with it
    closed = next((what for name in names for mark, what in _CLOSED_PARTS.items() if name.endswith(mark)), "")
    if closed:
        raise Unsupported("{closed} cannot be read. Save it as PDF, and add that.", closed=closed)
    if "[Content_Types].xml" in names:
        for folder, kind in _OFFICE.items():
            if any(name.startswith(folder) for name in names):
                return kind
    return Kind.ARCHIVE


def _kind_of_ole(path: Path, beginning: bytes) -> Kind:
    """By the names in the directory of an OLE container. Source: [MS-CFB], 2.2 and 2.6."""
    if len(beginning) < 52:
        raise Unsupported("The file is cut off. Try to get a fresh copy.")
    size = 1 << min(max(struct.unpack_from("<H", beginning, 30)[0], 7), 16)
    start = (struct.unpack_from("<I", beginning, 48)[0] + 1) * size
    with path.open("rb") as file:
        file.seek(start)
        directory = file.read(_OLE_DIRECTORY)
    names = {
        directory[at : at + 64].decode("utf-16-le", "replace").partition("\0")[0]
        for at in range(0, len(directory), 128)
    }
    for part, kind in _PARTS_OF_OLE.items():
        if part in names:
            if kind is None:
                raise PasswordProtected(LOCKED)
            return kind
    if "WordDocument" in names:
        raise Unsupported("Word files from before 2007 (.doc) cannot be read. Save it as .docx, and add that.")
    if "PowerPoint Document" in names:
        raise Unsupported("PowerPoint files from before 2007 (.ppt) cannot be read. Save it as .pptx, and add that.")
    raise Unsupported("Files of this kind cannot be read.")
