"""Answers and tables as workbooks and text."""
