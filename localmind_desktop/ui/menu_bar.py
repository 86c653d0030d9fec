"""What stands in the menus of the window."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from localmind_desktop.ui.actions import Menus
from localmind_desktop.ui.chat.pane import ChatPane
from localmind_desktop.ui.edit_menu import add_edit_actions
from localmind_desktop.ui.pane_row import Pane, PaneRow
from localmind_desktop.ui.source.pane import SourcePane
from localmind_desktop.ui.words import tr

if TYPE_CHECKING:
    from localmind_desktop.ui.main_window import MainWindow


def fill_menu_bar(window: MainWindow, menus: Menus) -> None:
    """Make all menus of ``window``; what needs a library is off until one is open."""
    _add_file(window, menus)
    _add_edit(window, menus)
    _add_chat(window.chat, menus)
    _add_view(window, menus)
    _add_pages(window.source, menus)
    _add_help(window, menus)
    menus.set_open(False)


def _add_file(window: MainWindow, menus: Menus) -> None:
    library = window.library
    file = menus.menu(tr("&File"))
    menus.add(file, tr("Add documents…"), "Ctrl+O", window.choose_files, changes=True)
    menus.add(file, tr("Add folder…"), "Ctrl+Shift+O", window.choose_folder, changes=True)
    menus.add(file, tr("Add sample documents"), "", window.add_samples, changes=True)
    menus.add(file, tr("Link a folder…"), "", library.link_folder, library=True, changes=True)
    collections = library.collections
    menus.add(file, tr("New collection"), "Ctrl+Shift+N", collections.begin, library=True, changes=True)
    menus.add(file, tr("Instructions…"), "", collections.instruct, library=True, changes=True)
    file.addSeparator()
    menus.add(file, tr("Settings…"), "Ctrl+,", window.open_settings)
    menus.add(file, tr("Quit"), "Ctrl+Q", window.quit)


def _add_edit(window: MainWindow, menus: Menus) -> None:
    menu = menus.menu(tr("&Edit"))
    add_edit_actions(menu, window)
    menu.addSeparator()
    menus.add(menu, tr("Find"), "Ctrl+F", window.find)


def _add_chat(chat: ChatPane, menus: Menus) -> None:
    menu = menus.menu(tr("&Chat"))
    menus.add(menu, tr("New conversation"), "Ctrl+N", chat.bar.new_asked.emit, library=True)
    menus.add(menu, tr("Search conversations"), "Ctrl+H", chat.list_asked.emit, library=True)
    menus.add(menu, tr("Focus question box"), "Ctrl+L", chat.composer.field.setFocus)
    menu.addSeparator()
    menus.stop = menus.add(menu, tr("Stop answering"), "Escape", chat.stop)
    menus.add(menu, tr("Ask again"), "Ctrl+R", chat.ask_last_again, library=True, when=chat.turns.has_turns)
    menus.add(menu, tr("Save last answer…"), "Ctrl+S", chat.save_last, library=True, when=chat.turns.has_answer)
    menus.add(
        menu, tr("Save conversation…"), "Ctrl+Shift+S", chat.save_conversation, library=True, when=chat.turns.has_turns
    )
    menus.stop.setEnabled(False)


def _add_view(window: MainWindow, menus: Menus) -> None:
    view = menus.menu(tr("&View"))
    names = ((Pane.LIBRARY, tr("Library")), (Pane.CONVERSATIONS, tr("Conversations")), (Pane.PAGES, tr("Pages")))
    for number, (pane, name) in enumerate(names, 1):
        shown = menus.add(view, name, f"Ctrl+{number}", partial(_toggle_pane, window.panes, pane))
        shown.setCheckable(True)
        shown.setChecked(window.panes.shows(pane))
        menus.panes[pane] = shown
    window.panes.shown_changed.connect(menus.mark_pane)
    menus.add(view, tr("Next pane"), "F6", window.panes.go_next)
    menus.add(view, tr("Previous pane"), "Shift+F6", window.panes.go_back)
    view.addSeparator()
    menus.add(view, tr("Zoom in"), "Ctrl++", window.zoom.larger).setShortcuts(["Ctrl++", "Ctrl+="])
    menus.add(view, tr("Zoom out"), "Ctrl+-", window.zoom.smaller)
    menus.add(view, tr("Reset zoom"), "Ctrl+0", window.zoom.reset)
    view.addSeparator()
    menus.add_schemes(view, window.scheme, window.choose_scheme)
    view.addSeparator()
    menus.contrast = menus.add(view, tr("High contrast"), "", window.toggle_contrast)
    menus.contrast.setCheckable(True)
    menus.contrast.setChecked(window.has_high_contrast)


def _toggle_pane(panes: PaneRow, pane: Pane) -> None:
    panes.show_pane(pane, not panes.shows(pane))


def _add_pages(source: SourcePane, menus: Menus) -> None:
    view = source.view
    quoting, finding = source.quoting, source.search.finding
    menu = menus.menu(tr("&Pages"))
    menus.add(menu, tr("Find in this document"), "Ctrl+Shift+F", source.open_find, when=source.has_pages)
    menus.add(menu, tr("Next match"), "F3", finding.next, when=finding.has_hits)
    menus.add(menu, tr("Previous match"), "Shift+F3", finding.previous, when=finding.has_hits)
    menu.addSeparator()
    menus.add(menu, tr("Next citation"), "Alt+.", source.next_citation, when=source.head.has_next)
    menus.add(menu, tr("Previous citation"), "Alt+,", source.previous_citation, when=source.head.has_previous)
    menus.add(
        menu, tr("Open table on this page"), "Ctrl+T", source.open_table, library=True, when=source.tables.isEnabled
    )
    menus.add(
        menu, tr("Ask about this page"), "Ctrl+Shift+L", quoting.ask_about_page, library=True, when=source.has_pages
    )
    menus.add(
        menu,
        tr("Ask about the selection"),
        "Ctrl+Shift+K",
        quoting.ask_about_selection,
        library=True,
        when=quoting.has_selection,
    )
    menus.add(menu, tr("Copy with page reference"), "Ctrl+Shift+C", quoting.copy_with_page, when=quoting.has_selection)
    menu.addSeparator()
    noting, chosen = source.noting, quoting.has_selection
    noted = partial(menus.add, menu, library=True, changes=True)
    noted(tr("Highlight the selection"), "Ctrl+Shift+H", noting.highlight, when=chosen)
    noted(tr("Add note"), "Ctrl+Shift+M", noting.note_selection, when=source.has_pages)
    menus.add(menu, tr("Notes"), "", source.show_notes, when=source.has_pages)
    menus.add(menu, tr("Export notes…"), "", noting.export, library=True, when=noting.has_notes)
    menu.addSeparator()
    menus.add(menu, tr("Back"), "Alt+Left", source.go_back, when=source.bar.back_button.isEnabled)
    menus.add(menu, tr("Forward"), "Alt+Right", source.go_forward, when=source.bar.forward_button.isEnabled)
    menus.add(menu, tr("Next page"), "Alt+Down", partial(source.turn, 1), when=source.has_pages)
    menus.add(menu, tr("Previous page"), "Alt+Up", partial(source.turn, -1), when=source.has_pages)
    menu.addSeparator()
    menus.add(menu, tr("Fit width"), "", view.fit_width, when=source.has_pages)
    menus.add(menu, tr("Fit page"), "Ctrl+9", view.fit_page, when=source.has_pages)
    for action in (source.bar.two, source.bar.turn_left, source.bar.turn_right, source.bar.dim):
        menu.addAction(action)
        menus.offer_when(action, source.has_pages)
    menus.add(menu, tr("Sidebar"), "Ctrl+B", source.toggle_side_bar, when=source.has_pages)
    menu.addSeparator()
    menus.add(menu, tr("Show in folder"), "", source.show_file, library=True, when=source.has_pages)


def _add_help(window: MainWindow, menus: Menus) -> None:
    menu = menus.menu(tr("&Help"))
    menus.add(menu, tr("LocalMind guide"), "Shift+F1", window.sides.open_guide)
    menus.add(menu, tr("Keyboard shortcuts"), "F1", window.sides.open_shortcuts)
    menus.add(menu, tr("Privacy and network…"), "", window.open_offline)
    menus.add(menu, tr("About LocalMind"), "", window.show_about)
