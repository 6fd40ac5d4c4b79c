// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDagPath.h>
#include <maya/MFnDagNode.h>
#include <maya/MObject.h>
#include <maya/MPoint.h>
#include <maya/MTypes.h>
#include <maya/MVector.h>

#include <vector>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The edges of a mesh, one after the other, or those of a component.
class OPENMAYA_EXPORT MItMeshEdge {
 public:
  MItMeshEdge(MObject& polyObject, MStatus* ReturnStatus = NULL);
  MItMeshEdge(MObject& polyObject, MObject& component, MStatus* ReturnStatus = NULL);
  MItMeshEdge(const MDagPath& polyObject, MObject& component = MObject::kNullObj,
              MStatus* ReturnStatus = NULL);
  virtual ~MItMeshEdge();
  bool isDone(MStatus* ReturnStatus = NULL);
  MStatus next();
  MStatus reset();
  MStatus reset(MObject& polyObject, MObject& component = MObject::kNullObj);
  MStatus reset(const MDagPath& polyObject, MObject& component = MObject::kNullObj);
  int count(MStatus* ReturnStatus = NULL);
  MPoint center(MSpace::Space space = MSpace::kObject, MStatus* ReturnStatus = NULL);
  MPoint point(int index, MSpace::Space space = MSpace::kObject, MStatus* ReturnStatus = NULL);
  MStatus setPoint(const MPoint& point, unsigned int index, MSpace::Space space = MSpace::kObject);
  bool isSmooth(MStatus* ReturnStatus = NULL) const;   // always: nothing here is hard
  int index(int index, MStatus* ReturnStatus = NULL);  // of one of its two vertices
  int index(MStatus* ReturnStatus = NULL) const;
  MObject edge(MStatus* ReturnStatus = NULL);
  MObject currentItem(MStatus* ReturnStatus = NULL);
  MStatus updateSurface();
  MStatus geomChanged();
  MStatus setIndex(int index, int& prevIndex);
  int getConnectedFaces(MIntArray& faceList, MStatus* ReturnStatus = NULL) const;
  int getConnectedEdges(MIntArray& edgeList, MStatus* ReturnStatus = NULL) const;
  MStatus numConnectedFaces(int& faceCount) const;
  MStatus numConnectedEdges(int& edgeCount) const;
  bool connectedToFace(int index, MStatus* ReturnStatus = NULL);
  bool connectedToEdge(int index, MStatus* ReturnStatus = NULL);
  bool onBoundary(MStatus* ReturnStatus = NULL);
  MStatus getLength(double& length, MSpace::Space space = MSpace::kObject);
  static const char* className();

 private:
  MStatus begin(const MObject& component);
  MObject object_;
  MDagPath path_;
  std::vector<int> chosen_;
  std::size_t step_ = 0;
  int at_ = -1;
};
OPENMAYA_NAMESPACE_CLOSE
