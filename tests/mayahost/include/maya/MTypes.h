// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MApiNamespace.h>

#include <inttypes.h>
#include <cstddef>

#define MAYA_APP_VERSION 2024
#define MAYA_API_VERSION 20240000
#define MAYA_CUSTOM_VERSION_MAJOR 0
#define MAYA_CUSTOM_VERSION_MINOR 0
#define MAYA_CUSTOM_VERSION_CLIENT ""
#define MAYA_CUSTOM_VERSION \
  (MAYA_APP_VERSION * 10000 + MAYA_CUSTOM_VERSION_MAJOR * 100 + MAYA_CUSTOM_VERSION_MINOR)

#ifndef PLUGIN_EXPORT
#define PLUGIN_EXPORT DLL_PUBLIC
#endif

#define BEGIN_NO_SCRIPT_SUPPORT public
#define END_NO_SCRIPT_SUPPORT public
#define OPENMAYA_PRIVATE private
#define OPENMAYA_ENUM(EnumName, ...) enum EnumName { __VA_ARGS__ }

typedef signed short short2[2];
typedef signed short short3[3];
typedef signed int long2[2];
typedef signed int long3[3];
typedef signed int int2[2];
typedef signed int int3[3];
typedef float float2[2];
typedef float float3[3];
typedef double double2[2];
typedef double double3[3];
typedef double double4[4];
typedef long MInt64;
typedef unsigned long MUint64;
typedef intptr_t MIntPtrSz;
typedef uintptr_t MUintPtrSz;
#define MBits64_

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The space a transformation or position is given in.
class OPENMAYA_EXPORT MSpace {
 public:
  enum Space {
    kInvalid = 0,
    kTransform = 1,
    kPreTransform = 2,
    kPostTransform = 3,
    kWorld = 4,
    kObject = kPreTransform,
    kLast = 5
  };
};
OPENMAYA_NAMESPACE_CLOSE

typedef void* (*MCreatorFunction)();
typedef MSyntax (*MCreateSyntaxFunction)();
typedef MStatus (*MInitializeFunction)();
typedef MPxTransformationMatrix* (*MCreateXformMatrixFunction)();
