// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnDagNode.h>
#include <maya/MTransformationMatrix.h>
#include <maya/MVector.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The translation, rotation, scale and shear of a transform. Setting writes the node's attributes, and fails,
// with nothing written, if one of them is locked or driven. Spaces: kTransform and kObject are the parent's
// space; kWorld is for translations alone.
class OPENMAYA_EXPORT MFnTransform : public MFnDagNode {
  MAYAHOST_FUNCTION_SET(MFnTransform, MFn::kTransform)
  MFnTransform(const MDagPath& object, MStatus* ReturnStatus = NULL);

  MObject create(MObject parent = MObject::kNullObj, MStatus* ReturnStatus = NULL);
  MStatus getScale(double scale[3]) const;
  MStatus setScale(const double scale[3]);
  MStatus getShear(double shear[3]) const;
  MStatus setShear(const double shear[3]);
  MStatus getRotation(MQuaternion& quaternion, MSpace::Space = MSpace::kTransform) const;
  MStatus setRotation(const MQuaternion& quaternion, MSpace::Space = MSpace::kTransform);
  MStatus getRotation(MEulerRotation& rotation) const;
  MStatus setRotation(const MEulerRotation& rotation);  // in the node's rotate order, whatever its own
  MVector getTranslation(MSpace::Space space, MStatus* ReturnStatus = NULL) const;
  MStatus setTranslation(const MVector& vec, MSpace::Space space);
  MStatus translateBy(const MVector& vec, MSpace::Space space);
  MTransformationMatrix::RotationOrder rotationOrder(MStatus* ReturnStatus = NULL) const;
  // With reorder the angles change so that the rotation stays.
  MStatus setRotationOrder(MTransformationMatrix::RotationOrder order, bool reorder);
};
OPENMAYA_NAMESPACE_CLOSE
