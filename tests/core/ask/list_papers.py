"""Invented documents for the tests of lists: prices, stations, settings in bands, parameter blocks, kinds of things."""

from tests.core.ask.shelf import Paper, Written

NURSERY = Paper(
    "willow-nursery-prices.pdf",
    "Willow nursery price list",
    [
        Written(
            "Plants",
            ("Article", "Pot", "Price (EUR)", "VAT %"),
            [
                ("Lavender", "9 cm", "4.20", "7"),
                ("Boxwood", "19 cm", "12.50", "7"),
                ("Hydrangea", "23 cm", "24.90", "7"),
                ("Rosemary", "13 cm", "12.50", "7"),
                ("Watering can", "", "1,150.00", "19"),
                ("Trowel", "", "8.75", "19"),
            ],
            "Spring",
        ),
    ],
)
ORDER = Paper(
    "bestellung-4711.pdf",
    "Bestellung 4711",
    [
        Written(
            "Positionen",
            ("Pos.", "Bezeichnung", "Menge", "Einzelpreis", "Gesamtpreis"),
            [
                ("1", "Werkbank", "2", "617,28 €", "1.234,56 €"),
                ("2", "Drehstuhl", "4", "89,90 €", "359,60 €"),
                ("3", "Regal", "2", "120,00 €", "240,00 €"),
                ("4", "Lampe", "12", "20,00 €", "240,00 €"),
            ],
            "Positionen",
        ),
        Written(
            "",
            ("", ""),
            [
                ("Bestellnummer", "R-1001"),
                ("Kundennummer", "20833"),
                ("Lieferdatum", "12.05.2024"),
                ("Ansprechpartner", "Frau Keller"),
            ],
            "Angaben zur Bestellung",
        ),
    ],
)
RAILWAY = Paper(
    "valley-railway.pdf",
    "Valley railway handbook",
    [
        Written(
            "Table 1 – Towns on the line",
            ("Town", "Stations", "Platforms", "Zone"),
            [
                ("Arden", "3", "7", "1"),
                ("Birch Hill", "1", "2", "2"),
                ("Cole", "3", "4", "2"),
                ("Dunmere", "5", "12", "1"),
                ("Elm Cross", "0", "0", "3"),
            ],
            "Line",
        ),
        Written(
            "Table 2 – Types of tickets",
            ("Type", "Valid for", "Fare"),
            [
                ("Single", "one journey", "2.80 €"),
                ("Return", "two journeys", "5.00 €"),
                ("Day", "one day", "9.00 €"),
                ("Season", "one month", "61.00 €"),
            ],
            "Tickets",
        ),
        Written(
            "Table 3 – Counters",
            ("Counter", "Place", "Remarks"),
            [
                ("North", "Arden", "All types of tickets are sold here, also by card."),
                ("South", "Cole", "Single tickets only"),
            ],
            "Sales",
        ),
    ],
)
GATEWAY = Paper(
    "homegate-manual.pdf",
    "HomeGate manual",
    [
        Written(
            "Table 4 – Settings",
            ("Setting", "Default", "Range"),
            [
                ("Network", "", ""),
                ("Host name", "homegate", "1-32 characters"),
                ("DHCP", "on", "on, off"),
                ("Port", "502", "1-65535"),
                ("Display", "", ""),
                ("Brightness", "80", "0-100"),
                ("Language", "English", "English, German"),
                ("Security", "", ""),
                ("Password", "", "8-64 characters"),
                ("Session timeout", "0", "0-60"),
            ],
            "4 Settings",
        ),
        Written(
            "",
            ("", ""),
            [
                ("Baud rate", "19200"),
                ("Parity", "even"),
                ("Stop bits", "1"),
                ("Slave address", "0"),
                ("Termination", "-"),
            ],
            "Serial parameters",
        ),
        Written(
            "Table 6 – Timers",
            ("Name", "Use", "Width"),
            [
                ("Timer 1", "Watchdog", "16"),
                ("Timer 2", "Display", "16"),
                ("Timer 3", "Network", "32"),
            ],
            "6 Timers",
        ),
        Written(
            "Table 7 – Alarm types",
            ("Type", "Name", "Priority"),
            [("0", "Information", "5"), ("1", "Warning", "3"), ("2", "Fault", "1")],
            "7 Alarms",
        ),
        Written(
            "Table 8 – Events",
            ("Event", "Description", "Sent"),
            [
                ("Alarm type changed", "One of the alarm types was set", "once"),
                ("Restart", "The device was started", "once"),
            ],
            "8 Events",
        ),
    ],
)
CANTEEN = Paper(
    "speiseplan-mensa.pdf",
    "Speiseplan der Mensa",
    [
        Written(
            "Arten von Menüs",
            ("Menü", "Preis", "Zuschlag"),
            [
                ("Vollkost", "6,80", "-"),
                ("Vegetarisch", "5,90", "0"),
                ("Vegan", "5,90", "0,50"),
                ("Schonkost", "6,80", "1,00"),
            ],
            "Menüs",
        ),
        Written(
            "Zusatzstoffe",
            ("Nummer", "Stoff"),
            [("0", "keine"), ("1", "Farbstoff"), ("2", "Konservierungsstoff"), ("3", "Phosphat")],
            "Kennzeichnung",
        ),
        Written(
            "Ausgabestellen",
            ("Ort", "Angebot"),
            [("Foyer", "Kuchen ohne Zusatzstoffe"), ("Halle", "alle Menüs")],
            "Orte",
        ),
    ],
)
CHARGER = Paper(
    "chongdianqi-shouce.pdf",
    "充电器使用手册",
    [
        Written(
            "表 3-1 充电模式",
            ("模式", "电流", "电压", "指示灯"),
            [
                ("涓流", "5 A", "12 V", "红"),
                ("快速", "20 A", "12 V", "绿"),
                ("均衡", "5 A", "24 V", "黄"),
            ],
            "模式",
        ),
        Written(
            "表 3-2 接口类型",
            ("类型", "数量", "用途"),
            [("USB", "2", "通信"), ("CAN", "1", "总线"), ("RJ45", "2", "网络"), ("DC", "0", "备用")],
            "接口",
        ),
    ],
)
BOATS = Paper(
    "location-de-bateaux.pdf",
    "Location de bateaux du lac",
    [
        Written(
            "Bateaux à louer",
            ("Bateau", "Places", "Prix", "Moteur"),
            [
                ("Barque", "4", "15,00 €", ""),
                ("Pédalo", "5", "18,50 €", ""),
                ("Voilier", "4", "42,00 €", "X"),
                ("Vedette", "8", "95,00 €", "X"),
            ],
            "Flotte",
        ),
    ],
)
HOTEL = Paper(
    "hotel-mirador.pdf",
    "Hotel Mirador, tarifas",
    [
        Written(
            "Tipos de habitaciones",
            ("Habitación", "Camas", "Precio", "Terraza"),
            [
                ("Sencilla", "1", "55,00 €", "no"),
                ("Doble", "2", "80,00 €", "sí"),
                ("Familiar", "4", "120,00 €", "sí"),
                ("Estudio", "2", "80,00 €", "no"),
            ],
            "Habitaciones",
        ),
    ],
)
LABS = Paper(
    "blood-values.pdf",
    "Reference values of the laboratory",
    [
        Written(
            "Tests and their fees",
            ("Test", "Code", "Rate", "Deposit"),
            [
                ("Glucose", "GLU", "5", "0"),
                ("Ferritin", "FER", "8", "10"),
                ("Lipase", "LIP", "5", "-"),
                ("Cortisol", "COR", "12", "25"),
            ],
            "Tests",
        ),
        Written(
            "Sample tubes",
            ("Colour", "Additive", "Volume"),
            [("Red", "none", "4 ml"), ("Lilac", "EDTA", "3 ml"), ("Blue", "Citrate", "3 ml")],
            "Samples",
        ),
        Written(
            "Opening hours",
            ("Day", "Hours", "Note"),
            [("Monday", "8-16", "Sample tubes are handed out"), ("Friday", "8-12", "")],
            "Hours",
        ),
    ],
)
LEVELS = Paper(
    "mapping-of-levels.pdf",
    "Mapping of levels",
    [
        Written(
            "Dimmer levels",
            ("Level", "Output"),
            [("0", "0"), ("1", "12"), ("2", "35"), ("3", "70"), ("4", "100")],
            "Levels",
        ),
    ],
)
TOOLS = Paper(
    "tool-shed.pdf",
    "Inventory of the tool shed",
    [
        Written(
            "Tools by group",
            ("Group", "Tool", "Pieces", "Shelf"),
            [
                ("Pruning", "Shears", "4", "A"),
                ("", "Loppers", "2", "A"),
                ("", "Pole saw", "1", "B"),
                ("Digging", "Spade", "6", "C"),
                ("", "Fork", "3", "C"),
                ("Watering", "Hose", "2", "D"),
                ("", "Sprinkler", "2", "D"),
                ("", "Can", "5", "D"),
            ],
            "Tools",
        ),
    ],
)
INDEX = Paper(
    "index-of-papers.pdf",
    "Index of papers",
    [
        Written(
            "Chapters",
            ("Chapter", "Page", "Remark"),
            [
                ("Sample tubes", "12", "revised"),
                ("Types of tickets", "17", ""),
                ("Serial parameters", "23", "new"),
                ("Alarm types", "31", ""),
                ("Zusatzstoffe", "40", "neu"),
                ("Arten von Menüs", "41", ""),
                ("Angaben zur Bestellung", "52", ""),
                ("Bateaux à louer", "60", ""),
                ("接口类型", "71", ""),
                ("充电模式", "72", ""),
                ("Tipos de habitaciones", "80", ""),
                ("Towns on the line", "90", ""),
            ],
            "Contents",
        ),
    ],
)
PAPERS = [INDEX, LEVELS, TOOLS, NURSERY, ORDER, RAILWAY, GATEWAY, CANTEEN, CHARGER, BOATS, HOTEL, LABS]
