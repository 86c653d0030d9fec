"""The names of the months and their short forms in English, German, French and Spanish, case-folded. Pure."""

MONTH_NAMES = tuple(
    frozenset(names.split())
    for names in (
        "january jan januar jänner janvier enero",
        "february feb februar février febrero",
        "march mar märz mrz mars marzo",
        "april apr avril abril",
        "may mai mayo",
        "june jun juni juin junio",
        "july jul juli juillet julio",
        "august aug août agosto",
        "september sep sept septembre septiembre",
        "october oct oktober okt octobre octubre",
        "november nov novembre noviembre",
        "december dec dezember dez décembre diciembre",
    )
)
"""One set for each month, January first."""
