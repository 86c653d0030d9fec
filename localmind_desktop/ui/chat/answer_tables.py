"""The tabular part of an answer: its tables, each with what it was read from, and the tables that fit less well."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from localmind_desktop.bridge.telling import told_phrase
from localmind_desktop.bridge.tips import tip
from localmind_desktop.core import Answer, AnswerTable, Citation, Finding, Mode, TableRef
from localmind_desktop.ui.chat.answer_table import AnswerTableView
from localmind_desktop.ui.chat.likely_places import LikelyPlaces
from localmind_desktop.ui.chat.lines import places_of
from localmind_desktop.ui.fold_button import FoldButton
from localmind_desktop.ui.parts import FlowLayout, label, link_button
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import checked_line, count_name, labelled, table_name, table_place


def tables_of(answer: Answer) -> tuple[AnswerTable, ...]:
    """The tables that say more than the findings of an answer, or its tree, say themselves."""
    is_told = bool(answer.tree) or any(finding.rows is not None for finding in answer.findings)
    first = () if answer.table is None or is_told else (answer.table,)
    return tuple(table for table in (*first, *answer.more_tables) if table.rows)


class AnswerTables(QWidget):
    """Made for one answer, below its text."""

    citation_opened = Signal(object)  # Citation
    table_asked = Signal(object)  # TableRef
    grew = Signal()

    def __init__(
        self, answer: Answer, citations: Mapping[int, Citation], theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self.blocks: list[TableBlock] = []
        self.toggles: list[FoldButton] = []
        for finding in answer.findings:
            if finding.rows is not None and finding.rows.rows:
                block = TableBlock(finding.rows, citations, theme, is_aside=True)
                self._add_rows(finding, finding.rows, block, is_named=len(answer.findings) > 1)
        for table in tables_of(answer):
            self._add(TableBlock(table, citations, theme, is_counted=table is answer.table and bool(table.source)))
        if answer.other_candidates:
            self._add_candidates(answer.other_candidates)
        self.likely: LikelyPlaces | None = None
        if (answer.trace.first_mode or answer.mode) is Mode.LIKELY and places_of(answer):
            self._add_likely(LikelyPlaces(answer, citations, theme))

    @property
    def is_unfolded(self) -> bool:
        """Whether all places that may answer are shown."""
        return self.likely is not None and self.likely.more.isChecked()

    def unfold(self) -> None:
        if self.likely is not None:
            self.likely.more.setChecked(True)

    @property
    def views(self) -> list[AnswerTableView]:
        return [block.view for block in self.blocks]

    @property
    def lines(self) -> list[QLabel]:
        return [block.line for block in self.blocks]

    @property
    def is_empty(self) -> bool:
        return self._column.count() == 0

    def _add(self, block: TableBlock) -> None:
        if self.blocks:
            self._column.addSpacing(8)
        block.view.citation_opened.connect(self.citation_opened)
        block.table_asked.connect(self.table_asked)
        self._column.addWidget(block)
        self.blocks.append(block)

    def _add_likely(self, places: LikelyPlaces) -> None:
        places.citation_opened.connect(self.citation_opened)
        places.grew.connect(self.grew)
        self._column.addWidget(places)
        self.likely = places

    def _add_rows(self, finding: Finding, rows: AnswerTable, block: TableBlock, *, is_named: bool) -> None:
        """The row of a value, or the rows that it was computed of: shown on demand, or at once where asked for.

        ``is_named``: there are several values, so that it has to say of which it is the row.
        """
        if not finding.is_row:
            text = count_name(len(rows.rows), self.tr("Show row"), self.tr("Show the {n} rows"))
            toggle = FoldButton(labelled(text, told_phrase(finding.value)) if is_named else text)
            toggle.toggled.connect(partial(self._show_rows, block))
            toggle.clicked.connect(block.view.setFocus)
            self._column.addWidget(toggle, 0, Qt.AlignmentFlag.AlignLeft)
            self.toggles.append(toggle)
        self._add(block)
        block.setVisible(finding.is_row)

    def _show_rows(self, block: TableBlock, shown: bool) -> None:
        block.setVisible(shown)
        self.grew.emit()

    # ------------------------------------------------------------------ what fits less well

    def _add_candidates(self, candidates: tuple[TableRef, ...]) -> None:
        """A line for each document, with its tables."""
        self.candidates = QWidget()
        lines = QVBoxLayout(self.candidates)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(2)
        documents = dict.fromkeys(table.document for table in candidates)
        for document in documents:
            line = QWidget()
            flow = FlowLayout(line, 2)
            lines.addWidget(line)
            begins = label(self.tr("Also in {document}:").format(document=document), "small")
            flow.addWidget(begins)
            for table in (each for each in candidates if each.document == document):
                button = self._candidate(table)
                flow.addWidget(button)
                begins.setFixedHeight(button.sizeHint().height())
        self._column.addWidget(self.candidates)

    def _candidate(self, table: TableRef) -> QToolButton:
        name = table.label or table_name(table)
        shown = self.tr("{table} (page {page})").format(table=name, page=table.page)
        button = link_button(shown, partial(self._ask_for, table))
        spoken = self.tr("Open {table} of {document}")
        button.setAccessibleName(spoken.format(table=shown, document=table.document))
        button.setToolTip(tip(table_name(table)))
        button.setMinimumWidth(1)  # a long name makes no card wider; the tip has all of it
        return button

    def _ask_for(self, table: TableRef) -> None:
        self.table_asked.emit(table)


class TableBlock(QWidget):
    """A table with its name above and what was looked at below.

    ``is_counted``: the text of the answer says how many rows were looked at, and cites them. ``is_aside``: it stands
    beside a value, of which the name is told; a single row then stands upright.
    """

    table_asked = Signal(object)  # TableRef

    def __init__(
        self,
        table: AnswerTable,
        citations: Mapping[int, Citation],
        theme: Theme,
        parent: QWidget | None = None,
        *,
        is_counted: bool = False,
        is_aside: bool = False,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        if table.source is not None and not is_aside:
            self._add_heading(table.source)
        is_upright = is_aside and len(table.rows) == 1
        is_cited = not is_counted or len(set(table.citations)) > 1
        self.view = AnswerTableView(table, citations, theme, is_upright=is_upright, is_cited=is_cited)
        if table.source is not None:
            self.view.setAccessibleName(self.tr("{table}: answer rows").format(table=table_name(table.source)))
        self._column.addWidget(self.view)
        self._add_foot(table, "" if is_counted or is_upright or not table.rows_read else checked_line(table))

    def _add_heading(self, source: TableRef) -> None:
        name = label(table_name(source), "tablename", wrap=True)
        name.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._column.addWidget(name)
        where = label(table_place(source), "small", wrap=True)
        self._column.addWidget(where)

    def _add_foot(self, table: AnswerTable, read: str) -> None:
        parts = [read[:1].upper() + read[1:]] if read else []
        if table.healed:
            one, many = self.tr("{n} empty cell filled in"), self.tr("{n} empty cells filled in")
            parts.append(count_name(len(table.healed), one, many))
        self.line = label(" · ".join(parts), "small", wrap=True)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.line, 1)
        if table.source is not None:
            row.addWidget(self._open_button(table.source), 0, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(row)

    def _open_button(self, source: TableRef) -> QToolButton:
        button = link_button(self.tr("Open table"), partial(self.table_asked.emit, source))
        button.setIcon(self._theme.icon("open-table", "link"))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setToolTip(self.tr("Show the whole table to filter, sort or save it"))
        button.setAccessibleName(self.tr("Open {table}").format(table=table_name(source)))
        return button
