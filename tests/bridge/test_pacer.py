from localmind_desktop.bridge.pacer import TokenPacer


def test_what_comes_within_one_frame_is_painted_once(qtbot):
    pacer, seen = TokenPacer(), []
    pacer.paced.connect(seen.append)
    for letter in "abcdef":
        pacer.add(letter)
    assert seen == []
    qtbot.waitUntil(lambda: seen == ["abcdef"])


def test_flushing_gives_what_waits_and_then_nothing(qtbot):
    pacer, seen = TokenPacer(), []
    pacer.paced.connect(seen.append)
    pacer.add("a")
    pacer.flush()
    pacer.flush()
    assert seen == ["a"]


def test_dropping_forgets_what_waits(qtbot):
    pacer, seen = TokenPacer(), []
    pacer.paced.connect(seen.append)
    pacer.add("a")
    pacer.drop()
    pacer.flush()
    assert seen == []
