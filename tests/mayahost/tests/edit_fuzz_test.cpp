// SPDX-License-Identifier: MIT
#include "sample_scene.h"
