# SPDX-License-Identifier: GPL-3.0-or-later
"""What the user sees: properties, panels in the sidebar, what is drawn over the view."""
