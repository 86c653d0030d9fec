"""Files without pages of their own, as texts, web pages and workbooks are: what they hold, set on pages and drawn."""
