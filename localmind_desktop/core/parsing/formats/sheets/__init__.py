"""Reads Excel workbooks (xlsx, xls), and what sheets of every format have in common."""
