"""Invented papers whose tables say a thing otherwise than it is asked for: other nouns, codes, spellings, bands."""

from tests.core.ask.shelf import Paper, Written

DISPLAY = Paper(
    "sx7210-display-driver.pdf",
    "SX7210 display driver",
    [
        Written(
            "Table 2 – Features",
            ("Feature", "Remark"),
            [
                ("Scan limit", "Limits the number of digits that are scanned"),
                ("Blinking", "Digits may blink"),
                ("Decode mode", "Digits may be decoded"),
            ],
            "Features",
        ),
        Written(
            "Table 5 – Scan limit settings",
            ("Code", "Digits shown", "Duty"),
            [
                ("0", "Digit 0 only", "1/1"),
                ("1", "Digits 0 and 1", "1/2"),
                ("2", "Digits 0 to 2", "1/3"),
                ("3", "Digits 0 to 3", "1/4"),
            ],
            "Scan limit",
        ),
        Written(
            "Table 6 – Addresses of the digit registers",
            ("Register", "D11", "D10", "D9", "D8", "Hex"),
            [
                ("No-op", "0", "0", "0", "0", "0xX0"),
                ("Digit 0", "0", "0", "0", "1", "0xX1"),
                ("Digit 1", "0", "0", "1", "0", "0xX2"),
                ("Digit 2", "0", "0", "1", "1", "0xX3"),
                ("Digit 3", "0", "1", "0", "0", "0xX4"),
            ],
            "Registers",
        ),
        Written(
            "Table 7 – Blink rates",
            ("Bits", "Rate", "Use"),
            [
                ("00", "off", "steady"),
                ("01", "0.5 Hz", "idle"),
                ("10", "1 Hz", "warning"),
                ("11", "2 Hz", "fault"),
            ],
            "Blinking",
        ),
        Written(
            "Table 8 – Parts in brief",
            ("Part", "Value"),
            [
                ("SX7210 | Temperature range", "-40 to 85 °C"),
                ("SX7210 package", "QFN-24"),
                ("SX7210 supply voltage", "2.7 to 5.5 V"),
            ],
            "Brief",
        ),
    ],
)
ROAD = Paper(
    "road-test-1974.pdf",
    "Road test of 1974",
    [
        Written(
            "Table 1 – Results",
            ("Model", "Gear", "Carb", "Hp", "Weight (kg)"),
            [
                ("Ferro Dino", "5", "6", "175", "1260"),
                ("Lotos Europa", "5", "2", "113", "690"),
                ("Fiato 128", "4", "1", "66", "1000"),
                ("Toyoda Corona", "3", "1", "97", "1120"),
                ("Valeant", "3", "1", "105", "1570"),
            ],
            "Results",
        ),
    ],
)
INVOICE = Paper(
    "factura-A-118.pdf",
    "Factura A-118",
    [
        Written(
            "Conceptos",
            ("Nº", "Concepto", "Cantidad", "Importe"),
            [
                ("1", "Montaje de andamio", "2", "1.234,50 €"),
                ("2", "Pintura exterior", "1", "980,00 €"),
                ("3", "Retirada de escombros", "3", "1.234,50 €"),
                ("4", "Limpieza", "1", "20.000,00 €"),
            ],
            "Conceptos",
        ),
    ],
)
GRANTS = Paper(
    "grants-report.pdf",
    "Grants of the river fund",
    [
        Written(
            "Grants of the year",
            ("Grantee", "Town", "Amount"),
            [
                ("River school", "Arnfeld", "$ 20.000,00"),
                ("Otter watch", "Bexley", "$ 4.500,00"),
                ("Ferry museum", "Arnfeld", "$ 20.000,00"),
                ("Reed group", "Colby", "$ 1.250,00"),
            ],
            "Grants",
        ),
        Written(
            "Revenue by quarter",
            ("Quarter", "FY2016", "FY2017"),
            [
                ("Q1", "4.1", "4.4"),
                ("Q2", "5.2", "5.9"),
                ("Q3", "6.3", "6.1"),
                ("Q4", "7.4", "7.7"),
            ],
            "Revenue",
        ),
        Written(
            "Visitors by month",
            ("Month", "Visitors", "Guides"),
            [("Jan", "310", "2"), ("Feb", "290", "2"), ("Mar", "415", "3"), ("Sept", "820", "5")],
            "Visitors",
        ),
    ],
)
SIGNALS = Paper(
    "navigation-receiver.pdf",
    "Navigation receiver NR-8",
    [
        Written(
            "Table 3 – Functions by constellation",
            ("Function", "Signal", "Rate"),
            [
                ("GPS", "", ""),
                ("Position fix", "L1", "10 Hz"),
                ("LEX decoding", "L5", "1 Hz"),
                ("QZSS", "", ""),
                ("LEX message", "L6", "1 Hz"),
                ("LEX correction", "L6", "5 Hz"),
                ("Short report", "L1", "1 Hz"),
                ("Galileo", "", ""),
                ("Position fix", "E1", "10 Hz"),
                ("Search and rescue", "E6", "1 Hz"),
            ],
            "Functions",
        ),
    ],
)
CHINESE = Paper(
    "温控器说明书.pdf",
    "温控器使用说明书",
    [
        Written(
            "表 1 工作模式",
            ("模式", "温度范围", "风速"),
            [
                ("制冷", "16-30 ℃", "自动"),
                ("制热", "16-30 ℃", "低"),
                ("除湿", "18-26 ℃", "低"),
                ("送风", "-", "高"),
            ],
            "工作模式",
        ),
        Written(
            "表 2 故障代码",
            ("代码", "含义", "处理方法"),
            [
                ("E1", "室温传感器故障", "更换传感器"),
                ("E2", "管温传感器故障", "更换传感器"),
                ("E3", "通信故障", "检查接线"),
            ],
            "故障代码",
        ),
        Written(
            "表 3 技术参数",
            ("参数", "数值", "单位"),
            [("额定电压", "220", "V"), ("额定电流", "3", "A"), ("防护等级", "IP20", ""), ("重量", "0.3", "kg")],
            "技术参数",
        ),
    ],
)
CALLS = Paper(
    "valve-library.pdf",
    "Valve library reference",
    [
        Written(
            "Functions of the valve library",
            ("Function", "Return type", "Remarks", "Since"),
            [
                ("valve_open", "int", "Opens the valve and waits until it stands still", "1.0"),
                ("valve_close", "void", "Closes the valve", "1.0"),
                ("valve_state", "enum", "Tells where the valve stands", "1.2"),
            ],
            "Functions",
        ),
        Written(
            "Arguments of valve_open",
            ("Argument", "Type", "Presence"),
            [("handle", "int", "M"), ("speed", "float", "M"), ("timeout", "int", "M")],
            "Arguments",
            notes=("M = mandatory", "O = optional"),
        ),
    ],
)
SENSOR = Paper(
    "feuchtesensor-fs20.pdf",
    "Feuchtesensor FS20",
    [
        Written(
            "Technische Daten",
            ("Eigenschaft", "Wert"),
            [
                ("Schutzarten", "IP54, IP65"),
                ("Umgebungstemperatur im Betrieb", "-10 ... 50 °C"),
                ("Lagertemperatur", "-20 ... 70 °C"),
                ("Betriebsspannung", "24 V DC"),
                ("Nennstrom", "40 mA"),
            ],
            "Technische Daten",
        ),
        Written(
            "Ausführungen",
            ("Ausführung", "Gehäusefarbe", "Ausgang", "Preis"),
            [
                ("FS20-A", "weiß", "Relais", "89,00 €"),
                ("FS20-B", "weiß", "analog", "99,00 €"),
                ("FS20-C", "schwarz", "Relais", "94,00 €"),
                ("FS20-D", "schwarz", "analog", "104,00 €"),
            ],
            "Ausführungen",
        ),
    ],
)
_TEXT = "a remark that goes on about how the machine was set up, oiled, tested, cleaned and brought back to its shed "
MACHINES = Paper(
    "machine-register.pdf",
    "Machine register",
    [
        Written(
            "Register of machines",
            ("Machine", "Hall", "Power", *(f"Note {n}" for n in range(1, 8))),
            [
                (name, hall, power, *(f"{n}: {_TEXT}" for n in range(1, 8)))
                for name, hall, power in (
                    ("Lathe", "North", "4 kW"),
                    ("Press", "North", "9 kW"),
                    ("Saw", "South", "4 kW"),
                    ("Drill", "North", "1 kW"),
                )
            ],
            "Register",
        ),
    ],
)
FOREST = Paper(
    "forest-office.pdf",
    "Report of the forest office",
    [
        Written(
            "Trees planted",
            ("Place", "2015", "2016", "2017"),
            [("Birkwood", "310", "280", "290"), ("Elmton", "120", "95", "140"), ("Oakley", "60", "75", "2016")],
            "Planting",
        ),
        Written(
            "Yield of the sieve",
            ("Mode", "Filter coefficient › 2", "Filter coefficient › 4", "Filter coefficient › 8"),
            [
                ("×1 / ×1", "1.9", "1.2", "0.9"),
                ("×2 / ×1", "1.5", "1.0", "0.6"),
                ("×4 / ×1", "1.2", "0.8", "0.5"),
                ("×8 / ×1", "1.0", "0.6", "0.4"),
            ],
            "Sieve",
        ),
    ],
)
PAPERS = [FOREST, DISPLAY, ROAD, INVOICE, GRANTS, SIGNALS, CHINESE, CALLS, SENSOR, MACHINES]
