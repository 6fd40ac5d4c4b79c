// SPDX-License-Identifier: MIT
#pragma once

#include <iosfwd>
