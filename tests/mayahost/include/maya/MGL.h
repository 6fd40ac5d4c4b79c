// SPDX-License-Identifier: MIT
// The headers of OpenGL with those of the window system, and so all the names they define (None, Status, Bool
// ...), as Maya's own has them; nothing where they are not installed.
#pragma once

#if __has_include(<GL/glx.h>) && __has_include(<GL/glu.h>)
#include <GL/glu.h>
#include <GL/glx.h>
#endif
