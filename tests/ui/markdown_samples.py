"""Generated Markdown: what a model may write, in any order, and once all of it."""

from hypothesis import strategies as st

EVERYTHING = """Intro with **bold**, `code` and a [link](https://example.com/a/long/path) [1].
- one
- two
   1. nested
   2. again
      - deeper
- three

1. first
2. second

   goes on
3. third
1. last
* other marks

> A quotation
> of two lines
>
> - with a list

Text after it.
```python
def long_line(argument, another_argument, a_third_argument, a_fourth_argument):

    return 1
```
## Heading
| Name | Value |
|:-----|------:|
| a | 1 |
| b | 2 [2] |
Words below.

***
    indented code

| A | B |
|---|---|
| 1 | 2 |

| C |
|---|
| https://example.com/without/any/blank/in/it/that/goes/on/and/on/and/on/and/on |

- [ ] open
- [x] done
  > quoted

  ```
  code in an item
  ```
- loose

- list

Conclusion: https://example.com/without/any/blank/in/it/that/goes/on/and/on/and/on/and/on/and/on."""

MARKED = ["**rated**", "*is*", "`code`", "[1]", "[2, 3]", "[a](http://b.c)", "![picture](p.png)", "<b>", "a_b"]
BARE = ["the", "value", "12 kV", "1.", "-", "#", "|", ">", "größer", "😀", "x" * 90, "http://example.com/" + "y" * 60]
words = st.lists(st.sampled_from([*BARE, *MARKED]), min_size=1, max_size=12).map(" ".join)
plain = words.map(lambda line: "Word " + line)


def indented(text: str, by: int) -> str:
    return "\n".join(" " * by + line if line else line for line in text.split("\n"))


def lists(content: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Lists of any mark, tight or loose, whose items hold blocks."""

    def written(marks: tuple[str, bool, list[str]]) -> str:
        mark, loose, items = marks
        gap = "\n\n" if loose else "\n"
        lines = []
        for number, item in enumerate(items, start=3 if mark == "3." else 1):
            sign = f"{number}{mark[-1]}" if mark[0].isdigit() else mark
            lines.append(f"{sign} " + indented(item, len(sign) + 1).lstrip())
        return gap.join(lines)

    marks = st.sampled_from(["-", "*", "+", "1.", "1)", "3."])
    return st.tuples(marks, st.booleans(), st.lists(content, min_size=1, max_size=12)).map(written)


def table(shape: tuple[int, int, str]) -> str:
    columns, rows, word = shape
    cell = word.replace("|", "/").replace("`", "")
    line = "|" + f" {cell} |" * columns
    return "\n".join([line, "|" + ":--|" * columns, *[line] * rows])


code_lines = st.sampled_from(["x = 1", "", "    indented", "- no item", "# no heading", "z" * 120])
code = st.lists(code_lines, max_size=24).map(lambda lines: ["begin", *lines, "end"])
fenced = st.tuples(st.sampled_from(["```", "~~~~", "```python"]), code).map(
    lambda made: "\n".join([made[0], *made[1], made[0].rstrip("python")])
)
quotation = st.lists(plain, min_size=1, max_size=3).map(lambda lines: "\n".join("> " + line for line in lines))
simple = st.one_of(plain, st.lists(plain, min_size=2, max_size=4).map("\n".join))
items = st.one_of(plain, simple, lists(plain).map(lambda nested: "Word\n" + nested), fenced.map("Word\n".__add__))
blocks = st.one_of(
    simple,
    lists(plain),
    lists(items),
    fenced,
    quotation,
    st.tuples(st.integers(1, 4), st.integers(0, 20), words).map(table),
    words.map("## ".__add__),
    st.sampled_from(["***", "Title\n===", "Title\n---"]),
    lists(plain).map(lambda text: "> " + text.replace("\n", "\n> ")),
)
gaps = st.sampled_from(["\n\n", "\n\n", "\n", "\n\n\n"])
markdown = st.lists(st.tuples(blocks, gaps), min_size=1, max_size=7).map(
    lambda made: "".join(block + gap for block, gap in made)
)
