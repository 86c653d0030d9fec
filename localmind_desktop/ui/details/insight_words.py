"""What the window calls the things that are found out about documents."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from localmind_desktop.core import DocumentClass, Entity, EntityKind, Inspection, PersonalKind
from localmind_desktop.ui.details.placed_rows import PlacedRow
from localmind_desktop.ui.words import number_name, quoted, tr

MOST_REASONS = 4
BY_USE = (
    EntityKind.PERSON,
    EntityKind.ORGANISATION,
    EntityKind.DATE,
    EntityKind.AMOUNT,
    EntityKind.ADDRESS,
    EntityKind.EMAIL,
    EntityKind.PHONE,
    EntityKind.URL,
    EntityKind.PERCENTAGE,
)
"""The kinds of entities, those first that readers look for most."""
NORMALISED = (EntityKind.DATE, EntityKind.AMOUNT, EntityKind.PERCENTAGE, EntityKind.PHONE)


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
        PersonalKind.MEDICAL_CONDITION: tr("Medical condition"),
        PersonalKind.MEDICATION: tr("Medication"),
        PersonalKind.FINANCIAL_DETAIL: tr("Financial detail"),
        PersonalKind.ETHNIC_ORIGIN: tr("Ethnic or racial origin"),
        PersonalKind.RELIGION: tr("Religion"),
        PersonalKind.SEXUAL_ORIENTATION: tr("Sexual orientation"),
        PersonalKind.CRIMINAL_RECORD: tr("Criminal or legal record"),
        PersonalKind.BIOMETRIC: tr("Biometric feature"),
        PersonalKind.FAMILY_RELATIONSHIP: tr("Family relationship"),
        PersonalKind.POLITICAL_OPINION: tr("Political opinion"),
    }[kind]


def made_by_line(made_by: str) -> str:
    if made_by == "rules":
        return tr("Quoted from the document")
    return tr("Written by {model}; numbers verified").format(model=made_by)


def reasons_line(found: Inspection) -> str:
    if found.classified.is_chosen:
        return tr("chosen by you")
    if found.classified.made_by != "rules":
        return tr("according to {model}").format(model=found.classified.made_by)
    reasons = ", ".join(quoted(reason) for reason in found.classified.reasons[:MOST_REASONS])
    return tr("because of {words}").format(words=reasons) if reasons else ""


def topics_line(topics: Sequence[str]) -> str:
    return tr("Topics: {topics}").format(topics=", ".join(topics)) if topics else ""


def risks_line(risks: Sequence[str]) -> str:
    return tr("Risks: {risks}").format(risks="; ".join(risks)) if risks else ""


def entities_line(entities: Sequence[Entity]) -> str:
    """Says what “guessed” means where a row has it."""
    is_guessed = any(one.guessed for one in entities)
    return (
        tr("Names are estimated from how they are written until a language model has read them.") if is_guessed else ""
    )


def entity_rows(entities: Iterable[Entity]) -> list[PlacedRow]:
    """Kind, value, the value in one form, role, count; by the use of their kind, then by their count."""
    ranked = sorted(entities, key=lambda one: (BY_USE.index(one.kind), -one.count))
    return [
        PlacedRow(
            (kind_name(one.kind), _flat(one.value), _normalised(one), _role(one), number_name(one.count)), one.places
        )
        for one in ranked
    ]


def _flat(text: str) -> str:
    return " ".join(text.split())


def _normalised(entity: Entity) -> str:
    return entity.normalised if entity.kind in NORMALISED and entity.normalised != _flat(entity.value) else ""


def _role(entity: Entity) -> str:
    return ", ".join(filter(None, (entity.role, tr("estimated") if entity.guessed else "")))
