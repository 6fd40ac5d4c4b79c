// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MColor.h>
#include <maya/MColorArray.h>
#include <maya/MDagPath.h>
#include <maya/MFloatArray.h>
#include <maya/MFloatVectorArray.h>
#include <maya/MFnDagNode.h>
#include <maya/MObject.h>
#include <maya/MPoint.h>
#include <maya/MTypes.h>
#include <maya/MVector.h>
#include <maya/MVectorArray.h>

#include <vector>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The vertices of a mesh, one after the other. A component that is given is refused.
class OPENMAYA_EXPORT MItMeshVertex {
 public:
  MItMeshVertex(MObject& polyObject, MStatus* ReturnStatus = NULL);
  MItMeshVertex(const MDagPath& polyObject, MObject& component = MObject::kNullObj,
                MStatus* ReturnStatus = NULL);
  virtual ~MItMeshVertex();
  bool isDone(MStatus* ReturnStatus = NULL);
  MStatus next();
  MStatus reset();
  MStatus reset(MObject& polyObject);
  MStatus reset(const MDagPath& polyObject, MObject& component = MObject::kNullObj);
  int count(MStatus* ReturnStatus = NULL);
  int index(MStatus* ReturnStatus = NULL);
  MStatus setIndex(int index, int& prevIndex);
  MPoint position(MSpace::Space space = MSpace::kObject, MStatus* ReturnStatus = NULL);
  MStatus setPosition(const MPoint& point, MSpace::Space space = MSpace::kObject);
  MStatus translateBy(const MVector& vector, MSpace::Space space = MSpace::kObject);
  MStatus getNormal(MVector& vector, MSpace::Space space = MSpace::kObject);
  MStatus getConnectedFaces(MIntArray& faceList);
  MStatus getConnectedEdges(MIntArray& edgeList);
  MStatus getConnectedVertices(MIntArray& vertexList);
  MStatus numConnectedFaces(int& faceCount) const;
  MStatus numConnectedEdges(int& edgeCount) const;
  MStatus numUVs(int& count, const MString* uvSet = NULL);
  MStatus getUV(float2& uvPoint, const MString* uvSet = NULL);
  MStatus getUV(int faceId, float2& uvPoint, const MString* uvSet = NULL) const;
  MStatus getUVs(MFloatArray& uArray, MFloatArray& vArray, MIntArray& faceIds,
                 const MString* uvSet = NULL) const;
  MStatus getUVIndices(MIntArray& uvIndices, const MString* uvSet = NULL) const;
  bool hasColor(MStatus* ReturnStatus = NULL) const;
  MStatus getColor(MColor& color, const MString* colorSetName = NULL) const;  // the mean of its corners'
  bool onBoundary(MStatus* ReturnStatus = NULL);
  MStatus updateSurface();
  MStatus geomChanged();
  static const char* className();

 private:
  MObject object_;
  MDagPath path_;
  int at_ = 0;
  std::vector<int> chosen_;  // those it visits, where a component was given
  std::size_t step_ = 0;     // among them
  bool partial_ = false;
};
OPENMAYA_NAMESPACE_CLOSE
