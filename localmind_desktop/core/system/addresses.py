"""Addresses of model servers: as a person types them, and as they are used."""

from __future__ import annotations

import ipaddress
import re
from urllib.parse import SplitResult, urlsplit

from localmind_desktop.core.errors import ModelRefused, WrongAddress
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.system.network import DEFAULT_PORT

CLOUD_HOST = "ollama.com"
EXAMPLE = f"http://127.0.0.1:{DEFAULT_PORT}"
_LABEL = re.compile(r"[^\W_]([\w-]{0,61}[^\W_])?")
_NUMBERS = re.compile(r"[\d.]+")
_ANY_ADDRESS = {"0.0.0.0": "127.0.0.1", "::": "127.0.0.1"}


def checked_address(address: str) -> str:
    """``address`` as a URL: scheme and port are filled in where they are missing.

    Raises `WrongAddress`, which says what is wrong with it, and `ModelRefused` for the cloud.
    """
    text = address.strip()
    bare = "://" not in text
    if any(character.isspace() for character in text):
        raise _wrong(phrase("An address has no spaces."))
    if bare and re.match(r"[A-Za-z]+:?/", text):
        raise _wrong(phrase("After “http:” there are two slashes."))
    try:
        parts = urlsplit(f"http://{text}" if bare else text)
        port = parts.port
    except ValueError as error:
        raise _wrong(phrase("The port is a number from 1 to 65535.")) from error
    _expect_parts(parts)
    host = _ANY_ADDRESS.get(parts.hostname or "", parts.hostname or "")
    if host == CLOUD_HOST or host.endswith(f".{CLOUD_HOST}"):
        raise ModelRefused("Models in the cloud are not used. Enter the address of a server of your own.")
    host = f"[{host}]" if ":" in host else host
    if port is None and bare:
        port = DEFAULT_PORT
    return f"{parts.scheme}://{host}{f':{port}' if port else ''}{parts.path.rstrip('/')}"


def address_fault(address: str) -> str:
    """What is wrong with ``address``, with an example of a right one; "" where nothing is."""
    try:
        checked_address(address)
    except (WrongAddress, ModelRefused) as error:
        return str(error)
    return ""


def _expect_parts(parts: SplitResult) -> None:
    if parts.scheme not in ("http", "https"):
        raise _wrong(phrase("An address begins with http:// or https://, not {scheme}://.", scheme=parts.scheme))
    if parts.username or parts.password or "@" in parts.netloc:
        raise _wrong(phrase("User names and passwords do not belong in the address."))
    if parts.query or parts.fragment:
        raise _wrong(phrase("An address ends before any “?” or “#”."))
    if not parts.hostname:
        raise _wrong(phrase("The name of the computer is missing."))
    if not _is_host(parts.hostname):
        raise _wrong(phrase("“{name}” is not the name or number of a computer.", name=parts.hostname))


def _is_host(host: str) -> bool:
    """Whether ``host`` may be a name, with letters of any language, or is an IP address."""
    if ":" in host or _NUMBERS.fullmatch(host):
        try:
            ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return True
    return len(host) <= 253 and all(_LABEL.fullmatch(label) for label in host.removesuffix(".").split("."))


def _wrong(reason: str) -> WrongAddress:
    return WrongAddress("{reason} Example: {example}", reason=reason, example=EXAMPLE)
