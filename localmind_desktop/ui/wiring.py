"""What the parts of the window tell one another: signals to slots, in one place."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from localmind_desktop.ui.following import AnswerFollower
from localmind_desktop.ui.pane_row import Pane

if TYPE_CHECKING:
    from localmind_desktop.ui.main_window import MainWindow


def connect_parts(window: MainWindow) -> None:
    """Connect all parts of ``window``."""
    _connect_library(window)
    _connect_chat(window)
    _connect_pages(window)
    _connect_side_windows(window)


def _connect_library(window: MainWindow) -> None:
    library = window.library
    library.add_asked.connect(window.choose_files)
    library.samples_asked.connect(window.add_samples)
    library.collections_changed.connect(window.chat.composer.set_collections)
    library.document_chosen.connect(window.panes.show_pages)
    library.document_chosen.connect(window.source.show_document)
    library.scope_chosen.connect(window.chat.composer.choose_documents)
    library.documents_changed.connect(window.take_documents)
    library.counted.connect(window.status.show_count)
    library.sort_button.titles.toggled.connect(window.show_names)
    library.documents_changed.connect(window.memory.bring_back)
    library.documents_changed.connect(window.sides.keep_only)
    library.tables_asked.connect(window.tables.open_list)
    window.source.trouble.password_asked.connect(library.rows.open_pages)
    library.unlocking.unlocked.connect(window.source.trouble.try_again)
    library.unlocking.unlocked.connect(window.source.side_bar.thumbnails.images.try_again)
    library.imports.changed.connect(window.show_reading)
    library.removal.purged.connect(window.chat.turns.forget)
    library.collections.read_again.connect(window.show_answers_left)
    window.describing.changed.connect(window.status.show_describing)
    window.describing.made.connect(window.sides.show_described)
    library.view.details_asked.connect(window.sides.open_details)
    library.view.notes_asked.connect(window.source.noting.files.choose_for)
    library.view.comparison_asked.connect(window.sides.open_comparison)


def _connect_chat(window: MainWindow) -> None:
    chat = window.chat
    chat.add_asked.connect(window.choose_files)
    chat.turns.question_chosen.connect(chat.composer.field.setFocus)  # what was clicked is gone
    chat.citation_clicked.connect(window.open_citation)
    follower = AnswerFollower(window.source, window.library.view, window)
    chat.answered.connect(follower.follow)
    chat.answered.connect(window.tell_answer)
    chat.answering_changed.connect(follower.expect)
    chat.save_asked.connect(window.files.choose_for_answer)
    chat.save_conversation_asked.connect(window.files.choose_for_conversation)
    chat.table_asked.connect(window.tables.open_table)
    chat.list_asked.connect(window.panes.open_conversations)
    for new_asked in (chat.bar.new_asked, chat.conversations.list.new_asked):
        new_asked.connect(chat.conversations.list.field.clear)  # or the new one would be hidden from the list
    chat.conversations.list.closed.connect(partial(window.panes.show_pane, Pane.CONVERSATIONS, False))
    chat.answering_changed.connect(window.menus.stop.setEnabled)


def _connect_pages(window: MainWindow) -> None:
    source = window.source
    source.table_asked.connect(window.tables.open_table)
    source.quoting.asked_about.connect(window.ask_within)
    source.quoting.quoted.connect(window.chat.composer.quote)
    source.citation_shown.connect(window.chat.turns.mark)
    source.bar.side_button.toggled.connect(window.panes.make_room)
    window.tables.asked_about.connect(window.ask_within)
    window.tables.citation_opened.connect(window.panes.show_pages)
    window.tables.citation_opened.connect(source.show_citation)


def _connect_side_windows(window: MainWindow) -> None:
    sides = window.sides
    sides.table_asked.connect(window.tables.open_table)
    for opened in (sides.page_asked, sides.citation_asked):
        opened.connect(window.panes.show_pages)
    sides.page_asked.connect(window.source.show_document)
    sides.citation_asked.connect(window.source.show_citation)
    sides.hiding_asked.connect(window.library.collections.hide_personal)
    sides.settings_chosen.connect(window.take_settings)
    window.language_model.settings_chosen.connect(window.take_settings)
    window.language_model.checked.connect(window.status.show_check)
    window.chat.composer.model.used_changed.connect(sides.offer_model)
    window.chat.composer.model.settings_asked.connect(window.open_model_settings)
    window.chat.answering_changed.connect(window.language_model.look_again)
    sides.reopen_asked.connect(window.reopen)
    window.status.offline_asked.connect(window.open_offline)
    window.closing.never_again_asked.connect(window.close_unasked)
    window.bell.rung.connect(window.take_handed)
