"""What the window calls the things that are found out about documents."""

from __future__ import annotations

from collections.abc import Iterable

from localmind_desktop.core import DocumentClass, Entity, EntityKind, ItemState, PersonalKind, ReviewItem
from localmind_desktop.ui.details.placed_rows import PlacedRow
from localmind_desktop.ui.words import number_name, tr


def class_name(label: DocumentClass) -> str:
    return {
        DocumentClass.CONTRACT: tr("Contract"),
        DocumentClass.FINANCIAL: tr("Financial report"),
        DocumentClass.POLICY: tr("Policy"),
        DocumentClass.HR: tr("HR document"),
        DocumentClass.INVOICE: tr("Invoice"),
        DocumentClass.TECHNICAL: tr("Technical document"),
        DocumentClass.GENERAL: tr("General"),
    }[label]


def kind_name(kind: EntityKind) -> str:
    return {
        EntityKind.EMAIL: tr("Email"),
        EntityKind.PHONE: tr("Phone"),
        EntityKind.DATE: tr("Date"),
        EntityKind.AMOUNT: tr("Amount"),
        EntityKind.PERCENTAGE: tr("Percentage"),
        EntityKind.URL: tr("Link"),
        EntityKind.ADDRESS: tr("Address"),
        EntityKind.PERSON: tr("Person"),
        EntityKind.ORGANISATION: tr("Organization"),
    }[kind]


def personal_name(kind: PersonalKind) -> str:
    return {
        PersonalKind.SSN: tr("US Social Security number"),
        PersonalKind.SIN: tr("Canadian Social Insurance number"),
        PersonalKind.PAYMENT_CARD: tr("Payment card"),
        PersonalKind.IBAN: tr("IBAN"),
        PersonalKind.IP_ADDRESS: tr("IP address"),
        PersonalKind.BIRTH_DATE: tr("Date of birth"),
        PersonalKind.POSTAL_CODE: tr("Canadian postal code"),
        PersonalKind.ZIP_CODE: tr("US ZIP code"),
        PersonalKind.STREET_ADDRESS: tr("Street address"),
        PersonalKind.PO_BOX: tr("PO box"),
        PersonalKind.HEALTH_CARD: tr("Health card"),
        PersonalKind.PASSPORT: tr("Passport"),
        PersonalKind.DRIVING_LICENCE: tr("Driver’s license"),
        PersonalKind.NATIONAL_ID: tr("National ID or tax number"),
    }[kind]


def state_word(state: ItemState) -> str:
    return {
        ItemState.FOUND: tr("Found"),
        ItemState.MISSING: tr("Missing"),
        ItemState.UNCLEAR: tr("Unclear"),
    }[state]


def entity_rows(entities: Iterable[Entity]) -> list[PlacedRow]:
    """Kind, value, role, count; names first, as they are asked for most."""
    order = list(EntityKind)
    first = (EntityKind.PERSON, EntityKind.ORGANISATION)
    ranked = sorted(entities, key=lambda one: (one.kind not in first, order.index(one.kind), -one.count))
    return [
        PlacedRow((kind_name(one.kind), _value(one), _role(one), number_name(one.count)), one.places) for one in ranked
    ]


def review_rows(items: Iterable[ReviewItem]) -> list[PlacedRow]:
    """What is to be looked at first: missing, unclear, found."""
    order = (ItemState.MISSING, ItemState.UNCLEAR, ItemState.FOUND)
    return [
        PlacedRow((item.item, state_word(item.state), fields_text(item), item.note), item.places)
        for item in sorted(items, key=lambda item: order.index(item.state))
    ]


def fields_text(item: ReviewItem) -> str:
    return "; ".join(f"{name}: {value}" if name else value for name, value in item.fields)


def _value(entity: Entity) -> str:
    same = entity.normalised.casefold() == " ".join(entity.value.split()).casefold()
    return entity.value if same else f"{' '.join(entity.value.split())} ({entity.normalised})"


def _role(entity: Entity) -> str:
    return ", ".join(filter(None, (entity.role, tr("guessed") if entity.guessed else "")))
