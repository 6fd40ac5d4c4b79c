// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnTransform.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A joint: a transform with an orientation between its rotation and its parent. The matrix is
// [S][RO][R][JO][IS][T]; there is no solver here, so stiffness, preferred angles and damping are missing.
class OPENMAYAANIM_EXPORT MFnIkJoint : public MFnTransform {
  MAYAHOST_FUNCTION_SET(MFnIkJoint, MFn::kJoint)
  OPENMAYA_ENUM(Axis, kXAxis, kYAxis, kZAxis, kNone);
  MFnIkJoint(const MDagPath& object, MStatus* ReturnStatus = NULL);

  MObject create(MObject parent = MObject::kNullObj, MStatus* ReturnStatus = NULL);
  MStatus getOrientation(MQuaternion& quaternion) const;
  MStatus setOrientation(const MQuaternion& quaternion);
  MStatus getOrientation(MEulerRotation& rotation) const;
  MStatus setOrientation(const MEulerRotation& rotation);
  MStatus getOrientation(double rotation[3], MTransformationMatrix::RotationOrder& order) const;
  MStatus setOrientation(const double rotation[3], MTransformationMatrix::RotationOrder order);
  MStatus getScaleOrientation(MQuaternion& quaternion) const;  // rotateAxis
  MStatus setScaleOrientation(const MQuaternion& quaternion);
  MStatus getScaleOrientation(double rotation[3], MTransformationMatrix::RotationOrder& order) const;
  MStatus setScaleOrientation(const double rotation[3], MTransformationMatrix::RotationOrder order);
  MStatus getSegmentScale(double scale[3]) const;
  MStatus setSegmentScale(const double scale[3]);
};
OPENMAYA_NAMESPACE_CLOSE
