"""More invented papers: things across and attributes down, a matrix of marks, sister tables."""

from tests.core.ask.shelf import Paper, Written

PUMPS = Paper(
    "pump-catalogue.pdf",
    "Catalogue of pumps",
    [
        Written(
            "Table 1 – Technical data",
            ("", "P100", "P200", "P300"),
            [
                ("Flow rate", "12 l/min", "25 l/min", "40 l/min"),
                ("Rated power", "90 W", "180 W", "370 W"),
                ("Noise level", "45 dB", "52 dB", "58 dB"),
                ("Degree of protection", "IP44", "IP54", "IP65"),
            ],
            "Technical data",
        ),
        Written(
            "Table 2 – Accessories per pump",
            ("Accessory", "P100", "P200", "P300"),
            [
                ("Wall bracket", "✓", "✓", "✓"),
                ("Hose set", "✓", "–", "✓"),
                ("Float switch", "–", "✓", "✓"),
                ("Remote control", "–", "–", "✓"),
            ],
            "Accessories",
        ),
        Written(
            "Table 3 – Fault codes",
            ("Code", "Fault", "Remedy", "Reset"),
            [
                ("F01", "Dry running", "Fill the pump", "manual"),
                ("F02", "Overheating", "Let it cool down", "automatic"),
                ("F03", "Blocked rotor", "Clean the rotor", "manual"),
                ("F04", "Sensor lost", "Check the cable", "automatic"),
            ],
            "Faults",
        ),
    ],
)
BUS = Paper(
    "meter-gateway-registers.pdf",
    "Meter gateway register list",
    [
        Written(
            "Table 1 – Input registers",
            ("Address", "Name", "Data type", "Unit", "Access"),
            [
                ("30001", "Voltage L1", "FLOAT32", "V", "R"),
                ("30003", "Voltage L2", "FLOAT32", "V", "R"),
                ("30005", "Current L1", "FLOAT32", "A", "R"),
                ("30007", "Energy total", "UINT64", "kWh", "R"),
                ("30011", "Status", "UINT16", "", "R"),
            ],
            "Input registers",
        ),
        Written(
            "Table 2 – Holding registers",
            ("Address", "Name", "Data type", "Unit", "Access"),
            [
                ("40001", "Slave address", "UINT16", "", "R/W"),
                ("40002", "Baud rate", "UINT16", "", "R/W"),
                ("40003", "Current transformer ratio", "UINT16", "", "R/W"),
                ("40004", "Reset energy", "UINT16", "", "W"),
            ],
            "Holding registers",
            notes=("R = read only, W = write only, R/W = read and write",),
        ),
        Written(
            "Table 3 – Status bits",
            ("Bit", "Meaning", "Severity"),
            [
                ("0", "Phase L1 missing", "alarm"),
                ("1", "Phase L2 missing", "alarm"),
                ("2", "Clock not set", "warning"),
                ("3", "Memory full", "warning"),
                ("4", "Service due", "info"),
            ],
            "Status bits",
        ),
    ],
)
MENU = Paper(
    "kurverwaltung-preise.pdf",
    "Preisliste der Kurverwaltung",
    [
        Written(
            "Anwendungen",
            ("Anwendung", "Dauer", "Preis", "Ort"),
            [
                ("Moorbad", "40 min", "38,00 €", "Badehaus"),
                ("Massage", "30 min", "32,50 €", "Kurhaus"),
                ("Solebad", "25 min", "32,50 €", "Badehaus"),
                ("Inhalation", "20 min", "14,00 €", "Kurhaus"),
                ("Wassertreten", "15 min", "0,00 €", "Kurpark"),
            ],
            "Anwendungen",
        ),
        Written(
            "Öffnungszeiten",
            ("Tag", "Badehaus", "Kurhaus"),
            [
                ("Montag", "9-18 Uhr", "geschlossen"),
                ("Dienstag", "9-18 Uhr", "10-17 Uhr"),
                ("Samstag", "10-16 Uhr", "10-14 Uhr"),
            ],
            "Öffnungszeiten",
        ),
    ],
)
SWITCH = Paper(
    "路由器手册.pdf",
    "工业路由器用户手册",
    [
        Written(
            "表 1 接口列表",
            ("接口", "数量", "速率", "说明"),
            [
                ("以太网口", "4", "1000 Mbps", "支持自动翻转"),
                ("光口", "2", "1000 Mbps", "单模"),
                ("串口", "2", "115200 bps", "RS485"),
                ("USB口", "1", "480 Mbps", "升级固件"),
            ],
            "接口",
        ),
        Written(
            "表 2 指示灯状态",
            ("指示灯", "颜色", "状态", "含义"),
            [
                ("PWR", "绿", "常亮", "电源正常"),
                ("SYS", "绿", "闪烁", "系统运行"),
                ("ALM", "红", "常亮", "系统告警"),
                ("NET", "绿", "闪烁", "数据收发"),
            ],
            "指示灯",
        ),
    ],
)
CONTROLLER = Paper(
    "tx100-controller.pdf",
    "TX-100 controller",
    [
        Written(
            "TX-100 in brief",
            ("Item", "Value"),
            [
                ("TX-100 temperature range", "-20 to 60 °C"),
                ("TX-100 measuring rate", "10 per second"),
                ("TX-100 housing type", "wall"),
                ("TX-100 supply voltage", "24 V"),
                ("TX-100 current limit", "2 A"),
                ("TX-100 weight", "0.4 kg"),
            ],
            "Brief",
        ),
        Written(
            "Relay outputs of the TX-100",
            ("Output", "Contact", "Max. current", "Max. voltage"),
            [
                ("Relay 1", "NO", "5 A", "230 V"),
                ("Relay 2", "NC", "5 A", "230 V"),
                ("Relay 3", "NO", "10 A", "400 V"),
            ],
            "Outputs",
        ),
    ],
)
PAPERS = [CONTROLLER, PUMPS, BUS, MENU, SWITCH]
