"""Invented documents for the tests of heads: rows of headers in the body, bands in a later column, papers by number."""

from tests.core.ask.shelf import Paper, Written

PUMP = Paper(
    "hx120-pump-controller.pdf",
    "HX120 and HX121 pump controllers",
    [
        Written(
            "Table 7. Register map",
            ("REGISTER", "ADDRESS › A3", "ADDRESS › A2", "ADDRESS › A1", "ADDRESS › A0", "HEX CODE"),
            [
                ("Motor 0", "0", "0", "0", "1", "0xX1"),
                ("Motor 1", "0", "0", "1", "0", "0xX2"),
                ("Motor 2", "0", "0", "1", "1", "0xX3"),
                ("Flow Limit", "1", "0", "1", "1", "0xXB"),
                ("Standby", "1", "1", "0", "0", "0xXC"),
            ],
            "Registers",
        ),
        Written(
            "Table 8. Flow-Limit Register Format",
            ("FLOW LIMIT", "DATA › D2", "DATA › D1", "DATA › D0", "HEX CODE"),
            [
                ("Motor 0 only", "0", "0", "0", "0xX0"),
                ("Motors 0 & 1", "0", "0", "1", "0xX1"),
                ("Motors 0 1 2", "0", "1", "0", "0xX2"),
            ],
            "Registers",
        ),
        Written(
            "Table 9. Speed Register Format",
            ("DUTY › HX120", "CYCLE › HX121", "D1", "D0", "HEX CODE"),
            [
                ("1/32", "1/16", "0", "0", "0xX0"),
                ("3/32", "2/16", "0", "1", "0xX1"),
                ("5/32", "8/16", "1", "0", "0xX2"),
            ],
            "Registers",
        ),
        Written(
            "Table 10. Choice of the damping",
            ("KD2", "KD1", "KD0", "n", "RECOMMENDED PULSE RATE"),
            [
                ("0", "0", "0", "7", "1 : 100"),
                ("0", "0", "1", "6", "1 : 80"),
                ("0", "1", "0", "5", "1 : 65"),
                ("0", "1", "1", "4", "1 : 48"),
                ("1", "0", "0", "3", "1 : 40"),
            ],
            "Damping",
        ),
    ],
    prose=["To write to the fourth motor register, send the hex code of its address and three codes of no operation."],
)
TRAWLERS = Paper(
    "fleet-figures.pdf",
    "Figures of the fleet",
    [
        Written(
            "",
            ("", "", "", "", ""),
            [
                ("", "draft", "tons", "masts", "crew"),
                ("Petrel 9", "2.1", "40", "2", "5"),
                ("Sea Lark", "3.0", "71", "3", "9"),
                ("Gannet", "2.6", "52", "2", "7"),
                ("Old Fulmar", "3.4", "88", "3", "5"),
            ],
        )
    ],
)
LIBRARY = Paper(
    "tideline-library.pdf",
    "Tideline library manual",
    [
        Written(
            "",
            ("Function", "Description", "Source"),
            [
                ("", "Tide table functions", ""),
                ("tabnew()", "Makes a table", "tab.c"),
                ("tabend()", "Ends a table", "tab.c"),
                ("tabsum()", "Adds up a table", "tab.c"),
                ("", "LUNAR EPOCH functions", ""),
                ("lunread()", "Reads LUNAR messages", "lun.c"),
                ("lunsort()", "Sorts messages", "lun.c"),
                ("", "Clock functions", ""),
                ("clkset()", "Sets the clock", "clk.c"),
                ("clkget()", "Reads the clock", "clk.c"),
                ("clkadd()", "Adds to the clock", "clk.c"),
            ],
            "Appendix C Calls",
        ),
        Written(
            "",
            ("Port", "Quay", "Berth Priority", "Berth Priority", "Berth Priority", "Berth Priority"),
            [
                ("", "", "1", "2", "3", "4"),
                ("Arden", "Q1", "1C", "1P", "1Y", ""),
                ("Arden", "Q2", "2P", "2Y", "2W", "2C"),
                ("Brook", "Q7", "7I", "7K", "7X", ""),
                ("Brook", "Q9", "8I", "8K", "8X", "8Z"),
            ],
            "D.4 Default Priorities of Berths",
        ),
        Written(
            "",
            ("", "", ""),
            [
                ("nports", "number of ports", "integer"),
                ("depth(i)", "depth of port i", "real"),
                ("name(i)", "name of harbours at port i", "string"),
            ],
            "5 Input blocks",
            above=("The blocks stand in one file.", "Each has a name.", "Blocks", "5.1 harbours"),
        ),
        Written(
            "",
            ("", "", ""),
            [("quiet", "whether the harbours are left out", "logical")],
            "5 Input blocks",
            above=("The blocks stand in one file.", "Each has a name.", "Blocks", "5.2 output"),
        ),
    ],
)
INVOICE = Paper(
    "cloud-invoice.pdf",
    "Tidewater Cloud services",
    [
        Written("", ("", ""), [("Invoice Number:", "55120931"), ("Invoice Date:", "3 May")], "Invoice Summary"),
        Written("", ("", ""), [("Service Charges", "$4.11"), ("Total for this invoice", "$4.11")], "Summary"),
        Written(
            "",
            ("", ""),
            [
                ("Tidewater Transfer", "$0.01"),
                ("Charges", "$0.01"),
                ("Tidewater Moraine", "$2.22"),
                ("Charges", "$2.22"),
            ],
            "Detail",
        ),
    ],
)
GIVERS = Paper(
    "donantes.pdf",
    "Donantes",
    [
        Written(
            "",
            ("Apellido", "Nombre", "Fecha", "Importe"),
            [
                ("ALBA", "JUAN", "09/10/2013", "$ 10.000,00"),
                ("BRAVO", "MARIA", "09/10/2013", "$ 20.000,00"),
                ("CANO", "LUIS", "09/10/2013", "$ 5.000,00"),
                ("DUARTE", "ROSA", "09/10/2013", "$ 20.000,00"),
            ],
        )
    ],
)
STAMPS = Paper(
    "zh-stamps.pdf",
    "参考手册",
    [
        Written(
            "表 1.9: 时间戳类型列表",
            ("类型", "含义（历史上的定义）"),
            [
                ("mtime", "文件修改时间(ls -1)"),
                ("ctime", "文件状态修改时间(ls -lc)"),
                ("atime", "最后被访问的时间(ls -lu)"),
            ],
            "1.2.6 时间戳",
        )
    ],
    prose=["文件的时间戳由系统维护。"],
)
PAPERS = (PUMP, TRAWLERS, LIBRARY, INVOICE, GIVERS, STAMPS)
