"""Answers, tables and conversations as files: Excel workbooks, Markdown and comma-separated values."""
