"""More invented documents: a chaptered handbook, bills, a wide register, gaps, things of the same name."""

from __future__ import annotations

from tests.core.ask.shelf import Paper, Written

NAMES = ("Parameter", "Value")


def _written(chapter: str, other: str, section: str, *rows: tuple[str, str], names: tuple[str, str] = NAMES) -> Written:
    return Written("", names, rows, section, chapters=(chapter,), beside=(other,))


HANDBOOK = Paper(
    "mx-handbook.pdf",
    "Handbook of the indoor unit and the outdoor unit of the MX controllers",
    [
        _written(
            "3 Indoor unit", "outdoor", "3.1 Electrical ratings", ("Supply voltage", "24 V"), ("Power-up time", "40 ms")
        ),
        _written(
            "3 Indoor unit", "outdoor", "3.3 Parts", ("Cover", "MX-17"), ("Fan", "MX-18"), names=("Part", "Order code")
        ),
        _written("3 Indoor unit", "outdoor", "3.2 Environment", ("Operating temperature", "0 to 55 °C")),
        _written(
            "4 Outdoor unit", "indoor", "4.1 Electrical ratings", ("Supply voltage", "12 V"), ("Inrush current", "3 A")
        ),
        _written(
            "4 Outdoor unit",
            "indoor",
            "4.2 Environment",
            ("Operating temperature", "-20 to 60 °C"),
            ("Vibration", "2 g"),
        ),
    ],
    ["The handbook describes the indoor unit and the outdoor unit of the MX controllers."],
)


WORKS = Paper(
    "pump-station.pdf",
    "Pump station 9 with relays 7, PS-40",
    [
        Written(
            "Table 1 – Timers",
            ("Timer", "Width", "Clock"),
            [("TIMER1", "16 bit", "APB1"), ("TIMER2", "16 bit", "APB1"), ("TIMER3", "32 bit", "APB2")],
            "Timers",
        ),
        Written(
            "Table 2 – Channels",
            ("Channel", "Use", "Range"),
            [("Channel 1", "Inflow", "0-10 V"), ("Channel 2", "Outflow", "4-20 mA"), ("Channel 3", "Level", "0-5 V")],
            "Channels",
        ),
        Written(
            "Tabelle 3 – Relais",
            ("Relais", "Last", "Kontakt"),
            [("Relais 1", "Pumpe", "Schließer"), ("Relais 2", "Ventil", "Wechsler")],
            "Relais",
        ),
        Written(
            "",
            ("", ""),
            [("Serial number", "SN-77120"), ("Order", "B-2044"), ("Customer", "Harbour works"), ("Date", "3 May 2023")],
            "Nameplate",
        ),
    ],
)
BILL = Paper(
    "rechnung-R-2207.pdf",
    "Rechnung R-2207",
    [
        Written(
            "",
            ("", ""),
            [
                ("Rechnungsnummer", "R-2207"),
                ("Kunde", "Bäckerei Sommer"),
                ("Betrag", "412,00 €"),
                ("Datum", "02.03.2024"),
            ],
            "Rechnung",
        ),
        Written(
            "Positionen",
            ("Nr.", "Artikel", "Menge", "Preis"),
            [("1", "Mehlsieb", "2", "36,00 €"), ("2", "Knethaken", "1", "84,00 €"), ("3", "Backblech", "8", "32,00 €")],
            "Positionen",
        ),
    ],
)
RECEIPT = Paper(
    "invoice-R-1001.pdf",
    "Invoice R-1001",
    [
        Written(
            "Items of invoice R-1001",
            ("No.", "Invoice", "Item", "Price"),
            [("1", "R-1001", "Oak board", "44.00"), ("2", "R-1001", "Brass hinge", "6.20")],
            "Items",
        ),
        Written(
            "",
            ("", ""),
            [("Invoice number", "R-1001"), ("Total price", "50.20"), ("Due", "14 days")],
            "Invoice",
        ),
    ],
)
LONG = "A text that goes on and on about how the part was tested, stored, packed and sent, "
WIDE = Paper(
    "parts-register.pdf",
    "Register of parts",
    [
        Written(
            "Parts",
            ("Part", "Supplier", *(f"Remark {n}" for n in range(1, 13)), "Weight", "Colour"),
            [
                (name, supplier, *(f"{LONG}{name} {n}" for n in range(1, 13)), weight, colour)
                for name, supplier, weight, colour in (
                    ("Flange", "Norwood", "1.2 kg", "grey"),
                    ("Gasket", "Delacroix", "0.1 kg", "black"),
                    ("Spindle", "Takeda", "3.4 kg", "blue"),
                )
            ],
            "Parts",
        ),
    ],
)
GAPS = Paper(
    "pump-data.pdf",
    "Data of pumps",
    [
        Written(
            "Pumps in brief",
            ("Pump", "Power", "Weight", "Voltage"),
            [("PX-1", "", "12 kg", ""), ("PX-2", "", "15 kg", ""), ("PX-3", "", "18 kg", "")],
            "Pumps",
        ),
        Written(
            "Electrical values of the motors",
            ("Pump", "Power", "Voltage", "Current"),
            [("PX-1", "370 W", "230 V", "2.6 A"), ("PX-2", "550 W", "230 V", "3.9 A"), ("PX-3", "750 W", "400 V", "")],
            "Motors",
        ),
    ],
)


