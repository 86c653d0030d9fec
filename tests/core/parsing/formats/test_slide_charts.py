"""Charts and diagrams of presentations: the numbers and texts behind them."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

from pptx import Presentation
from pptx.chart.data import BubbleChartData, CategoryChartData, XyChartData
from pptx.enum.chart import XL_CHART_TYPE
from pptx.opc.package import Part
from pptx.opc.packuri import PackURI
from pptx.oxml import parse_xml
from pptx.util import Inches

from tests.core.parsing.formats.slide_deck import (
    NAMESPACES,
    A,
    blank,
    flow,
    grid,
    only_table,
    tables,
    texts,
)


def add_chart(deck: Any, kind: XL_CHART_TYPE, content: Any) -> Any:
    return blank(deck).shapes.add_chart(kind, Inches(1), Inches(1), Inches(6), Inches(4), content).chart


def test_a_chart_is_a_table_of_what_it_shows(tmp_path: Path) -> None:
    deck = Presentation()
    content = CategoryChartData(number_format="0.0%")
    content.categories = ["Ost", "Süd", "Nord"]
    content.add_series("2024", (0.125, 0.5, None))
    content.add_series("2025", (0.25, 1, 0.333), "#,##0.00")
    chart = add_chart(deck, XL_CHART_TYPE.COLUMN_CLUSTERED, content)
    chart.has_title = True
    chart.chart_title.text_frame.text = "Anteil je Region"
    table = only_table(deck, tmp_path)
    assert texts(flow(deck, tmp_path)) == ["Anteil je Region"]
    assert table.caption == "Anteil je Region"
    assert table.header_rows == 1
    assert grid(table) == [
        ["", "2024", "2025"],
        ["Ost", "12.5%", "0.25"],
        ["Süd", "50.0%", "1.00"],
        ["Nord", "", "0.33"],
    ]


def test_titles_of_axes_stand_over_the_numbers(tmp_path: Path) -> None:
    deck = Presentation()
    content = CategoryChartData()
    content.categories = ["Mai", "Juni"]
    content.add_series("Soll", (1, 2))
    content.add_series("Ist", (3, 4))
    chart = add_chart(deck, XL_CHART_TYPE.LINE, content)
    chart.category_axis.has_title = chart.value_axis.has_title = True
    chart.category_axis.axis_title.text_frame.text = "Monat"
    chart.value_axis.axis_title.text_frame.text = "kWh"
    (found,) = tables(deck, tmp_path)
    assert found.headers == ("Monat", "kWh › Soll", "kWh › Ist")
    assert [row.texts for row in found.rows] == [("Mai", "1", "3"), ("Juni", "2", "4")]


def test_dates_and_levels_of_categories(tmp_path: Path) -> None:
    deck = Presentation()
    content = CategoryChartData()
    content.categories = [date(2026, 5, 1), date(2026, 6, 1)]
    content.add_series("a", (1, 2))
    add_chart(deck, XL_CHART_TYPE.AREA, content)
    assert [row[0] for row in grid(only_table(deck, tmp_path))[1:]] == ["2026-05-01", "2026-06-01"]
    deck = Presentation()
    content = CategoryChartData()
    for year in ("2024", "2025"):
        category = content.add_category(year)
        category.add_sub_category("Q1")
        category.add_sub_category("Q2")
    content.add_series("a", (1, 2, 3, 4))
    add_chart(deck, XL_CHART_TYPE.BAR_CLUSTERED, content)
    rows = grid(only_table(deck, tmp_path))
    assert rows[1:] == [["2024", "Q1", "1"], ["2024", "Q2", "2"], ["2025", "Q1", "3"], ["2025", "Q2", "4"]]


def test_points_of_scatter_and_bubble_charts(tmp_path: Path) -> None:
    deck = Presentation()
    points = XyChartData()
    series = points.add_series("Messung")
    for x, y in ((0.5, 1.25), (1.5, 2.5)):
        series.add_data_point(x, y)
    add_chart(deck, XL_CHART_TYPE.XY_SCATTER, points)
    assert grid(only_table(deck, tmp_path)) == [["", "Messung"], ["0.5", "1.25"], ["1.5", "2.5"]]
    deck = Presentation()
    bubbles = BubbleChartData()
    bubbles.add_series("B").add_data_point(1, 2, 30)
    add_chart(deck, XL_CHART_TYPE.BUBBLE, bubbles)
    assert grid(only_table(deck, tmp_path)) == [["", "B", "B: size"], ["1", "2", "30"]]


def test_the_text_of_a_diagram_is_a_list_in_its_order(tmp_path: Path) -> None:
    space = "http://schemas.openxmlformats.org/drawingml/2006/diagram"
    points = [("0", "doc", ""), ("2", "node", "second"), ("1", "node", "first"), ("3", "node", "below first")]
    points += [("9", "pres", "looks")]
    links = [("0", "1", 0), ("0", "2", 1), ("1", "3", 0), ("3", "1", 0)]
    model = f'<d:dataModel xmlns:d="{space}" xmlns:a="{A}"><d:ptLst>'
    for name, kind, text in points:
        model += f'<d:pt modelId="{name}" type="{kind}"><d:t><a:p><a:r><a:t>{text}</a:t></a:r></a:p></d:t></d:pt>'
    model += "</d:ptLst><d:cxnLst>"
    for number, (above, below, order) in enumerate(links):
        model += f'<d:cxn modelId="c{number}" srcId="{above}" destId="{below}" srcOrd="{order}"/>'
    model += "</d:cxnLst></d:dataModel>"
    deck = Presentation()
    slide = blank(deck)
    part = Part(PackURI("/ppt/diagrams/data1.xml"), "application/xml", slide.part.package, model.encode())
    name = slide.part.relate_to(part, "http://schemas.openxmlformats.org/officeDocument/2006/relationships/diagramData")
    frame = (
        f"<p:graphicFrame {NAMESPACES}><p:nvGraphicFramePr><p:cNvPr id='5' name='d'/><p:cNvGraphicFramePr/><p:nvPr/>"
    )
    frame += "</p:nvGraphicFramePr><p:xfrm><a:off x='0' y='0'/><a:ext cx='9' cy='9'/></p:xfrm><a:graphic>"
    frame += f"<a:graphicData uri='{space}'><d:relIds xmlns:d='{space}' r:dm='{{}}'/></a:graphicData></a:graphic>"
    frame += "</p:graphicFrame>"
    slide.shapes._spTree.append(parse_xml(frame.format(name)))
    slide.shapes._spTree.append(parse_xml(frame.format("rId99")))
    content = flow(deck, tmp_path)
    assert texts(content) == ["• first", "• below first", "• second"]
    assert content.remarks == ("Some parts of slides are missing in the file.",)
