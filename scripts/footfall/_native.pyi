# SPDX-License-Identifier: MIT
# The native module is the package's own affair; what people use is typed where it is defined.
from typing import Any

def __getattr__(name: str) -> Any: ...
