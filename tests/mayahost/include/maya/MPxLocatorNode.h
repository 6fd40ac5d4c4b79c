// SPDX-License-Identifier: MIT
#pragma once

#include <maya/M3dView.h>
#include <maya/MBoundingBox.h>
#include <maya/MDagPath.h>
#include <maya/MPoint.h>
#include <maya/MPxNode.h>
#include <maya/MVector.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A shape that is drawn but not rendered. The matrices of the DAG are computed by the host.
class OPENMAYAUI_EXPORT MPxLocatorNode : public MPxNode {
 public:
  MPxLocatorNode();
  ~MPxLocatorNode() override;
  MPxNode::Type type() const override;
  virtual void draw(M3dView& view, const MDagPath& path, M3dView::DisplayStyle style, M3dView::DisplayStatus);
  virtual bool isBounded() const;
  virtual MBoundingBox boundingBox() const;
  virtual bool excludeAsLocator() const;
  virtual bool isTransparent() const;
  virtual bool drawLast() const;
  virtual bool useClosestPointForSelection() const;
  virtual MPoint closestPoint(MPoint cursorRayPoint, MVector cursorRayDir) const;

  static MObject localPosition;
  static MObject localPositionX;
  static MObject localPositionY;
  static MObject localPositionZ;
  static MObject worldPosition;
  static MObject worldPositionX;
  static MObject worldPositionY;
  static MObject worldPositionZ;
  static MObject localScale;
  static MObject localScaleX;
  static MObject localScaleY;
  static MObject localScaleZ;
  static MObject matrix;
  static MObject inverseMatrix;
  static MObject worldMatrix;
  static MObject worldInverseMatrix;
  static MObject parentMatrix;
  static MObject parentInverseMatrix;
  static MObject visibility;
  static MObject intermediateObject;
  static MObject instObjGroups;
  static MObject objectGroups;
  static MObject objectGrpCompList;
  static MObject objectGroupId;
  static MObject objectGroupColor;
  static const char* className();
};
OPENMAYA_NAMESPACE_CLOSE