WORKS_AND_BILLS = (WORKS, BILL, RECEIPT, WIDE, GAPS)

_TRADES = (
    Paper(
        "sluice.pdf",
        "SX40 sluice controller",
        (
            Written(
                "Table 1 - Glyph font",
                ("Glyph character", "Lamp A", "Lamp B", "Lamp F"),
                (("0", "1", "0", "1"), ("1", "0", "0", "1"), ("2", "1", "1", "0")),
            ),
            Written(
                "Table 2 - Gate settings",
                ("g_sel[1:0]", "Gate damping"),
                (("00", "Skipped (gate locked)"), ("01", "damping ×1"), ("10", "damping ×2"), ("11", "damping ×4")),
            ),
            Written(
                "Table 3 - Maximum lamp current for 1-, 2- and 3-lamp boards",
                ("Number of lamps", "Maximum lamp current (mA)"),
                (("1", "10"), ("2", "20"), ("3", "30")),
            ),
            Written("Table 4 - Marks", ("", ""), (("Mark", "Meaning"), ("d", "door"), ("p", "pier"), ("s", "stair"))),
            Written(
                "Table 5 - Header P9",
                ("Pin", "Function"),
                (("1", "GND"), ("2", "RXQ"), ("3", "GND"), ("4", "CLK"), ("5", "TXQ")),
            ),
            Written(
                "Table 6 - Address map",
                ("Address", "A2 bridge", "A1 bridge"),
                (("0", "No", "No"), ("1", "No", "Yes"), ("2", "Yes", "No"), ("3", "Yes", "Yes")),
            ),
            Written(
                "Table 7 - Tariff",
                ("Item", "Amount"),
                (("Line rental", "24.99"), ("Call package", "5.00"), ("Router", "3.50")),
            ),
            Written(
                "Table 8 - Pilot chips",
                ("Chip", "Process", "Area"),
                (("Heron", "45 nm", "3 mm²"), ("Egret", "28 nm", "2 mm²"), ("Stork", "45 nm", "5 mm²")),
                section="Fabricated testchips",
            ),
            Written(
                "Table 9 - Characteristics of the SX40",
                ("Parameter", "Conditions", "Typ", "POR state", "Unit"),
                (
                    ("Tilt sensitivity", "FS = ±2 g", "0.06", "0x15", "mg/LSB"),
                    ("Tilt sensitivity", "FS = ±4 g", "0.12", "0x16", "mg/LSB"),
                    ("Supply current of the tilt sensor", "on", "600", "0x17", "µA"),
                    ("Noise", "on", "30", "0x18", "dB"),
                ),
            ),
        ),
    ),
)


DONORS = Paper(
    "hut-donors.pdf",
    "Page 1 of 9",
    (
        Written(
            "",
            ("Apellido", "Nombre", "Importe"),
            (("LOPEZ", "ANA", "$ 300,00"), ("MENA", "JUAN", "$ 120,00"), ("PAEZ", "LUZ", "$ 120,00")),
        ),
    ),
)
TRADES = (*_TRADES, DONORS)


NAMESAKES = Paper(
    "tq9-tilt-sensor.pdf",
    "TQ9 tilt sensor with angular rate output and 3.3 V supply",
    [
        Written(
            "Table 1 – Device summary",
            ("Part number", "Temperature range [°C]", "Package"),
            [("TQ9", "-40 to +85", "LGA-24"), ("TQ9TR", "-40 to +85", "Tape and reel")],
            "Device summary",
        ),
        Written(
            "Table 2 – Characteristics",
            ("Symbol", "Parameter", "Typ.", "Unit"),
            [
                ("R_FS", "Angular rate measurement range", "±125", "dps"),
                ("R_FS", "Angular rate measurement range", "±2000", "dps"),
                ("R_SO", "Angular rate sensitivity", "8.75", "mdps/LSB"),
                ("BW", "Bandwidth", "200", "Hz"),
            ],
            "Characteristics",
        ),
        Written(
            "Table 4 – Supply currents",
            ("Parameter", "Typ.", "Unit"),
            [("Current during tilt measurement", "340", "µA"), ("Current during self test", "90", "µA")],
            "Supply currents",
        ),
        Written(
            "Table 3 – Pulse width control",
            ("PW[1:0]", "Pulse width (µs)", "Resolution (bits)"),
            [("00", "69", "15"), ("01", "118", "16"), ("10", "215", "17"), ("11", "411", "18")],
            "Pulse width control",
        ),
    ],
)
