"""Between the Qt-free core and the widgets: jobs, lanes, item models. QtCore only."""
