"""Whether anything leaves this computer, in a line and a sign."""

from __future__ import annotations

from localmind_desktop.core import Protection, Settings, host_of, is_this_machine
from localmind_desktop.ui.words import tr


def server_is_here(settings: Settings) -> bool:
    """Whether nothing goes to another computer by these settings."""
    return not servers_elsewhere(settings)


def servers_elsewhere(settings: Settings) -> list[str]:
    """The model servers in use that are other computers."""
    return [server for server in settings.models.servers_used if not is_this_machine(host_of(server))]


def headline(settings: Settings, protection: Protection | None) -> str:
    """Where questions go. Offline is only said where the system enforces it; None: that is being tried."""
    if server_is_here(settings):
        if protection is None:
            return tr("Checking…")
        if protection.is_offline:
            return tr("Offline: nothing leaves this computer")
        return tr("Local only, but not enforced by this system")
    hosts = dict.fromkeys(host_of(server) or server for server in servers_elsewhere(settings))
    return tr("Questions and passages are sent to {host}").format(host=", ".join(hosts))


def sign(settings: Settings, protection: Protection | None) -> tuple[str, str]:
    """The icon beside the headline, and its colour."""
    if server_is_here(settings) and protection is None:
        return "shield", "muted"
    is_safe = server_is_here(settings) and protection is not None and protection.is_offline
    return ("shield", "accent") if is_safe else ("warning", "warning_text")
