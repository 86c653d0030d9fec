"""Recordings: read by a speech model that the test draws, which hears the same German words in every half minute."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from localmind_desktop.core.errors import Damaged, DocumentError, NothingToRead
from localmind_desktop.core.model import BlockKind, Kind, MappedPage, Opened, PageRead
from localmind_desktop.core.models.speech import Spoken
from localmind_desktop.core.parsing import read_document
from localmind_desktop.core.parsing.formats.recordings import SPAN_SECONDS, spans_of, transcript_page
from localmind_desktop.core.parsing.formats.sound import decoded
from localmind_desktop.core.places import place_name
from localmind_desktop.core.settings import Limits
from localmind_desktop.core.task import CancelToken
from tests.fakes.drawn_recordings import RATE, silence, voice, write_encoded, write_wav
from tests.fakes.tiny_whisper import tiny_whisper

pytestmark = pytest.mark.sampled(4)

PUMP, VISIT = "Der Druck der Pumpe ist vier bar.", "Die Wartung ist im Mai."
SAID = ((0.0, 4.0, PUMP), (8.0, 11.0, VISIT))


@pytest.fixture(scope="session")
def speech(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_whisper(tmp_path_factory.mktemp("speech") / "faster-whisper-drawn", SAID, "de")


def read(path: Path, speech: Path, skip: frozenset[int] = frozenset()) -> tuple[Opened, list[PageRead]]:
    reading = read_document(path, Limits(), CancelToken(), skip, Kind.RECORDING, speech=speech)
    events = list(reading)
    opened = next(event for event in events if isinstance(event, Opened))
    return opened, [event for event in events if isinstance(event, PageRead)]


def texts(page: PageRead) -> list[str]:
    return [block.text for block in page.blocks if block.kind is BlockKind.PARAGRAPH]


def where(page: PageRead, line: str) -> str:
    """What the place of a line is called."""
    mapped = MappedPage(page.number, page.width, page.height, label=page.label, moments=page.moments)
    (box,) = [each.box for block in page.blocks for each in block.lines if each.text == line]
    return place_name(mapped, [box])


# ------------------------------------------------------------------------------------- from file to pages


@pytest.mark.parametrize(
    ("name", "codec"),
    [("a.mp3", "libmp3lame"), ("a.mp4", "aac"), ("a.m4a", "aac"), ("a.webm", "libopus"), ("a.ogg", "libopus")],
)
def test_what_people_send_is_transcribed(name: str, codec: str, tmp_path: Path, speech: Path) -> None:
    opened, (page,) = read(write_encoded(tmp_path / name, voice(14.0), codec), speech)
    assert opened.pages == 1
    assert texts(page) == [PUMP, VISIT]
    assert page.label == "00:00:00"


def test_lossless_sound_is_transcribed_and_the_model_and_language_are_told(tmp_path: Path, speech: Path) -> None:
    for path in (
        write_wav(tmp_path / "a.wav", voice(14.0)),
        write_encoded(tmp_path / "a.flac", voice(14.0), "flac", title="Visit  of May"),
    ):
        opened, (page,) = read(path, speech)
        assert texts(page) == [PUMP, VISIT]
        assert opened.remarks == ("Transcribed from German by faster-whisper-drawn; listen to what matters.",)
    assert opened.title == "Visit of May"


@pytest.mark.long
def test_every_two_minutes_are_a_page_and_every_line_has_its_time(tmp_path: Path, speech: Path) -> None:
    path = write_wav(tmp_path / "a.wav", np.concatenate([voice(119.0), silence(2.0), voice(40.0)]))
    opened, pages = read(path, speech)
    assert opened.pages == len(pages) == 2
    assert [page.label for page in pages] == ["00:00:00", "00:02:00"]
    assert [text for page in pages for text in texts(page)].count(PUMP) == 4 + 2
    first, second = pages[0].moments, pages[1].moments
    assert [math.floor(moment.seconds) for moment in first[:4]] == [0, 8, 30, 38]
    assert all(119.0 <= moment.seconds <= 161.0 for moment in second)
    assert [moment.top for moment in second] == sorted(moment.top for moment in second)
    times = [line.text for block in pages[0].blocks if block.kind is BlockKind.FURNITURE for line in block.lines]
    assert times[:3] == ["0:00", "0:08", "0:30"]


@pytest.mark.long
def test_pages_that_are_there_are_not_heard_again(tmp_path: Path, speech: Path) -> None:
    path = write_wav(tmp_path / "a.wav", voice(130.0))
    whole = read(path, speech)[1]
    assert read(path, speech, frozenset({1}))[1] == whole[1:]


# ------------------------------------------------------------------------------------- what cannot be read


def test_a_recording_in_which_nobody_speaks_is_told(tmp_path: Path, speech: Path) -> None:
    with pytest.raises(NothingToRead, match="Nobody"):
        read(write_wav(tmp_path / "a.wav", silence(20.0)), speech)


@pytest.mark.parametrize("content", [b"", b"ID3\x04" + bytes(400), b"plain words\n" * 50, b"#EXTM3U\nother.mp3\n"])
def test_what_is_no_recording_is_damaged(content: bytes, tmp_path: Path, speech: Path) -> None:
    path = tmp_path / "a.mp3"
    path.write_bytes(content)
    with pytest.raises(Damaged):
        read(path, speech)


def test_a_file_without_sound_is_told(tmp_path: Path, speech: Path) -> None:
    with pytest.raises(NothingToRead, match="no sound"):
        read(write_wav(tmp_path / "a.wav", silence(0.0)), speech)


def test_what_is_whole_of_a_recording_that_was_cut_off_is_read(tmp_path: Path, speech: Path) -> None:
    path = write_encoded(tmp_path / "a.mp3", voice(28.0), "libmp3lame")
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    assert 13.0 < decoded(path).seconds < 15.0
    assert texts(read(path, speech)[1][0]) == [PUMP, VISIT]


@pytest.mark.long
def test_a_recording_that_is_damaged_within_says_so(tmp_path: Path, speech: Path) -> None:
    path = write_encoded(tmp_path / "a.mp3", voice(60.0), "libmp3lame")
    content = bytearray(path.read_bytes())
    middle = len(content) // 2
    content[middle : middle + 3_000] = bytes(3_000)
    path.write_bytes(content)
    opened, (page,) = read(path, speech)
    assert opened.remarks[1:] == ("Parts of the recording are damaged and were left out.",)
    assert [math.floor(moment.seconds) for moment in page.moments] == [0, 8, 30, 38]


def test_a_model_that_cannot_be_loaded_is_told(tmp_path: Path, speech: Path) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    for file in speech.iterdir():
        (broken / file.name).write_bytes(file.read_bytes()[: 50_000 if file.name == "model.bin" else None])
    with pytest.raises(DocumentError, match="broken cannot be loaded"):
        read(write_wav(tmp_path / "a.wav", voice(5.0)), broken)


def test_a_model_that_is_gone_is_not_looked_for_elsewhere(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match="tiny is missing"):
        read(write_wav(tmp_path / "a.wav", voice(1.0)), tmp_path / "tiny")


# ------------------------------------------------------------------------------------- spans and places


def test_what_a_stream_leaves_out_is_silence(tmp_path: Path) -> None:
    import av

    path = tmp_path / "a.mka"
    with av.open(str(path), "w", format="matroska") as container:
        stream = container.add_stream("pcm_s16le", rate=RATE, layout="mono")
        for second in (0, 5):
            frame = av.AudioFrame.from_ndarray(voice(1.0).reshape(1, -1), format="s16", layout="mono")
            frame.sample_rate, frame.pts = RATE, second * RATE
            container.mux(stream.encode(frame))
        container.mux(stream.encode(None))
    found = decoded(path)
    assert found.seconds == pytest.approx(6.0, abs=0.1)
    assert not found.sound[round(1.5 * RATE) : round(4.5 * RATE)].any()


@pytest.mark.parametrize("quiet", [117.0, 119.5, 122.0])
def test_a_span_ends_where_it_is_quiet(quiet: float) -> None:
    noise = np.random.default_rng(1).integers(-5_000, 5_000, 200 * RATE).astype(np.int16)
    noise[round((quiet - 0.3) * RATE) : round((quiet + 0.3) * RATE)] //= 100
    first, second = spans_of(noise)
    assert (first.start, second.end) == (0, len(noise))
    assert first.end == second.start
    assert abs(first.end / RATE - quiet) <= 0.3


@pytest.mark.parametrize(("seconds", "spans"), [(0.1, 1), (124.0, 1), (126.0, 2), (600.0, 5), (606.0, 6)])
def test_spans_hold_every_sample_once(seconds: float, spans: int) -> None:
    found = spans_of(np.zeros(round(seconds * RATE), np.int16))
    assert len(found) == spans
    assert found[0].start == 0
    assert found[-1].end == round(seconds * RATE)
    assert all(one.end == other.start for one, other in pairwise(found))
    assert all(abs((span.end - span.start) / RATE - SPAN_SECONDS) <= 10.0 for span in found[:-1])


def test_the_place_of_a_line_is_the_second_at_which_it_is_said() -> None:
    page = transcript_page(
        32,
        3_720.0,
        [
            Spoken(3_720.5, 3_724.0, "The pump is switched"),
            Spoken(3_724.2, 3_728.9, "off at nine bar."),
            Spoken(3_751.9, 3_755.0, "Next item."),
        ],
    )
    assert (page.number, page.label) == (32, "01:02:00")
    assert where(page, "The pump is switched") == "1:02:00"
    assert where(page, "off at nine bar.") == "1:02:04"
    assert where(page, "Next item.") == "1:02:31"
    assert texts(page) == ["The pump is switched\noff at nine bar.", "Next item."]


def test_a_long_line_has_its_time_wherever_it_is_wrapped() -> None:
    words = " ".join(f"word{number}" for number in range(80))
    page = transcript_page(1, 0.0, [Spoken(1.0, 20.0, words), Spoken(20.0, 24.0, "The end.")])
    (block,) = [block for block in page.blocks if block.kind is BlockKind.PARAGRAPH]
    *wrapped, last = block.lines
    assert len(wrapped) > 2
    assert {where(page, line.text) for line in wrapped} == {"0:01"}
    assert where(page, last.text) == "0:20"
    assert page.height >= max(line.box.y1 for line in block.lines)


def test_a_span_in_which_nobody_speaks_is_an_empty_page_of_its_own() -> None:
    page = transcript_page(3, 240.0, [])
    assert (page.number, page.label, page.blocks, page.moments) == (3, "00:04:00", (), ())


def test_speech_without_a_pause_falls_into_paragraphs_at_its_sentences() -> None:
    said = [Spoken(5.0 * number, 5.0 * number + 5.0, f"Sentence {number}.") for number in range(20)]
    lengths = [text.count("\n") + 1 for text in texts(transcript_page(1, 0.0, said))]
    assert sum(lengths) == 20
    assert max(lengths) * 5.0 <= 35.0
