"""Invented documents of many trades, in English, German, French and Chinese, for the tests of table answers."""

from tests.core.ask.shelf import Paper, Written

SENSOR = Paper(
    "tq-9-gyroscope.pdf",
    "TQ-9 gyroscope data sheet",
    [
        Written(
            "Table 1 – Register map",
            ("Name", "Type", "Address (Hex)", "Default", "Function"),
            [
                ("WHO_ARE_YOU", "r", "0x0F", "11010100", "Device identification"),
                ("CTRL_1", "r/w", "0x20", "00000111", "Power and data rate"),
                ("CTRL_2", "r/w", "0x21", "00000000", "High-pass filter"),
                ("OUT_TEMP", "r", "0x26", "output", "Temperature"),
                ("STATUS", "r", "0x27", "output", "New samples"),
                ("FIFO_CTRL", "r/w", "0x2E", "00100000", "Queue mode"),
                ("RESET", "w", "0x2F", "00000000", "Restart of the device"),
            ],
            "5 Registers",
            notes=("r: read only; w: write only; r/w: read and write.",),
        ),
        Written(
            "Table 2 – Mechanical characteristics",
            ("Parameter", "Conditions", "Min", "Typ", "Max", "Unit"),
            [
                ("Sensitivity", "FS_SEL=0", "", "131", "", "LSB/(°/s)"),
                ("Sensitivity", "FS_SEL=1", "", "65.5", "", "LSB/(°/s)"),
                ("Sensitivity", "FS_SEL=2", "", "32.8", "", "LSB/(°/s)"),
                ("Sensitivity", "FS_SEL=3", "", "16.4", "", "LSB/(°/s)"),
                ("Non-linearity", "Best fit line", "", "0.2", "0.5", "%"),
                ("Zero-rate level", "25 °C", "-10", "", "10", "°/s"),
            ],
            "3 Characteristics",
        ),
        Written(
            "Table 3 – Electrical characteristics",
            ("Parameter", "Symbol", "Min", "Typ", "Max", "Unit"),
            [
                ("Supply voltage", "VDD", "2.4", "3.0", "3.6", "V"),
                ("Supply current", "IDD", "", "6.1", "7", "mA"),
                ("Supply current in sleep mode", "IDDSL", "", "2", "", "mA"),
                ("Supply current in power-down", "IDDPD", "", "5", "", "µA"),
                ("Start-up time", "TON", "", "250", "", "ms"),
            ],
            "3 Characteristics",
        ),
        Written(
            "Table 4 – Pin description",
            ("Pin", "Name", "Direction", "Description"),
            [
                ("1", "VDD_IO", "P", "Supply of the interface"),
                ("2", "SCL", "I", "Serial clock"),
                ("3", "SDA", "I/O", "Serial line"),
                ("4", "INT1", "O", "Interrupt line"),
                ("5", "DRDY", "O", "Sample ready"),
                ("6", "GND", "P", "Ground"),
            ],
            "2 Pins",
            notes=("I = input, O = output, P = power supply",),
        ),
    ],
    ["The device keeps its calibration over the whole range of temperatures."],
)
PROCESSOR = Paper(
    "kestrel-instruction-set.pdf",
    "Kestrel instruction set",
    [
        Written(
            "Table 7 – Arithmetic instructions",
            ("Mnemonic", "Opcode", "Format", "Cycles", "Meaning"),
            [
                ("ADDK", "0110011", "R", "1", "Sum of two registers"),
                ("SUBK", "0110111", "R", "1", "Difference of two registers"),
                ("MULK", "0111011", "R", "4", "Product of two registers"),
                ("DIVK", "0111111", "R", "32", "Quotient of two registers"),
                ("LOADK", "0000011", "I", "2", "Word from memory"),
                ("STOREK", "0100011", "S", "2", "Word into memory"),
            ],
            "4 Instructions",
        ),
        Written(
            "Table 8 – Memory map",
            ("Region", "Start", "End", "Size"),
            [
                ("Boot ROM", "0x0000_0000", "0x0000_FFFF", "64 kB"),
                ("SRAM", "0x2000_0000", "0x2001_FFFF", "128 kB"),
                ("Flash", "0x0800_0000", "0x080F_FFFF", "1 MB"),
                ("Peripherals", "0x4000_0000", "0x4000_FFFF", "64 kB"),
            ],
            "6 Memory",
        ),
        Written(
            "Table 9 – Features of the variants",
            ("Feature", "K10", "K20", "K30"),
            [
                ("Hardware divider", "", "X", "X"),
                ("Floating point", "", "", "X"),
                ("Direct memory access", "X", "X", "X"),
                ("Cryptography", "", "", "X"),
            ],
            "1 Overview",
            notes=("X: available",),
        ),
    ],
)
NODES = Paper(
    "substation-object-model.pdf",
    "Substation object model",
    [
        Written(
            "Table 1 – Abbreviations",
            ("Mark", "Meaning"),
            [("M", "Mandatory"), ("O", "Optional"), ("C", "Conditional"), ("F", "Forbidden")],
            "1 Terms",
        ),
        Written(
            "Table 2 – Data objects of QPUMP",
            ("Data object", "Class", "Presence", "Explanation"),
            [
                ("Spd", "AMV", "M", "Speed of the pump"),
                ("Flw", "AMV", "O", "Flow"),
                ("Beh", "ENX", "M", "Behaviour"),
                ("Hrs", "INC", "O", "Running hours"),
                ("TmpAlm", "SPX", "C", "Alarm of the temperature"),
            ],
            "2 Pumps",
        ),
        Written(
            "Table 3 – Data objects of QTANK",
            ("Data object", "Class", "Presence", "Explanation"),
            [
                ("Lev", "AMV", "M", "Level of the tank"),
                ("Beh", "ENX", "M", "Behaviour"),
                ("Vlm", "AMV", "O", "Volume"),
                ("OvAlm", "SPX", "M", "Alarm of overflow"),
            ],
            "3 Tanks",
        ),
    ],
)
ACCOUNTS = Paper(
    "harbour-annual-report.pdf",
    "Harbour Freight Lines annual report 2023",
    [
        Written(
            "Consolidated income ($ million)",
            ("Item", "2023", "2022", "2021"),
            [
                ("Revenue", "4,812.5", "4,310.0", "3,998.2"),
                ("Cost of sales", "(2,950.1)", "(2,700.4)", "(2,511.0)"),
                ("Operating profit", "612.0", "498.7", "455.1"),
                ("Net interest", "(41.2)", "(39.8)", "(40.5)"),
                ("Profit after tax", "430.6", "350.2", "310.9"),
            ],
            "Results",
        ),
        Written(
            "Revenue by segment",
            ("Segment", "Revenue 2023 ($ million)", "Employees", "Margin"),
            [
                ("Containers", "2,604.1", "5,120", "11.2 %"),
                ("Bulk", "1,310.9", "2,240", "8.4 %"),
                ("Ferries", "640.0", "1,875", "6.1 %"),
                ("Terminals", "257.5", "960", "21.7 %"),
            ],
            "Segments",
        ),
    ],
)
INVOICE = Paper(
    "invoice-20931.pdf",
    "Invoice 20931",
    [
        Written(
            "Positions",
            ("Pos.", "Article", "Quantity", "Unit price", "Amount"),
            [
                ("1", "Ball bearing 6204", "12", "4.50 €", "54.00 €"),
                ("2", "Shaft seal 20x35", "6", "3.20 €", "19.20 €"),
                ("3", "Grease cartridge", "3", "18.90 €", "56.70 €"),
                ("4", "Drive belt A-38", "2", "11.40 €", "22.80 €"),
            ],
            "Delivery of 3 May",
        ),
    ],
    ["The invoice is payable within 14 days."],
)
PHARMACY = Paper(
    "ward-formulary.pdf",
    "Formulary of the ward",
    [
        Written(
            "Table A – Oral medicines",
            ("Medicine", "Single dose", "Maximum daily dose", "Half-life", "Prescription"),
            [
                ("Paracetamol", "500 mg", "4 g", "2.5 h", "no"),
                ("Ibuprofen", "400 mg", "2400 mg", "2 h", "no"),
                ("Metformin", "850 mg", "3 g", "6.2 h", "yes"),
                ("Digoxin", "125 µg", "250 µg", "36 h", "yes"),
                ("Amoxicillin", "1 g", "3 g", "61 min", "yes"),
            ],
            "Oral",
        ),
    ],
)
STAFF = Paper(
    "staff-list.pdf",
    "Staff list of the Ashby branch",
    [
        Written(
            "Employees",
            ("Name", "Department", "Job title", "Salary", "Started"),
            [
                ("Ines Holm", "Sales", "Account manager", "52,000", "2019"),
                ("Tariq Aziz", "Workshop", "Fitter", "41,500", "2015"),
                ("Maud Perrin", "Sales", "Sales assistant", "36,250", "2022"),
                ("Jonas Weiler", "Workshop", "Foreman", "58,900", "2008"),
                ("Lucy Tran", "Accounts", "Bookkeeper", "47,300", "2017"),
            ],
            "Staff",
        ),
    ],
)
FUSES = Paper(
    "schaltschrank-handbuch.pdf",
    "Handbuch Schaltschrank S7",
    [
        Written(
            "Tabelle 4 – Sicherungen",
            ("Bezeichnung", "Stromkreis", "Nennstrom", "Auslösecharakteristik"),
            [
                ("F1", "Beleuchtung", "10 A", "B"),
                ("F2", "Steckdosen", "16 A", "B"),
                ("F3", "Pumpe", "25 A", "C"),
                ("F4", "Heizung", "32 A", "C"),
                ("F5", "Steuerung", "6 A", "B"),
            ],
            "Sicherungen",
        ),
    ],
    ["Der Schaltschrank ist jährlich zu prüfen."],
)
TARIFFS = Paper(
    "tarifs-du-port.pdf",
    "Tarifs du port de plaisance",
    [
        Written(
            "Tableau 2 – Tarifs par bateau",
            ("Catégorie", "Longueur maximale", "Prix par jour", "Prix par mois"),
            [
                ("A", "6 m", "12 €", "210 €"),
                ("B", "9 m", "19 €", "340 €"),
                ("C", "12 m", "28 €", "505 €"),
            ],
            "Tarifs",
        ),
    ],
)
CHIP = Paper(
    "xj52-shouce.pdf",
    "XJ52 微控制器手册",
    [
        Written(
            "表 5-1 中断源列表",
            ("编号", "名称", "优先级", "入口地址"),
            [
                ("12", "SysTick", "0", "0x0030"),
                ("16", "TMR0", "2", "0x0040"),
                ("17", "GPIO_A", "3", "0x0044"),
                ("18", "UART0", "5", "0x0048"),
            ],
            "中断",
        ),
        Written(
            "表 5-2 引脚定义",
            ("引脚", "名称", "类型", "功能"),
            [
                ("1", "VCC", "电源", "供电"),
                ("2", "RXD", "输入", "串口接收"),
                ("3", "TXD", "输出", "串口发送"),
                ("4", "RST", "输入", "复位"),
            ],
            "引脚",
        ),
    ],
)
PROTOCOL = Paper(
    "relay-protocol.pdf",
    "Relay messaging protocol",
    [
        Written(
            "Table 11 – Reason codes",
            ("Code", "Name", "Sent by", "Description"),
            [
                ("0x00", "Success", "Both", "The request was carried out."),
                ("0x81", "Malformed packet", "Server", "The packet could not be read."),
                ("0x87", "Not authorised", "Server", "The client may not do this."),
                ("0x89", "Server busy", "Server", "Try again later."),
                ("0x93", "Window exceeded", "Both", "More packets than the window holds."),
            ],
            "8 Codes",
        ),
        Written(
            "Table 12 – Packet types",
            ("Value", "Packet", "Direction", "Payload"),
            [
                ("1", "HELLO", "Client to server", "Required"),
                ("2", "WELCOME", "Server to client", "None"),
                ("3", "PUSH", "Both", "Optional"),
                ("4-7", "Reserved", "", ""),
                ("8", "BYE", "Both", "None"),
            ],
            "9 Packets",
        ),
    ],
)
MOTORS = [
    Paper(
        f"motor-catalogue-{year}.pdf",
        f"Motor catalogue {year}",
        [
            Written(
                "Table 3 – Motors of the ZM series",
                ("Model", "Power", "Speed", "Weight"),
                [
                    ("ZM-40", "400 W", "1,450 rpm", weights[0]),
                    ("ZM-75", "750 W", "1,450 rpm", weights[1]),
                    ("ZM-110", "1.1 kW", "2,900 rpm", weights[2]),
                    ("ZM-220", "2.2 kW", "2,900 rpm", weights[3]),
                ],
                "ZM series",
            ),
        ],
    )
    for year, weights in (
        ("2021", ("6.1 kg", "9.4 kg", "11.8 kg", "19 kg")),
        ("2024", ("5.8 kg", "8.9 kg", "11.8 kg", "18.5 kg")),
    )
]
FANS = Paper(
    "roof-fans-rf1-rf2.pdf",
    "Roof fans RF1 and RF2",
    [
        Written(
            "Table 1 – Parts of the RF1",
            ("Part", "Order number", "Pieces"),
            [("Impeller", "70-114", "1"), ("Grille", "70-220", "2"), ("Damper", "70-301", "1")],
            "RF1",
        ),
        Written(
            "Table 2 – Parts of the RF2",
            ("Part", "Order number", "Pieces"),
            [("Impeller", "71-114", "1"), ("Grille", "71-220", "4")],
            "RF2",
        ),
    ],
)
PAPERS = [SENSOR, PROCESSOR, NODES, ACCOUNTS, INVOICE, PHARMACY, STAFF, FUSES, TARIFFS, CHIP, PROTOCOL, FANS, *MOTORS]
