# SPDX-License-Identifier: MIT
"""maya.api."""
