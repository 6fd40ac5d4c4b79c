// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MTypes.h>

#if !defined(MNoVersionString)
#define MAYAHOST_TEXT2(x) #x
#define MAYAHOST_TEXT(x) MAYAHOST_TEXT2(x)
PLUGIN_EXPORT char MApiVersion[] = MAYAHOST_TEXT(MAYA_API_VERSION);
#endif
