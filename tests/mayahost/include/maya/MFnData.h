// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnBase.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnData : public MFnBase {
  MAYAHOST_FUNCTION_SET(MFnData, MFn::kData)
  OPENMAYA_ENUM(Type, kInvalid, kNumeric, kPlugin, kPluginGeometry, kString, kMatrix, kStringArray,
                kDoubleArray, kFloatArray, kIntArray, kPointArray, kVectorArray, kMatrixArray, kComponentList,
                kMesh, kLattice, kNurbsCurve, kNurbsSurface, kSphere, kDynArrayAttrs, kDynSweptGeometry,
                kSubdSurface, kNObject, kNId, kAny, kFalloffFunction, kLast);
};
OPENMAYA_NAMESPACE_CLOSE
