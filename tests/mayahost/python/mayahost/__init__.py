# SPDX-License-Identifier: MIT
"""Helpers for tests that run in the stand-in host; nothing here exists in Maya.

ui: a user interface that is recorded instead of shown. shelf: what a shelf file says. deferred: what waits for an
idle moment."""
