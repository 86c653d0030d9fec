"""The user's notes on the shown document: made, drawn, chosen, changed and removed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPointF, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Failure, Job
from localmind_desktop.bridge.notes import NoteModel, NotesDesk
from localmind_desktop.core import Box, Document, NoteColour, PageNote, Place
from localmind_desktop.ui.parts import Notice
from localmind_desktop.ui.source.note_card import NoteCard
from localmind_desktop.ui.source.note_files import NoteFiles
from localmind_desktop.ui.source.note_marks import note_at
from localmind_desktop.ui.source.page_column import Spot
from localmind_desktop.ui.source.page_view import PageView
from localmind_desktop.ui.source.selection_bar import SelectionBar
from localmind_desktop.ui.theme import Theme

LAST_SECONDS = 1.0
"""How long closing waits for the last words of a note."""


class Noting(QObject):
    """Notes on the document that it was told of last. One may be chosen: it is marked, and its card is open."""

    changed = Signal()  # the notes, or which of them is chosen
    place_wanted = Signal(int, object)  # page, Box

    def __init__(
        self,
        desk: Desk,
        view: PageView,
        notice: Notice,
        theme: Theme,
        owner: QWidget,
        beside: Sequence[tuple[str, QAction]] = (),
    ) -> None:
        """``beside`` is what else the bar at a selected text offers, each with its icon."""
        super().__init__(owner)
        self._verbs = NotesDesk(desk)
        self.files = NoteFiles(self._verbs, notice, owner)
        self.model = NoteModel(self)
        self.card = NoteCard(view, theme)
        self._view, self._notice = view, notice
        self._document_id, self._name = "", ""
        self._read: object = None  # how the document was when its notes were asked for
        self._writing: Job | None = None  # the last change, until it is kept
        self._colour = NoteColour.YELLOW  # that was taken last
        self._spot: Spot | None = None  # where the menu was opened
        self._build_actions()
        self.bar = SelectionBar(view, (("note", self.note_action), *beside), theme)
        self.bar.colours.chosen.connect(self.highlight_in)
        self.card.edited.connect(self.change)
        self.card.removal_asked.connect(self.remove)
        self.card.closed.connect(self._forget_choice)
        view.selecting.clicked.connect(self._click)
        view.selecting.picked.connect(self.card.hide)
        view.selecting.dismissed.connect(self.card.hide)
        view.selecting.menu_opening.connect(self._offer)

    def _build_actions(self) -> None:
        view = self._view
        self.highlight_action = QAction(self.tr("Highlight"), self, triggered=self.highlight)
        self.note_action = QAction(self.tr("Add note"), self, triggered=self.note_selection)
        self.pin_action = QAction(self.tr("Add note here"), self, triggered=self._pin_here)
        self.edit_action = QAction(self.tr("Edit note"), self, triggered=self._edit_chosen)
        self.remove_action = QAction(self.tr("Remove note"), self, triggered=self.remove_chosen)
        self.edit_action.setShortcut(Qt.Key.Key_Return)
        self.remove_action.setShortcut(Qt.Key.Key_Delete)
        for action in (self.edit_action, self.remove_action):
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            view.addAction(action)
        view.selecting.text_actions += (self.highlight_action, self.note_action)
        view.selecting.place_actions += (self.edit_action, self.remove_action)
        view.selecting.more_actions.append(self.pin_action)

    @property
    def chosen(self) -> PageNote | None:
        return self.model.note(self._view.marks.chosen_note)

    def has_notes(self) -> bool:
        """Whether the shown document has any."""
        return bool(self.model.notes)

    # ------------------------------------------------------------------ the document

    def begin(self, document_id: str, name: str) -> None:
        """Note on this document from now on; "" is none."""
        self.card.hide()
        self._document_id, self._name, self._read = document_id, name, None
        self._take((), document_id)
        self._load()

    def follow(self, document: Document) -> None:
        """The document may have been read again: then notes may be elsewhere."""
        read = document.id, document.state, document.pages, document.collection
        if self._read is not None and read != self._read:
            self._load()
        self._read = read

    @Slot()
    def export(self) -> None:
        """Save the notes of the document as a file."""
        if self._document_id:
            self.files.choose(self._document_id, self._name)

    def finish(self) -> None:
        """The window closes: what is being written is kept before the library is closed."""
        self.card.save()
        if self._writing is not None:
            self._verbs.desk.pages.barrier().wait(LAST_SECONDS)

    def _load(self) -> None:
        if self._document_id and self._verbs.desk.is_open:
            job = self._verbs.of(self._document_id)
            job.finished.connect(partial(self._take_loaded, self._document_id))
            job.failed.connect(self._tell_failure)

    def _take_loaded(self, document_id: str, notes: tuple[PageNote, ...]) -> None:
        self._take(notes, document_id)

    def _take(self, notes: tuple[PageNote, ...], document_id: str) -> None:
        """Show these notes, if it is still about that document."""
        if document_id == self._document_id:
            self.model.show(notes)
            self._view.marks.notes = self.model.notes
            self._tell_changed()

    def _tell_changed(self) -> None:
        self._view.viewport().update()
        self.changed.emit()

    # ------------------------------------------------------------------ made

    @Slot()
    def highlight(self) -> None:
        """Mark the selected text with the colour that was taken last."""
        self._mark(self._colour)

    @Slot(object)
    def highlight_in(self, colour: NoteColour) -> None:
        """Mark the selected text."""
        self._colour = colour
        self._mark(colour)

    @Slot()
    def note_selection(self) -> None:
        """Mark the selected text and write on it; without one, write on the page that is read."""
        selecting = self._view.selecting
        if selecting.selected is None or selecting.selected.is_empty:
            self._pin(self._view.middle_of_page())
        else:
            self._mark(self._colour, writing=True)

    @Slot()
    def _pin_here(self) -> None:
        self._pin(self._spot or self._view.middle_of_page())

    def _mark(self, colour: NoteColour, *, writing: bool = False) -> None:
        selecting = self._view.selecting
        pages = selecting.selected.pages() if selecting.selected is not None else ()
        places = tuple(Place(page, box) for page in pages for box in selecting.boxes(page))
        if places and self._document_id:
            self._add(PageNote("", self._document_id, places, selecting.text, colour=colour), writing=writing)
            selecting.clear()

    def _pin(self, spot: Spot | None) -> None:
        if spot is not None and self._document_id:
            box = Box(spot.x, spot.y, spot.x, spot.y)
            self._add(PageNote("", self._document_id, (Place(spot.page, box),), colour=self._colour), writing=True)

    def _add(self, note: PageNote, *, writing: bool) -> None:
        job = self._verbs.add(note)
        job.finished.connect(partial(self._take_added, writing))
        job.failed.connect(self._tell_failure)

    def _take_added(self, writing: bool, note: PageNote) -> None:
        self._take((*self.model.notes, note), note.document_id)
        if writing and note.document_id == self._document_id:
            self._open(note, writing=True)

    # ------------------------------------------------------------------ chosen

    @Slot(object)
    def go_to(self, note: PageNote) -> None:
        """Bring a note into view, and open it."""
        if note.page > self._view.column.count:
            return
        if note.is_found:
            self.place_wanted.emit(note.page, note.places[0].box)
        self._open(note)

    def _open(self, note: PageNote, *, writing: bool = False) -> None:
        self._view.marks.chosen_note = note.id
        self.card.open_at(note, writing=writing)
        self._tell_changed()

    @Slot(QPointF)
    def _click(self, point: QPointF) -> None:
        """Open the note at a point of the viewport; close the one that is open where there is none."""
        note = self._note_at(point)
        if note is None:
            self.card.hide()
        else:
            self._open(note)

    def _note_at(self, point: QPointF) -> PageNote | None:
        view = self._view
        return note_at(self.model.notes, view.spot_at(point), view.scale) if view.column.count else None

    @Slot()
    def _forget_choice(self) -> None:
        self._view.marks.chosen_note = ""
        self._tell_changed()

    @Slot(QPointF)
    def _offer(self, point: QPointF) -> None:
        """The menu of the pages opens there."""
        note = self._note_at(point)
        if note is not None:
            self._open(note)
        for action in (self.edit_action, self.remove_action):
            action.setVisible(note is not None)
        self._spot = self._view.spot_at(point) if self._view.column.count else None

    @Slot()
    def _edit_chosen(self) -> None:
        if self.chosen is not None:
            self._open(self.chosen, writing=True)

    # ------------------------------------------------------------------ changed and removed

    @Slot(object)
    def change(self, note: PageNote) -> None:
        """Keep other words or another colour of a note."""
        before = self.model.note(note.id)
        if before is not None and before.colour is not note.colour:
            self._colour = note.colour
        if not self._verbs.desk.is_open:
            return
        self._writing = job = self._verbs.change(note)
        job.finished.connect(self._take_changed)
        job.failed.connect(self._tell_failure)
        job.ended.connect(partial(self._written, job))

    def _written(self, job: Job) -> None:
        if job is self._writing:
            self._writing = None

    @Slot(object)
    def _take_changed(self, note: PageNote) -> None:
        kept = [
            replace(each, text=note.text, colour=note.colour) if each.id == note.id else each
            for each in self.model.notes
        ]
        self._take(tuple(kept), note.document_id)
        self.card.renew(note)

    @Slot()
    def remove_chosen(self) -> None:
        if self.chosen is not None:
            self.remove(self.chosen)

    @Slot(object)
    def remove(self, note: PageNote) -> None:
        """Remove a note; it can be taken back as long as the message about it is there."""
        self.card.save()
        note = self.model.note(note.id) or note
        self.card.hide()
        job = self._verbs.remove(note.id)
        job.finished.connect(partial(self._take_removed, note))
        job.failed.connect(self._tell_failure)

    def _take_removed(self, note: PageNote, _: object) -> None:
        self._take(tuple(each for each in self.model.notes if each.id != note.id), note.document_id)
        back = partial(self._put_back, note)
        self._notice.say(self.tr("The note was removed."), "", ((self.tr("Undo"), back), (self.tr("Close"), None)))

    def _put_back(self, note: PageNote) -> None:
        job = self._verbs.put_back(note)
        job.finished.connect(self._load_again)
        job.failed.connect(self._tell_failure)

    @Slot(object)
    def _load_again(self, _: object) -> None:
        self._load()

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self._notice.say(failure.sentence, "error", ((self.tr("Close"), None),))
