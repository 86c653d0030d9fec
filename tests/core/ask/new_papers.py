"""Invented papers of everyday kinds: a codec's manual, a bill, a list of faults, statistics, a card of commands."""

from tests.core.ask.shelf import Paper, Written

CODEC = Paper(
    "tally-codec-manual.pdf",
    "The Tally codec manual",
    [
        Written(
            "Table 9.1: Bits of the basic modes",
            ("", "", "", "", "", "", ""),
            [
                ("Parameter", "Rate", "0", "1", "2", "3", "4"),
                ("Mode ID", "frame", "4", "4", "4", "4", "4"),
                ("Pitch gain", "sub-frame", "0", "0", "5", "7", "16"),
                ("Shape VQ", "sub-frame", "0", "16", "20", "35", "48"),
            ],
            "9.3 Bit allocation",
        ),
        Written(
            "Table 9.2: Quality and bit-rate",
            ("Mode", "Quality", "Bit-rate (bps)", "Load"),
            [
                ("0", "-", "250", "2"),
                ("1", "0", "2,150", "3"),
                ("2", "1-2", "5,950", "4"),
                ("3", "3-4", "8,000", "6"),
                ("4", "5-6", "11,000", "14"),
            ],
            "9.4 Quality",
        ),
        Written(
            "Table 9.4: Tally objects",
            ("Function", "Object number"),
            [("0 - auto; 1 - mono; 2 - stereo", "1"), ("Volume", "2"), ("Balance", "3"), ("Clock, 0 - off", "4")],
            "9.6 Objects",
        ),
        Written(
            "Table 9.3: Header packet of the file",
            ("Field", "Type", "Size"),
            [("tally_version", "char[]", "20"), ("header_size", "int", "4"), ("extra_headers", "int", "8")],
            "9.5 File",
        ),
    ],
    ["The header packet of the file says the size of what follows, in fields."],
)
BILL = Paper(
    "bill.pdf",
    "Your bill",
    [
        Written(
            "",
            ("", "Net", "Tax", "Gross"),
            [("Line rental", "24.99", "5.00", "29.99"), ("Calls", "1.20", "0.24", "1.44")],
            above=["Bill no. 562044387 of 2 July 2015", "Amount to be drawn: 31.43 EUR from 5 July 2015 on"],
        )
    ],
)
FAULTS = Paper(
    "lueftung-handbuch.pdf",
    "Handbuch des Lüftungsgeräts LG 50",
    [
        Written(
            "Tabelle 4.1 Filter- und Störmeldungen",
            ("Anzeige", "Status", "Ursache"),
            [
                ("F", "In Betrieb", "Filtermeldung"),
                ("E1", "Aus", "Störung Ventilator Zuluft"),
                ("E2", "Aus", "Störung Ventilator Abluft"),
                ("E3", "Aus", "Störung Sensor Außenluft"),
            ],
            "4 Störung",
        ),
        Written(
            "",
            ("Kennung", "Komfortfunktion", "Werkseinstellung"),
            [("P", "Programmfunktion", "P1"), ("N", "Nachtfunktion", "1")],
            "Übersicht",
        ),
    ],
)
KEYS = Paper(
    "remote-keys.pdf",
    "Codes of the remote control RX40",
    [
        Written(
            "Key codes",
            ("Code (hexadecimal)", "Function"),
            [("02", "Volume up"), ("08", "Power"), ("7E", "Link"), ("63", "Yellow")],
            "Key codes",
        ),
        Written(
            "Table 2. Properties",
            ("Property", "Value"),
            [("Temperature sensor accuracy", "±0.5 K"), ("Weight", "85 g"), ("Range", "9 m")],
            "Properties",
        ),
    ],
    ["The temperature sensor of the RX40 is read once every 100 seconds."],
)
ARRESTS = Paper(
    "arrests.pdf",
    "Arrests by race: 2009",
    [
        Written(
            "Table 325. Arrests by race: 2009",
            ("Offense charged", "Total", "White", "Black"),
            [("Burglary", "234,551", "155,994", "74,419"), ("Arson", "9,466", "7,085", "2,154")],
        )
    ],
)
CARD = Paper(
    "card.pdf",
    "包管理参考卡片",
    [
        Written(
            "",
            ("", ""),
            [("apt update", "从软件仓库更新软件包列表信息"), ("apt autoremove", "移除系统中不再需要的软件包")],
        )
    ],
)
INVOICE = Paper(
    "invoice.pdf",
    "Invoice",
    [
        Written(
            "",
            ("", "", "", ""),
            [
                ("Invoice number:", "RE-2024-0815", "Delivery:", "11.03.2024"),
                ("Customer:", "K-20417", "Order:", "B-7731"),
            ],
        ),
        Written(
            "",
            ("Description", "Qty", "Unit price", "Total"),
            [
                ("Torque wrench", "2", "119.00", "238.00"),
                ("Hex key set", "10", "14.50", "145.00"),
                ("", "Shipping", "", "18.00"),
                ("", "Gesamtbetrag", "", "401.00"),
            ],
        ),
    ],
)
SITES = Paper(
    "sites.pdf",
    "Energy by site",
    [
        Written(
            "Consumption by site",
            (
                "Site",
                "Electricity › 2021 MWh",
                "Electricity › 2022 MWh",
                "Natural gas › 2021 MWh",
                "Natural gas › 2022 MWh",
            ),
            [("Dresden", "1,204", "1,187", "350", "331"), ("Lyon", "987", "1,002", "120", "98")],
        )
    ],
)
CATALOGUE = Paper(
    "radio-modules.pdf",
    "Radio modules SRM",
    [
        Written(
            "Ordering information",
            ("Type", "Ordering code"),
            [("SRM 350", "S3001-D350"), ("SRM 350U", "S3051-D350")],
            "Ordering information",
        )
    ],
    ["Sample label of a module SRM 420J or SRM 350U with its ordering code: S3001-D350 A77"],
)
ALL = [CODEC, BILL, FAULTS, KEYS, ARRESTS, CARD, CATALOGUE, INVOICE, SITES]
