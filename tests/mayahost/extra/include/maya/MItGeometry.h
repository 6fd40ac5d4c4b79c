// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDagPath.h>
#include <maya/MDataHandle.h>
#include <maya/MObject.h>
#include <maya/MPoint.h>
#include <maya/MPointArray.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>
#include <maya/MVector.h>

#include <vector>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Visits the points of a shape or of geometry in a data block: vertices of a mesh, control vertices of a
// curve (those that a closed curve repeats once), or the given ones. Positions can be set unless it is made
// of a handle to read only.
class OPENMAYA_EXPORT MItGeometry {
 public:
  MItGeometry(const MDagPath& dagPath, MStatus* ReturnStatus = NULL);
  MItGeometry(const MDagPath& dagPath, MObject& component, MStatus* ReturnStatus = NULL);
  MItGeometry(MObject& dagObject, MStatus* ReturnStatus = NULL);
  MItGeometry(MDataHandle& dataHandle, unsigned int groupId, bool readOnly = true,
              MStatus* ReturnStatus = NULL);
  MItGeometry(MDataHandle& dataHandle, bool readOnly = true, MStatus* ReturnStatus = NULL);
  virtual ~MItGeometry();
  bool isDone(MStatus* ReturnStatus = NULL) const;
  MStatus next();
  MPoint position(MSpace::Space space = MSpace::kObject, MStatus* ReturnStatus = NULL) const;
  MVector normal(MSpace::Space space = MSpace::kObject, MStatus* ReturnStatus = NULL) const;  // of meshes
  MStatus setPosition(const MPoint& point, MSpace::Space space = MSpace::kObject);
  int index(MStatus* ReturnStatus = NULL) const;
  int count(MStatus* ReturnStatus = NULL) const;
  int exactCount(MStatus* ReturnStatus = NULL);
  MObject component(MStatus* ReturnStatus = NULL) const;    // all of it as one component
  MObject currentItem(MStatus* ReturnStatus = NULL) const;  // the point it is at
  MStatus reset();
  MStatus allPositions(MPointArray& points, MSpace::Space space = MSpace::kObject) const;
  MStatus setAllPositions(const MPointArray& points, MSpace::Space space = MSpace::kObject);
  static const char* className();

 private:
  MStatus hold(const MObject& geometry, const MDagPath& path);
  MStatus hold(MDataHandle& handle, bool readOnly);
  MStatus readAll(MPointArray& points, MSpace::Space space) const;  // with those that a closed curve repeats
  MObject object_;
  MDagPath path_;
  unsigned int here() const;  // the number of the point it is at
  bool isWhole() const { return chosen_.empty(); }
  unsigned int at_ = 0, count_ = 0;
  std::vector<int> chosen_;  // the points it visits, where these are not all
  bool readOnly_ = false;
};
OPENMAYA_NAMESPACE_CLOSE
using OPENMAYA_MAJOR_NAMESPACE_SCHEMA::MItGeometry;
