// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDagPath.h>
#include <maya/MFn.h>
#include <maya/MObject.h>
#include <maya/MPlug.h>
#include <maya/MSelectionList.h>
#include <maya/MStatus.h>
#include <maya/MStringArray.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Visits the items of a list that pass a filter. Of a DAG item that does not, what is directly below it is
// looked at: the shape of a transform that is selected.
class OPENMAYA_EXPORT MItSelectionList {
 public:
  OPENMAYA_ENUM(selItemType, kUnknownItem = -1, kDagSelectionItem, kAnimSelectionItem, kDNselectionItem,
                kPlugSelectionItem);
  MItSelectionList(const MSelectionList& list, MFn::Type filter = MFn::kInvalid,
                   MStatus* ReturnStatus = NULL);
  virtual ~MItSelectionList();
  bool isDone(MStatus* ReturnStatus = NULL);
  MStatus next();
  MStatus reset();
  MStatus getDependNode(MObject& depNode);
  MStatus getDagPath(MDagPath& dagPath, MObject& component);
  MStatus getDagPath(MDagPath& dagPath);
  MStatus getPlug(MPlug& plug);
  MStatus getStrings(MStringArray& array);
  selItemType itemType(MStatus* ReturnStatus = NULL);
  MStatus setFilter(MFn::Type filter);  // and starts again
  bool hasComponents(MStatus* ReturnStatus = NULL) const;
  static const char* className();

 private:
  MSelectionList all_, passing_;
  unsigned int at_ = 0;
};
OPENMAYA_NAMESPACE_CLOSE
