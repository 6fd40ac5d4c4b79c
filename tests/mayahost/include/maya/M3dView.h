// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MColor.h>
#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The one view, 960 by 540 pixels without perspective, that tools work in (mayahost/tool.h says where it
// looks). It shows nothing.
class OPENMAYAUI_EXPORT M3dView {
 public:
  M3dView();
  virtual ~M3dView();
  static M3dView active3dView(MStatus* ReturnStatus = NULL);
  static unsigned int numberOf3dViews();
  static MStatus get3dView(const unsigned int index, M3dView& view);
  int portWidth(MStatus* ReturnStatus = NULL);
  int portHeight(MStatus* ReturnStatus = NULL);
  MStatus refresh(bool all = false, bool force = false);
  // A point in front of the view and a unit vector away from it.
  MStatus viewToWorld(short x_pos, short y_pos, MPoint& worldPt, MVector& worldVector) const;
  MStatus viewToWorld(short x_pos, short y_pos, MPoint& nearClipPt, MPoint& farClipPt) const;
  MStatus viewToObjectSpace(short x_pos, short y_pos, const MMatrix& localMatrixInverse, MPoint& oPt,
                            MVector& oVector) const;
  bool worldToView(const MPoint& worldPt, short& x_pos, short& y_pos, MStatus* ReturnStatus = NULL) const;
  static const char* className();

  OPENMAYA_ENUM(DisplayStyle, kBoundingBox, kFlatShaded, kGouraudShaded, kWireFrame, kPoints);
  OPENMAYA_ENUM(DisplayStatus, kActive, kLive, kDormant, kInvisible, kHilite, kTemplate, kActiveTemplate,
                kActiveComponent, kLead, kIntermediateObject, kActiveAffected, kNoStatus);
};
OPENMAYA_NAMESPACE_CLOSE
