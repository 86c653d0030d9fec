import pytest

from localmind_desktop.core.errors import KnownError
from localmind_desktop.core.evaluation import Question, evaluate, judge
from localmind_desktop.core.model import Answer, AnswerTable, Citation, Mode


def _answer(text: str, *cited: tuple[str, int], mode: Mode = Mode.EXTRACT, **more) -> Answer:
    citations = tuple(Citation(n, name, name, page, (), "") for n, (name, page) in enumerate(cited, start=1))
    return Answer("?", "?", mode, text, citations, **more)


def _is_right(wanted: list[str | list[str]], text: str, **more) -> bool:
    question = Question.from_line({"question": "?", "must_contain": wanted})
    return judge(question, _answer(text, **more), 1.0).right


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        (["16"], "It is 16 mA [1]"),
        (["16"], "16.0 V"),
        (["1.5 V"], "1.5V"),
        (["0x8A"], "the value 0X8a"),
        (["31", "Hz"], "31Hz"),
        ([["yes", "true"]], "That is TRUE."),
        (["60730-2-9"], "EN 60730\u20132\u20139"),
        (["传感器"], "温度传感器的"),
    ],
)
def test_an_answer_that_holds_what_it_has_to_is_right(wanted, text):
    assert _is_right(wanted, text)


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        (["16"], "160"),
        (["16"], "16.5"),
        (["16"], "2.16"),
        (["16"], "A16"),
        (["ready"], "already"),
        (["31", "Hz"], "31 V"),
        ([["yes", "true"]], "no"),
    ],
)
def test_an_answer_that_lacks_some_of_it_is_not(wanted, text):
    assert not _is_right(wanted, text)


def test_the_table_counts_as_part_of_the_answer_and_a_cut_answer_never():
    table = AnswerTable(("Name", "Value"), (("VS", "12"),), rows_read=1)
    assert _is_right(["12", "Value"], "See the table.", table=table)
    assert not _is_right(["12"], "12", incomplete=True)


def test_every_document_has_to_be_cited_on_one_of_the_pages_early():
    question = Question.from_line({"question": "?", "docs": ["a", "b"], "pages": [2, 3]})
    assert judge(question, _answer("", ("a", 2), ("b", 3)), 1.0).page
    assert not judge(question, _answer("", ("a", 2), ("b", 4)), 1.0).page
    assert not judge(question, _answer("", ("a", 2)), 1.0).page
    late = [("c", 1)] * 6 + [("a", 2), ("b", 3)]
    assert not judge(question, _answer("", *late), 1.0).page


def test_scores_come_by_kind_and_together():
    answers = {
        "right": _answer("12 V", ("a", 1)),
        "wrong": _answer("13 V", ("b", 1)),
        "none": _answer("", mode=Mode.NOT_FOUND),
    }

    def answer(question: Question) -> Answer:
        if question.question == "failing":
            raise KnownError("no")
        return answers[question.question]

    known = {"docs": ["a"], "pages": [1], "must_contain": ["12"]}
    lines = [{"question": name, "kind": "cell", **known} for name in ("right", "wrong", "none", "failing")]
    lines += [{"question": "none", "kind": "unanswerable"}, {"question": "wrong", "kind": "unanswerable"}]
    scores = {score.kind: score for score in evaluate(map(Question.from_line, lines), answer)}
    cell, unanswerable, everything = scores["cell"], scores["unanswerable"], scores["all"]
    assert (cell.n, cell.right, cell.page, cell.refused, cell.false_refusals) == (4, 1, 1, 0, 1)
    assert (unanswerable.n, unanswerable.refused, unanswerable.false_refusals) == (2, 1, 0)
    assert (everything.n, everything.right, everything.refused) == (6, 1, 1)
    assert "right" in str(cell)
    assert evaluate([], answer) == []


@pytest.mark.parametrize("line", [{}, [], {"question": "?", "pages": ["x"]}, {"question": "?", "history": [1]}])
def test_a_line_of_another_form_is_refused_in_words(line):
    with pytest.raises(KnownError):
        Question.from_line(line)
