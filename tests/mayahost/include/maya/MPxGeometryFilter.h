// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MItGeometry.h>
#include <maya/MMatrix.h>
#include <maya/MPxNode.h>
#include <maya/MSelectionList.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A node that moves the points of curves and meshes. Unless it computes outputGeom itself, the host copies
// the input and calls deform with an iterator over the copy; with nodeState HasNoEffect it only copies.
class OPENMAYAANIM_EXPORT MPxGeometryFilter : public MPxNode {
 public:
  OPENMAYA_ENUM(DeformationDetails, kDeformsUVs = (1 << 1), kDeformsColors = (1 << 2),
                kDeformsAll = (kDeformsUVs | kDeformsColors));
  MPxGeometryFilter();
  ~MPxGeometryFilter() override;
  MPxNode::Type type() const override;
  // `mat` takes the points to the world, where the geometry knows it (as what worldMesh and worldSpace give).
  virtual MStatus deform(MDataBlock& block, MItGeometry& iter, const MMatrix& mat, unsigned int multiIndex);
  virtual MObject& accessoryAttribute() const;
  virtual MStatus accessoryNodeSetup(MDagModifier& cmd);
  void setUseExistingConnectionWhenSetEditing(bool state);
  MStatus setDeformationDetails(unsigned int flags);
  unsigned int getDeformationDetails(MStatus* ReturnStatus = NULL);
  virtual void setModifiedCallback(MSelectionList& list, bool listAdded);
  MPlug passThroughToOne(const MPlug& plug) const override;  // a geometry without the node: its input

  static MObject input;
  static MObject inputGeom;
  static MObject groupId;
  static MObject outputGeom;
  static MObject envelope;
  static const char* className();

 private:
  unsigned int details_ = 0;
};
OPENMAYA_NAMESPACE_CLOSE
